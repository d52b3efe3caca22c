package dev.gyre.page.css.cascade;

import java.util.LinkedHashMap;
import java.util.Map;

/** A cascade layer, <a href="https://drafts.csswg.org/css-cascade-5/#layering">CSS Cascade 5</a>; the root stands for what is in no layer. */
final class Layer {
    private final Map<String, Layer> children = new LinkedHashMap<>();
    private int anonymous;
    private int order;

    /** The layer of a name with dots, made where it does not exist; an empty name makes a new one. */
    Layer child(String name) {
        if (name.isEmpty()) {
            Layer made = new Layer();
            children.put(" " + anonymous++, made);
            return made;
        }
        Layer layer = this;
        for (String part : name.split("\\.")) {
            layer = layer.children.computeIfAbsent(part, unused -> new Layer());
        }
        return layer;
    }

    /** Numbers all layers from weak to strong: those within a layer before what is directly in it. */
    int number(int next) {
        int current = next;
        for (Layer child : children.values()) {
            current = child.number(current);
        }
        order = current;
        return current + 1;
    }

    /** The place from weak to strong, for declarations that are not important. */
    int order() {
        return order;
    }
}

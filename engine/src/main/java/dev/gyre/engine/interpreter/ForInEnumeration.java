package dev.gyre.engine.interpreter;

import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyDescriptor;
import dev.gyre.engine.object.ProxyObject;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.object.Shape;
import dev.gyre.engine.object.ShapeKind;
import dev.gyre.engine.value.JsSymbol;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

// EnumerateObjectProperties ( O ), https://tc39.es/ecma262/#sec-enumerate-object-properties
/** The state of a for-in loop: object by object up the prototype chain, each key once, deleted ones left out. */
final class ForInEnumeration {
    private JsObject holder;
    private List<Object> keys;
    private int position;
    /** Keys of the objects passed already; made when a prototype has something to enumerate. */
    private Set<Object> visited;

    /** The shape whose own enumeration the keys are, as long as the object keeps it; null when every key must be looked at. */
    private Shape known;

    ForInEnumeration(JsObject object) {
        holder = object;
        if (object == null) return;
        Shape shape = object.shape();
        if (shape.kind() == ShapeKind.ORDINARY && object.elements().size() == 0 && shape.enumerableKeys() != null
                && (shape.prototype() == null || !anythingAbove(shape.prototype()))) {
            known = shape;
            keys = Arrays.asList(shape.enumerableKeys());
        } else {
            keys = object.ownPropertyKeys();
        }
    }

    /** The next key as a string, or null. */
    Object next() {
        while (holder != null) {
            while (position < keys.size()) {
                Object key = keys.get(position++);
                if (holder.shape() == known) return key;
                if (key instanceof JsSymbol || visited != null && visited.contains(key)) continue;
                int enumerable = enumerability(holder, key);
                if (enumerable >= 0 && visited != null) visited.add(key);
                if (enumerable > 0) return PropertyKey.toValue(key);
            }
            advance();
        }
        return null;
    }

    private void advance() {
        JsObject parent = holder.getPrototypeOf();
        if (parent == null || !anythingAbove(parent)) {
            holder = null;
            return;
        }
        if (visited == null) visited = new HashSet<>(keys);
        holder = parent;
        keys = parent.ownPropertyKeys();
        position = 0;
    }

    /** 1 enumerable, 0 not, -1 no longer there. */
    private static int enumerability(JsObject object, Object key) {
        if (object.shape().kind() == ShapeKind.ORDINARY) {
            int attributes = key instanceof Integer index ? object.elements().attributes(index) : object.shape().find(key);
            return attributes < 0 ? -1 : (attributes & Attributes.ENUMERABLE) != 0 ? 1 : 0;
        }
        PropertyDescriptor desc = object.getOwnProperty(key);
        return desc == null ? -1 : desc.enumerable() ? 1 : 0;
    }

    /** Whether an object of the chain may have an enumerable property; most prototypes have none. */
    private static boolean anythingAbove(JsObject first) {
        for (JsObject object = first; object != null; object = object.shape().prototype()) {
            Shape shape = object.shape();
            if (object instanceof ProxyObject || shape.kind() == ShapeKind.EXOTIC || object.elements().size() != 0) return true;
            for (int slot = 0; slot < shape.slotCount(); slot++) {
                if ((shape.attributesAt(slot) & Attributes.ENUMERABLE) != 0 && shape.keyAt(slot) instanceof String) return true;
            }
        }
        return false;
    }
}

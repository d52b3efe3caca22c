package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.runtime.object.JsObject;

/** A Map: an object with [[MapData]]. */
public final class MapObject extends JsObject {
    private final OrderedTable table = new OrderedTable(true);

    public MapObject(JsObject prototype) {
        super(prototype);
    }

    /** The entries. */
    public OrderedTable table() {
        return table;
    }

    @Override
    public String className() {
        return "Map";
    }
}

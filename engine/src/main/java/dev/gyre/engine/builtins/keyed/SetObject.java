package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.runtime.object.JsObject;

/** A Set: an object with [[SetData]]. */
public final class SetObject extends JsObject {
    private final OrderedTable table = new OrderedTable(false);

    public SetObject(JsObject prototype) {
        super(prototype);
    }

    /** The elements, as keys. */
    public OrderedTable table() {
        return table;
    }

    @Override
    public String className() {
        return "Set";
    }
}

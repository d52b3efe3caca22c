package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;

/** A store handler: how to store to a named property of objects of one shape. */
public final class StoreHandler {
    public static final int OWN = 0, ADD = 1, OWN_SETTER = 2, INHERITED_SETTER = 3;

    public final Shape shape;
    public final int kind;
    public final int slot;
    /** The shape after an addition. */
    public final Shape target;

    public final JsObject holder;
    public final ValidityCell cell;
    /** The symbol, for accesses by a computed key; otherwise null. */
    public final Object key;

    public final StoreHandler next;

    StoreHandler(
            Shape shape,
            int kind,
            int slot,
            Shape target,
            JsObject holder,
            ValidityCell cell,
            Object key,
            StoreHandler next) {
        this.shape = shape;
        this.kind = kind;
        this.slot = slot;
        this.target = target;
        this.holder = holder;
        this.cell = cell;
        this.key = key;
        this.next = next;
    }

    static Object prepend(
            Shape shape, int kind, int slot, Shape target, JsObject holder, ValidityCell cell, Object key, Object old) {
        StoreHandler kept = null;
        int count = 1;
        for (StoreHandler handler = (StoreHandler) old; handler != null; handler = handler.next) {
            if (handler.shape == shape && handler.key == key || handler.cell != null && !handler.cell.isValid())
                continue;
            kept = new StoreHandler(
                    handler.shape,
                    handler.kind,
                    handler.slot,
                    handler.target,
                    handler.holder,
                    handler.cell,
                    handler.key,
                    kept);
            count++;
        }
        return count > LoadHandler.LIMIT
                ? LoadHandler.MEGAMORPHIC
                : new StoreHandler(shape, kind, slot, target, holder, cell, key, kept);
    }
}

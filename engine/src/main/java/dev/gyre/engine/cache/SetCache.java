package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;

/** A store handler: one cached way of storing to a named property of objects of this shape. */
public final class SetCache {
    public static final int OWN = 0, ADD = 1, OWN_SETTER = 2, INHERITED_SETTER = 3;

    public final Shape shape;
    public final int kind;
    public final int slot;
    /** The shape after an addition. */
    public final Shape target;

    public final JsObject holder;
    public final ValidityCell cell;
    /** Only for access by a computed key: the symbol. */
    public final Object key;

    public final SetCache next;

    SetCache(
            Shape shape,
            int kind,
            int slot,
            Shape target,
            JsObject holder,
            ValidityCell cell,
            Object key,
            SetCache next) {
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
        SetCache kept = null;
        int count = 1;
        for (SetCache entry = (SetCache) old; entry != null; entry = entry.next) {
            if (entry.shape == shape && entry.key == key || entry.cell != null && !entry.cell.isValid()) continue;
            kept = new SetCache(
                    entry.shape, entry.kind, entry.slot, entry.target, entry.holder, entry.cell, entry.key, kept);
            count++;
        }
        return count > GetCache.LIMIT
                ? GetCache.MEGAMORPHIC
                : new SetCache(shape, kind, slot, target, holder, cell, key, kept);
    }
}

package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;

/** A load handler: where objects of one shape have a named property. The handlers of a site form a linked list. */
public final class LoadHandler {
    /** The kind of access. */
    public static final int OWN = 0,
            INHERITED = 1,
            OWN_GETTER = 2,
            INHERITED_GETTER = 3,
            ABSENT = 4,
            OWN_LAZY = 5,
            PRIMITIVE = 6;
    /** The number of handlers at which a site becomes megamorphic. */
    static final int LIMIT = 4;
    /** The state of a site that has seen too many shapes. */
    public static final Object MEGAMORPHIC = new Object();

    /** For PRIMITIVE the shape of the prototype. */
    public final Shape shape;

    public final int kind;
    public final int slot;
    /** The prototype that has the property, or its originals; null for own properties. */
    public final JsObject holder;
    /** Guards the prototype chain between object and holder. */
    public final ValidityCell cell;
    /** Valid as long as the holder's property keeps its value, or the object's own if its shape is unique; null if that is not known. */
    public final ValidityCell constant;
    /** The symbol, for accesses by a computed key; otherwise null. */
    public final Object key;

    public final LoadHandler next;

    LoadHandler(
            Shape shape,
            int kind,
            int slot,
            JsObject holder,
            ValidityCell cell,
            ValidityCell constant,
            Object key,
            LoadHandler next) {
        this.shape = shape;
        this.kind = kind;
        this.slot = slot;
        this.holder = holder;
        this.cell = cell;
        this.constant = constant;
        this.key = key;
        this.next = next;
    }

    boolean isStale() {
        return cell != null && !cell.isValid();
    }

    /** Puts a new handler in front of those that are still valid; MEGAMORPHIC if the list gets too long. */
    static Object prepend(Shape shape, int kind, int slot, JsObject holder, ValidityCell cell, Object key, Object old) {
        ValidityCell constant = constantCell(shape, kind, slot, holder);
        LoadHandler kept = null;
        int count = 1;
        for (LoadHandler handler = (LoadHandler) old; handler != null; handler = handler.next) {
            if (handler.isStale() || handler.shape == shape && handler.key == key) continue;
            kept = new LoadHandler(
                    handler.shape,
                    handler.kind,
                    handler.slot,
                    handler.holder,
                    handler.cell,
                    handler.constant,
                    handler.key,
                    kept);
            count++;
        }
        return count > LIMIT ? MEGAMORPHIC : new LoadHandler(shape, kind, slot, holder, cell, constant, key, kept);
    }

    private static ValidityCell constantCell(Shape shape, int kind, int slot, JsObject holder) {
        return switch (kind) {
            case OWN, OWN_GETTER -> shape.constantCell(slot);
            case INHERITED, INHERITED_GETTER -> holder.shape().constantCell(slot);
            default -> null;
        };
    }
}

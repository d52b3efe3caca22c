package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;
import java.util.ArrayList;
import java.util.List;

/**
 * The handlers of one inline cache.
 *
 * @param simple those that read or write a slot
 * @param accessors those that call a getter or setter
 * @param isComplete whether all are simple
 */
public record Handlers<T>(List<T> simple, List<Access> accessors, boolean isComplete) {
    /**
     * An accessor property of objects of one shape.
     *
     * @param cell the validity cell of the prototype chain
     * @param holder the prototype that has the property; it and the cell are null for own properties
     * @param constant valid as long as the prototype's property stays the same; null if that is not known
     */
    public record Access(Shape shape, int slot, ValidityCell cell, JsObject holder, ValidityCell constant) {
        static Access of(LoadHandler handler) {
            return new Access(handler.shape, handler.slot, handler.cell, handler.holder, handler.constant);
        }

        static Access of(StoreHandler handler) {
            return new Access(handler.shape, handler.slot, handler.cell, handler.holder, null);
        }
    }

    /**
     * A data property of objects of one shape that is stored.
     *
     * @param target the shape after the property has been added; null if it exists
     * @param cell the validity cell of the prototype chain for an addition; null where prototypes do not matter
     * @param isNumber whether the slot is expected to have a MutableNumber, or to get one
     */
    public record Store(Shape shape, int slot, Shape target, ValidityCell cell, boolean isNumber) {
        static Store of(StoreHandler handler) {
            boolean adds = handler.kind == StoreHandler.ADD;
            Shape after = adds ? handler.target : handler.shape;
            return new Store(
                    handler.shape,
                    handler.slot,
                    adds ? handler.target : null,
                    adds ? handler.cell : null,
                    after.expectsNumber(handler.slot));
        }
    }

    /** Whether there is anything to test for. */
    public boolean areFew() {
        return !simple.isEmpty() || !accessors.isEmpty();
    }

    /** Those of a cache of loads that are valid now. */
    public static Handlers<LoadHandler> ofLoads(Object cache) {
        var found = new ArrayList<LoadHandler>();
        var getters = new ArrayList<Access>();
        boolean complete = cache instanceof LoadHandler;
        LoadHandler handler = complete ? (LoadHandler) cache : null;
        for (; handler != null; handler = handler.next) {
            if (handler.cell != null && !handler.cell.isValid()) continue;
            switch (handler.kind) {
                case LoadHandler.OWN, LoadHandler.INHERITED, LoadHandler.ABSENT -> found.add(handler);
                default -> complete = false;
            }
            if (handler.kind == LoadHandler.OWN_GETTER || handler.kind == LoadHandler.INHERITED_GETTER)
                getters.add(Access.of(handler));
        }
        return new Handlers<>(found, getters, complete && !found.isEmpty());
    }

    /** Those of a cache of stores that are valid now. */
    public static Handlers<Store> ofStores(Object cache) {
        var found = new ArrayList<Store>();
        var setters = new ArrayList<Access>();
        boolean complete = cache instanceof StoreHandler;
        StoreHandler handler = complete ? (StoreHandler) cache : null;
        for (; handler != null; handler = handler.next) {
            if (handler.cell != null && !handler.cell.isValid()) continue;
            switch (handler.kind) {
                case StoreHandler.OWN, StoreHandler.ADD -> found.add(Store.of(handler));
                default -> {
                    complete = false;
                    setters.add(Access.of(handler));
                }
            }
        }
        return new Handlers<>(found, setters, complete && !found.isEmpty());
    }

    /** How a site calls inherited getters; empty when it has read anything else. */
    static List<Access> inheritedGetters(Object cache) {
        var found = new ArrayList<Access>();
        LoadHandler first = cache instanceof LoadHandler handler ? handler : null;
        for (LoadHandler each = first; each != null; each = each.next) {
            if (each.cell != null && !each.cell.isValid()) continue;
            if (each.kind != LoadHandler.INHERITED_GETTER) return List.of();
            found.add(Access.of(each));
        }
        return found;
    }

    /** As {@link #inheritedGetters} for setters. */
    static List<Access> inheritedSetters(Object cache) {
        var found = new ArrayList<Access>();
        StoreHandler first = cache instanceof StoreHandler handler ? handler : null;
        for (StoreHandler each = first; each != null; each = each.next) {
            if (each.cell != null && !each.cell.isValid()) continue;
            if (each.kind != StoreHandler.INHERITED_SETTER) return List.of();
            found.add(Access.of(each));
        }
        return found;
    }

    /** The only key of an inline cache for a property whose key is in a register; null if it has several. */
    public static Object keyOfLoads(Object cache) {
        Object key = null;
        if (!(cache instanceof LoadHandler first)) return null;
        for (LoadHandler handler = first; handler != null; handler = handler.next) {
            if (key != null && handler.key != key) return null;
            key = handler.key;
        }
        return key;
    }

    /** As {@link #keyOfLoads} for stores. */
    public static Object keyOfStores(Object cache) {
        Object key = null;
        if (!(cache instanceof StoreHandler first)) return null;
        for (StoreHandler handler = first; handler != null; handler = handler.next) {
            if (key != null && handler.key != key) return null;
            key = handler.key;
        }
        return key;
    }
}

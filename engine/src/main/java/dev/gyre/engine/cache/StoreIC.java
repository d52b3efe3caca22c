package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.JsSymbol;

/** Stores to named properties that the first handler does not cover. */
public final class StoreIC {
    private StoreIC() {}

    /**
     * [[Set]] with the object as receiver; {@code site} is the index of its handlers in {@code caches}. Returns false
     * if the object rejected the store.
     */
    public static boolean store(Object[] caches, int site, JsObject object, Object key, Object value) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return object.set(key, value, object);
        var handler = (StoreHandler) caches[site];
        Shape shape = object.shape();
        for (; handler != null; handler = handler.next) {
            if (handler.shape == shape && (handler.cell == null || handler.cell.isValid()))
                return hit(handler, object, value);
        }
        return miss(caches, site, object, key, value, null);
    }

    /**
     * As {@link #store}, for a symbol computed at run time; the site has a handler for each pair of shape and symbol.
     */
    public static boolean storeBySymbol(Object[] caches, int site, JsObject object, JsSymbol key, Object value) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return object.set(key, value, object);
        Shape shape = object.shape();
        for (var handler = (StoreHandler) caches[site]; handler != null; handler = handler.next) {
            if (handler.shape == shape && handler.key == key && (handler.cell == null || handler.cell.isValid()))
                return hit(handler, object, value);
        }
        return miss(caches, site, object, key, value, key);
    }

    private static boolean hit(StoreHandler handler, JsObject object, Object value) {
        switch (handler.kind) {
            case StoreHandler.OWN -> object.setSlot(handler.slot, value);
            case StoreHandler.ADD -> object.addSlot(handler.target, handler.slot, value);
            case StoreHandler.OWN_SETTER -> {
                return ((Accessor) object.slot(handler.slot)).set(object, value);
            }
            default -> {
                return ((Accessor) handler.holder.slot(handler.slot)).set(object, value);
            }
        }
        return true;
    }

    /** @param computed the key if it was computed at run time, otherwise null */
    private static boolean miss(
            Object[] caches, int site, JsObject object, Object key, Object value, JsSymbol computed) {
        if (key instanceof Integer) return object.set(key, value, object);
        Shape before = object.shape();
        JsObject holder = object;
        int found = -1;
        while (holder != null) {
            Shape shape = holder.shape();
            if (!shape.kind().isOrdinary() && (holder instanceof ProxyObject || holder.ownsSpecially(key))) {
                return object.set(key, value, object);
            }
            found = shape.find(key);
            if (found >= 0) break;
            holder = shape.prototype();
        }
        if (found >= 0 && holder != object && Originals.hidesProperty(holder, key))
            return add(caches, site, object, key, value, computed, false);
        if (found >= 0 && (found & Attributes.LAZY) != 0) return object.set(key, value, object);
        if (found >= 0 && (found & Attributes.ACCESSOR) != 0)
            return storeBySetter(caches, site, object, holder, found, value, computed);
        if (found >= 0 && (found & Attributes.WRITABLE) == 0) return object.set(key, value, object);
        if (holder == object) {
            if ((found & (Attributes.ORIGINAL | Attributes.CONSTANT)) != 0) return object.set(key, value, object);
            remember(caches, site, before, StoreHandler.OWN, Shape.slotOf(found), null, null, null, computed);
            object.setSlot(Shape.slotOf(found), value);
            return true;
        }
        return add(caches, site, object, key, value, computed, true);
    }

    private static boolean storeBySetter(
            Object[] caches, int site, JsObject object, JsObject holder, int found, Object value, JsSymbol computed) {
        int slot = Shape.slotOf(found);
        Shape shape = object.shape();
        if (holder == object) remember(caches, site, shape, StoreHandler.OWN_SETTER, slot, null, null, null, computed);
        else remember(caches, site, shape, StoreHandler.INHERITED_SETTER, slot, null, holder, shape, computed);
        return ((Accessor) holder.slot(slot)).set(object, value);
    }

    /**
     * Adds a property and caches the transition if other objects of the old shape will make it too.
     *
     * @param isData whether nothing that the object inherits keeps it from getting a data property
     */
    private static boolean add(
            Object[] caches, int site, JsObject object, Object key, Object value, JsSymbol computed, boolean isData) {
        Shape before = object.shape();
        boolean done = true;
        if (isData && computed == null && before.takesMoreByName())
            object.addSlot(before.add(key, Attributes.ALL), before.slotCount(), value);
        else done = object.set(key, value, object);
        Shape after = object.shape();
        if (done
                && !before.isUnique()
                && !after.isUnique()
                && after != before
                && before.prototype() == after.prototype()) {
            int slot = before.slotCount();
            int found = after.find(key);
            if (after.slotCount() == slot + 1 && found == (slot << 8 | Attributes.ALL)) {
                remember(caches, site, before, StoreHandler.ADD, slot, after, null, before, computed);
            }
        }
        return done;
    }

    private static void remember(
            Object[] caches,
            int site,
            Shape shape,
            int kind,
            int slot,
            Shape target,
            JsObject holder,
            Shape guarded,
            JsSymbol computed) {
        caches[site] = StoreHandler.prepend(
                shape,
                kind,
                slot,
                target,
                holder,
                guarded == null ? null : guarded.chainCell(),
                computed,
                caches[site]);
    }

    /** CreateDataProperty on an object under construction: a literal's property or a class field. */
    public static boolean define(Object[] caches, int site, JsObject object, Object key, Object value) {
        Shape before = object.shape();
        if (caches[site] != LoadHandler.MEGAMORPHIC) {
            for (var handler = (StoreHandler) caches[site]; handler != null; handler = handler.next) {
                if (handler.shape == before) return hit(handler, object, value);
            }
        }
        boolean done = object.createDataProperty(key, value);
        Shape after = object.shape();
        if (done
                && caches[site] != LoadHandler.MEGAMORPHIC
                && before.kind().isOrdinary()
                && !before.isUnique()
                && !after.isUnique()
                && after != before
                && after.slotCount() == before.slotCount() + 1) {
            remember(caches, site, before, StoreHandler.ADD, before.slotCount(), after, null, null, null);
        }
        return done;
    }
}

package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LookupCache;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;

/** Loads of named properties that the first handler does not cover: the rest of the handlers, then a lookup that adds one. */
public final class LoadIC {
    private LoadIC() {}

    /** Loads a named property of an object; {@code site} is the index of its handlers in {@code caches}. */
    public static Object load(Object[] caches, int site, JsObject object, Object key) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return LookupCache.get(object, key);
        var handler = (LoadHandler) caches[site];
        Shape shape = object.shape();
        for (; handler != null; handler = handler.next) {
            if (handler.shape == shape && handler.kind != LoadHandler.PRIMITIVE && !handler.isStale())
                return hit(handler, object);
        }
        return miss(caches, site, object, object, key, null);
    }

    /**
     * As {@link #load}, for a symbol computed at run time; the site has a handler for each pair of shape and symbol.
     */
    public static Object loadBySymbol(Object[] caches, int site, JsObject object, JsSymbol key) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return object.get(key, object);
        Shape shape = object.shape();
        for (var handler = (LoadHandler) caches[site]; handler != null; handler = handler.next) {
            if (handler.shape == shape && handler.key == key && !handler.isStale()) return hit(handler, object);
        }
        return miss(caches, site, object, object, key, key);
    }

    private static Object hit(LoadHandler handler, JsObject object) {
        return switch (handler.kind) {
            case LoadHandler.OWN -> object.slot(handler.slot);
            case LoadHandler.INHERITED -> handler.holder.slot(handler.slot);
            case LoadHandler.OWN_GETTER -> ((Accessor) object.slot(handler.slot)).get(object);
            case LoadHandler.INHERITED_GETTER -> ((Accessor) handler.holder.slot(handler.slot)).get(object);
            case LoadHandler.OWN_LAZY -> object.storedValue(handler.slot << 8 | Attributes.LAZY);
            default -> Undefined.INSTANCE;
        };
    }

    /**
     * @param first the object of the prototype chain at which the search begins
     * @param computed the key if it was computed at run time, otherwise null
     */
    private static Object miss(
            Object[] caches, int site, JsObject object, JsObject first, Object key, JsSymbol computed) {
        if (key instanceof Integer) return object.get(key, object);
        JsObject holder = first;
        while (holder != null) {
            Shape shape = holder.shape();
            if (!shape.kind().isOrdinary() && (holder instanceof ProxyObject || holder.ownsSpecially(key)))
                return object.get(key, object);
            Originals originals = shape.originals();
            if (originals != null && originals.applyTo(key))
                return loadOriginal(caches, site, object, holder, originals, key, computed);
            int found = shape.find(key);
            if (found >= 0) return foundIn(caches, site, object, holder, found, key, computed);
            holder = shape.prototype();
        }
        remember(
                caches,
                site,
                object.shape(),
                LoadHandler.ABSENT,
                0,
                null,
                object.shape().chainCell(),
                computed);
        return Undefined.INSTANCE;
    }

    /**
     * As {@link #foundIn}, for a property among the originals that library code reads. These never change, so guarding
     * the prototype chain up to them suffices.
     */
    private static Object loadOriginal(
            Object[] caches,
            int site,
            JsObject object,
            JsObject intrinsic,
            Originals originals,
            Object key,
            JsSymbol computed) {
        int found = originals.shape().find(key);
        if (found < 0) return loadBeside(caches, site, object, intrinsic, originals, key, computed);
        Object stored = originals.storedValue(found);
        boolean getter = stored instanceof Accessor;
        ValidityCell cell =
                intrinsic == object ? new ValidityCell() : object.shape().chainCell();
        remember(
                caches,
                site,
                object.shape(),
                getter ? LoadHandler.INHERITED_GETTER : LoadHandler.INHERITED,
                Shape.slotOf(found),
                originals,
                cell,
                computed);
        return getter ? ((Accessor) stored).get(object) : stored;
    }

    /**
     * A property of an intrinsic that no program has changed, or an inherited one. Not cached if a program has changed
     * the intrinsic's prototype.
     */
    private static Object loadBeside(
            Object[] caches,
            int site,
            JsObject object,
            JsObject intrinsic,
            Originals originals,
            Object key,
            JsSymbol computed) {
        int found = intrinsic.shape().find(key);
        if (found >= 0) return foundIn(caches, site, object, intrinsic, found, key, computed);
        JsObject parent = originals.shape().prototype();
        if (parent != intrinsic.shape().prototype()) return object.get(key, object);
        return miss(caches, site, object, parent, key, computed);
    }

    private static Object foundIn(
            Object[] caches, int site, JsObject object, JsObject holder, int found, Object key, JsSymbol computed) {
        Object stored = holder.storedValue(found);
        // Computing a lazy value may have changed the shape.
        int settled = holder.shape().find(key);
        if (settled < 0) return stored instanceof Accessor accessor ? accessor.get(object) : stored;
        boolean getter = stored instanceof Accessor;
        int slot = Shape.slotOf(settled);
        Shape shape = object.shape();
        if (holder == object) {
            if ((settled & Attributes.LAZY) == 0)
                remember(
                        caches,
                        site,
                        shape,
                        getter ? LoadHandler.OWN_GETTER : LoadHandler.OWN,
                        slot,
                        null,
                        null,
                        computed);
            else if (!getter) remember(caches, site, shape, LoadHandler.OWN_LAZY, slot, null, null, computed);
        } else if ((settled & Attributes.LAZY) == 0) {
            ValidityCell cell = shape.chainCell();
            remember(
                    caches,
                    site,
                    shape,
                    getter ? LoadHandler.INHERITED_GETTER : LoadHandler.INHERITED,
                    slot,
                    holder,
                    cell,
                    computed);
        }
        return getter ? ((Accessor) stored).get(object) : stored;
    }

    private static void remember(
            Object[] caches,
            int site,
            Shape shape,
            int kind,
            int slot,
            JsObject holder,
            ValidityCell cell,
            JsSymbol computed) {
        caches[site] = LoadHandler.prepend(shape, kind, slot, holder, cell, computed, caches[site]);
    }

    /**
     * Loads a property by super: from the prototype of the home object, for a receiver. A site has a handler for each pair of
     * shape and key, of data properties.
     */
    public static Object loadSuper(Object[] caches, int site, JsObject base, Object key, Object receiver) {
        if (caches[site] != LoadHandler.MEGAMORPHIC) {
            Shape shape = base.shape();
            for (var handler = (LoadHandler) caches[site]; handler != null; handler = handler.next) {
                if (handler.shape == shape && handler.key == key && !handler.isStale()) return hit(handler, base);
            }
            rememberSuper(caches, site, base, key);
        }
        return base.get(PropertyKey.of(key), receiver);
    }

    private static void rememberSuper(Object[] caches, int site, JsObject base, Object key) {
        if (!(key instanceof String || key instanceof JsSymbol)) return;
        JsObject holder = base;
        while (holder != null
                && holder.shape().kind().isOrdinary()
                && holder.shape().originals() == null) {
            int found = holder.shape().find(key);
            if (found < 0) {
                holder = holder.shape().prototype();
                continue;
            }
            if ((found & (Attributes.ACCESSOR | Attributes.LAZY)) != 0) return;
            boolean own = holder == base;
            Shape shape = base.shape();
            caches[site] = LoadHandler.prepend(
                    shape,
                    own ? LoadHandler.OWN : LoadHandler.INHERITED,
                    Shape.slotOf(found),
                    own ? null : holder,
                    own ? null : shape.chainCell(),
                    key,
                    caches[site]);
            return;
        }
    }

    /** Loads a property of a primitive value from its prototype. */
    public static Object loadFromPrimitive(Object[] caches, int site, Object value, JsObject prototype, Object key) {
        Shape shape = prototype.shape();
        if (caches[site] != LoadHandler.MEGAMORPHIC && !(key instanceof Integer)) {
            for (var handler = (LoadHandler) caches[site]; handler != null; handler = handler.next) {
                if (handler.shape == shape && handler.kind == LoadHandler.PRIMITIVE)
                    return handler.holder.slot(handler.slot);
            }
            Originals originals = shape.originals();
            if (originals != null && originals.applyTo(key)) {
                int kept = originals.shape().find(key);
                if (kept >= 0 && (kept & Attributes.ACCESSOR) == 0) {
                    Object stored = originals.storedValue(kept);
                    remember(caches, site, shape, LoadHandler.PRIMITIVE, Shape.slotOf(kept), originals, null, null);
                    return stored;
                }
                if (kept >= 0) return prototype.get(key, value);
            }
            int found = shape.find(key);
            if (found >= 0 && (found & Attributes.ACCESSOR) == 0) {
                Object stored = prototype.storedValue(found);
                int settled = prototype.shape().find(key);
                if (settled >= 0 && (settled & Attributes.LAZY) == 0) {
                    remember(
                            caches,
                            site,
                            prototype.shape(),
                            LoadHandler.PRIMITIVE,
                            Shape.slotOf(settled),
                            prototype,
                            null,
                            null);
                }
                return stored;
            }
        }
        return prototype.get(key, value);
    }
}

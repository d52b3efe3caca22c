package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;

/** Tests for named properties by {@code in}. The handlers say where a property is, whether it has a value or accessors. */
public final class HasIC {
    private HasIC() {}

    // OrdinaryHasProperty ( O, P ), https://tc39.es/ecma262/#sec-ordinaryhasproperty
    /** Whether an object has or inherits a property; {@code site} is the index of the handlers in {@code caches}. */
    public static boolean has(Object[] caches, int site, JsObject object, Object key) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return object.hasProperty(key);
        Shape shape = object.shape();
        for (var handler = (LoadHandler) caches[site]; handler != null; handler = handler.next) {
            if (handler.shape == shape && !handler.isStale()) return handler.kind != LoadHandler.ABSENT;
        }
        return miss(caches, site, object, key);
    }

    private static boolean miss(Object[] caches, int site, JsObject object, Object key) {
        Shape shape = object.shape();
        for (JsObject holder = object; holder != null; holder = holder.shape().prototype()) {
            if (!holder.shape().kind().isOrdinary()) return object.hasProperty(key);
            int found = holder.shape().find(key);
            if (found < 0) continue;
            boolean own = holder == object;
            caches[site] = LoadHandler.prepend(
                    shape,
                    own ? LoadHandler.OWN : LoadHandler.INHERITED,
                    Shape.slotOf(found),
                    own ? null : holder,
                    own ? null : shape.chainCell(),
                    null,
                    caches[site]);
            return true;
        }
        caches[site] = LoadHandler.prepend(shape, LoadHandler.ABSENT, 0, null, shape.chainCell(), null, caches[site]);
        return false;
    }
}

package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.exotic.BoundFunction;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.JsSymbol;

/** The constructors at the sites of instanceof. */
public final class InstanceOfIC {
    private InstanceOfIC() {}

    /**
     * The value of a constructor's prototype property, which OrdinaryHasInstance looks for; null where the constructor
     * has another @@hasInstance or is unusual otherwise. {@code site} is the index of the handlers in {@code caches}.
     */
    public static JsObject prototype(Object[] caches, int site, JsFunction constructor) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return null;
        InstanceOfHandler handler = find((InstanceOfHandler) caches[site], constructor);
        return handler == null ? miss(caches, site, constructor) : prototype(constructor, handler.found);
    }

    /** As {@link #prototype(Object[], int, JsFunction)}, by the handlers of a site alone; null also where none of them is for the constructor. */
    public static JsObject prototype(InstanceOfHandler handlers, JsFunction constructor) {
        InstanceOfHandler handler = find(handlers, constructor);
        return handler == null ? null : prototype(constructor, handler.found);
    }

    private static InstanceOfHandler find(InstanceOfHandler first, JsFunction constructor) {
        Shape shape = constructor.shape();
        for (InstanceOfHandler handler = first; handler != null; handler = handler.next) {
            if (handler.shape == shape && handler.cell.isValid()) return handler;
        }
        return null;
    }

    private static JsObject prototype(JsFunction constructor, int found) {
        return constructor.storedValue(found) instanceof JsObject prototype ? prototype : null;
    }

    private static JsObject miss(Object[] caches, int site, JsFunction constructor) {
        if (constructor instanceof BoundFunction || !hasUsualHandler(constructor)) return null;
        int found = constructor.shape().find("prototype");
        if (found < 0 || (found & Attributes.ACCESSOR) != 0) return null;
        JsObject prototype = prototype(constructor, found);
        // Computing a lazy value may have changed the shape.
        int settled = constructor.shape().find("prototype");
        caches[site] = InstanceOfHandler.prepend(constructor.shape(), settled, caches[site]);
        return prototype;
    }

    /** Whether @@hasInstance is the property of Function.prototype, which cannot be changed, for programs and the library. */
    private static boolean hasUsualHandler(JsFunction constructor) {
        JsObject holder = constructor;
        while (holder != null
                && !(holder instanceof ProxyObject)
                && holder.shape().originals() == null) {
            int found = holder.shape().find(JsSymbol.HAS_INSTANCE);
            if (found < 0) {
                holder = holder.shape().prototype();
                continue;
            }
            return (found & (Attributes.WRITABLE | Attributes.CONFIGURABLE | Attributes.ACCESSOR)) == 0
                    && holder.storedValue(found) instanceof NativeFunction function
                    && function.isHasInstance();
        }
        return false;
    }
}

package dev.gyre.node.vm;

import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/**
 * The global object of a context: its properties are those of the program's contextified object, then the realm's own.
 */
// https://nodejs.org/api/vm.html#what-does-it-mean-to-contextify-an-object
final class ContextGlobal extends ExoticObject {
    private final JsObject contextified;
    private final JsObject own;

    /** @param own the original global object of the realm */
    ContextGlobal(JsObject contextified, JsObject own) {
        super(Shape.unique(own.getPrototypeOf(), ShapeKind.EXOTIC, 1));
        this.contextified = contextified;
        this.own = own;
    }

    /**
     * Rejected as in V8: the integrity of two objects, the program's and the realm's own, cannot be changed together.
     */
    @Override
    public boolean preventExtensions() {
        return false;
    }

    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        PropertyDescriptor descriptor = contextified.getOwnProperty(key);
        return descriptor != null ? descriptor : own.getOwnProperty(key);
    }

    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor descriptor) {
        PropertyDescriptor existing = contextified.getOwnProperty(key);
        if (existing == null && isFixed(own.getOwnProperty(key))) return false;
        if (existing == null && isDeclaration(descriptor)) {
            // A variable is defined on the program's object when it is first assigned.
            if (descriptor.value == Undefined.INSTANCE) return own.defineOwnProperty(key, descriptor);
            descriptor.configurable(true);
            own.defineOwnProperty(key, PropertyDescriptor.data(descriptor.value, true, true, true));
        }
        return contextified.defineOwnProperty(key, descriptor);
    }

    /** Whether it is one of undefined, NaN and Infinity. */
    private static boolean isFixed(PropertyDescriptor existing) {
        return existing != null && existing.isData() && !existing.writable() && !existing.configurable();
    }

    /** Whether var or function declare it: on the program's object it can be deleted. */
    private static boolean isDeclaration(PropertyDescriptor descriptor) {
        return descriptor.value != null
                && descriptor.writable()
                && descriptor.enumerable()
                && !descriptor.configurable();
    }

    @Override
    public boolean hasProperty(Object key) {
        return contextified.hasProperty(key) || own.hasProperty(key);
    }

    @Override
    public Object get(Object key, Object receiver) {
        if (!contextified.hasProperty(key)) return own.get(key, receiver);
        Object value = contextified.get(key, contextified);
        return value == contextified ? this : value;
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        PropertyDescriptor existing = contextified.getOwnProperty(key);
        if (existing != null && existing.isData() && !existing.writable()) return false;
        if (existing == null && isFixed(own.getOwnProperty(key))) return false;
        if (own.hasOwnProperty(key)) own.set(key, value, own);
        return contextified.set(key, value, contextified) || own.set(key, value, own);
    }

    @Override
    public boolean delete(Object key) {
        return contextified.delete(key) && own.delete(key);
    }

    /** As in V8, the realm's own properties and what scripts declare come first. */
    @Override
    public List<Object> ownPropertyKeys() {
        List<Object> keys = new ArrayList<>(own.ownPropertyKeys());
        for (Object key : contextified.ownPropertyKeys()) {
            if (!own.hasOwnProperty(key)) keys.add(key);
        }
        return keys;
    }
}

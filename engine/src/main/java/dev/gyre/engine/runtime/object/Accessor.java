package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.value.Undefined;

/** The getter and setter of an accessor property; null means undefined. Immutable, so that caches may hold it. */
public record Accessor(JsObject getter, JsObject setter) {
    public Object get(Object receiver) {
        return getter == null ? Undefined.INSTANCE : getter.call0(receiver);
    }

    /** False when there is no setter. */
    public boolean set(Object receiver, Object value) {
        if (setter == null) {
            return false;
        }
        setter.call1(receiver, value);
        return true;
    }

    Object getterValue() {
        return getter == null ? Undefined.INSTANCE : getter;
    }

    Object setterValue() {
        return setter == null ? Undefined.INSTANCE : setter;
    }

    static JsObject function(Object value) {
        return value instanceof JsObject object ? object : null;
    }
}

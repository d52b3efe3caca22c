package dev.gyre.node.util;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.value.Undefined;

/** A property whose value a function of the library computes from the property's key when it is first read. */
final class ComputedValue extends LazyValue {
    private final JsObject compute;
    private final Object key;

    ComputedValue(JsObject compute, Object key) {
        this.compute = compute;
        this.key = key;
    }

    @Override
    protected Object resolve(JsObject holder) {
        return compute.call1(Undefined.INSTANCE, key);
    }
}

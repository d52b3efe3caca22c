package dev.gyre.node.util;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.value.Undefined;

/** A property whose value a function of the library computes from the property's name when it is first read. */
final class ComputedValue extends LazyValue {
    private final JsObject compute;
    private final String name;

    ComputedValue(JsObject compute, String name) {
        this.compute = compute;
        this.name = name;
    }

    @Override
    protected Object resolve(JsObject holder) {
        return compute.call1(Undefined.INSTANCE, name);
    }
}

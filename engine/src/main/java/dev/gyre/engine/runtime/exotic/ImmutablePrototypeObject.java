package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;

/** An immutable prototype exotic object: Object.prototype. */
public final class ImmutablePrototypeObject extends JsObject {
    public ImmutablePrototypeObject(Shape shape) {
        super(shape);
    }

    // SetImmutablePrototype ( O, V ), https://tc39.es/ecma262/#sec-set-immutable-prototype
    @Override
    public boolean setPrototypeOf(JsObject prototypeOrNull) {
        return prototypeOrNull == getPrototypeOf();
    }
}

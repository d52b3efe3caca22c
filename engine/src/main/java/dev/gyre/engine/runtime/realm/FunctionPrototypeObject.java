package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.Undefined;

/** %Function.prototype%: a function that returns undefined. */
final class FunctionPrototypeObject extends JsFunction {
    private final Realm realm;

    FunctionPrototypeObject(Realm realm, Shape shape) {
        super(shape);
        this.realm = realm;
    }

    @Override
    public Realm realm() {
        return realm;
    }

    @Override
    public Object call(Object thisValue, Object[] args) {
        return Undefined.INSTANCE;
    }
}

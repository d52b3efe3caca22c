package dev.gyre.engine.realm;

import dev.gyre.engine.object.JsFunction;
import dev.gyre.engine.object.Shape;
import dev.gyre.engine.value.Undefined;

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

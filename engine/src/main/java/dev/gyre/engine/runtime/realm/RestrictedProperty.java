package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;

/** The accessor with %ThrowTypeError%, created at its first use. */
final class RestrictedProperty extends LazyValue {
    private final Realm realm;

    RestrictedProperty(Realm realm) {
        this.realm = realm;
    }

    @Override
    protected Object resolve(JsObject holder) {
        return realm.throwTypeErrorAccessor();
    }
}

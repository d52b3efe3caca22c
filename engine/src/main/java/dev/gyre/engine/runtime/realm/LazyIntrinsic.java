package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;

/** A property value that is an intrinsic object, created at its first read. */
public final class LazyIntrinsic extends LazyValue {
    private final Realm realm;
    private final Intrinsic which;

    public LazyIntrinsic(Realm realm, Intrinsic which) {
        this.realm = realm;
        this.which = which;
    }

    @Override
    protected Object resolve(JsObject holder) {
        return realm.intrinsic(which);
    }
}

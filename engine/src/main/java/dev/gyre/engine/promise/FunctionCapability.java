package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The capability of a promise created by any constructor: the functions that its executor received. */
public record FunctionCapability(Object promise, JsObject resolveFunction, JsObject rejectFunction)
        implements PromiseCapability {
    @Override
    public void resolve(Realm realm, Object resolution) {
        resolveFunction.call1(Undefined.INSTANCE, resolution);
    }

    @Override
    public void reject(Realm realm, Object reason) {
        rejectFunction.call1(Undefined.INSTANCE, reason);
    }
}

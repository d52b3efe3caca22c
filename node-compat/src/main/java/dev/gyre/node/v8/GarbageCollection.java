package dev.gyre.node.v8;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The global gc of {@code --expose-gc}. */
public final class GarbageCollection {
    private GarbageCollection() {}

    /** Collects garbage; with {@code { execution: 'async' }} returns a promise, as V8's gc does. */
    public static Object collect(
            Realm realm, JsObject callee, Object thisValue, Object[] arguments, JsObject newTarget) {
        System.gc();
        boolean async = arguments.length > 0
                && arguments[0] instanceof JsObject options
                && "async".contentEquals(String.valueOf(options.get("execution")));
        return async ? PromiseObject.resolved(realm, Undefined.INSTANCE) : Undefined.INSTANCE;
    }
}

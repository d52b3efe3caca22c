package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

// CreateResolvingFunctions ( promise ), https://tc39.es/ecma262/#sec-createresolvingfunctions
/** The resolve or reject function of a promise; only the first call of either has an effect. */
final class ResolvingFunction extends JsFunction {
    private final Realm realm;
    private final PromiseObject promise;
    private final boolean rejecting;
    private ResolvingFunction counterpart;
    /** [[AlreadyResolved]], stored in the resolve function. */
    private boolean alreadyResolved;

    private ResolvingFunction(Realm realm, PromiseObject promise, boolean rejecting) {
        super(realm.nativeFunctionShape(), new Object[] {1, ""});
        this.realm = realm;
        this.promise = promise;
        this.rejecting = rejecting;
    }

    /** Creates the resolve function; its counterpart is the reject function. */
    static ResolvingFunction create(Realm realm, PromiseObject promise) {
        var resolve = new ResolvingFunction(realm, promise, false);
        var reject = new ResolvingFunction(realm, promise, true);
        resolve.counterpart = reject;
        reject.counterpart = resolve;
        return resolve;
    }

    @Override
    public Realm realm() {
        return realm;
    }

    PromiseObject promise() {
        return promise;
    }

    ResolvingFunction counterpart() {
        return counterpart;
    }

    void settle(Object value) {
        ResolvingFunction flag = rejecting ? counterpart : this;
        if (flag.alreadyResolved) return;
        flag.alreadyResolved = true;
        if (rejecting) promise.reject(realm, value);
        else promise.resolve(realm, value);
    }

    @Override
    public Object call(Object thisValue, Object[] args) {
        settle(args.length > 0 ? args[0] : Undefined.INSTANCE);
        return Undefined.INSTANCE;
    }

    @Override
    public Object call1(Object thisValue, Object value) {
        settle(value);
        return Undefined.INSTANCE;
    }
}

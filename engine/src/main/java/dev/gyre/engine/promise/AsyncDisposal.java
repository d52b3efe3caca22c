package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

// DisposeResources ( disposeCapability, completion ),
// https://tc39.es/proposal-explicit-resource-management/#sec-disposeresources
/** The disposal of an AsyncDisposableStack, which continues with each awaited result. */
public final class AsyncDisposal extends PromiseReaction {
    private final Realm realm;
    private final DisposeCapability capability;
    private final PromiseObject promise;

    private AsyncDisposal(Realm realm, DisposeCapability capability) {
        this.realm = realm;
        this.capability = capability;
        this.promise = PromiseObject.create(realm);
    }

    public static PromiseObject start(Realm realm, DisposeCapability capability) {
        var disposal = new AsyncDisposal(realm, capability);
        disposal.advance();
        return disposal.promise;
    }

    private void advance() {
        Object awaited;
        while ((awaited = capability.disposeNext(realm)) != null) {
            try {
                PromiseObject.promiseResolve(realm, awaited).react(this);
                return;
            } catch (JsException exception) {
                capability.fold(realm, exception.value(realm));
            }
        }
        if (capability.pendingError() != null) promise.reject(realm, capability.pendingError());
        else promise.resolve(realm, Undefined.INSTANCE);
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    @Override
    protected void react() {
        Object value = takeArgument();
        if (rejected) capability.fold(realm, value);
        advance();
    }
}

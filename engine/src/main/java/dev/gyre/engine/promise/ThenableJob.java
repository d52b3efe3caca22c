package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

// NewPromiseResolveThenableJob ( promiseToResolve, thenable, then ),
// https://tc39.es/ecma262/#sec-newpromiseresolvethenablejob
/** The job that calls the then method of the value that a promise was resolved with. */
final class ThenableJob extends PromiseReaction {
    private final Realm realm;
    private final PromiseObject promise;
    private final JsObject thenable;
    private final JsObject then;

    ThenableJob(Realm realm, PromiseObject promise, JsObject thenable, JsObject then) {
        this.realm = realm;
        this.promise = promise;
        this.thenable = thenable;
        this.then = then;
    }

    @Override
    PromiseObject subject() {
        return promise;
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    @Override
    protected void react() {
        try {
            if (thenable instanceof PromiseObject inner && Promises.hasPristineThen(realm, inner, then)) {
                inner.react(new AdoptReaction(realm, promise));
                return;
            }
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
            return;
        }
        var functions = ResolvingFunction.create(realm, promise);
        try {
            then.call2(thenable, functions, functions.counterpart());
        } catch (JsException exception) {
            functions.counterpart().settle(exception.value(realm));
        }
    }
}

package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The abstract operations on promises, clause 27.2.1. */
public final class Promises {
    private Promises() {}

    // NewPromiseCapability ( C ), https://tc39.es/ecma262/#sec-newpromisecapability
    public static PromiseCapability newCapability(Realm realm, Object constructor) {
        if (constructor == realm.intrinsic(Intrinsic.PROMISE)) return PromiseObject.create(realm);
        return newFunctionCapability(realm, constructor);
    }

    /** As {@link #newCapability}, always with function objects. */
    public static FunctionCapability newFunctionCapability(Realm realm, Object constructor) {
        if (constructor == realm.intrinsic(Intrinsic.PROMISE)) {
            var promise = PromiseObject.create(realm);
            var resolve = ResolvingFunction.create(realm, promise);
            return new FunctionCapability(promise, resolve, resolve.counterpart());
        }
        if (!(constructor instanceof JsObject function && function.isConstructor())) {
            throw Errors.typeError(PropertyErrors.display(constructor) + " is not a constructor");
        }
        var received = new Object[] {Undefined.INSTANCE, Undefined.INSTANCE};
        var executor = new NativeClosure(realm, "", 2, (inRealm, callee, self, args, newTarget) -> {
            if (received[0] != Undefined.INSTANCE || received[1] != Undefined.INSTANCE) {
                throw Errors.typeError("Promise executor has already been invoked with non-undefined arguments");
            }
            received[0] = args.length > 0 ? args[0] : Undefined.INSTANCE;
            received[1] = args.length > 1 ? args[1] : Undefined.INSTANCE;
            return Undefined.INSTANCE;
        });
        JsObject promise = function.construct(new Object[] {executor}, function);
        if (received[0] instanceof JsObject resolve
                && resolve.isCallable()
                && received[1] instanceof JsObject reject
                && reject.isCallable()) {
            return new FunctionCapability(promise, resolve, reject);
        }
        throw Errors.typeError("Promise resolve or reject function is not callable");
    }

    // PromiseResolve ( C, x ), https://tc39.es/ecma262/#sec-promise-resolve
    public static JsObject promiseResolve(Realm realm, JsObject constructor, Object value) {
        if (value instanceof PromiseObject promise && promise.get("constructor") == constructor) return promise;
        PromiseCapability capability = newCapability(realm, constructor);
        capability.resolve(realm, value);
        return (JsObject) capability.promise();
    }

    // Promise.prototype.then ( onFulfilled, onRejected ), https://tc39.es/ecma262/#sec-promise.prototype.then
    public static Object then(Realm realm, PromiseObject promise, Object onFulfilled, Object onRejected) {
        JsObject constructor = ObjectOperations.speciesConstructor(realm, promise, realm.intrinsic(Intrinsic.PROMISE));
        PromiseCapability derived = constructor == realm.intrinsic(Intrinsic.PROMISE)
                ? PromiseObject.create(realm, promise)
                : newCapability(realm, constructor);
        promise.react(new HandlerReaction(realm, handler(onFulfilled), handler(onRejected), derived));
        return derived.promise();
    }

    private static JsObject handler(Object value) {
        return value instanceof JsObject function && function.isCallable() ? function : null;
    }

    /**
     * Whether calling this then method on the promise would run the intrinsic algorithm, with an unobservable result.
     */
    static boolean hasPristineThen(Realm realm, PromiseObject promise, JsObject then) {
        return then == realm.intrinsic(Intrinsic.PROMISE_PROTOTYPE_THEN)
                && ObjectOperations.speciesConstructor(realm, promise, realm.intrinsic(Intrinsic.PROMISE))
                        == realm.intrinsic(Intrinsic.PROMISE);
    }

    /** The resolve and reject functions of a new promise, in this order, as passed to an executor. */
    public static JsObject[] resolvingFunctions(Realm realm, PromiseObject promise) {
        var resolve = ResolvingFunction.create(realm, promise);
        return new JsObject[] {resolve, resolve.counterpart()};
    }
}

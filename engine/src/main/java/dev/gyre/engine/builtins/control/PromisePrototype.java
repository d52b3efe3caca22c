package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.Promises;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.PromiseHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The methods of promises. */
// Properties of the Promise Prototype Object, https://tc39.es/ecma262/#sec-properties-of-the-promise-prototype-object
@BuiltinObject(intrinsic = "%Promise.prototype%")
public final class PromisePrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Promise";

    private PromisePrototype() {}

    // Promise.prototype.then ( onFulfilled, onRejected ), https://tc39.es/ecma262/#sec-promise.prototype.then
    @Builtin
    static Object then(Realm realm, Object self, Object onFulfilled, Object onRejected) {
        if (self instanceof PromiseObject promise) return Promises.then(realm, promise, onFulfilled, onRejected);
        throw Errors.typeError(
                "Method Promise.prototype.then called on incompatible receiver " + PropertyErrors.display(self));
    }

    // Promise.prototype.catch ( onRejected ), https://tc39.es/ecma262/#sec-promise.prototype.catch
    @Builtin(names = "catch")
    static Object catchMethod(Realm realm, Object self, Object onRejected) {
        announce(realm, "Promise.catch");
        return ObjectOperations.invoke(realm, self, "then", Undefined.INSTANCE, onRejected);
    }

    // Promise.prototype.finally ( onFinally ), https://tc39.es/ecma262/#sec-promise.prototype.finally
    @Builtin(names = "finally")
    static Object finallyMethod(Realm realm, Object self, Object onFinally) {
        if (!(self instanceof JsObject promise))
            throw Errors.typeError("Promise.prototype.finally called on non-object");
        JsObject constructor = ObjectOperations.speciesConstructor(realm, promise, realm.intrinsic(Intrinsic.PROMISE));
        if (!(onFinally instanceof JsObject callback && callback.isCallable())) {
            announce(realm, "Promise.finally");
            return ObjectOperations.invoke(realm, promise, "then", onFinally, onFinally);
        }
        var thenFinally = new NativeClosure(realm, "", 1, (inRealm, callee, receiver, args, newTarget) -> {
            Object value = args.length > 0 ? args[0] : Undefined.INSTANCE;
            return afterFinally(inRealm, constructor, callback, value, false);
        });
        var catchFinally = new NativeClosure(realm, "", 1, (inRealm, callee, receiver, args, newTarget) -> {
            Object reason = args.length > 0 ? args[0] : Undefined.INSTANCE;
            return afterFinally(inRealm, constructor, callback, reason, true);
        });
        announce(realm, "Promise.finally");
        return ObjectOperations.invoke(realm, promise, "then", thenFinally, catchFinally);
    }

    private static void announce(Realm realm, String method) {
        PromiseHooks hooks = realm.agent().promiseHooks();
        if (hooks != null) hooks.deriving(method);
    }

    /** Calls the callback, waits for its result, and then continues with the original outcome. */
    private static Object afterFinally(
            Realm realm, JsObject constructor, JsObject callback, Object outcome, boolean rejected) {
        Object result = callback.call0(Undefined.INSTANCE);
        JsObject waited = Promises.promiseResolve(realm, constructor, result);
        var passOn = new NativeClosure(realm, "", 0, (inRealm, callee, receiver, args, newTarget) -> {
            if (rejected) throw new JsException(outcome);
            return outcome;
        });
        return ObjectOperations.invoke(realm, waited, "then", passOn);
    }
}

package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.promise.FunctionCapability;
import dev.gyre.engine.promise.PromiseCombinator;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.Promises;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The Promise constructor and its static methods. */
// The Promise Constructor, https://tc39.es/ecma262/#sec-promise-constructor
@BuiltinObject(intrinsic = "%Promise%")
public final class PromiseConstructor {
    private PromiseConstructor() {}

    // Promise ( executor ), https://tc39.es/ecma262/#sec-promise-executor
    @Builtin(constructor = true)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object executor) {
        if (newTarget == null) throw Errors.typeError("Promise constructor cannot be invoked without 'new'");
        if (!(executor instanceof JsObject function && function.isCallable())) {
            throw Errors.typeError("Promise resolver " + PropertyErrors.display(executor) + " is not a function");
        }
        var promise = new PromiseObject(
                        ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.PROMISE_PROTOTYPE))
                .made(realm, null);
        JsObject[] functions = Promises.resolvingFunctions(realm, promise);
        try {
            function.call2(Undefined.INSTANCE, functions[0], functions[1]);
        } catch (JsException exception) {
            functions[1].call1(Undefined.INSTANCE, exception.value(realm));
        }
        return promise;
    }

    // Promise.all ( iterable ), https://tc39.es/ecma262/#sec-promise.all
    @Builtin
    static Object all(Realm realm, Object self, Object iterable) {
        return PromiseCombinator.combine(realm, constructor(self, "Promise.all"), iterable, PromiseCombinator.Kind.ALL);
    }

    // Promise.allSettled ( iterable ), https://tc39.es/ecma262/#sec-promise.allsettled
    @Builtin
    static Object allSettled(Realm realm, Object self, Object iterable) {
        return PromiseCombinator.combine(
                realm, constructor(self, "Promise.allSettled"), iterable, PromiseCombinator.Kind.ALL_SETTLED);
    }

    // Promise.any ( iterable ), https://tc39.es/ecma262/#sec-promise.any
    @Builtin
    static Object any(Realm realm, Object self, Object iterable) {
        return PromiseCombinator.combine(realm, constructor(self, "Promise.any"), iterable, PromiseCombinator.Kind.ANY);
    }

    // Promise.race ( iterable ), https://tc39.es/ecma262/#sec-promise.race
    @Builtin
    static Object race(Realm realm, Object self, Object iterable) {
        return PromiseCombinator.combine(
                realm, constructor(self, "Promise.race"), iterable, PromiseCombinator.Kind.RACE);
    }

    // Promise.resolve ( x ), https://tc39.es/ecma262/#sec-promise.resolve
    @Builtin
    static Object resolve(Realm realm, Object self, Object value) {
        return Promises.promiseResolve(realm, constructor(self, "PromiseResolve"), value);
    }

    // Promise.reject ( r ), https://tc39.es/ecma262/#sec-promise.reject
    @Builtin
    static Object reject(Realm realm, Object self, Object reason) {
        var capability = Promises.newCapability(realm, constructor(self, "PromiseReject"));
        capability.reject(realm, reason);
        return capability.promise();
    }

    // Promise.withResolvers ( ), https://tc39.es/ecma262/#sec-promise.withResolvers
    @Builtin
    static Object withResolvers(Realm realm, Object self) {
        FunctionCapability capability =
                Promises.newFunctionCapability(realm, constructor(self, "Promise.withResolvers"));
        JsObject result = JsObject.create(realm);
        result.createDataProperty("promise", capability.promise());
        result.createDataProperty("resolve", capability.resolveFunction());
        result.createDataProperty("reject", capability.rejectFunction());
        return result;
    }

    // Promise.try ( callback, ...args ), https://tc39.es/ecma262/#sec-promise.try
    @Builtin(names = "try")
    static Object tryCall(Realm realm, Object self, Object callback, Object[] args) {
        var capability = Promises.newCapability(realm, constructor(self, "Promise.try"));
        try {
            capability.resolve(realm, ObjectOperations.call(callback, Undefined.INSTANCE, args));
        } catch (JsException exception) {
            capability.reject(realm, exception.value(realm));
        }
        return capability.promise();
    }

    // get Promise [ @@species ], https://tc39.es/ecma262/#sec-get-promise-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }

    private static JsObject constructor(Object self, String method) {
        if (self instanceof JsObject object) return object;
        throw Errors.typeError(method + " called on non-object");
    }
}

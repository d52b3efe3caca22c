package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.Promises;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of all async iterators of the language. */
// The %AsyncIteratorPrototype% Object, https://tc39.es/ecma262/#sec-asynciteratorprototype
@BuiltinObject(intrinsic = "%AsyncIteratorPrototype%")
public final class AsyncIteratorPrototype {
    private AsyncIteratorPrototype() {}

    // %AsyncIteratorPrototype% [ @@asyncIterator ] ( ),
    // https://tc39.es/ecma262/#sec-%asynciteratorprototype%-%symbol.asynciterator%
    @Builtin(names = "@@asyncIterator")
    static Object asyncIterator(Realm realm, Object self) {
        return self;
    }

    // %AsyncIteratorPrototype% [ @@asyncDispose ] ( ),
    // https://tc39.es/proposal-explicit-resource-management/#sec-%asynciteratorprototype%-@@asyncdispose
    @Builtin(names = "@@asyncDispose")
    static Object asyncDispose(Realm realm, Object self) {
        var promise = PromiseObject.create(realm);
        try {
            JsObject method = ObjectOperations.getMethod(realm, self, "return");
            if (method == null) {
                promise.resolve(realm, Undefined.INSTANCE);
                return promise;
            }
            Object result = method.call0(self);
            var toUndefined =
                    new NativeClosure(realm, "", 1, (inRealm, callee, receiver, args, newTarget) -> Undefined.INSTANCE);
            return Promises.then(realm, PromiseObject.promiseResolve(realm, result), toUndefined, Undefined.INSTANCE);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
            return promise;
        }
    }
}

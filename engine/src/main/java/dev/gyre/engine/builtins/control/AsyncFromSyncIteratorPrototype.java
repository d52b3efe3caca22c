package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.promise.AsyncFromSyncIterator;
import dev.gyre.engine.runtime.realm.Realm;

/** The methods of async iterators on top of sync ones; scripts never see the objects. */
// The %AsyncFromSyncIteratorPrototype% Object, https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%-object
@BuiltinObject(intrinsic = "%AsyncFromSyncIteratorPrototype%")
public final class AsyncFromSyncIteratorPrototype {
    private AsyncFromSyncIteratorPrototype() {}

    // %AsyncFromSyncIteratorPrototype%.next ( [ value ] ),
    // https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self, Object[] args) {
        return ((AsyncFromSyncIterator) self).next(realm, args.length == 0 ? null : args[0]);
    }

    // %AsyncFromSyncIteratorPrototype%.return ( [ value ] ),
    // https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%.return
    @Builtin(names = "return")
    static Object returnMethod(Realm realm, Object self, Object[] args) {
        return ((AsyncFromSyncIterator) self).returnWith(realm, args);
    }

    // %AsyncFromSyncIteratorPrototype%.throw ( [ value ] ),
    // https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%.throw
    @Builtin(names = "throw")
    static Object throwMethod(Realm realm, Object self, Object[] args) {
        return ((AsyncFromSyncIterator) self).throwWith(realm, args);
    }
}

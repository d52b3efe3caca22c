package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of iterator helpers. */
// The %IteratorHelperPrototype% Object, https://tc39.es/ecma262/#sec-%iteratorhelperprototype%-object
@BuiltinObject(intrinsic = "%IteratorHelperPrototype%")
public final class IteratorHelperPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Iterator Helper";

    private IteratorHelperPrototype() {}

    // %IteratorHelperPrototype%.next ( ), https://tc39.es/ecma262/#sec-%iteratorhelperprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        if (!(self instanceof IteratorHelper helper))
            throw Receiver.incompatible(self, "Iterator Helper.prototype.next");
        Object value = helper.resume(realm);
        return IteratorOperations.createIterResultObject(
                realm, value == null ? Undefined.INSTANCE : value, value == null);
    }

    // %IteratorHelperPrototype%.return ( ), https://tc39.es/ecma262/#sec-%iteratorhelperprototype%.return
    @Builtin(names = "return")
    static Object returnMethod(Realm realm, Object self) {
        if (!(self instanceof IteratorHelper helper))
            throw Receiver.incompatible(self, "Iterator Helper.prototype.return");
        helper.finish();
        return IteratorOperations.createIterResultObject(realm, Undefined.INSTANCE, true);
    }
}

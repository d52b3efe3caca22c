package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of array iterators. */
// 23.1.5.2 The %ArrayIteratorPrototype% Object, https://tc39.es/ecma262/#sec-%arrayiteratorprototype%-object
@BuiltinObject(intrinsic = "%ArrayIteratorPrototype%")
public final class ArrayIteratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Array Iterator";

    private ArrayIteratorPrototype() {}

    // Array Iterator.prototype.next ( ), https://tc39.es/ecma262/#sec-%arrayiteratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        if (!(self instanceof ArrayIterator iterator))
            throw Receiver.incompatible(self, "Array Iterator.prototype.next");
        Object value = iterator.step(realm);
        return IteratorOperations.createIterResultObject(
                realm, value == null ? Undefined.INSTANCE : value, value == null);
    }
}

package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of string iterators. */
// 22.1.5.1 The %StringIteratorPrototype% Object, https://tc39.es/ecma262/#sec-%stringiteratorprototype%-object
@BuiltinObject(intrinsic = "%StringIteratorPrototype%")
public final class StringIteratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "String Iterator";

    private StringIteratorPrototype() {}

    // %StringIteratorPrototype%.next ( ), https://tc39.es/ecma262/#sec-%stringiteratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        if (!(self instanceof StringIterator iterator))
            throw Receiver.incompatible(self, "String Iterator.prototype.next");
        String value = iterator.step(realm);
        return IteratorOperations.createIterResultObject(
                realm, value == null ? Undefined.INSTANCE : value, value == null);
    }
}

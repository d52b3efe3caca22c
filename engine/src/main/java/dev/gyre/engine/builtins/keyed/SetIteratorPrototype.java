package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of Set iterators. */
// The %SetIteratorPrototype% Object, https://tc39.es/ecma262/#sec-%setiteratorprototype%-object
@BuiltinObject(intrinsic = "%SetIteratorPrototype%")
public final class SetIteratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Set Iterator";

    private SetIteratorPrototype() {}

    // %SetIteratorPrototype%.next ( ), https://tc39.es/ecma262/#sec-%setiteratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        if (!(self instanceof CollectionIterator iterator) || iterator.isOfMap())
            throw Receiver.incompatible(self, "Set Iterator.prototype.next");
        Object value = iterator.step(realm);
        return IteratorOperations.createIterResultObject(
                realm, value == null ? Undefined.INSTANCE : value, value == null);
    }
}

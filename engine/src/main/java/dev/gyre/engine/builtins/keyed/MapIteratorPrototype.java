package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of Map iterators. */
// The %MapIteratorPrototype% Object, https://tc39.es/ecma262/#sec-%mapiteratorprototype%-object
@BuiltinObject(intrinsic = "%MapIteratorPrototype%")
public final class MapIteratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Map Iterator";

    private MapIteratorPrototype() {}

    // %MapIteratorPrototype%.next ( ), https://tc39.es/ecma262/#sec-%mapiteratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        if (!(self instanceof CollectionIterator iterator) || !iterator.isOfMap())
            throw Receiver.incompatible(self, "Map Iterator.prototype.next");
        Object value = iterator.step(realm);
        return IteratorOperations.createIterResultObject(
                realm, value == null ? Undefined.INSTANCE : value, value == null);
    }
}

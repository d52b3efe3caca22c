package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Set.prototype, but for the set-theoretic methods in {@link SetAlgebra}. */
// 24.2.4 Properties of the Set Prototype Object, https://tc39.es/ecma262/#sec-properties-of-the-set-prototype-object
@BuiltinObject(intrinsic = "%Set.prototype%")
public final class SetPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Set";

    private SetPrototype() {}

    static SetObject requireSet(Object self, String method) {
        if (self instanceof SetObject set) return set;
        throw Receiver.incompatible(self, Receiver.qualified("Set", method));
    }

    // Set.prototype.add ( value ), https://tc39.es/ecma262/#sec-set.prototype.add
    @Builtin
    static Object add(Realm realm, Object self, Object value) {
        requireSet(self, "add").table().put(value, null);
        return self;
    }

    // Set.prototype.has ( value ), https://tc39.es/ecma262/#sec-set.prototype.has
    @Builtin
    static boolean has(Realm realm, Object self, Object value) {
        return requireSet(self, "has").table().has(value);
    }

    // Set.prototype.delete ( value ), https://tc39.es/ecma262/#sec-set.prototype.delete
    @Builtin
    static boolean delete(Realm realm, Object self, Object value) {
        return requireSet(self, "delete").table().delete(value);
    }

    // Set.prototype.clear ( ), https://tc39.es/ecma262/#sec-set.prototype.clear
    @Builtin
    static Object clear(Realm realm, Object self) {
        requireSet(self, "clear").table().clear();
        return Undefined.INSTANCE;
    }

    // get Set.prototype.size, https://tc39.es/ecma262/#sec-get-set.prototype.size
    @Builtin(getter = true)
    static int size(Realm realm, Object self) {
        return requireSet(self, "get size").table().size();
    }

    // Set.prototype.forEach ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-set.prototype.foreach
    @Builtin(length = 1)
    static Object forEach(Realm realm, Object self, Object callback, Object thisArgument) {
        SetObject set = requireSet(self, "forEach");
        JsObject function = Receiver.requireCallable(callback);
        for (OrderedTable.Cursor cursor = set.table().cursor(); cursor.advance(); ) {
            realm.agent().poll();
            Object value = cursor.key();
            function.call3(thisArgument, value, value, set);
        }
        return Undefined.INSTANCE;
    }

    // Set.prototype.entries ( ), https://tc39.es/ecma262/#sec-set.prototype.entries
    @Builtin
    static Object entries(Realm realm, Object self) {
        return CollectionIterator.ofSet(realm, requireSet(self, "entries"), CollectionIterator.Kind.ENTRIES);
    }

    // Set.prototype.values ( ), https://tc39.es/ecma262/#sec-set.prototype.values
    @Builtin(names = {"values", "keys", "@@iterator"})
    static Object values(Realm realm, Object self) {
        return CollectionIterator.ofSet(realm, requireSet(self, "values"), CollectionIterator.Kind.VALUES);
    }
}

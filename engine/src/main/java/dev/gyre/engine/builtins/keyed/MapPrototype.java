package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Map.prototype. */
// 24.1.3 Properties of the Map Prototype Object, https://tc39.es/ecma262/#sec-properties-of-the-map-prototype-object
@BuiltinObject(intrinsic = "%Map.prototype%")
public final class MapPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Map";

    private MapPrototype() {}

    private static OrderedTable table(Object self, String method) {
        if (self instanceof MapObject map) return map.table();
        throw Receiver.incompatible(self, Receiver.qualified("Map", method));
    }

    // Map.prototype.get ( key ), https://tc39.es/ecma262/#sec-map.prototype.get
    @Builtin
    static Object get(Realm realm, Object self, Object key) {
        Object value = table(self, "get").get(key);
        return value == null ? Undefined.INSTANCE : value;
    }

    // Map.prototype.set ( key, value ), https://tc39.es/ecma262/#sec-map.prototype.set
    @Builtin
    static Object set(Realm realm, Object self, Object key, Object value) {
        table(self, "set").put(key, value);
        return self;
    }

    // Map.prototype.has ( key ), https://tc39.es/ecma262/#sec-map.prototype.has
    @Builtin
    static boolean has(Realm realm, Object self, Object key) {
        return table(self, "has").has(key);
    }

    // Map.prototype.delete ( key ), https://tc39.es/ecma262/#sec-map.prototype.delete
    @Builtin
    static boolean delete(Realm realm, Object self, Object key) {
        return table(self, "delete").delete(key);
    }

    // Map.prototype.clear ( ), https://tc39.es/ecma262/#sec-map.prototype.clear
    @Builtin
    static Object clear(Realm realm, Object self) {
        table(self, "clear").clear();
        return Undefined.INSTANCE;
    }

    // Map.prototype.getOrInsert ( key, value ), https://tc39.es/ecma262/#sec-map.prototype.getorinsert
    @Builtin
    static Object getOrInsert(Realm realm, Object self, Object key, Object value) {
        OrderedTable table = table(self, "getOrInsert");
        Object present = table.get(key);
        if (present != null) return present;
        table.put(key, value);
        return value;
    }

    // Map.prototype.getOrInsertComputed ( key, callback ),
    // https://tc39.es/ecma262/#sec-map.prototype.getorinsertcomputed
    @Builtin
    static Object getOrInsertComputed(Realm realm, Object self, Object key, Object callback) {
        OrderedTable table = table(self, "getOrInsertComputed");
        JsObject function = Receiver.requireCallable(callback);
        Object present = table.get(key);
        if (present != null) return present;
        Object value = function.call1(Undefined.INSTANCE, OrderedTable.normalise(key));
        table.put(key, value);
        return value;
    }

    // get Map.prototype.size, https://tc39.es/ecma262/#sec-get-map.prototype.size
    @Builtin(getter = true)
    static int size(Realm realm, Object self) {
        return table(self, "get size").size();
    }

    // Map.prototype.forEach ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-map.prototype.foreach
    @Builtin(length = 1)
    static Object forEach(Realm realm, Object self, Object callback, Object thisArgument) {
        OrderedTable table = table(self, "forEach");
        JsObject function = Receiver.requireCallable(callback);
        for (OrderedTable.Cursor cursor = table.cursor(); cursor.advance(); ) {
            realm.agent().poll();
            function.call3(thisArgument, cursor.value(), cursor.key(), self);
        }
        return Undefined.INSTANCE;
    }

    // Map.prototype.keys ( ), https://tc39.es/ecma262/#sec-map.prototype.keys
    @Builtin
    static Object keys(Realm realm, Object self) {
        return iterator(realm, self, "keys", CollectionIterator.Kind.KEYS);
    }

    // Map.prototype.values ( ), https://tc39.es/ecma262/#sec-map.prototype.values
    @Builtin
    static Object values(Realm realm, Object self) {
        return iterator(realm, self, "values", CollectionIterator.Kind.VALUES);
    }

    // Map.prototype.entries ( ), https://tc39.es/ecma262/#sec-map.prototype.entries
    @Builtin(names = {"entries", "@@iterator"})
    static Object entries(Realm realm, Object self) {
        return iterator(realm, self, "entries", CollectionIterator.Kind.ENTRIES);
    }

    private static CollectionIterator iterator(Realm realm, Object self, String method, CollectionIterator.Kind kind) {
        table(self, method);
        return CollectionIterator.ofMap(realm, (MapObject) self, kind);
    }
}

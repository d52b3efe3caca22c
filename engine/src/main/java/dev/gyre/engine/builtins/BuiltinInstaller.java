package dev.gyre.engine.builtins;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.LazyIntrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;

/** Creates intrinsic objects from builtin tables; their functions are created when first read. */
public final class BuiltinInstaller {
    private BuiltinInstaller() {}

    /** An ordinary object with the table's properties: a namespace (Math) or a prototype without a constructor. */
    public static JsObject object(Realm realm, Intrinsic which, Intrinsic prototype, BuiltinTable table) {
        var object = new JsObject(Shape.unique(realm.intrinsic(prototype), ShapeKind.ORDINARY, table.count()));
        realm.register(which, object);
        populate(realm, object, table);
        return object;
    }

    /** A prototype object that links back to its constructor. */
    public static JsObject prototype(
            Realm realm, Intrinsic which, Intrinsic parent, BuiltinTable table, Intrinsic constructor) {
        return prototype(realm, which, parent, constructor, table);
    }

    /** A prototype object whose properties come from several tables. */
    public static JsObject prototype(
            Realm realm, Intrinsic which, Intrinsic parent, Intrinsic constructor, BuiltinTable... tables) {
        int count = 1;
        for (BuiltinTable table : tables) count += table.count();
        var object = new JsObject(Shape.unique(realm.intrinsic(parent), ShapeKind.ORDINARY, count));
        return prototype(realm, which, object, constructor, tables);
    }

    /**
     * Turns an object that the catalog has created itself, because it is not an ordinary one, into a prototype with a
     * constructor.
     */
    public static JsObject prototype(
            Realm realm, Intrinsic which, JsObject object, Intrinsic constructor, BuiltinTable... tables) {
        realm.register(which, object);
        object.makeUnique();
        object.defineBuiltin("constructor", new LazyIntrinsic(realm, constructor), Attributes.METHOD);
        populate(realm, object, tables);
        return object;
    }

    /** A constructor function: the table's constructor entry, with the other entries as its own properties. */
    public static JsObject constructor(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic prototype) {
        return constructor(realm, which, table, prototype, Intrinsic.FUNCTION_PROTOTYPE);
    }

    /** A constructor function that inherits from another: Int8Array from TypedArray, TypeError from Error. */
    public static JsObject constructor(
            Realm realm, Intrinsic which, BuiltinTable table, Intrinsic prototype, Intrinsic parent) {
        JsObject function = constructorWithoutPrototype(realm, which, table, parent);
        function.defineBuiltin("prototype", new LazyIntrinsic(realm, prototype), Attributes.NONE);
        populate(realm, function, table);
        return function;
    }

    /** Creates a constructor that has no prototype property: Proxy. */
    public static JsObject constructor(Realm realm, Intrinsic which, BuiltinTable table) {
        JsObject function = constructorWithoutPrototype(realm, which, table, Intrinsic.FUNCTION_PROTOTYPE);
        populate(realm, function, table);
        return function;
    }

    private static JsObject constructorWithoutPrototype(
            Realm realm, Intrinsic which, BuiltinTable table, Intrinsic parent) {
        int id = table.constructor();
        Shape shape = parent == Intrinsic.FUNCTION_PROTOTYPE
                ? realm.nativeFunctionShape()
                : Realm.functionShape(realm.intrinsic(parent));
        var function = new NativeFunction(shape, realm, table, id, true, table.length(id), table.name(id));
        function.makeUnique();
        realm.register(which, function);
        return function;
    }

    /** Creates a single function of a table: parseInt. */
    public static JsObject function(Realm realm, BuiltinTable table, String key) {
        return new NativeFunction(realm, table, table.find(key), false);
    }

    /** Adds the tables' properties to an object, in their order. */
    public static void populate(Realm realm, JsObject object, BuiltinTable... tables) {
        object.makeUnique();
        int[] next = new int[tables.length];
        LazyFunction[][] shared = new LazyFunction[tables.length][];
        for (int which = lowest(tables, next); which >= 0; which = lowest(tables, next)) {
            BuiltinTable table = tables[which];
            int id = next[which]++;
            int kind = table.flags(id);
            if ((kind & BuiltinTable.CONSTRUCTOR) != 0) {
                continue;
            }
            Object key = table.isSymbol(id) ? JsSymbol.wellKnown(table.symbol(id)) : table.key(id);
            if ((kind & BuiltinTable.CONSTANT) != 0) {
                object.defineBuiltin(key, table.constant(id), kind & Attributes.ALL);
            } else if ((kind & (BuiltinTable.GETTER | BuiltinTable.SETTER)) != 0) {
                accessor(realm, object, table, id, key);
            } else {
                if (shared[which] == null) {
                    shared[which] = new LazyFunction[table.count()];
                }
                object.defineBuiltin(
                        key, function(realm, table, table.function(id), shared[which]), kind & Attributes.ALL);
            }
        }
    }

    /** The table whose next entry has the lowest rank, or -1 when all tables are done. */
    private static int lowest(BuiltinTable[] tables, int[] next) {
        int lowest = -1;
        for (int i = 0; i < tables.length; i++) {
            if (next[i] == tables[i].count()) {
                continue;
            }
            if (lowest < 0 || tables[i].rank(next[i]) < tables[lowest].rank(next[lowest])) {
                lowest = i;
            }
        }
        return lowest;
    }

    private static LazyFunction function(Realm realm, BuiltinTable table, int id, LazyFunction[] shared) {
        if (shared[id] == null) {
            shared[id] = new LazyFunction(realm, table, id);
        }
        return shared[id];
    }

    /** Defines the accessor at its first entry; the second entry finds it there. */
    private static void accessor(Realm realm, JsObject object, BuiltinTable table, int id, Object key) {
        if (object.shape().find(key) >= 0) {
            return;
        }
        int getter = -1;
        int setter = -1;
        for (int other = id; other < table.count(); other++) {
            if (table.key(other).equals(table.key(id))) {
                getter = (table.flags(other) & BuiltinTable.GETTER) != 0 ? other : getter;
                setter = (table.flags(other) & BuiltinTable.SETTER) != 0 ? other : setter;
            }
        }
        int attributes = table.flags(id) & (Attributes.ENUMERABLE | Attributes.CONFIGURABLE) | Attributes.ACCESSOR;
        object.defineBuiltin(key, new LazyAccessor(realm, table, getter, setter), attributes);
    }
}

package dev.gyre.engine.builtins;

import dev.gyre.engine.builtins.declare.BuiltinTable;
import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeFunction;
import dev.gyre.engine.object.Shape;
import dev.gyre.engine.object.ShapeKind;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.LazyIntrinsic;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.JsSymbol;

/** Makes intrinsic objects from builtin tables; their functions are made when first read. */
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
    public static JsObject prototype(Realm realm, Intrinsic which, Intrinsic parent, BuiltinTable table, Intrinsic constructor) {
        var object = new JsObject(Shape.unique(realm.intrinsic(parent), ShapeKind.ORDINARY, table.count() + 1));
        return prototype(realm, which, object, table, constructor);
    }

    /** Makes an object that the catalog has built itself, because it is no ordinary one, a prototype with a constructor. */
    public static JsObject prototype(Realm realm, Intrinsic which, JsObject object, BuiltinTable table, Intrinsic constructor) {
        realm.register(which, object);
        object.makeUnique();
        object.defineBuiltin("constructor", new LazyIntrinsic(realm, constructor), Attributes.METHOD);
        populate(realm, object, table);
        return object;
    }

    /** A constructor function: the table's constructor entry, with the other entries as its own properties. */
    public static JsObject constructor(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic prototype) {
        return constructor(realm, which, table, prototype, Intrinsic.FUNCTION_PROTOTYPE);
    }

    /** A constructor function that inherits from another: Int8Array from TypedArray, TypeError from Error. */
    public static JsObject constructor(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic prototype, Intrinsic parent) {
        JsObject function = constructorWithoutPrototype(realm, which, table, parent);
        function.defineBuiltin("prototype", new LazyIntrinsic(realm, prototype), Attributes.NONE);
        populate(realm, function, table);
        return function;
    }

    /** The constructor that has no prototype property: Proxy. */
    public static JsObject constructor(Realm realm, Intrinsic which, BuiltinTable table) {
        JsObject function = constructorWithoutPrototype(realm, which, table, Intrinsic.FUNCTION_PROTOTYPE);
        populate(realm, function, table);
        return function;
    }

    private static JsObject constructorWithoutPrototype(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic parent) {
        int id = table.constructor();
        Shape shape = parent == Intrinsic.FUNCTION_PROTOTYPE ? realm.nativeFunctionShape() : Realm.functionShape(realm.intrinsic(parent));
        var function = new NativeFunction(shape, realm, table, id, true, table.length(id), table.name(id));
        function.makeUnique();
        realm.register(which, function);
        return function;
    }

    /** A function of a table on its own: parseInt. */
    public static JsObject function(Realm realm, BuiltinTable table, String key) {
        return new NativeFunction(realm, table, table.find(key), false);
    }

    /** Adds the table's properties to an object, in their order. */
    public static void populate(Realm realm, JsObject object, BuiltinTable table) {
        object.makeUnique();
        int count = table.count();
        LazyFunction[] shared = null;
        for (int id = 0; id < count; id++) {
            int flags = table.flags(id);
            int attributes = flags & Attributes.ALL;
            if ((flags & BuiltinTable.CONSTRUCTOR) != 0) {
                continue;
            }
            Object key = table.isSymbol(id) ? JsSymbol.wellKnown(table.symbol(id)) : table.key(id);
            if ((flags & BuiltinTable.CONSTANT) != 0) {
                object.defineBuiltin(key, table.constant(id), attributes);
            } else if ((flags & (BuiltinTable.GETTER | BuiltinTable.SETTER)) != 0) {
                accessor(realm, object, table, id, key);
            } else {
                if (shared == null) {
                    shared = new LazyFunction[count];
                }
                int first = table.function(id);
                if (shared[first] == null) {
                    shared[first] = new LazyFunction(realm, table, first);
                }
                object.defineBuiltin(key, shared[first], attributes);
            }
        }
    }

    /** Defines the pair at its first entry; the second finds it there. */
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

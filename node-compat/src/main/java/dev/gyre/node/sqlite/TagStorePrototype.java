package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;

/** The class SQLTagStore and its methods. */
// https://nodejs.org/api/sqlite.html#class-sqltagstore
@BuiltinObject(intrinsic = "%SQLTagStore.prototype%")
final class TagStorePrototype {
    private static final Object[] NOTHING = {};

    private TagStorePrototype() {}

    static TagStoreObject require(Object self) {
        if (self instanceof TagStoreObject store) return store;
        throw Errors.typeError("Illegal invocation");
    }

    // Tag stores are made by database.createTagStore().
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
        throw NativeErrors.of(realm, ErrorKind.ERROR, "ERR_ILLEGAL_CONSTRUCTOR", "Illegal constructor");
    }

    private static StatementObject statement(Object self, Object[] arguments) {
        return require(self).statement(Arguments.at(arguments, 0), arguments.length - 1);
    }

    /** The values of the template; an object among them is no set of named parameters. */
    private static Object[] values(Object[] arguments) {
        if (arguments.length < 2) return NOTHING;
        return java.util.Arrays.copyOfRange(arguments, 1, arguments.length);
    }

    // sqlTagStore.get(stringElements[, ...boundParameters])
    @Builtin(length = 0, enumerable = true)
    static Object get(Realm realm, Object self, Object[] arguments) {
        return statement(self, arguments).get(values(arguments), false);
    }

    // sqlTagStore.all(stringElements[, ...boundParameters])
    @Builtin(length = 0, enumerable = true)
    static Object all(Realm realm, Object self, Object[] arguments) {
        return statement(self, arguments).all(values(arguments), false);
    }

    // sqlTagStore.iterate(stringElements[, ...boundParameters])
    @Builtin(length = 0, enumerable = true)
    static Object iterate(Realm realm, Object self, Object[] arguments) {
        StatementObject statement = statement(self, arguments);
        statement.begin(values(arguments), false);
        return new StatementIterator(statement);
    }

    // sqlTagStore.run(stringElements[, ...boundParameters])
    @Builtin(length = 0, enumerable = true)
    static Object run(Realm realm, Object self, Object[] arguments) {
        return statement(self, arguments).run(values(arguments), false);
    }

    // sqlTagStore.clear()
    @Builtin(length = 0, enumerable = true)
    static Object clear(Realm realm, Object self) {
        require(self).clear();
        return Undefined.INSTANCE;
    }
}

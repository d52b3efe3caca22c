package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;

/** internalBinding('sqlite'): the classes of node:sqlite, and backups. */
// lib/internal/bindings.md, sqlite
@BuiltinObject(intrinsic = "%sqlite binding%")
public final class SqliteBinding {
    private SqliteBinding() {}

    // classes(channel): { Database, Statement, Session }; statements are published on the channel
    @Builtin
    static Object classes(Realm realm, Object self, Object channel) {
        SqliteState state = SqliteState.of(realm);
        state.queries(new QueryChannel(realm, (JsObject) channel));
        JsObject classes = JsObject.create(realm);
        classes.createDataProperty("Database", state.database);
        classes.createDataProperty("Statement", state.statement);
        classes.createDataProperty("Session", state.session);
        return classes;
    }

    // backup(database, path, source, target, rate, progress, resolve, reject)
    @Builtin
    static Object backup(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = DatabasePrototype.require(arguments[0]);
        BackupWork.begin(
                database,
                TypeConversion.toString(arguments[1]),
                TypeConversion.toString(arguments[2]),
                TypeConversion.toString(arguments[3]),
                TypeConversion.toInt32(arguments[4]),
                arguments[5] instanceof JsObject progress ? progress : null,
                (JsObject) arguments[6],
                (JsObject) arguments[7]);
        return Undefined.INSTANCE;
    }

    // checkBackup(database, path): the path as a string
    @Builtin
    static Object checkBackup(Realm realm, Object self, Object source, Object path) {
        Arguments.object(realm, source, "sourceDb");
        DatabasePrototype.require(source).connection();
        String target = Arguments.path(realm, path);
        DatabaseAccess.require(Environment.of(realm), target, false);
        return target;
    }
}

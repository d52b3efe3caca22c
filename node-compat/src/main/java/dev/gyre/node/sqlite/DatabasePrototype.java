package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.Changeset;
import dev.gyre.node.sqlite.library.Connection;
import dev.gyre.node.sqlite.library.SqliteException;

/** The class Database and its methods. */
// https://nodejs.org/api/sqlite.html#class-databasesync
@BuiltinObject(intrinsic = "%Database.prototype%")
final class DatabasePrototype {
    private DatabasePrototype() {}

    static DatabaseObject require(Object self) {
        if (self instanceof DatabaseObject database) return database;
        throw Errors.typeError("Illegal invocation");
    }

    /** The prototype of new.target, or the class's if that is no object. */
    static JsObject prototype(SqliteState state, JsObject newTarget, JsObject constructor) {
        return newTarget.get("prototype") instanceof JsObject prototype ? prototype : state.prototype(constructor);
    }

    // new Database(path[, options]), https://nodejs.org/api/sqlite.html#new-databasesyncpath-options
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
        if (newTarget == null) {
            throw NativeErrors.of(
                    realm, ErrorKind.TYPE, "ERR_CONSTRUCT_CALL_REQUIRED", "Cannot call constructor without `new`");
        }
        String path = Arguments.path(realm, Arguments.at(arguments, 0));
        JsObject options = arguments.length > 1 ? Arguments.object(realm, arguments[1], "options") : null;
        SqliteState state = SqliteState.of(realm);
        DatabaseObject database = new DatabaseObject(
                state, prototype(state, newTarget, state.database), path, new DatabaseOptions(realm, options));
        if (database.options().allowExtension && Environment.of(realm).isRestricted()) {
            String message = "Cannot load SQLite extensions when the permission model is enabled.";
            throw NativeErrors.of(realm, ErrorKind.ERROR, "ERR_LOAD_SQLITE_EXTENSION", message);
        }
        if (database.options().open) done(realm, database::open);
        return database;
    }

    private interface Action {
        void run() throws SqliteException;
    }

    /** Performs an action whose failure becomes an error of JavaScript. */
    private static Object done(Realm realm, Action action) {
        try {
            action.run();
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        }
        return Undefined.INSTANCE;
    }

    // database.open(), https://nodejs.org/api/sqlite.html#databaseopen
    @Builtin(length = 0, enumerable = true)
    static Object open(Realm realm, Object self) {
        return done(realm, require(self)::open);
    }

    // database.close(), https://nodejs.org/api/sqlite.html#databaseclose
    @Builtin(length = 0, enumerable = true)
    static Object close(Realm realm, Object self) {
        require(self).close();
        return Undefined.INSTANCE;
    }

    // database[Symbol.dispose](), https://nodejs.org/api/sqlite.html#databasesymboldispose
    static Object dispose(Object self) {
        DatabaseObject database = require(self);
        Connection connection = database.connectionOrNull();
        if (connection != null && !connection.isInCallback()) database.close();
        return Undefined.INSTANCE;
    }

    // database.prepare(sql[, options]), https://nodejs.org/api/sqlite.html#databasepreparesql-options
    @Builtin(length = 0, enumerable = true)
    static Object prepare(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        String sql = Arguments.string(realm, Arguments.at(arguments, 0), "sql");
        return StatementObject.prepare(database, sql, Arguments.optionsOrNull(realm, arguments, 1));
    }

    // database.exec(sql), https://nodejs.org/api/sqlite.html#databaseexecsql
    @Builtin(length = 0, enumerable = true)
    static Object exec(Realm realm, Object self, Object[] arguments) {
        Connection connection = require(self).unauthorizingConnection();
        String sql = Arguments.string(realm, Arguments.at(arguments, 0), "sql");
        require(self).state().queries().observe(require(self));
        return done(realm, () -> connection.exec(sql));
    }

    // database.function(name[, options], fn), https://nodejs.org/api/sqlite.html#databasefunctionname-options-fn
    @Builtin(length = 0, enumerable = true)
    static Object function(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        String name = Arguments.string(realm, Arguments.at(arguments, 0), "name");
        boolean hasOptions = arguments.length > 2;
        if (!hasOptions) Arguments.function(realm, Arguments.at(arguments, 1), "function");
        JsObject options = hasOptions ? Arguments.object(realm, arguments[1], "options") : null;
        boolean bigInts = Arguments.flag(realm, options, "useBigIntArguments", false);
        boolean varargs = Arguments.flag(realm, options, "varargs", false);
        int flags = Connection.UTF8
                | (Arguments.flag(realm, options, "deterministic", false) ? Connection.DETERMINISTIC : 0)
                | (Arguments.flag(realm, options, "directOnly", false) ? Connection.DIRECT_ONLY : 0);
        JsObject function = Arguments.function(realm, arguments[hasOptions ? 2 : 1], "function");
        int count = varargs ? -1 : UserFunctions.length(function);
        return done(
                realm,
                () -> database.connection()
                        .function(name, count, flags, UserFunctions.scalar(realm, function, bigInts)));
    }

    // database.createTagStore([maxSize]), https://nodejs.org/api/sqlite.html#databasecreatetagstoremaxsize
    @Builtin(length = 0, enumerable = true)
    static Object createTagStore(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.connection();
        Object size = Arguments.at(arguments, 0);
        String message = "The \"maxSize\" argument must be a positive integer.";
        if (size != Undefined.INSTANCE && !(size instanceof Integer || size instanceof Double))
            throw NativeErrors.argumentType(realm, message);
        if (size != Undefined.INSTANCE && (!Arguments.isInt(size) || ((Number) size).intValue() <= 0))
            throw NativeErrors.outOfRange(realm, message);
        int capacity = size == Undefined.INSTANCE ? TagStoreObject.CAPACITY : ((Number) size).intValue();
        return new TagStoreObject(database, capacity);
    }

    // database.location([dbName]), https://nodejs.org/api/sqlite.html#databaselocationdbname
    @Builtin(length = 0, enumerable = true)
    static Object location(Realm realm, Object self, Object[] arguments) {
        String file = require(self).connection().fileName(databaseName(realm, arguments));
        return file == null || file.isEmpty() ? Null.INSTANCE : file;
    }

    private static String databaseName(Realm realm, Object[] arguments) {
        Object name = Arguments.at(arguments, 0);
        return name == Undefined.INSTANCE ? "main" : Arguments.string(realm, name, "dbName");
    }

    // database.aggregate(name, options), https://nodejs.org/api/sqlite.html#databaseaggregatename-options
    @Builtin(length = 0, enumerable = true)
    static Object aggregate(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        String name = Arguments.string(realm, Arguments.at(arguments, 0), "name");
        JsObject options = Arguments.object(realm, Arguments.at(arguments, 1), "options");
        UserAggregate aggregate = new UserAggregate(realm, options);
        int flags = Connection.UTF8
                | (Arguments.flag(realm, options, "directOnly", false) ? Connection.DIRECT_ONLY : 0)
                | (options.get("deterministic") == Boolean.TRUE ? Connection.DETERMINISTIC : 0);
        return done(realm, () -> database.connection().aggregate(name, aggregate.count(), flags, aggregate));
    }

    // database.createSession([options]), https://nodejs.org/api/sqlite.html#databasecreatesessionoptions
    @Builtin(length = 0, enumerable = true)
    static Object createSession(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        JsObject options = arguments.length > 0 ? Arguments.object(realm, arguments[0], "options") : null;
        String table = null;
        String name = "main";
        if (options != null && options.hasProperty("table"))
            table = Arguments.string(realm, options.get("table"), "options.table");
        if (options != null && options.hasProperty("db"))
            name = Arguments.string(realm, options.get("db"), "options.db");
        try {
            return new SessionObject(database, database.connection().session(name, table));
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        }
    }

    // database.applyChangeset(changeset[, options]),
    // https://nodejs.org/api/sqlite.html#databaseapplychangesetchangeset-options
    @Builtin(length = 0, enumerable = true)
    static Object applyChangeset(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        ByteView bytes = Arguments.bytes(realm, Arguments.at(arguments, 0), "changeset");
        JsObject options = Arguments.optionsOrNull(realm, arguments, 1);
        JsObject conflict = Arguments.functionOption(realm, options, "onConflict");
        JsObject filter = Arguments.functionOption(realm, options, "filter");
        try {
            return Changeset.apply(
                    database.connection(),
                    bytes.bytes(),
                    bytes.offset(),
                    bytes.length(),
                    filter == null ? null : table -> TypeConversion.toBoolean(filter.call1(Undefined.INSTANCE, table)),
                    conflict == null
                            ? null
                            : type -> conflict.call1(Undefined.INSTANCE, type) instanceof Integer decision
                                    ? decision
                                    : -1);
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        }
    }

    // database.enableLoadExtension(allow), https://nodejs.org/api/sqlite.html#databaseenableloadextensionallow
    @Builtin(length = 0, enumerable = true)
    static Object enableLoadExtension(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        boolean allow = Arguments.bool(realm, Arguments.at(arguments, 0), "allow");
        return done(realm, () -> database.enableExtensions(allow));
    }

    // database.enableDefensive(active), https://nodejs.org/api/sqlite.html#databaseenabledefensiveactive
    @Builtin(length = 0, enumerable = true)
    static Object enableDefensive(Realm realm, Object self, Object[] arguments) {
        Connection connection = require(self).unauthorizingConnection();
        boolean active = Arguments.bool(realm, Arguments.at(arguments, 0), "active");
        return done(realm, () -> connection.configure(Connection.DEFENSIVE, active));
    }

    // database.loadExtension(path[, entryPoint]),
    // https://nodejs.org/api/sqlite.html#databaseloadextensionpath-entrypoint
    @Builtin(length = 0, enumerable = true)
    static Object loadExtension(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        Connection connection = database.unauthorizingConnection();
        if (!database.extensionsEnabled()) throw NativeErrors.invalidState(realm, "extension loading is not allowed");
        String file = Arguments.string(realm, Arguments.at(arguments, 0), "path");
        String entry = Arguments.at(arguments, 1) instanceof CharSequence text ? text.toString() : null;
        try {
            connection.loadExtension(file, entry);
            return Undefined.INSTANCE;
        } catch (SqliteException failure) {
            throw NativeErrors.of(realm, ErrorKind.ERROR, "ERR_LOAD_SQLITE_EXTENSION", failure.getMessage());
        }
    }

    // database.serialize([dbName]), https://nodejs.org/api/sqlite.html#databaseserializedbname
    @Builtin(length = 0, enumerable = true)
    static Object serialize(Realm realm, Object self, Object[] arguments) {
        Connection connection = require(self).unauthorizingConnection();
        try {
            return Values.bytes(realm, connection.serialize(databaseName(realm, arguments)));
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        }
    }

    // database.deserialize(buffer[, options]), https://nodejs.org/api/sqlite.html#databasedeserializebuffer-options
    @Builtin(length = 0, enumerable = true)
    static Object deserialize(Realm realm, Object self, Object[] arguments) {
        require(self).connection();
        ByteView bytes = Arguments.bytes(realm, Arguments.at(arguments, 0), "buffer");
        JsObject options = Arguments.optionsOrNull(realm, arguments, 1);
        String name = Arguments.stringOption(realm, options, "dbName", "main");
        Connection connection = require(self).connection();
        if (bytes.length() == 0) throw NativeErrors.argumentValue(realm, "The \"buffer\" argument must not be empty.");
        if (connection.isInCallback()) {
            throw NativeErrors.invalidState(realm, "database cannot be deserialized while in a callback");
        }
        connection.finalizeStatements();
        return done(realm, () -> connection.deserialize(name, bytes.bytes(), bytes.offset(), bytes.length()));
    }

    // database.setAuthorizer(callback), https://nodejs.org/api/sqlite.html#databasesetauthorizercallback
    @Builtin(length = 0, enumerable = true)
    static Object setAuthorizer(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        Object callback = Arguments.at(arguments, 0);
        if (callback == Null.INSTANCE) return done(realm, () -> database.authorizer(null));
        if (callback instanceof JsObject function && function.isCallable()) {
            return done(realm, () -> database.authorizer(UserFunctions.authorizer(function)));
        }
        throw NativeErrors.argumentType(realm, "The \"callback\" argument must be a function or null.");
    }

    // database.createModule(name, options), https://nodejs.org/api/sqlite.html#databasecreatemodulename-options
    @Builtin(length = 0, enumerable = true)
    static Object createModule(Realm realm, Object self, Object[] arguments) {
        DatabaseObject database = require(self);
        database.unauthorizingConnection();
        String name = Arguments.string(realm, Arguments.at(arguments, 0), "name");
        JsObject options = Arguments.object(realm, Arguments.at(arguments, 1), "options");
        UserModule module = new UserModule(realm, options);
        return done(realm, () -> database.connection().module(name, module));
    }
}

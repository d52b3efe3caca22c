package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.Statement;

/** The class Statement and its methods. */
// https://nodejs.org/api/sqlite.html#class-statementsync
@BuiltinObject(intrinsic = "%Statement.prototype%")
final class StatementPrototype {
    private StatementPrototype() {}

    static StatementObject require(Object self) {
        if (self instanceof StatementObject statement) return statement;
        throw Errors.typeError("Illegal invocation");
    }

    // Statements are made by database.prepare().
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
        throw NativeErrors.of(realm, ErrorKind.ERROR, "ERR_ILLEGAL_CONSTRUCTOR", "Illegal constructor");
    }

    // statement.iterate([namedParameters][, ...anonymousParameters])
    @Builtin(length = 0, enumerable = true)
    static Object iterate(Realm realm, Object self, Object[] arguments) {
        StatementObject statement = require(self);
        statement.begin(arguments, true);
        return new StatementIterator(statement);
    }

    // statement.all([namedParameters][, ...anonymousParameters])
    @Builtin(length = 0, enumerable = true)
    static Object all(Realm realm, Object self, Object[] arguments) {
        return require(self).all(arguments, true);
    }

    // statement.get([namedParameters][, ...anonymousParameters])
    @Builtin(length = 0, enumerable = true)
    static Object get(Realm realm, Object self, Object[] arguments) {
        return require(self).get(arguments, true);
    }

    // statement.run([namedParameters][, ...anonymousParameters])
    @Builtin(length = 0, enumerable = true)
    static Object run(Realm realm, Object self, Object[] arguments) {
        return require(self).run(arguments, true);
    }

    // statement.columns()
    @Builtin(length = 0, enumerable = true)
    static Object columns(Realm realm, Object self) {
        Statement statement = require(self).open();
        Object[] columns = new Object[statement.columnCount()];
        for (int i = 0; i < columns.length; i++) {
            JsObject column = JsObject.create(realm, null);
            column.createDataProperty("column", Values.textOrNull(statement.columnOriginName(i)));
            column.createDataProperty("database", Values.textOrNull(statement.columnDatabaseName(i)));
            column.createDataProperty("name", Values.textOrNull(statement.columnName(i)));
            column.createDataProperty("table", Values.textOrNull(statement.columnTableName(i)));
            column.createDataProperty("type", Values.textOrNull(statement.columnDeclaredType(i)));
            columns[i] = column;
        }
        return JsArray.adopt(realm, columns);
    }

    /** The number of a counter, https://www.sqlite.org/c3ref/c_stmtstatus_counter.html; 0 if there is none of the name. */
    private static int counter(String name) {
        return switch (name) {
            case "fullscanStep" -> 1;
            case "sort" -> 2;
            case "autoindex" -> 3;
            case "vmStep" -> 4;
            case "reprepare" -> 5;
            case "run" -> 6;
            case "filterMiss" -> 7;
            case "filterHit" -> 8;
            case "memused" -> 99;
            default -> 0;
        };
    }

    // statement.stat(counter)
    @Builtin(length = 0, enumerable = true)
    static Object stat(Realm realm, Object self, Object[] arguments) {
        Statement statement = require(self).open();
        int counter = counter(Arguments.string(realm, Arguments.at(arguments, 0), "counter"));
        if (counter == 0) {
            throw NativeErrors.argumentValue(realm, "The \"counter\" argument is not a valid statistic name.");
        }
        return statement.status(counter, false);
    }

    // statement.resetStats()
    @Builtin(length = 0, enumerable = true)
    static Object resetStats(Realm realm, Object self) {
        Statement statement = require(self).open();
        for (int counter = 1; counter <= 8; counter++) statement.status(counter, true);
        return Undefined.INSTANCE;
    }

    // statement.setAllowBareNamedParameters(enabled)
    @Builtin(length = 0, enumerable = true)
    static Object setAllowBareNamedParameters(Realm realm, Object self, Object[] arguments) {
        require(self).open();
        require(self).allowBareNamedParameters =
                Arguments.bool(realm, Arguments.at(arguments, 0), "allowBareNamedParameters");
        return Undefined.INSTANCE;
    }

    // statement.setAllowUnknownNamedParameters(enabled)
    @Builtin(length = 0, enumerable = true)
    static Object setAllowUnknownNamedParameters(Realm realm, Object self, Object[] arguments) {
        require(self).open();
        require(self).allowUnknownNamedParameters = Arguments.bool(realm, Arguments.at(arguments, 0), "enabled");
        return Undefined.INSTANCE;
    }

    // statement.setReadBigInts(enabled)
    @Builtin(length = 0, enumerable = true)
    static Object setReadBigInts(Realm realm, Object self, Object[] arguments) {
        require(self).open();
        require(self).readBigInts = Arguments.bool(realm, Arguments.at(arguments, 0), "readBigInts");
        return Undefined.INSTANCE;
    }

    // statement.setReturnArrays(enabled)
    @Builtin(length = 0, enumerable = true)
    static Object setReturnArrays(Realm realm, Object self, Object[] arguments) {
        require(self).open();
        require(self).returnArrays = Arguments.bool(realm, Arguments.at(arguments, 0), "returnArrays");
        return Undefined.INSTANCE;
    }

    // statement.close()
    @Builtin(length = 0, enumerable = true)
    static Object close(Realm realm, Object self) {
        require(self).idle().finish();
        return Undefined.INSTANCE;
    }

    // statement[Symbol.dispose]()
    static Object dispose(Object self) {
        StatementObject statement = require(self);
        if (!statement.isFinished()) statement.idle().finish();
        return Undefined.INSTANCE;
    }
}

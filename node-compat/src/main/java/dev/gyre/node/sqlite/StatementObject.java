package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.sqlite.library.Connection;
import dev.gyre.node.sqlite.library.SqliteException;
import dev.gyre.node.sqlite.library.Statement;
import java.util.Arrays;

/** A prepared statement of node:sqlite. */
// https://nodejs.org/api/sqlite.html#class-statementsync
final class StatementObject extends JsObject {
    private final DatabaseObject database;
    private final Realm realm;
    private final Connection connection;

    private Statement statement;
    private Parameters parameters;
    private RowReader rows;
    private int epoch;

    boolean readBigInts;
    boolean returnArrays;
    boolean allowBareNamedParameters;
    boolean allowUnknownNamedParameters;

    private StatementObject(DatabaseObject database, JsObject options) {
        super(database.state().prototype(database.state().statement));
        this.database = database;
        realm = database.realm();
        connection = database.connection();
        DatabaseOptions inherited = database.options();
        readBigInts = Arguments.flag(realm, options, "readBigInts", inherited.readBigInts);
        returnArrays = Arguments.flag(realm, options, "returnArrays", inherited.returnArrays);
        allowBareNamedParameters =
                Arguments.flag(realm, options, "allowBareNamedParameters", inherited.allowBareNamedParameters);
        allowUnknownNamedParameters =
                Arguments.flag(realm, options, "allowUnknownNamedParameters", inherited.allowUnknownNamedParameters);
        int getter = Attributes.ENUMERABLE | Attributes.ACCESSOR;
        defineBuiltin("sourceSQL", database.state().sourceSql, getter);
        defineBuiltin("expandedSQL", database.state().expandedSql, getter);
    }

    /** Prepares the first statement of a text. */
    static StatementObject prepare(DatabaseObject database, String sql, JsObject optionsOrNull) {
        StatementObject result = new StatementObject(database, optionsOrNull);
        try {
            Statement statement = result.connection.prepare(sql, result);
            if (statement == null) {
                throw SqliteErrors.argumentValue(result.realm, "The SQL query contains no statements.");
            }
            result.statement = statement;
            result.parameters = new Parameters(result.realm, statement);
            result.rows = new RowReader(result.realm, statement);
            return result;
        } catch (SqliteException failure) {
            throw SqliteErrors.of(result.realm, failure);
        }
    }

    @Override
    public String className() {
        return "Statement";
    }

    Realm realm() {
        return realm;
    }

    DatabaseObject database() {
        return database;
    }

    boolean isFinished() {
        return statement.isFinished();
    }

    /** The statement, which must not be finalized. */
    Statement open() {
        if (statement.isFinished()) throw SqliteErrors.invalidState(realm, "statement has been finalized");
        return statement;
    }

    /** The statement, which must not be running either. */
    Statement idle() {
        Statement open = open();
        if (open.isExecuting()) throw SqliteErrors.invalidState(realm, "statement is already being executed");
        return open;
    }

    /** Counts the runs: an iterator belongs to one of them. */
    int epoch() {
        return epoch;
    }

    /** Makes the statement ready to run with these arguments, the first of which may be an object of named parameters if that is said. */
    Statement begin(Object[] arguments, boolean named) {
        Statement ready = idle();
        if (connection.isInAuthorizer()) {
            throw SqliteErrors.invalidState(realm, "database cannot be accessed from an authorizer callback");
        }
        database.state().queries().observe(database);
        if (epoch++ > 0) ready.resetAndRethrow();
        try {
            parameters.bind(arguments, named, allowBareNamedParameters, allowUnknownNamedParameters);
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        }
        // Options and values of the program may have run JavaScript.
        return idle();
    }

    /** Whether there is a next row. A statement that fails is reset. */
    boolean step() {
        boolean complete = false;
        try {
            boolean row = statement.step();
            complete = true;
            return row;
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        } finally {
            if (!complete) statement.reset();
        }
    }

    /** The current row. */
    Object row() {
        return returnArrays ? rows.array(readBigInts) : rows.object(readBigInts);
    }

    Object all(Object[] arguments, boolean named) {
        Statement running = begin(arguments, named);
        Object[] found = new Object[16];
        int count = 0;
        try {
            while (step()) {
                if (count == found.length) found = Arrays.copyOf(found, count * 2);
                found[count++] = row();
            }
        } finally {
            if (!running.isFinished()) running.reset();
        }
        return JsArray.adopt(realm, Arrays.copyOf(found, count));
    }

    Object get(Object[] arguments, boolean named) {
        Statement running = begin(arguments, named);
        Object found = Undefined.INSTANCE;
        try {
            if (step()) found = row();
        } finally {
            if (!running.isFinished()) running.reset();
        }
        return found;
    }

    Object run(Object[] arguments, boolean named) {
        Statement running = begin(arguments, named);
        try {
            while (step()) {}
        } finally {
            if (!running.isFinished()) running.reset();
        }
        JsObject result = JsObject.create(realm);
        result.createDataProperty("changes", Values.integer(realm, connection.changes(), readBigInts));
        result.createDataProperty("lastInsertRowid", Values.integer(realm, connection.lastInsertRowid(), readBigInts));
        return result;
    }
}

package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;
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
    private boolean binding;

    boolean readBigInts;
    boolean returnArrays;
    boolean allowBareNamedParameters;
    boolean allowUnknownNamedParameters;

    private StatementObject(DatabaseObject database, JsObject options) {
        super(database.state().prototype(database.state().statement));
        this.database = database;
        realm = database.realm();
        DatabaseOptions inherited = database.options();
        readBigInts = Arguments.flag(realm, options, "readBigInts", inherited.readBigInts);
        returnArrays = Arguments.flag(realm, options, "returnArrays", inherited.returnArrays);
        allowBareNamedParameters =
                Arguments.flag(realm, options, "allowBareNamedParameters", inherited.allowBareNamedParameters);
        allowUnknownNamedParameters =
                Arguments.flag(realm, options, "allowUnknownNamedParameters", inherited.allowUnknownNamedParameters);
        // An option may have closed the database.
        connection = database.connection();
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
                throw NativeErrors.argumentValue(result.realm, "The SQL query contains no statements.");
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
        if (statement.isFinished()) throw NativeErrors.invalidState(realm, "statement has been finalized");
        return statement;
    }

    /** The statement, which must not be running either. */
    Statement idle() {
        Statement open = open();
        if (open.isExecuting() || binding)
            throw NativeErrors.invalidState(realm, "statement is already being executed");
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
            throw NativeErrors.invalidState(realm, "database cannot be accessed from an authorizer callback");
        }
        database.state().queries().observe(database);
        if (epoch++ > 0) ready.reset();
        binding = true;
        try {
            parameters.bind(this, arguments, named);
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        } finally {
            binding = false;
        }
        return ready;
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
            if (!complete) statement.resetQuietly();
        }
    }

    /** The current row. */
    Object row() {
        return returnArrays ? rows.array(readBigInts) : rows.object(readBigInts);
    }

    Object all(Object[] arguments, boolean named) {
        begin(arguments, named);
        Object[] found = new Object[16];
        int count = 0;
        boolean complete = false;
        try {
            while (step()) {
                if (count == found.length) found = Arrays.copyOf(found, count * 2);
                found[count++] = row();
            }
            complete = true;
        } finally {
            end(complete);
        }
        return JsArray.adopt(realm, Arrays.copyOf(found, count));
    }

    Object get(Object[] arguments, boolean named) {
        begin(arguments, named);
        Object found = Undefined.INSTANCE;
        boolean complete = false;
        try {
            if (step()) found = row();
            complete = true;
        } finally {
            end(complete);
        }
        return found;
    }

    Object run(Object[] arguments, boolean named) {
        begin(arguments, named);
        boolean complete = false;
        try {
            while (step()) {}
            complete = true;
        } finally {
            end(complete);
        }
        JsObject result = JsObject.create(realm);
        result.createDataProperty("changes", Values.integer(realm, connection.changes(), readBigInts));
        result.createDataProperty("lastInsertRowid", Values.integer(realm, connection.lastInsertRowid(), readBigInts));
        return result;
    }

    private void end(boolean complete) {
        if (complete) statement.reset();
        else statement.resetQuietly();
    }
}

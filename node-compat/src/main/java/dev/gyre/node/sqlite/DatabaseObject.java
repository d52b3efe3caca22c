package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.Authorizer;
import dev.gyre.node.sqlite.library.Connection;
import dev.gyre.node.sqlite.library.SqliteException;

/** A database of node:sqlite, open or not. */
// https://nodejs.org/api/sqlite.html#class-databasesync
final class DatabaseObject extends JsObject {
    private final SqliteState state;
    private final String path;
    private final DatabaseOptions options;
    private final LimitsObject limits;
    private Connection connection;
    private boolean extensionsEnabled;

    DatabaseObject(SqliteState state, JsObject prototype, String path, DatabaseOptions options) {
        super(prototype);
        this.state = state;
        this.path = path;
        this.options = options;
        limits = new LimitsObject(state.realm(), this);
        int getter = Attributes.ENUMERABLE | Attributes.ACCESSOR;
        defineBuiltin("isOpen", state.isOpen, getter);
        defineBuiltin("isTransaction", state.isTransaction, getter);
        defineBuiltin("limits", state.limits, getter);
        createDataProperty(state.realm().agent().symbolFor("sqlite-type"), "node:sqlite");
    }

    @Override
    public String className() {
        return "Database";
    }

    DatabaseOptions options() {
        return options;
    }

    LimitsObject limits() {
        return limits;
    }

    Realm realm() {
        return state.realm();
    }

    SqliteState state() {
        return state;
    }

    Connection connectionOrNull() {
        return connection;
    }

    /** The connection, which has to be open. */
    Connection connection() {
        if (connection == null) throw NativeErrors.invalidState(realm(), "database is not open");
        return connection;
    }

    /** The connection for what an authorizer must not do. */
    Connection unauthorizingConnection() {
        Connection open = connection();
        if (open.isInAuthorizer()) {
            throw NativeErrors.invalidState(realm(), "database cannot be accessed from an authorizer callback");
        }
        return open;
    }

    void open() throws SqliteException {
        if (connection != null) throw NativeErrors.invalidState(realm(), "database is already open");
        Environment environment = Environment.of(realm());
        DatabaseAccess.require(environment, path, options.readOnly);
        connection = options.connect(path);
        if (environment.isRestricted()) authorizer(null);
        state.opened(this, connection);
        extensionsEnabled = options.allowExtension;
        if (extensionsEnabled) connection.configure(Connection.LOAD_EXTENSION, true);
    }

    /** Sets the program's authorizer; null for none. */
    void authorizer(Authorizer program) throws SqliteException {
        Environment environment = Environment.of(realm());
        connection.authorizer(environment.isRestricted() ? new DatabaseAccess(environment).before(program) : program);
    }

    void close() {
        Connection open = connection();
        if (open.isInCallback()) {
            throw NativeErrors.invalidState(realm(), "database cannot be closed while in a callback");
        }
        connection = null;
        open.close();
    }

    boolean extensionsEnabled() {
        return extensionsEnabled;
    }

    void enableExtensions(boolean enabled) throws SqliteException {
        Connection open = unauthorizingConnection();
        if (enabled && !options.allowExtension) {
            throw NativeErrors.invalidState(
                    realm(), "Cannot enable extension loading because it was disabled at database creation.");
        }
        extensionsEnabled = enabled;
        open.configure(Connection.LOAD_EXTENSION, enabled);
    }
}

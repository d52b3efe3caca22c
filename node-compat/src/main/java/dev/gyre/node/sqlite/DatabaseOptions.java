package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.Connection;
import dev.gyre.node.sqlite.library.SqliteException;

/** The options of a database. */
// https://nodejs.org/api/sqlite.html#new-databasesyncpath-options
final class DatabaseOptions {
    final boolean open;
    final boolean allowExtension;
    final boolean readBigInts;
    final boolean returnArrays;
    final boolean allowBareNamedParameters;
    final boolean allowUnknownNamedParameters;
    final boolean readOnly;
    private final boolean foreignKeys;
    private final boolean doubleQuotedStrings;
    private final boolean defensive;
    private final int timeout;
    private final int[] limits;

    DatabaseOptions(Realm realm, JsObject optionsOrNull) {
        JsObject options = optionsOrNull;
        open = Arguments.flag(realm, options, "open", true);
        readOnly = Arguments.flag(realm, options, "readOnly", false);
        foreignKeys = Arguments.flag(realm, options, "enableForeignKeyConstraints", true);
        doubleQuotedStrings = Arguments.flag(realm, options, "enableDoubleQuotedStringLiterals", false);
        allowExtension = Arguments.flag(realm, options, "allowExtension", false);
        timeout = timeout(realm, options);
        readBigInts = Arguments.flag(realm, options, "readBigInts", false);
        returnArrays = Arguments.flag(realm, options, "returnArrays", false);
        allowBareNamedParameters = Arguments.flag(realm, options, "allowBareNamedParameters", true);
        allowUnknownNamedParameters = Arguments.flag(realm, options, "allowUnknownNamedParameters", false);
        defensive = Arguments.flag(realm, options, "defensive", true);
        limits = limits(realm, options);
    }

    private static int timeout(Realm realm, JsObject options) {
        Object value = options == null ? Undefined.INSTANCE : options.get("timeout");
        return value == Undefined.INSTANCE ? 0 : Arguments.integer(realm, value, "options.timeout");
    }

    private static int[] limits(Realm realm, JsObject options) {
        Object value = options == null ? Undefined.INSTANCE : options.get("limits");
        int[] limits = new int[LimitsObject.NAMES.size()];
        java.util.Arrays.fill(limits, -1);
        if (value == Undefined.INSTANCE) return limits;
        JsObject object = Arguments.object(realm, value, "options.limits");
        for (int i = 0; i < limits.length; i++) {
            String name = LimitsObject.NAMES.get(i);
            Object limit = object.get(name);
            if (limit == Undefined.INSTANCE) continue;
            limits[i] = Arguments.integer(realm, limit, "options.limits." + name);
            if (limits[i] < 0) {
                throw NativeErrors.outOfRange(
                        realm, "The \"options.limits." + name + "\" argument must be non-negative.");
            }
        }
        return limits;
    }

    /** Opens a connection as the options say. */
    Connection connect(String path) throws SqliteException {
        int mode = readOnly ? Connection.READ_ONLY : Connection.READ_WRITE | Connection.CREATE;
        Connection connection = Connection.open(path, mode | Connection.URI);
        boolean complete = false;
        try {
            connection.configure(Connection.DOUBLE_QUOTED_STRINGS_DML, doubleQuotedStrings);
            connection.configure(Connection.DOUBLE_QUOTED_STRINGS_DDL, doubleQuotedStrings);
            connection.configure(Connection.FOREIGN_KEYS, foreignKeys);
            connection.configure(Connection.DEFENSIVE, defensive);
            connection.configure(Connection.LOAD_EXTENSION, false);
            connection.busyTimeout(timeout);
            for (int i = 0; i < limits.length; i++) if (limits[i] >= 0) connection.limit(i, limits[i]);
            complete = true;
            return connection;
        } finally {
            if (!complete) connection.close();
        }
    }
}

package dev.gyre.node.sqlite.library;

import java.lang.invoke.MethodHandle;

/** SQLite's functions of prepared statements. */
// https://www.sqlite.org/c3ref/funclist.html
final class StatementFunctions {
    private static final MethodHandle STEP = NativeLibrary.function("sqlite3_step", "il");
    private static final MethodHandle RESET = NativeLibrary.function("sqlite3_reset", "il");
    private static final MethodHandle FINISH = NativeLibrary.function("sqlite3_finalize", "il");
    private static final MethodHandle CLEAR_BINDINGS = NativeLibrary.function("sqlite3_clear_bindings", "il");
    private static final MethodHandle BIND_NULL = NativeLibrary.shortFunction("sqlite3_bind_null", "ili");
    private static final MethodHandle BIND_LONG = NativeLibrary.shortFunction("sqlite3_bind_int64", "ilil");
    private static final MethodHandle BIND_DOUBLE = NativeLibrary.shortFunction("sqlite3_bind_double", "ilid");
    private static final MethodHandle BIND_TEXT = NativeLibrary.shortFunction("sqlite3_bind_text", "ililil");
    private static final MethodHandle BIND_LARGE_TEXT = NativeLibrary.function("sqlite3_bind_text", "ililil");
    private static final MethodHandle BIND_BLOB = NativeLibrary.shortFunction("sqlite3_bind_blob", "ililil");
    private static final MethodHandle BIND_LARGE_BLOB = NativeLibrary.function("sqlite3_bind_blob", "ililil");
    private static final MethodHandle PARAMETER_COUNT =
            NativeLibrary.shortFunction("sqlite3_bind_parameter_count", "il");
    private static final MethodHandle PARAMETER_NAME =
            NativeLibrary.shortFunction("sqlite3_bind_parameter_name", "lli");
    private static final MethodHandle COLUMN_COUNT = NativeLibrary.shortFunction("sqlite3_column_count", "il");
    private static final MethodHandle COLUMN_NAME = NativeLibrary.function("sqlite3_column_name", "lli");
    private static final MethodHandle COLUMN_DATABASE_NAME =
            NativeLibrary.function("sqlite3_column_database_name", "lli");
    private static final MethodHandle COLUMN_TABLE_NAME = NativeLibrary.function("sqlite3_column_table_name", "lli");
    private static final MethodHandle COLUMN_ORIGIN_NAME = NativeLibrary.function("sqlite3_column_origin_name", "lli");
    private static final MethodHandle COLUMN_DECLARED_TYPE = NativeLibrary.function("sqlite3_column_decltype", "lli");
    private static final MethodHandle COLUMN_TYPE = NativeLibrary.shortFunction("sqlite3_column_type", "ili");
    private static final MethodHandle COLUMN_LONG = NativeLibrary.shortFunction("sqlite3_column_int64", "lli");
    private static final MethodHandle COLUMN_DOUBLE = NativeLibrary.shortFunction("sqlite3_column_double", "dli");
    private static final MethodHandle COLUMN_TEXT = NativeLibrary.function("sqlite3_column_text", "lli");
    private static final MethodHandle COLUMN_BLOB = NativeLibrary.function("sqlite3_column_blob", "lli");
    private static final MethodHandle COLUMN_BYTES = NativeLibrary.shortFunction("sqlite3_column_bytes", "ili");
    private static final MethodHandle STATUS = NativeLibrary.shortFunction("sqlite3_stmt_status", "ilii");
    private static final MethodHandle SQL = NativeLibrary.function("sqlite3_sql", "ll");
    private static final MethodHandle EXPANDED_SQL = NativeLibrary.function("sqlite3_expanded_sql", "ll");

    private StatementFunctions() {}

    static int step(long statement) {
        try {
            return (int) STEP.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int reset(long statement) {
        try {
            return (int) RESET.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int finish(long statement) {
        try {
            return (int) FINISH.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int clearBindings(long statement) {
        try {
            return (int) CLEAR_BINDINGS.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bindNull(long statement, int index) {
        try {
            return (int) BIND_NULL.invokeExact(statement, index);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bindLong(long statement, int index, long value) {
        try {
            return (int) BIND_LONG.invokeExact(statement, index, value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bindDouble(long statement, int index, double value) {
        try {
            return (int) BIND_DOUBLE.invokeExact(statement, index, value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bindText(long statement, int index, long text, int length, long destructor) {
        try {
            return (int) BIND_TEXT.invokeExact(statement, index, text, length, destructor);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bindLargeText(long statement, int index, long text, int length, long destructor) {
        try {
            return (int) BIND_LARGE_TEXT.invokeExact(statement, index, text, length, destructor);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bindBlob(long statement, int index, long data, int length, long destructor) {
        try {
            return (int) BIND_BLOB.invokeExact(statement, index, data, length, destructor);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bindLargeBlob(long statement, int index, long data, int length, long destructor) {
        try {
            return (int) BIND_LARGE_BLOB.invokeExact(statement, index, data, length, destructor);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int parameterCount(long statement) {
        try {
            return (int) PARAMETER_COUNT.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long parameterName(long statement, int index) {
        try {
            return (long) PARAMETER_NAME.invokeExact(statement, index);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int columnCount(long statement) {
        try {
            return (int) COLUMN_COUNT.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnName(long statement, int column) {
        try {
            return (long) COLUMN_NAME.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnDatabaseName(long statement, int column) {
        try {
            return (long) COLUMN_DATABASE_NAME.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnTableName(long statement, int column) {
        try {
            return (long) COLUMN_TABLE_NAME.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnOriginName(long statement, int column) {
        try {
            return (long) COLUMN_ORIGIN_NAME.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnDeclaredType(long statement, int column) {
        try {
            return (long) COLUMN_DECLARED_TYPE.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int columnType(long statement, int column) {
        try {
            return (int) COLUMN_TYPE.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnLong(long statement, int column) {
        try {
            return (long) COLUMN_LONG.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static double columnDouble(long statement, int column) {
        try {
            return (double) COLUMN_DOUBLE.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnText(long statement, int column) {
        try {
            return (long) COLUMN_TEXT.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long columnBlob(long statement, int column) {
        try {
            return (long) COLUMN_BLOB.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int columnBytes(long statement, int column) {
        try {
            return (int) COLUMN_BYTES.invokeExact(statement, column);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int status(long statement, int which, int reset) {
        try {
            return (int) STATUS.invokeExact(statement, which, reset);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long sql(long statement) {
        try {
            return (long) SQL.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long expandedSql(long statement) {
        try {
            return (long) EXPANDED_SQL.invokeExact(statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }
}

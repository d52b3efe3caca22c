package dev.gyre.node.sqlite.library;

import java.lang.invoke.MethodHandle;

/** SQLite's functions of connections. */
// https://www.sqlite.org/c3ref/funclist.html
final class ConnectionFunctions {
    private static final MethodHandle OPEN = NativeLibrary.function("sqlite3_open_v2", "illil");
    private static final MethodHandle CLOSE = NativeLibrary.function("sqlite3_close_v2", "il");
    private static final MethodHandle ERROR_MESSAGE = NativeLibrary.function("sqlite3_errmsg", "ll");
    private static final MethodHandle EXTENDED_ERROR_CODE =
            NativeLibrary.shortFunction("sqlite3_extended_errcode", "il");
    private static final MethodHandle ERROR_TEXT = NativeLibrary.function("sqlite3_errstr", "li");
    private static final MethodHandle EXEC = NativeLibrary.function("sqlite3_exec", "illlll");
    private static final MethodHandle BUSY_TIMEOUT = NativeLibrary.function("sqlite3_busy_timeout", "ili");
    private static final MethodHandle CONFIGURE = NativeLibrary.variadicFunction("sqlite3_db_config", "iliil", 2);
    private static final MethodHandle LIMIT = NativeLibrary.shortFunction("sqlite3_limit", "ilii");
    private static final MethodHandle IS_AUTOCOMMIT = NativeLibrary.shortFunction("sqlite3_get_autocommit", "il");
    private static final MethodHandle FILE_NAME = NativeLibrary.function("sqlite3_db_filename", "lll");
    private static final MethodHandle CHANGES = NativeLibrary.shortFunction("sqlite3_changes64", "ll");
    private static final MethodHandle LAST_INSERT_ROWID =
            NativeLibrary.shortFunction("sqlite3_last_insert_rowid", "ll");
    private static final MethodHandle CREATE_FUNCTION =
            NativeLibrary.function("sqlite3_create_function_v2", "illiilllll");
    private static final MethodHandle CREATE_WINDOW_FUNCTION =
            NativeLibrary.function("sqlite3_create_window_function", "illiillllll");
    private static final MethodHandle CREATE_MODULE = NativeLibrary.function("sqlite3_create_module_v2", "illlll");
    private static final MethodHandle DECLARE_VIRTUAL_TABLE = NativeLibrary.function("sqlite3_declare_vtab", "ill");
    private static final MethodHandle SET_AUTHORIZER = NativeLibrary.function("sqlite3_set_authorizer", "illl");
    private static final MethodHandle TRACE = NativeLibrary.function("sqlite3_trace_v2", "ilill");
    private static final MethodHandle SERIALIZE = NativeLibrary.function("sqlite3_serialize", "lllli");
    private static final MethodHandle DESERIALIZE = NativeLibrary.function("sqlite3_deserialize", "illllli");
    private static final MethodHandle LOAD_EXTENSION = NativeLibrary.function("sqlite3_load_extension", "illll");
    private static final MethodHandle MALLOC = NativeLibrary.function("sqlite3_malloc64", "ll");
    private static final MethodHandle FREE = NativeLibrary.function("sqlite3_free", "vl");
    private static final MethodHandle PREPARE = NativeLibrary.function("sqlite3_prepare_v2", "illill");
    private static final MethodHandle NEXT_STATEMENT = NativeLibrary.function("sqlite3_next_stmt", "lll");

    private static final MethodHandle CONFIGURE_VIRTUAL_TABLE =
            NativeLibrary.variadicFunction("sqlite3_vtab_config", "ili", 2);

    private ConnectionFunctions() {}

    static int configureVirtualTable(long connection, int option) {
        try {
            return (int) CONFIGURE_VIRTUAL_TABLE.invokeExact(connection, option);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int open(long path, long connectionOut, int flags, long vfs) {
        try {
            return (int) OPEN.invokeExact(path, connectionOut, flags, vfs);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int close(long connection) {
        try {
            return (int) CLOSE.invokeExact(connection);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long errorMessage(long connection) {
        try {
            return (long) ERROR_MESSAGE.invokeExact(connection);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int extendedErrorCode(long connection) {
        try {
            return (int) EXTENDED_ERROR_CODE.invokeExact(connection);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long errorText(int code) {
        try {
            return (long) ERROR_TEXT.invokeExact(code);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int exec(long connection, long sql, long callback, long user, long messageOut) {
        try {
            return (int) EXEC.invokeExact(connection, sql, callback, user, messageOut);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int busyTimeout(long connection, int milliseconds) {
        try {
            return (int) BUSY_TIMEOUT.invokeExact(connection, milliseconds);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int configure(long connection, int option, int value, long valueOut) {
        try {
            return (int) CONFIGURE.invokeExact(connection, option, value, valueOut);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int limit(long connection, int which, int value) {
        try {
            return (int) LIMIT.invokeExact(connection, which, value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int isAutocommit(long connection) {
        try {
            return (int) IS_AUTOCOMMIT.invokeExact(connection);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long fileName(long connection, long name) {
        try {
            return (long) FILE_NAME.invokeExact(connection, name);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long changes(long connection) {
        try {
            return (long) CHANGES.invokeExact(connection);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long lastInsertRowid(long connection) {
        try {
            return (long) LAST_INSERT_ROWID.invokeExact(connection);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int createFunction(
            long connection,
            long name,
            int arguments,
            int flags,
            long user,
            long function,
            long step,
            long finish,
            long destroy) {
        try {
            return (int) CREATE_FUNCTION.invokeExact(
                    connection, name, arguments, flags, user, function, step, finish, destroy);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int createWindowFunction(
            long connection,
            long name,
            int arguments,
            int flags,
            long user,
            long step,
            long finish,
            long value,
            long inverse,
            long destroy) {
        try {
            return (int) CREATE_WINDOW_FUNCTION.invokeExact(
                    connection, name, arguments, flags, user, step, finish, value, inverse, destroy);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int createModule(long connection, long name, long module, long user, long destroy) {
        try {
            return (int) CREATE_MODULE.invokeExact(connection, name, module, user, destroy);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int declareVirtualTable(long connection, long sql) {
        try {
            return (int) DECLARE_VIRTUAL_TABLE.invokeExact(connection, sql);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int setAuthorizer(long connection, long callback, long user) {
        try {
            return (int) SET_AUTHORIZER.invokeExact(connection, callback, user);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int trace(long connection, int events, long callback, long user) {
        try {
            return (int) TRACE.invokeExact(connection, events, callback, user);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long serialize(long connection, long name, long sizeOut, int flags) {
        try {
            return (long) SERIALIZE.invokeExact(connection, name, sizeOut, flags);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int deserialize(long connection, long name, long data, long size, long bufferSize, int flags) {
        try {
            return (int) DESERIALIZE.invokeExact(connection, name, data, size, bufferSize, flags);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int loadExtension(long connection, long file, long entry, long messageOut) {
        try {
            return (int) LOAD_EXTENSION.invokeExact(connection, file, entry, messageOut);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long malloc(long size) {
        try {
            return (long) MALLOC.invokeExact(size);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void free(long address) {
        try {
            FREE.invokeExact(address);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int prepare(long connection, long sql, int length, long statementOut, long tailOut) {
        try {
            return (int) PREPARE.invokeExact(connection, sql, length, statementOut, tailOut);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long nextStatement(long connection, long statement) {
        try {
            return (long) NEXT_STATEMENT.invokeExact(connection, statement);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }
}

package dev.gyre.node.sqlite.library;

import java.lang.invoke.MethodHandle;

/** SQLite's functions of a user function's arguments and result. */
// https://www.sqlite.org/c3ref/funclist.html
final class ValueFunctions {
    private static final MethodHandle TYPE = NativeLibrary.shortFunction("sqlite3_value_type", "il");
    private static final MethodHandle LONG_VALUE = NativeLibrary.shortFunction("sqlite3_value_int64", "ll");
    private static final MethodHandle DOUBLE_VALUE = NativeLibrary.shortFunction("sqlite3_value_double", "dl");
    private static final MethodHandle TEXT = NativeLibrary.function("sqlite3_value_text", "ll");
    private static final MethodHandle BLOB = NativeLibrary.function("sqlite3_value_blob", "ll");
    private static final MethodHandle BYTES = NativeLibrary.shortFunction("sqlite3_value_bytes", "il");
    private static final MethodHandle RESULT_NULL = NativeLibrary.shortFunction("sqlite3_result_null", "vl");
    private static final MethodHandle RESULT_LONG = NativeLibrary.shortFunction("sqlite3_result_int64", "vll");
    private static final MethodHandle RESULT_DOUBLE = NativeLibrary.shortFunction("sqlite3_result_double", "vld");
    private static final MethodHandle RESULT_TEXT = NativeLibrary.function("sqlite3_result_text", "vllil");
    private static final MethodHandle RESULT_BLOB = NativeLibrary.function("sqlite3_result_blob", "vllil");
    private static final MethodHandle RESULT_ERROR = NativeLibrary.function("sqlite3_result_error", "vlli");
    private static final MethodHandle AGGREGATE_CONTEXT = NativeLibrary.function("sqlite3_aggregate_context", "lli");

    private ValueFunctions() {}

    static int type(long value) {
        try {
            return (int) TYPE.invokeExact(value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long longValue(long value) {
        try {
            return (long) LONG_VALUE.invokeExact(value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static double doubleValue(long value) {
        try {
            return (double) DOUBLE_VALUE.invokeExact(value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long text(long value) {
        try {
            return (long) TEXT.invokeExact(value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long blob(long value) {
        try {
            return (long) BLOB.invokeExact(value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int bytes(long value) {
        try {
            return (int) BYTES.invokeExact(value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void resultNull(long context) {
        try {
            RESULT_NULL.invokeExact(context);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void resultLong(long context, long value) {
        try {
            RESULT_LONG.invokeExact(context, value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void resultDouble(long context, double value) {
        try {
            RESULT_DOUBLE.invokeExact(context, value);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void resultText(long context, long text, int length, long destructor) {
        try {
            RESULT_TEXT.invokeExact(context, text, length, destructor);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void resultBlob(long context, long data, int length, long destructor) {
        try {
            RESULT_BLOB.invokeExact(context, data, length, destructor);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void resultError(long context, long text, int length) {
        try {
            RESULT_ERROR.invokeExact(context, text, length);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long aggregateContext(long context, int size) {
        try {
            return (long) AGGREGATE_CONTEXT.invokeExact(context, size);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }
}

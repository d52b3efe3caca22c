package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.FunctionCall;
import dev.gyre.node.sqlite.library.SqliteException;
import dev.gyre.node.sqlite.library.Statement;
import java.math.BigInteger;

/** Values of JavaScript as SQLite's and back. */
// https://nodejs.org/api/sqlite.html#type-conversion-between-javascript-and-sqlite
final class Values {
    private static final long MAX_SAFE = (1L << 53) - 1;

    private Values() {}

    /** An INTEGER; it has to be safe to be a number. */
    static Object integer(Realm realm, long value, boolean bigInts) {
        if (bigInts) return BigInteger.valueOf(value);
        if (value > MAX_SAFE || value < -MAX_SAFE) throw SqliteErrors.unsafeInteger(realm, value);
        return TypeConversion.number(value);
    }

    /** A Uint8Array that takes over the bytes. */
    static Object bytes(Realm realm, byte[] bytes) {
        return new TypedArrayObject(
                realm.intrinsic(Intrinsic.UINT8_ARRAY_PROTOTYPE),
                ElementType.UINT8,
                ByteView.arrayBuffer(realm, bytes),
                0,
                bytes.length);
    }

    static Object textOrNull(String text) {
        return text == null ? Null.INSTANCE : text;
    }

    /** The value of a column of the current row. */
    static Object column(Realm realm, Statement statement, int column, boolean bigInts) {
        return switch (statement.columnType(column)) {
            case Statement.INTEGER -> integer(realm, statement.columnLong(column), bigInts);
            case Statement.FLOAT -> TypeConversion.number(statement.columnDouble(column));
            case Statement.TEXT -> statement.columnText(column);
            case Statement.BLOB -> bytes(realm, statement.columnBlob(column));
            default -> Null.INSTANCE;
        };
    }

    /** An argument of a function. */
    static Object argument(Realm realm, FunctionCall call, int index, boolean bigInts) {
        return switch (call.type(index)) {
            case Statement.INTEGER -> integer(realm, call.longValue(index), bigInts);
            case Statement.FLOAT -> TypeConversion.number(call.doubleValue(index));
            case Statement.TEXT -> call.text(index);
            case Statement.BLOB -> bytes(realm, call.blob(index));
            default -> Null.INSTANCE;
        };
    }

    /** Whether a BigInt is a value of SQLite's INTEGER. */
    private static boolean fits(BigInteger value) {
        return value.bitLength() < Long.SIZE;
    }

    /** Binds a value to a parameter. */
    static void bind(Realm realm, Statement statement, int index, Object value) throws SqliteException {
        if (value instanceof Integer number) {
            statement.bind(index, number.doubleValue());
        } else if (value instanceof Double number) {
            statement.bind(index, number);
        } else if (value instanceof CharSequence text) {
            statement.bind(index, text.toString());
        } else if (value == Null.INSTANCE || value == Undefined.INSTANCE) {
            statement.bindNull(index);
        } else if (value instanceof Boolean bool) {
            statement.bind(index, bool ? 1L : 0L);
        } else if (value instanceof BigInteger number) {
            if (!fits(number)) throw NativeErrors.argumentValue(realm, "BigInt value is too large to bind.");
            statement.bind(index, number.longValue());
        } else {
            ByteView view = ByteView.ofOrNull(value);
            if (view == null) {
                throw NativeErrors.argumentType(
                        realm, "Provided value cannot be bound to SQLite parameter " + index + ".");
            }
            statement.bind(index, view.bytes(), view.offset(), view.length());
        }
    }

    /** Sets the result of a function; one that SQLite has no value for is an error of the call. */
    static void result(FunctionCall call, Object value) {
        if (value instanceof Number number && !(value instanceof BigInteger)) {
            call.result(number.doubleValue());
        } else if (value instanceof CharSequence text) {
            call.result(text.toString());
        } else if (value == Null.INSTANCE || value == Undefined.INSTANCE) {
            call.resultNull();
        } else if (value instanceof BigInteger number) {
            if (fits(number)) call.result(number.longValue());
            else call.error("BigInt value is too large for SQLite");
        } else {
            ByteView view = value instanceof JsObject ? ByteView.ofOrNull(value) : null;
            if (view != null) call.result(view.bytes(), view.offset(), view.length());
            else if (value instanceof JsObject object && object.className().equals("Promise"))
                call.error("Asynchronous user-defined functions are not supported");
            else call.error("Returned JavaScript value cannot be converted to a SQLite value");
        }
    }
}

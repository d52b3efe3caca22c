package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.SqliteException;

/** The errors that only node:sqlite has. */
// https://nodejs.org/api/errors.html#err_sqlite_error
final class SqliteErrors {
    private SqliteErrors() {}

    static JsException of(Realm realm, SqliteException failure) {
        return new JsException(value(realm, failure));
    }

    /** The error object of a failure: its extended result code and what that means. */
    static ErrorObject value(Realm realm, SqliteException failure) {
        ErrorObject error =
                NativeErrors.value(realm, ErrorKind.ERROR, "ERR_SQLITE_ERROR", String.valueOf(failure.getMessage()));
        error.createDataProperty("errcode", failure.code());
        if (failure.meaning() != null) error.createDataProperty("errstr", failure.meaning());
        return error;
    }

    static JsException unsafeInteger(Realm realm, long value) {
        return NativeErrors.outOfRange(realm, "Value is too large to be represented as a JavaScript number: " + value);
    }
}

package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.sqlite.library.SqliteException;

/** The errors of node:sqlite, whose codes are own properties beside a plain message. */
// https://nodejs.org/api/errors.html#err_sqlite_error
final class SqliteErrors {
    private SqliteErrors() {}

    static JsException of(Realm realm, ErrorKind kind, String code, String message) {
        ErrorObject error = ErrorObject.create(realm, kind, message);
        error.createDataProperty("code", code);
        return new JsException(error);
    }

    static JsException of(Realm realm, SqliteException failure) {
        return new JsException(value(realm, failure));
    }

    /** The error object of a failure: its extended result code and what that means. */
    static ErrorObject value(Realm realm, SqliteException failure) {
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, String.valueOf(failure.getMessage()));
        error.createDataProperty("code", "ERR_SQLITE_ERROR");
        error.createDataProperty("errcode", failure.code());
        if (failure.meaning() != null) error.createDataProperty("errstr", failure.meaning());
        return error;
    }

    static JsException invalidState(Realm realm, String message) {
        return of(realm, ErrorKind.ERROR, "ERR_INVALID_STATE", message);
    }

    static JsException argumentType(Realm realm, String message) {
        return of(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_TYPE", message);
    }

    static JsException argumentValue(Realm realm, String message) {
        return of(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_VALUE", message);
    }

    static JsException outOfRange(Realm realm, String message) {
        return of(realm, ErrorKind.RANGE, "ERR_OUT_OF_RANGE", message);
    }

    static JsException unsafeInteger(Realm realm, long value) {
        return outOfRange(realm, "Value is too large to be represented as a JavaScript number: " + value);
    }
}

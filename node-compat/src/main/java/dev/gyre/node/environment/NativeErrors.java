package dev.gyre.node.environment;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;

/** Errors as Node's native code makes them: their code is an own property, and their stack begins with a plain name and message. */
// https://nodejs.org/api/errors.html
public final class NativeErrors {
    private NativeErrors() {}

    /** The error object of {@link #of}, for callbacks and further properties. */
    public static ErrorObject value(Realm realm, ErrorKind kind, String code, String message) {
        ErrorObject error = ErrorObject.create(realm, kind, message);
        error.createDataProperty("code", code);
        return error;
    }

    public static JsException of(Realm realm, ErrorKind kind, String code, String message) {
        return new JsException(value(realm, kind, code, message));
    }

    public static JsException argumentType(Realm realm, String message) {
        return of(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_TYPE", message);
    }

    public static JsException argumentValue(Realm realm, String message) {
        return of(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_VALUE", message);
    }

    public static JsException outOfRange(Realm realm, String message) {
        return of(realm, ErrorKind.RANGE, "ERR_OUT_OF_RANGE", message);
    }

    public static JsException invalidState(Realm realm, String message) {
        return of(realm, ErrorKind.ERROR, "ERR_INVALID_STATE", message);
    }
}

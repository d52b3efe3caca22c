package dev.gyre.node.ffi;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;

/** The errors of node:ffi, whose codes are own properties beside a plain message. */
// https://nodejs.org/api/errors.html
final class ForeignErrors {
    private ForeignErrors() {}

    private static JsException of(Realm realm, ErrorKind kind, String code, String message) {
        ErrorObject error = ErrorObject.create(realm, kind, message);
        error.createDataProperty("code", code);
        return new JsException(error);
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

    static JsException allocation(Realm realm) {
        return of(realm, ErrorKind.RANGE, "ERR_MEMORY_ALLOCATION_FAILED", "Failed to allocate memory");
    }

    static JsException constructCall(Realm realm, String name) {
        String message = "Class constructor " + name + " cannot be invoked without 'new'";
        return of(realm, ErrorKind.TYPE, "ERR_CONSTRUCT_CALL_REQUIRED", message);
    }

    static JsException callFailed(Realm realm, String message) {
        return of(realm, ErrorKind.ERROR, "ERR_FFI_CALL_FAILED", message);
    }

    static JsException closed(Realm realm) {
        return of(realm, ErrorKind.ERROR, "ERR_FFI_LIBRARY_CLOSED", "Library is closed");
    }

    static JsException invalidPointer(Realm realm, String message) {
        return of(realm, ErrorKind.ERROR, "ERR_FFI_INVALID_POINTER", message);
    }
}

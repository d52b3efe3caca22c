package dev.gyre.node.ffi;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;

/** The errors that only node:ffi has. */
// https://nodejs.org/api/errors.html
final class ForeignErrors {
    private ForeignErrors() {}

    static JsException allocation(Realm realm) {
        return NativeErrors.of(realm, ErrorKind.RANGE, "ERR_MEMORY_ALLOCATION_FAILED", "Failed to allocate memory");
    }

    static JsException constructCall(Realm realm, String name) {
        String message = "Class constructor " + name + " cannot be invoked without 'new'";
        return NativeErrors.of(realm, ErrorKind.TYPE, "ERR_CONSTRUCT_CALL_REQUIRED", message);
    }

    static JsException callFailed(Realm realm, String message) {
        return NativeErrors.of(realm, ErrorKind.ERROR, "ERR_FFI_CALL_FAILED", message);
    }

    static JsException closed(Realm realm) {
        return NativeErrors.of(realm, ErrorKind.ERROR, "ERR_FFI_LIBRARY_CLOSED", "Library is closed");
    }

    static JsException invalidPointer(Realm realm, String message) {
        return NativeErrors.of(realm, ErrorKind.ERROR, "ERR_FFI_INVALID_POINTER", message);
    }
}

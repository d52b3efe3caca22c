package dev.gyre.modules.host;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** Node's module errors: an Error with a code, shown as {@code Error [CODE]: message}. */
// https://nodejs.org/api/errors.html#nodejs-error-codes
public final class ModuleErrors {
    private ModuleErrors() {}

    /** An error whose stack begins with the code in brackets, as Node's internal errors do. */
    public static JsException coded(Realm realm, ErrorKind kind, String code, String message) {
        ErrorObject error = ErrorObject.create(realm, kind, message);
        error.defineBuiltin("name", kind.constructorName() + " [" + code + "]", Attributes.METHOD);
        // The stack is formatted at its first read: read it now, while the name includes the code.
        error.get("stack");
        error.delete("name");
        error.defineBuiltin("code", code, Attributes.ALL);
        if (realm.hostDefined() instanceof ErrorClasses classes) error.setPrototypeOf(classes.prototypeOf(kind, code));
        return new JsException(error);
    }

    /**
     * The same with the message after the code, for errors that Node composes in a function; between them there may be
     * another property.
     */
    public static JsException composed(
            Realm realm, ErrorKind kind, String code, String message, String keyOrNull, Object value, int attributes) {
        JsException exception = coded(realm, kind, code, message);
        JsObject error = (JsObject) exception.value(realm);
        error.delete("message");
        if (keyOrNull != null) error.defineBuiltin(keyOrNull, value, attributes);
        error.defineBuiltin("message", message, Attributes.METHOD);
        return exception;
    }

    public static JsException composed(Realm realm, ErrorKind kind, String code, String message) {
        return composed(realm, kind, code, message, null, null, 0);
    }

    /** An error whose code is only a property, as MODULE_NOT_FOUND of require. */
    public static JsException plain(Realm realm, String code, String message) {
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, message);
        error.defineBuiltin("code", code, Attributes.ALL);
        return new JsException(error);
    }

    /** The error for a native addon, which cannot be loaded. */
    public static JsException nativeAddon(Realm realm, String file) {
        return coded(realm, ErrorKind.ERROR, "ERR_DLOPEN_FAILED", "Native addons cannot be loaded: " + file);
    }

    /** Whether an error has a code. */
    public static boolean hasCode(Realm realm, JsException error, String code) {
        return error.value(realm) instanceof ErrorObject object
                && object.get("code") instanceof CharSequence text
                && text.toString().equals(code);
    }
}

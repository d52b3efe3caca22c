package dev.gyre.engine.builtins;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;

/** The checks of builtins on their receiver and arguments, with V8's messages. */
public final class Receiver {
    private Receiver() {}

    /** Converts the receiver to an object; {@code method} names the builtin in the error for undefined and null. */
    public static JsObject toObject(Realm realm, Object self, String method) {
        if (self instanceof JsObject object) return object;
        requireCoercible(self, method);
        return TypeConversion.toObject(realm, self);
    }

    /** RequireObjectCoercible ( argument ), https://tc39.es/ecma262/#sec-requireobjectcoercible */
    public static void requireCoercible(Object self, String method) {
        if (self == Undefined.INSTANCE || self == Null.INSTANCE)
            throw Errors.typeError(method + " called on null or undefined");
    }

    /** The receiver or argument as an object, without conversion. */
    public static JsObject requireObject(Object value, String method) {
        if (value instanceof JsObject object) return object;
        throw Errors.typeError(method + " called on non-object");
    }

    /** Checks a callback argument. */
    public static JsObject requireCallable(Object value) {
        if (value instanceof JsObject object && object.isCallable()) return object;
        throw Errors.typeError(NoSideEffectsToString.typed(value) + " is not a function");
    }

    /** The error for a receiver of the wrong class. */
    public static JsException incompatible(Object self, String method) {
        return Errors.typeError(
                "Method " + method + " called on incompatible receiver " + NoSideEffectsToString.of(self));
    }

    /** V8's name of a prototype's function in errors: {@code get X.prototype.size} for {@code get size}. */
    public static String qualified(String owner, String method) {
        return method.startsWith("get ")
                ? "get " + owner + ".prototype." + method.substring(4)
                : owner + ".prototype." + method;
    }

    /** Throws the error for a constructor called without new. */
    public static void requireNew(JsObject newTarget, String constructor) {
        if (newTarget == null) throw Errors.typeError("Constructor " + constructor + " requires 'new'");
    }
}

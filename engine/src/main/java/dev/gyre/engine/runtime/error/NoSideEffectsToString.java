package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;

/** The text of a JS value in an error message, without running any JS (V8: Object::NoSideEffectsToString). */
public final class NoSideEffectsToString {
    private static final int LONGEST = 100;

    private NoSideEffectsToString() {}

    /** Plain text of a value: strings as they are, functions as their source, objects as {@code #<Type>} or {@code [object Tag]}. */
    public static String of(Object value) {
        return PropertyErrors.display(value);
    }

    /** The message for a target of Reflect.apply (or a call that V8 compiles to it) that cannot be called. */
    public static String notApplicable(Object target) {
        return calledOn("apply", target);
    }

    /** The message of Function.prototype.apply or call for a receiver that cannot be called. */
    public static String calledOn(String method, Object target) {
        String type = target == Null.INSTANCE || target == Undefined.INSTANCE
                ? target.toString()
                : target instanceof JsObject ? "an object" : "a " + TypeConversion.typeof(target);
        return "Function.prototype." + method + " was called on " + of(target) + ", which is " + type
                + " and not a function";
    }

    /**
     * The value with its type, as V8 describes a callee or iterable without source text: {@code number 1}, {@code
     * object null}.
     */
    public static String typed(Object value) {
        return switch (value) {
            case Undefined undefined -> "undefined";
            case Null none -> "object null";
            case Boolean flag -> "boolean " + flag;
            case Number number when !(number instanceof BigInteger) -> "number " + TypeConversion.toString(value);
            case BigInteger integer -> "bigint";
            case CharSequence text ->
                "string \"" + (text.length() > LONGEST ? text.subSequence(0, LONGEST) + "<...>" : text) + '"';
            case JsSymbol symbol -> "symbol";
            case JsObject object -> object.isCallable() ? "function" : "object";
            default -> throw new IllegalArgumentException("not a JS value: " + value.getClass());
        };
    }
}

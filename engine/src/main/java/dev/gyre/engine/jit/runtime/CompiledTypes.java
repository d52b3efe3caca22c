package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;

/** Tests for the results of typeof: whether it is "undefined", "object" and so on, as the method's name says. */
public final class CompiledTypes {
    private CompiledTypes() {}

    public static boolean isUndefined(Object value) {
        return value == Undefined.INSTANCE
                || value instanceof JsObject object
                        && object.isCallable()
                        && TypeConversion.typeof(value).equals("undefined");
    }

    public static boolean isObject(Object value) {
        return value instanceof JsObject object ? !object.isCallable() : value == Null.INSTANCE;
    }

    public static boolean isFunction(Object value) {
        return value instanceof JsObject object
                && object.isCallable()
                && TypeConversion.typeof(value).equals("function");
    }

    public static boolean isString(Object value) {
        return CompiledStrings.isString(value);
    }

    public static boolean isNumber(Object value) {
        return value instanceof Integer || value instanceof Double;
    }

    public static boolean isBoolean(Object value) {
        return value instanceof Boolean;
    }

    public static boolean isSymbol(Object value) {
        return value instanceof JsSymbol;
    }

    public static boolean isBigint(Object value) {
        return value instanceof BigInteger;
    }
}

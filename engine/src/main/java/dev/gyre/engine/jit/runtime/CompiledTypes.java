package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.cache.InstanceOfHandler;
import dev.gyre.engine.cache.InstanceOfIC;
import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;

/** Tests of types: whether typeof of a value is the type in the method's name, and instanceof. */
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

    /** The operator instanceof by the handlers of its site; null where they do not know the constructor, or a prototype of the value has to be asked. */
    public static Boolean isInstance(InstanceOfHandler handlers, Object value, Object target) {
        JsObject prototype =
                target instanceof JsFunction constructor ? InstanceOfIC.prototype(handlers, constructor) : null;
        if (prototype == null) return null;
        if (!(value instanceof JsObject inherited)) return Boolean.FALSE;
        while (!(inherited instanceof ExoticObject)) {
            inherited = inherited.shape().prototype();
            if (inherited == prototype) return Boolean.TRUE;
            if (inherited == null) return Boolean.FALSE;
        }
        return null;
    }
}

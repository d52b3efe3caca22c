package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.wrapper.NumberObject;
import java.math.BigInteger;

/** The Number constructor; its parseInt and parseFloat are the global functions, which the installer links. */
// 21.1.1 The Number Constructor, https://tc39.es/ecma262/#sec-number-constructor
@BuiltinObject(intrinsic = "%Number%")
public final class NumberConstructor {
    /** The constants, which V8 creates after all functions. */
    @BuiltinObject(intrinsic = "%Number%")
    static final class Constants {
        @BuiltinConstant(name = "EPSILON")
        static final double EPSILON = Math.ulp(1.0);

        @BuiltinConstant(name = "MAX_SAFE_INTEGER")
        static final double MAX_SAFE_INTEGER = 9007199254740991.0;

        @BuiltinConstant(name = "MAX_VALUE")
        static final double MAX_VALUE = Double.MAX_VALUE;

        @BuiltinConstant(name = "MIN_SAFE_INTEGER")
        static final double MIN_SAFE_INTEGER = -9007199254740991.0;

        @BuiltinConstant(name = "MIN_VALUE")
        static final double MIN_VALUE = Double.MIN_VALUE;

        @BuiltinConstant(name = "NaN")
        static final double NAN = Double.NaN;

        @BuiltinConstant(name = "NEGATIVE_INFINITY")
        static final double NEGATIVE_INFINITY = Double.NEGATIVE_INFINITY;

        @BuiltinConstant(name = "POSITIVE_INFINITY")
        static final double POSITIVE_INFINITY = Double.POSITIVE_INFINITY;

        private Constants() {}
    }

    private NumberConstructor() {}

    // Number ( value ), https://tc39.es/ecma262/#sec-number-constructor-number-value
    @Builtin(constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] value) {
        Object number = 0;
        if (value.length > 0) {
            Object numeric = TypeConversion.toNumeric(value[0]);
            number = numeric instanceof BigInteger integer ? TypeConversion.number(integer.doubleValue()) : numeric;
        }
        if (newTarget == null) return number;
        return new NumberObject(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.NUMBER_PROTOTYPE), number);
    }

    // Number.isFinite ( number ), https://tc39.es/ecma262/#sec-number.isfinite
    @Builtin
    static boolean isFinite(Realm realm, Object self, Object number) {
        return number instanceof Integer || number instanceof Double value && Double.isFinite(value);
    }

    // Number.isInteger ( number ), https://tc39.es/ecma262/#sec-number.isinteger
    @Builtin
    static boolean isInteger(Realm realm, Object self, Object number) {
        return Comparison.isIntegralNumber(number);
    }

    // Number.isNaN ( number ), https://tc39.es/ecma262/#sec-number.isnan
    @Builtin
    static boolean isNaN(Realm realm, Object self, Object number) {
        return number instanceof Double value && value.isNaN();
    }

    // Number.isSafeInteger ( number ), https://tc39.es/ecma262/#sec-number.issafeinteger
    @Builtin
    static boolean isSafeInteger(Realm realm, Object self, Object number) {
        return Comparison.isIntegralNumber(number)
                && Math.abs(((Number) number).doubleValue()) <= Constants.MAX_SAFE_INTEGER;
    }
}

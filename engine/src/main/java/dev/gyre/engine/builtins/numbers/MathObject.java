package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.ElementaryFunctions;
import dev.gyre.engine.runtime.value.HalfFloat;
import java.math.BigDecimal;

/** The Math object. */
// 21.3 The Math Object, https://tc39.es/ecma262/#sec-math-object
@BuiltinObject(intrinsic = "%Math%")
public final class MathObject {
    @BuiltinConstant
    static final double E = Math.E;

    @BuiltinConstant
    static final double LN10 = 2.302585092994046;

    @BuiltinConstant
    static final double LN2 = 0.6931471805599453;

    @BuiltinConstant
    static final double LOG10E = 0.4342944819032518;

    @BuiltinConstant
    static final double LOG2E = 1.4426950408889634;

    @BuiltinConstant
    static final double PI = Math.PI;

    @BuiltinConstant
    static final double SQRT1_2 = 0.7071067811865476;

    @BuiltinConstant
    static final double SQRT2 = 1.4142135623730951;

    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Math";

    private MathObject() {}

    // Math.abs ( x ), https://tc39.es/ecma262/#sec-math.abs
    @Builtin
    static Object abs(Realm realm, Object self, Object x) {
        if (x instanceof Integer number && number != Integer.MIN_VALUE) return number < 0 ? -number : number;
        return Math.abs(TypeConversion.toNumber(x));
    }

    // Math.floor ( x ), https://tc39.es/ecma262/#sec-math.floor
    @Builtin
    static Object floor(Realm realm, Object self, Object x) {
        return x instanceof Integer ? x : TypeConversion.number(Math.floor(TypeConversion.toNumber(x)));
    }

    // Math.ceil ( x ), https://tc39.es/ecma262/#sec-math.ceil
    @Builtin
    static Object ceil(Realm realm, Object self, Object x) {
        return x instanceof Integer ? x : TypeConversion.number(Math.ceil(TypeConversion.toNumber(x)));
    }

    // Math.trunc ( x ), https://tc39.es/ecma262/#sec-math.trunc
    @Builtin
    static Object trunc(Realm realm, Object self, Object x) {
        if (x instanceof Integer) return x;
        return TypeConversion.number(ElementaryFunctions.trunc(TypeConversion.toNumber(x)));
    }

    // Math.round ( x ), https://tc39.es/ecma262/#sec-math.round
    @Builtin
    static Object round(Realm realm, Object self, Object x) {
        if (x instanceof Integer) return x;
        return TypeConversion.number(ElementaryFunctions.round(TypeConversion.toNumber(x)));
    }

    // Math.sign ( x ), https://tc39.es/ecma262/#sec-math.sign
    @Builtin
    static Object sign(Realm realm, Object self, Object x) {
        return TypeConversion.number(Math.signum(TypeConversion.toNumber(x)));
    }

    // Math.sqrt ( x ), https://tc39.es/ecma262/#sec-math.sqrt
    @Builtin
    static double sqrt(Realm realm, Object self, Object x) {
        return Math.sqrt(TypeConversion.toNumber(x));
    }

    // Math.pow ( base, exponent ), https://tc39.es/ecma262/#sec-math.pow
    @Builtin
    static Object pow(Realm realm, Object self, Object base, Object exponent) {
        double number = TypeConversion.toNumber(base);
        return TypeConversion.number(TypeConversion.exponentiate(number, TypeConversion.toNumber(exponent)));
    }

    // Math.atan2 ( y, x ), https://tc39.es/ecma262/#sec-math.atan2
    @Builtin
    static double atan2(Realm realm, Object self, Object y, Object x) {
        double ordinate = TypeConversion.toNumber(y);
        return ElementaryFunctions.atan2(ordinate, TypeConversion.toNumber(x));
    }

    // Math.acos ( x ), https://tc39.es/ecma262/#sec-math.acos
    @Builtin
    static double acos(Realm realm, Object self, Object x) {
        return StrictMath.acos(TypeConversion.toNumber(x));
    }

    // Math.asin ( x ), https://tc39.es/ecma262/#sec-math.asin
    @Builtin
    static double asin(Realm realm, Object self, Object x) {
        return StrictMath.asin(TypeConversion.toNumber(x));
    }

    // Math.atan ( x ), https://tc39.es/ecma262/#sec-math.atan
    @Builtin
    static double atan(Realm realm, Object self, Object x) {
        return StrictMath.atan(TypeConversion.toNumber(x));
    }

    // Math.cbrt ( x ), https://tc39.es/ecma262/#sec-math.cbrt
    @Builtin
    static double cbrt(Realm realm, Object self, Object x) {
        return ElementaryFunctions.cbrt(TypeConversion.toNumber(x));
    }

    // Math.cos ( x ), https://tc39.es/ecma262/#sec-math.cos
    @Builtin
    static double cos(Realm realm, Object self, Object x) {
        return StrictMath.cos(TypeConversion.toNumber(x));
    }

    // Math.cosh ( x ), https://tc39.es/ecma262/#sec-math.cosh
    @Builtin
    static double cosh(Realm realm, Object self, Object x) {
        return ElementaryFunctions.cosh(TypeConversion.toNumber(x));
    }

    // Math.exp ( x ), https://tc39.es/ecma262/#sec-math.exp
    @Builtin
    static double exp(Realm realm, Object self, Object x) {
        return ElementaryFunctions.exp(TypeConversion.toNumber(x));
    }

    // Math.expm1 ( x ), https://tc39.es/ecma262/#sec-math.expm1
    @Builtin
    static double expm1(Realm realm, Object self, Object x) {
        return StrictMath.expm1(TypeConversion.toNumber(x));
    }

    // Math.log ( x ), https://tc39.es/ecma262/#sec-math.log
    @Builtin
    static double log(Realm realm, Object self, Object x) {
        return StrictMath.log(TypeConversion.toNumber(x));
    }

    // Math.log10 ( x ), https://tc39.es/ecma262/#sec-math.log10
    @Builtin
    static double log10(Realm realm, Object self, Object x) {
        return StrictMath.log10(TypeConversion.toNumber(x));
    }

    // Math.log1p ( x ), https://tc39.es/ecma262/#sec-math.log1p
    @Builtin
    static double log1p(Realm realm, Object self, Object x) {
        return StrictMath.log1p(TypeConversion.toNumber(x));
    }

    // Math.sin ( x ), https://tc39.es/ecma262/#sec-math.sin
    @Builtin
    static double sin(Realm realm, Object self, Object x) {
        return StrictMath.sin(TypeConversion.toNumber(x));
    }

    // Math.sinh ( x ), https://tc39.es/ecma262/#sec-math.sinh
    @Builtin
    static double sinh(Realm realm, Object self, Object x) {
        return StrictMath.sinh(TypeConversion.toNumber(x));
    }

    // Math.tan ( x ), https://tc39.es/ecma262/#sec-math.tan
    @Builtin
    static double tan(Realm realm, Object self, Object x) {
        return StrictMath.tan(TypeConversion.toNumber(x));
    }

    // Math.tanh ( x ), https://tc39.es/ecma262/#sec-math.tanh
    @Builtin
    static double tanh(Realm realm, Object self, Object x) {
        return ElementaryFunctions.tanh(TypeConversion.toNumber(x));
    }

    // Math.log2 ( x ), https://tc39.es/ecma262/#sec-math.log2
    @Builtin
    static double log2(Realm realm, Object self, Object x) {
        return ElementaryFunctions.log2(TypeConversion.toNumber(x));
    }

    // Math.acosh ( x ), https://tc39.es/ecma262/#sec-math.acosh
    @Builtin
    static double acosh(Realm realm, Object self, Object x) {
        return ElementaryFunctions.acosh(TypeConversion.toNumber(x));
    }

    // Math.asinh ( x ), https://tc39.es/ecma262/#sec-math.asinh
    @Builtin
    static double asinh(Realm realm, Object self, Object x) {
        return ElementaryFunctions.asinh(TypeConversion.toNumber(x));
    }

    // Math.atanh ( x ), https://tc39.es/ecma262/#sec-math.atanh
    @Builtin
    static double atanh(Realm realm, Object self, Object x) {
        return ElementaryFunctions.atanh(TypeConversion.toNumber(x));
    }

    // Math.fround ( x ), https://tc39.es/ecma262/#sec-math.fround
    @Builtin
    static double fround(Realm realm, Object self, Object x) {
        return (float) TypeConversion.toNumber(x);
    }

    // Math.f16round ( x ), https://tc39.es/ecma262/#sec-math.f16round
    @Builtin
    static double f16round(Realm realm, Object self, Object x) {
        return Float.float16ToFloat(HalfFloat.fromDouble(TypeConversion.toNumber(x)));
    }

    // Math.clz32 ( x ), https://tc39.es/ecma262/#sec-math.clz32
    @Builtin
    static int clz32(Realm realm, Object self, Object x) {
        return Integer.numberOfLeadingZeros(TypeConversion.toInt32(x));
    }

    // Math.imul ( x, y ), https://tc39.es/ecma262/#sec-math.imul
    @Builtin
    static int imul(Realm realm, Object self, Object x, Object y) {
        int left = TypeConversion.toInt32(x);
        return left * TypeConversion.toInt32(y);
    }

    // Math.hypot ( ...args ), https://tc39.es/ecma262/#sec-math.hypot
    @Builtin(length = 2)
    static double hypot(Realm realm, Object self, Object[] values) {
        double[] numbers = new double[values.length];
        double largest = 0;
        boolean infinite = false;
        for (int i = 0; i < values.length; i++) {
            numbers[i] = Math.abs(TypeConversion.toNumber(values[i]));
            infinite |= Double.isInfinite(numbers[i]);
            largest = Math.max(largest, numbers[i]);
        }
        if (infinite) return Double.POSITIVE_INFINITY;
        if (largest == 0 || largest != largest) return largest;
        double sum = 0, compensation = 0;
        for (double number : numbers) {
            double ratio = number / largest;
            double term = ratio * ratio - compensation;
            double next = sum + term;
            compensation = next - sum - term;
            sum = next;
        }
        return Math.sqrt(sum) * largest;
    }

    // Math.max ( ...args ), https://tc39.es/ecma262/#sec-math.max
    @Builtin(length = 2)
    static Object max(Realm realm, Object self, Object[] values) {
        double highest = Double.NEGATIVE_INFINITY;
        for (Object value : values) highest = Math.max(highest, TypeConversion.toNumber(value));
        return TypeConversion.number(highest);
    }

    // Math.min ( ...args ), https://tc39.es/ecma262/#sec-math.min
    @Builtin(length = 2)
    static Object min(Realm realm, Object self, Object[] values) {
        double lowest = Double.POSITIVE_INFINITY;
        for (Object value : values) lowest = Math.min(lowest, TypeConversion.toNumber(value));
        return TypeConversion.number(lowest);
    }

    // Math.random ( ), https://tc39.es/ecma262/#sec-math.random
    @Builtin
    static double random(Realm realm, Object self) {
        return realm.agent().nextRandom();
    }

    // Math.sumPrecise ( items ), https://tc39.es/ecma262/#sec-math.sumprecise
    @Builtin
    static Object sumPrecise(Realm realm, Object self, Object items) {
        IteratorRecord iterator = IteratorOperations.getIterator(realm, items, IteratorOperations.Kind.SYNC);
        BigDecimal exact = null;
        double special = -0.0;
        Object item;
        while ((item = IteratorOperations.iteratorStepValue(iterator)) != null) {
            if (!(item instanceof Integer) && !(item instanceof Double)) {
                JsException error = Errors.typeError(NoSideEffectsToString.of(item) + " is not a number");
                throw IteratorOperations.iteratorCloseOnThrow(iterator, error);
            }
            double number = ((Number) item).doubleValue();
            if (Double.isNaN(number) || Double.isInfinite(number)) special += number;
            else if (number != 0 || 1 / number > 0)
                exact = (exact == null ? BigDecimal.ZERO : exact).add(new BigDecimal(number));
        }
        if (special != 0) return special;
        return exact == null ? (Object) (-0.0) : TypeConversion.number(exact.doubleValue());
    }
}

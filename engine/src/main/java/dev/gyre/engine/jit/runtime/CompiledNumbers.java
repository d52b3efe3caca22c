package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.runtime.object.MutableInteger;
import dev.gyre.engine.runtime.object.MutableNumber;
import dev.gyre.engine.runtime.object.NumberCell;
import dev.gyre.engine.runtime.operations.ArithmeticOps;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;

/** What compiled code calls for Numbers and for tests of values. */
public final class CompiledNumbers {
    private CompiledNumbers() {}

    /** Whether a Number is an int32 other than -0. */
    public static boolean isInt(double number) {
        int narrow = (int) number;
        return narrow == number && (narrow != 0 || 1 / number > 0);
    }

    /** Boxes a Number, as an Integer if possible, so that guards for int32 do not fail. */
    public static Object box(double number) {
        int narrow = (int) number;
        return narrow == number && (narrow != 0 || 1 / number > 0) ? (Object) narrow : (Object) number;
    }

    /** Boxes an integer in the same way. */
    public static Object box(long number) {
        int narrow = (int) number;
        return narrow == number ? (Object) narrow : (Object) (double) number;
    }

    // ToInt32 ( argument ), https://tc39.es/ecma262/#sec-toint32
    public static int toInt32(double number) {
        int narrow = (int) number;
        return narrow == number ? narrow : toInt32Slow(number);
    }

    private static int toInt32Slow(double number) {
        long whole = (long) number;
        return whole != Long.MAX_VALUE && whole != Long.MIN_VALUE
                ? (int) whole
                : TypeConversion.toInt32((Object) number);
    }

    public static boolean multiplyOverflows(int x, int y) {
        long product = (long) x * y;
        return product != (int) product || product == 0 && (x | y) < 0;
    }

    /** Whether a quotient is an int32 other than -0. */
    public static boolean divides(int x, int y) {
        return y != 0 && x % y == 0 && (x != 0 || y > 0) && (x != Integer.MIN_VALUE || y != -1);
    }

    /** The remainder. Two integers are divided as longs, which is faster than the double remainder. */
    public static double remainder(double x, double y) {
        long wholeX = (long) x, wholeY = (long) y;
        return ArithmeticOps.isPositiveLong(x, wholeX) && wholeY == y && wholeY != 0 ? wholeX % wholeY : x % y;
    }

    // For long code, which has calls instead of tests that HotSpot profiles at each site.

    /** The value that the content of a slot stands for. */
    public static Object valueInSlot(Object stored) {
        return stored instanceof NumberCell cell ? cell.boxed() : stored;
    }

    /** Whether a value, or what the content of a slot stands for, is a Number. */
    public static boolean isNumber(Object stored) {
        return stored instanceof Double || stored instanceof Integer || stored instanceof NumberCell;
    }

    /** The double for which {@link #isNumber} is true. */
    public static double unboxed(Object stored) {
        if (stored instanceof Double number) return number;
        if (stored instanceof Integer number) return number;
        return stored instanceof MutableNumber number ? number.value() : ((MutableInteger) stored).value();
    }

    public static boolean isTrue(Object value) {
        return value instanceof Boolean bool ? bool : TypeConversion.toBoolean(value);
    }

    public static boolean isTrue(double number) {
        return number != 0 && number == number;
    }

    public static boolean strictlyEquals(Object value, int number) {
        return value instanceof Integer x ? x == number : value instanceof Double y && y == number;
    }

    public static boolean isNullish(Object value) {
        return Comparison.isNullish(value);
    }
}

package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.value.BigIntParsing;
import dev.gyre.engine.runtime.value.BigIntProduct;
import dev.gyre.engine.runtime.value.BigIntQuotient;
import dev.gyre.engine.runtime.value.Rope;
import java.math.BigInteger;

/** Arithmetic operators: numbers first, then BigInts, then operands that have to be converted. */
public final class ArithmeticOps {
    /** Feedback bits: the kinds of result that a site has produced. */
    public static final int INT = 1, DOUBLE = 2, STRING = 4, OTHER = 8;

    /** V8's message. */
    private static final String NEGATIVE_EXPONENT = "Exponent must be positive";

    private static final int ADD = 0,
            SUB = 1,
            MUL = 2,
            DIV = 3,
            MOD = 4,
            EXP = 5,
            AND = 6,
            OR = 7,
            XOR = 8,
            SHIFT_LEFT = 9,
            SHIFT_RIGHT = 10;

    private ArithmeticOps() {}

    public static Object add(Object a, Object b) {
        if (a instanceof Double x) {
            if (b instanceof Double y) return x + y;
            if (b instanceof Integer y) return x + y;
        } else if (a instanceof Integer x) {
            if (b instanceof Integer y) return intOrDouble((long) x + y);
            if (b instanceof Double y) return x + y;
        } else if (a instanceof CharSequence x && b instanceof CharSequence y) {
            return Rope.concat(x, y);
        }
        return addSlow(a, b);
    }

    // ApplyStringOrNumericBinaryOperator ( lVal, opText, rVal ),
    // https://tc39.es/ecma262/#sec-applystringornumericbinaryoperator
    private static Object addSlow(Object a, Object b) {
        if (a instanceof CharSequence x && b instanceof Integer y) return Rope.concat(x, y);
        if (a instanceof Integer x && b instanceof CharSequence y) return Rope.concat(x, y);
        Object left = TypeConversion.toPrimitive(a, TypeConversion.Hint.DEFAULT);
        Object right = TypeConversion.toPrimitive(b, TypeConversion.Hint.DEFAULT);
        if (left instanceof CharSequence || right instanceof CharSequence) {
            return Rope.concat(TypeConversion.toCharSequence(left), TypeConversion.toCharSequence(right));
        }
        Object x = TypeConversion.toNumeric(left), y = TypeConversion.toNumeric(right);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(ADD, x, y);
        if (x instanceof Integer i && y instanceof Integer j) return intOrDouble((long) i + j);
        return asDouble(x) + asDouble(y);
    }

    public static Object subtract(Object a, Object b) {
        if (a instanceof Double x) {
            if (b instanceof Double y) return x - y;
            if (b instanceof Integer y) return x - y;
        } else if (a instanceof Integer x) {
            if (b instanceof Integer y) return intOrDouble((long) x - y);
            if (b instanceof Double y) return x - y;
        }
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(SUB, x, y);
        return subtract(x, y);
    }

    public static Object multiply(Object a, Object b) {
        if (a instanceof Double x) {
            if (b instanceof Double y) return x * y;
            if (b instanceof Integer y) return x * y;
        } else if (a instanceof Integer x) {
            if (b instanceof Integer y) return multiplyInts(x, y);
            if (b instanceof Double y) return x * y;
        }
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(MUL, x, y);
        return multiply(x, y);
    }

    private static Object multiplyInts(int x, int y) {
        long product = (long) x * y;
        if (product == 0) {
            if (x < 0 || y < 0) return -0.0;
            return 0;
        }
        return intOrDouble(product);
    }

    public static Object divide(Object a, Object b) {
        if (a instanceof Double x) {
            if (b instanceof Double y) return x / y;
            if (b instanceof Integer y) return x / y;
        } else if (a instanceof Integer x) {
            if (b instanceof Integer y) return divideInts(x, y);
            if (b instanceof Double y) return x / y;
        }
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(DIV, x, y);
        return divide(x, y);
    }

    private static Object divideInts(int x, int y) {
        double quotient = (double) x / y;
        int whole = (int) quotient;
        if (whole == quotient && whole != 0) return whole;
        return quotient;
    }

    public static Object remainder(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) {
            if (y != 0 && x >= 0) return x % y;
            return remainderOfDoubles(x, y);
        }
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(MOD, x, y);
        return remainderOfDoubles(asDouble(x), asDouble(y));
    }

    /** Whether a number is the positive long that it was cast to. The cast turns 2^63 into 2^63 - 1, which compares as equal. */
    public static boolean isPositiveLong(double number, long cast) {
        return cast == number && cast > 0 && cast != Long.MAX_VALUE;
    }

    /**
     * Java's remainder is fmod, as ECMAScript requires. Integral operands use integer division, which is many times
     * faster.
     */
    private static Object remainderOfDoubles(double x, double y) {
        long wholeX = (long) x, wholeY = (long) y;
        if (isPositiveLong(x, wholeX) && wholeY == y && wholeY != 0) {
            long result = wholeX % wholeY;
            return result == (int) result ? (Object) (int) result : (Object) (double) result;
        }
        return x % y;
    }

    // Number::exponentiate ( base, exponent ), https://tc39.es/ecma262/#sec-numeric-types-number-exponentiate
    public static Object exponentiate(Object a, Object b) {
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(EXP, x, y);
        return TypeConversion.number(Math.pow(asDouble(x), asDouble(y)));
    }

    public static Object bitAnd(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) return x & y;
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(AND, x, y);
        return int32(x) & int32(y);
    }

    public static Object bitOr(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) return x | y;
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(OR, x, y);
        return int32(x) | int32(y);
    }

    public static Object bitXor(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) return x ^ y;
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(XOR, x, y);
        return int32(x) ^ int32(y);
    }

    public static Object shiftLeft(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) return x << y;
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(SHIFT_LEFT, x, y);
        return int32(x) << int32(y);
    }

    public static Object shiftRight(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) return x >> y;
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) return bigInt(SHIFT_RIGHT, x, y);
        return int32(x) >> int32(y);
    }

    public static Object shiftRightUnsigned(Object a, Object b) {
        Object x = TypeConversion.toNumeric(a), y = TypeConversion.toNumeric(b);
        if (x instanceof BigInteger || y instanceof BigInteger) {
            if (!(x instanceof BigInteger && y instanceof BigInteger)) throw mixed();
            throw Errors.typeError("BigInts have no unsigned right shift, use >> instead");
        }
        int result = int32(x) >>> int32(y);
        return result >= 0 ? (Object) result : (Object) (double) Integer.toUnsignedLong(result);
    }

    public static Object negate(Object a) {
        if (a instanceof Integer x && x != 0 && x != Integer.MIN_VALUE) return -x;
        Object x = TypeConversion.toNumeric(a);
        if (x instanceof BigInteger big) return big.negate();
        return -asDouble(x);
    }

    public static Object bitNot(Object a) {
        if (a instanceof Integer x) return ~x;
        Object x = TypeConversion.toNumeric(a);
        if (x instanceof BigInteger big) return big.not();
        return ~int32(x);
    }

    public static Object increment(Object a) {
        if (a instanceof Integer x) return intOrDouble((long) x + 1);
        Object x = TypeConversion.toNumeric(a);
        if (x instanceof BigInteger big) return BigIntParsing.checkSize(big.add(BigInteger.ONE));
        return x instanceof Integer i ? intOrDouble((long) i + 1) : (Object) ((Double) x + 1);
    }

    public static Object decrement(Object a) {
        if (a instanceof Integer x) return intOrDouble((long) x - 1);
        Object x = TypeConversion.toNumeric(a);
        if (x instanceof BigInteger big) return BigIntParsing.checkSize(big.subtract(BigInteger.ONE));
        return x instanceof Integer i ? intOrDouble((long) i - 1) : (Object) ((Double) x - 1);
    }

    /** A long as a number, an Integer if it fits. */
    static Object intOrDouble(long value) {
        int narrow = (int) value;
        return narrow == value ? (Object) narrow : (Object) (double) value;
    }

    private static double asDouble(Object number) {
        return number instanceof Integer i ? i : (Double) number;
    }

    private static int int32(Object number) {
        return number instanceof Integer i ? i : TypeConversion.toInt32(number);
    }

    private static JsException mixed() {
        return Errors.typeError("Cannot mix BigInt and other types, use explicit conversions");
    }

    private static Object bigInt(int operator, Object a, Object b) {
        if (!(a instanceof BigInteger x && b instanceof BigInteger y)) throw mixed();
        return BigIntParsing.checkSize(
                switch (operator) {
                    case ADD -> x.add(y);
                    case SUB -> x.subtract(y);
                    case MUL -> BigIntProduct.multiply(x, y);
                    case DIV -> BigIntQuotient.divide(x, nonZero(y));
                    case MOD -> BigIntQuotient.remainder(x, nonZero(y));
                    case EXP -> power(x, y);
                    case AND -> x.and(y);
                    case OR -> x.or(y);
                    case XOR -> x.xor(y);
                    case SHIFT_LEFT -> shift(x, y);
                    case SHIFT_RIGHT -> shift(x, y.negate());
                    default -> throw new IllegalArgumentException("operator " + operator);
                });
    }

    private static BigInteger nonZero(BigInteger divisor) {
        if (divisor.signum() == 0) throw Errors.rangeError("Division by zero");
        return divisor;
    }

    // BigInt::exponentiate ( base, exponent ), https://tc39.es/ecma262/#sec-numeric-types-bigint-exponentiate
    private static BigInteger power(BigInteger base, BigInteger exponent) {
        if (exponent.signum() < 0) throw Errors.rangeError(NEGATIVE_EXPONENT);
        if (base.signum() == 0 || base.equals(BigInteger.ONE)) return exponent.signum() == 0 ? BigInteger.ONE : base;
        if (base.equals(BigInteger.ONE.negate())) return exponent.testBit(0) ? base : BigInteger.ONE;
        return BigIntProduct.power(base, exponent);
    }

    private static BigInteger shift(BigInteger value, BigInteger left) {
        if (left.bitLength() > 31) {
            if (left.signum() < 0) return value.signum() < 0 ? BigInteger.ONE.negate() : BigInteger.ZERO;
            if (value.signum() == 0) return value;
            throw BigIntParsing.tooBig();
        }
        int count = left.intValue();
        if (count > 0 && value.signum() != 0 && (long) value.bitLength() + count > BigIntParsing.MAXIMUM_BITS)
            throw BigIntParsing.tooBig();
        return count == Integer.MIN_VALUE ? value.shiftRight(Integer.MAX_VALUE).shiftRight(1) : value.shiftLeft(count);
    }
}

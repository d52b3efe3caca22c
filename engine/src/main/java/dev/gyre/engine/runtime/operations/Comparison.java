package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.exotic.HtmlDdaObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.TypeConversion.Hint;
import dev.gyre.engine.runtime.value.BigIntParsing;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Testing and comparison operations, clause 7.2. */
public final class Comparison {
    /** Bits of the largest finite Number. */
    private static final int LONGEST_DOUBLE = 1024;

    private Comparison() {}

    // IsCallable ( argument ), https://tc39.es/ecma262/#sec-iscallable
    public static boolean isCallable(Object value) {
        return value instanceof JsObject object && object.isCallable();
    }

    /** Returns the value as a callable object, or throws the TypeError that it is not a function. */
    public static JsObject requireCallable(Object value) {
        if (value instanceof JsObject object && object.isCallable()) {
            return object;
        }
        throw Errors.typeError(PropertyErrors.display(value) + " is not a function");
    }

    /** The same for a method that was looked up by its key: the message shows the value with its type. */
    public static JsObject requireMethod(Object value) {
        if (value instanceof JsObject object && object.isCallable()) {
            return object;
        }
        throw Errors.typeError(NoSideEffectsToString.typed(value) + " is not a function");
    }

    // IsConstructor ( argument ), https://tc39.es/ecma262/#sec-isconstructor
    public static boolean isConstructor(Object value) {
        return value instanceof JsObject object && object.isConstructor();
    }

    // IsArray ( argument ), https://tc39.es/ecma262/#sec-isarray
    public static boolean isArray(Object value) {
        while (value instanceof ProxyObject proxy) {
            value = proxy.targetForIsArray();
        }
        return value instanceof JsArray;
    }

    // IsRegExp ( argument ), https://tc39.es/ecma262/#sec-isregexp
    public static boolean isRegExp(Object value) {
        if (!(value instanceof JsObject object)) {
            return false;
        }
        Object matcher = object.get(JsSymbol.MATCH);
        return matcher != Undefined.INSTANCE
                ? TypeConversion.toBoolean(matcher)
                : object.builtinTag().equals("RegExp");
    }

    // IsIntegralNumber ( argument ), https://tc39.es/ecma262/#sec-isintegralnumber
    public static boolean isIntegralNumber(Object value) {
        return value instanceof Integer
                || value instanceof Double number && number == Math.rint(number) && !Double.isInfinite(number);
    }

    public static boolean isNullish(Object value) {
        return value == Undefined.INSTANCE || value == Null.INSTANCE;
    }

    /** x == null: null, undefined and objects with [[IsHTMLDDA]]. */
    public static boolean isLooselyNull(Object value) {
        return isNullish(value) || value instanceof HtmlDdaObject;
    }

    public static boolean isNumber(Object value) {
        return value instanceof Integer || value instanceof Double;
    }

    // SameValue ( x, y ), https://tc39.es/ecma262/#sec-samevalue
    public static boolean sameValue(Object x, Object y) {
        if (x == y) {
            return true;
        }
        if (isNumber(x)) {
            // Compares bits, so that NaN equals itself and +0 differs from -0.
            return isNumber(y)
                    && Double.doubleToLongBits(((Number) x).doubleValue())
                            == Double.doubleToLongBits(((Number) y).doubleValue());
        }
        return sameValueNonNumber(x, y);
    }

    // SameValueZero ( x, y ), https://tc39.es/ecma262/#sec-samevaluezero
    public static boolean sameValueZero(Object x, Object y) {
        if (x == y) {
            return true;
        }
        if (isNumber(x)) {
            if (!isNumber(y)) {
                return false;
            }
            double a = ((Number) x).doubleValue();
            double b = ((Number) y).doubleValue();
            return a == b || a != a && b != b;
        }
        return sameValueNonNumber(x, y);
    }

    // SameValueNonNumber ( x, y ), https://tc39.es/ecma262/#sec-samevaluenonnumber
    private static boolean sameValueNonNumber(Object x, Object y) {
        if (x instanceof CharSequence a) {
            return y instanceof CharSequence b && isSameText(a, b);
        }
        if (x instanceof BigInteger a) {
            return a.equals(y);
        }
        return x instanceof Boolean a && a.equals(y);
    }

    /** Less than 0, 0 or more than 0, as {@link String#compareTo} of two String values. */
    public static int compareText(CharSequence a, CharSequence b) {
        if (a instanceof ShortString x) return x.compareTo(b);
        return b instanceof ShortString y ? -y.compareTo(a) : a.toString().compareTo(b.toString());
    }

    private static boolean isSameText(CharSequence a, CharSequence b) {
        if (a instanceof ShortString x) return x.equalsValue(b);
        if (b instanceof ShortString y) return y.equalsValue(a);
        return a.length() == b.length() && a.toString().equals(b.toString());
    }

    // IsStrictlyEqual ( x, y ), https://tc39.es/ecma262/#sec-isstrictlyequal
    public static boolean isStrictlyEqual(Object x, Object y) {
        if (x instanceof Integer a && y instanceof Integer b) {
            return a.intValue() == b.intValue();
        }
        if (isNumber(x)) {
            return isNumber(y) && ((Number) x).doubleValue() == ((Number) y).doubleValue();
        }
        return x == y || sameValueNonNumber(x, y);
    }

    // IsLooselyEqual ( x, y ), https://tc39.es/ecma262/#sec-islooselyequal
    public static boolean isLooselyEqual(Object x, Object y) {
        while (true) {
            if (isNullish(x) || isNullish(y)) {
                return isLooselyNull(x) && isLooselyNull(y);
            }
            if (isNumber(x) && isNumber(y)) {
                return ((Number) x).doubleValue() == ((Number) y).doubleValue();
            }
            if (isSameNonNumberType(x, y)) {
                return x == y || sameValueNonNumber(x, y);
            }
            if (x instanceof Boolean flag) {
                x = flag ? 1 : 0;
            } else if (y instanceof Boolean flag) {
                y = flag ? 1 : 0;
            } else if (x instanceof JsObject) {
                x = TypeConversion.toPrimitive(x, Hint.DEFAULT);
            } else if (y instanceof JsObject) {
                y = TypeConversion.toPrimitive(y, Hint.DEFAULT);
            } else {
                return primitivesLooselyEqual(x, y);
            }
        }
    }

    private static boolean isSameNonNumberType(Object x, Object y) {
        if (x instanceof CharSequence) return y instanceof CharSequence;
        if (x instanceof JsObject) return y instanceof JsObject;
        if (x instanceof Boolean) return y instanceof Boolean;
        if (x instanceof BigInteger) return y instanceof BigInteger;
        if (x instanceof JsSymbol) return y instanceof JsSymbol;
        return false;
    }

    /** Number, String, BigInt and Symbol, of different types. */
    private static boolean primitivesLooselyEqual(Object x, Object y) {
        if (x instanceof JsSymbol || y instanceof JsSymbol) {
            return false;
        }
        if (x instanceof BigInteger || y instanceof BigInteger) {
            var integer = (BigInteger) (x instanceof BigInteger ? x : y);
            Object other = x instanceof BigInteger ? y : x;
            if (other instanceof CharSequence text) {
                return integer.equals(BigIntParsing.stringToBigInt(text.toString()));
            }
            return compare(integer, ((Number) other).doubleValue()) == 0;
        }
        return TypeConversion.toNumber(x) == TypeConversion.toNumber(y);
    }

    /** -1, 0 or 1; 2 when the number is NaN. */
    private static int compare(BigInteger integer, double number) {
        if (number != number) {
            return 2;
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? -1 : 1;
        }
        // No finite Number has so many bits, and BigDecimal would have to count the digits.
        if (integer.bitLength() > LONGEST_DOUBLE) return integer.signum();
        return new BigDecimal(integer).compareTo(new BigDecimal(number));
    }

    // IsLessThan ( x, y, LeftFirst ), https://tc39.es/ecma262/#sec-islessthan
    /** A Boolean, or Undefined.INSTANCE when a NaN is compared. */
    public static Object isLessThan(Object x, Object y, boolean leftFirst) {
        Object px;
        Object py;
        if (leftFirst) {
            px = TypeConversion.toPrimitive(x, Hint.NUMBER);
            py = TypeConversion.toPrimitive(y, Hint.NUMBER);
        } else {
            py = TypeConversion.toPrimitive(y, Hint.NUMBER);
            px = TypeConversion.toPrimitive(x, Hint.NUMBER);
        }
        if (px instanceof CharSequence a && py instanceof CharSequence b) {
            return compareText(a, b) < 0;
        }
        if (px instanceof BigInteger a && py instanceof CharSequence b) {
            BigInteger parsed = BigIntParsing.stringToBigInt(b.toString());
            return parsed == null ? Undefined.INSTANCE : (Object) (a.compareTo(parsed) < 0);
        }
        if (px instanceof CharSequence a && py instanceof BigInteger b) {
            BigInteger parsed = BigIntParsing.stringToBigInt(a.toString());
            return parsed == null ? Undefined.INSTANCE : (Object) (parsed.compareTo(b) < 0);
        }
        Object nx = TypeConversion.toNumeric(px);
        return isNumericLessThan(nx, TypeConversion.toNumeric(py));
    }

    private static Object isNumericLessThan(Object nx, Object ny) {
        if (nx instanceof BigInteger a) {
            if (ny instanceof BigInteger b) {
                return a.compareTo(b) < 0;
            }
            int order = compare(a, ((Number) ny).doubleValue());
            return order == 2 ? Undefined.INSTANCE : (Object) (order < 0);
        }
        double a = ((Number) nx).doubleValue();
        if (ny instanceof BigInteger b) {
            int order = compare(b, a);
            return order == 2 ? Undefined.INSTANCE : (Object) (order > 0);
        }
        double b = ((Number) ny).doubleValue();
        return a != a || b != b ? Undefined.INSTANCE : (Object) (a < b);
    }
}

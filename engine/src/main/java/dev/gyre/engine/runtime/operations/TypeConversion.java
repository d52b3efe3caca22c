package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.UncallableMethod;
import dev.gyre.engine.runtime.exotic.HtmlDdaObject;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.BigIntParsing;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.NumberFormatting;
import dev.gyre.engine.runtime.value.NumberParsing;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.BigIntObject;
import dev.gyre.engine.runtime.wrapper.BooleanObject;
import dev.gyre.engine.runtime.wrapper.NumberObject;
import dev.gyre.engine.runtime.wrapper.StringObject;
import dev.gyre.engine.runtime.wrapper.SymbolObject;
import java.math.BigInteger;

/** Type conversion, clause 7.1, and typeof. */
public final class TypeConversion {
    /** The preferred type of ToPrimitive. */
    public enum Hint {
        DEFAULT("default"),
        STRING("string"),
        NUMBER("number");

        private final String text;

        Hint(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    private static final double MAXIMUM_SAFE_INTEGER = 9007199254740991.0;
    /** V8's message shows at most so much of a text that is not a BigInt. */
    private static final int LONGEST_SHOWN = 1000;

    private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

    private TypeConversion() {}

    // ToPrimitive ( input [ , preferredType ] ), https://tc39.es/ecma262/#sec-toprimitive
    public static Object toPrimitive(Object input, Hint hint) {
        return toPrimitive(input, hint, false);
    }

    private static Object toPrimitive(Object input, Hint hint, boolean forBigInt) {
        if (!(input instanceof JsObject object)) {
            return input;
        }
        Object exoticToPrimitive = object.get(JsSymbol.TO_PRIMITIVE);
        if (Comparison.isNullish(exoticToPrimitive)) {
            return ordinaryToPrimitive(object, hint == Hint.STRING);
        }
        if (!(exoticToPrimitive instanceof JsObject method) || !method.isCallable()) {
            var uncallable = new UncallableMethod(exoticToPrimitive, JsSymbol.TO_PRIMITIVE, object);
            throw forBigInt ? Errors.typeError(uncallable.byProperty()) : new JsException(uncallable);
        }
        Object result = converted(method, object, hint);
        if (result instanceof JsObject) {
            throw Errors.typeError("Cannot convert object to primitive value");
        }
        return result;
    }

    /** A builtin whose conversion calls it again recurses without a JavaScript frame, so its depth is counted here. */
    private static Object converted(JsObject method, JsObject object, Hint hintOrNull) {
        if (!(method instanceof JsFunction function)) {
            return hintOrNull == null ? method.call0(object) : method.call1(object, hintOrNull.text());
        }
        Agent agent = function.realm().agent();
        agent.enterNative();
        try {
            return hintOrNull == null ? function.call0(object) : function.call1(object, hintOrNull.text());
        } finally {
            agent.leaveNative();
        }
    }

    public static Object toPrimitive(Object input) {
        return toPrimitive(input, Hint.DEFAULT);
    }

    // OrdinaryToPrimitive ( O, hint ), https://tc39.es/ecma262/#sec-ordinarytoprimitive
    public static Object ordinaryToPrimitive(JsObject object, boolean stringFirst) {
        for (int i = 0; i < 2; i++) {
            Object method = object.get(stringFirst == (i == 0) ? "toString" : "valueOf");
            if (method instanceof JsObject function && function.isCallable()) {
                Object result = converted(function, object, null);
                if (!(result instanceof JsObject)) {
                    return result;
                }
            }
        }
        throw Errors.typeError("Cannot convert object to primitive value");
    }

    // ToBoolean ( argument ), https://tc39.es/ecma262/#sec-toboolean
    public static boolean toBoolean(Object value) {
        if (value instanceof Boolean flag) {
            return flag;
        }
        if (value instanceof JsObject) {
            return !(value instanceof HtmlDdaObject);
        }
        if (value == Undefined.INSTANCE || value == Null.INSTANCE) {
            return false;
        }
        if (value instanceof Integer number) {
            return number != 0;
        }
        if (value instanceof CharSequence text) {
            return text.length() != 0;
        }
        if (value instanceof Double number) {
            return number != 0 && number == number.doubleValue();
        }
        return !(value instanceof BigInteger integer) || integer.signum() != 0;
    }

    // ToNumeric ( value ), https://tc39.es/ecma262/#sec-tonumeric
    /** Integer, Double or BigInteger. */
    public static Object toNumeric(Object value) {
        if (value instanceof Integer || value instanceof Double || value instanceof BigInteger) {
            return value;
        }
        Object primitive = toPrimitive(value, Hint.NUMBER);
        return primitive instanceof BigInteger ? primitive : toNumberValue(primitive);
    }

    // ToNumber ( argument ), https://tc39.es/ecma262/#sec-tonumber
    public static double toNumber(Object value) {
        if (value instanceof Integer number) {
            return number;
        }
        if (value instanceof Double number) {
            return number;
        }
        return otherToNumber(value);
    }

    private static double otherToNumber(Object value) {
        if (value instanceof ShortString digits) {
            int number = digits.decimal();
            return number >= 0 ? number : NumberParsing.stringToNumber(digits.toString());
        }
        if (value instanceof CharSequence text) return NumberParsing.stringToNumber(text.toString());
        if (value instanceof Boolean flag) return flag ? 1 : 0;
        if (value instanceof Null) return 0;
        if (value instanceof Undefined) return Double.NaN;
        if (value instanceof JsSymbol) throw Errors.typeError("Cannot convert a Symbol value to a number");
        if (value instanceof BigInteger) throw Errors.typeError("Cannot convert a BigInt value to a number");
        if (value instanceof JsObject object) return toNumber(toPrimitive(object, Hint.NUMBER));
        throw new IllegalArgumentException("not a JS value: " + value.getClass());
    }

    /** ToNumber as a value: Integer or Double. */
    public static Object toNumberValue(Object value) {
        return value instanceof Integer || value instanceof Double ? value : number(otherToNumber(value));
    }

    /** The Number value: Integer when it is an int32 other than -0. */
    public static Object number(double value) {
        int integer = (int) value;
        if (integer == value && (integer != 0 || Double.doubleToRawLongBits(value) == 0)) {
            return integer;
        }
        return value;
    }

    public static Object number(long value) {
        int integer = (int) value;
        return integer == value ? (Object) integer : (Object) (double) value;
    }

    // ToIntegerOrInfinity ( argument ), https://tc39.es/ecma262/#sec-tointegerorinfinity
    public static double toIntegerOrInfinity(Object value) {
        return value instanceof Integer number ? number : toIntegerOrInfinity(toNumber(value));
    }

    public static double toIntegerOrInfinity(double number) {
        if (number != number) {
            return 0;
        }
        // Adding 0 turns -0 into +0.
        return (number < 0 ? Math.ceil(number) : Math.floor(number)) + 0.0;
    }

    // ToInt32 ( argument ), https://tc39.es/ecma262/#sec-toint32
    public static int toInt32(Object value) {
        return value instanceof Integer number ? number : toInt32(toNumber(value));
    }

    public static int toInt32(double number) {
        int integer = (int) number;
        if (integer == number) {
            return integer;
        }
        long wide = (long) number;
        if (wide != Long.MAX_VALUE && wide != Long.MIN_VALUE) {
            return (int) wide;
        }
        return largeToInt32(number);
    }

    /** Beyond 2^63 the low 32 bits come from shifting the significand; infinities give 0. */
    private static int largeToInt32(double number) {
        int exponent = Math.getExponent(number);
        if (exponent >= 84) {
            return 0;
        }
        long bits = Double.doubleToRawLongBits(number);
        long significand = bits & 0xFFFFFFFFFFFFFL | 0x10000000000000L;
        int integer = (int) (significand << exponent - 52);
        return bits < 0 ? -integer : integer;
    }

    // ToUint32 ( argument ), https://tc39.es/ecma262/#sec-touint32
    public static long toUint32(Object value) {
        return toInt32(value) & 0xFFFFFFFFL;
    }

    public static long toUint32(double number) {
        return toInt32(number) & 0xFFFFFFFFL;
    }

    // ToInt16 ( argument ), https://tc39.es/ecma262/#sec-toint16
    public static short toInt16(Object value) {
        return (short) toInt32(value);
    }

    // ToUint16 ( argument ), https://tc39.es/ecma262/#sec-touint16
    public static int toUint16(Object value) {
        return toInt32(value) & 0xFFFF;
    }

    // ToInt8 ( argument ), https://tc39.es/ecma262/#sec-toint8
    public static byte toInt8(Object value) {
        return (byte) toInt32(value);
    }

    // ToUint8 ( argument ), https://tc39.es/ecma262/#sec-touint8
    public static int toUint8(Object value) {
        return toInt32(value) & 0xFF;
    }

    // ToUint8Clamp ( argument ), https://tc39.es/ecma262/#sec-touint8clamp
    public static int toUint8Clamp(Object value) {
        double number = toNumber(value);
        return number >= 255 ? 255 : number > 0 ? (int) Math.rint(number) : 0;
    }

    // ToBigInt ( argument ), https://tc39.es/ecma262/#sec-tobigint
    public static BigInteger toBigInt(Object value) {
        Object primitive = toPrimitive(value, Hint.NUMBER, true);
        if (primitive instanceof BigInteger integer) return integer;
        if (primitive instanceof Boolean flag) return flag ? BigInteger.ONE : BigInteger.ZERO;
        if (primitive instanceof CharSequence text) {
            BigInteger parsed = BigIntParsing.stringToBigInt(text.toString());
            if (parsed == null) {
                String shown = text.length() <= LONGEST_SHOWN
                        ? text.toString()
                        : text.toString().substring(0, LONGEST_SHOWN) + "\u2026";
                throw Errors.syntaxError("Cannot convert " + shown + " to a BigInt");
            }
            return parsed;
        }
        throw Errors.typeError("Cannot convert " + PropertyErrors.display(primitive) + " to a BigInt");
    }

    // ToBigInt64 ( argument ), https://tc39.es/ecma262/#sec-tobigint64
    public static BigInteger toBigInt64(Object value) {
        return BigInteger.valueOf(toBigInt(value).longValue());
    }

    // ToBigUint64 ( argument ), https://tc39.es/ecma262/#sec-tobiguint64
    public static BigInteger toBigUint64(Object value) {
        return toBigInt(value).mod(TWO_64);
    }

    // ToString ( argument ), https://tc39.es/ecma262/#sec-tostring
    public static String toString(Object value) {
        if (value instanceof String text) return text;
        if (value instanceof Integer number) return number.toString();
        if (value instanceof Double number) return NumberFormatting.toString(number);
        return toCharSequence(value).toString();
    }

    /** ToString that keeps the representation of a string. */
    public static CharSequence toCharSequence(Object value) {
        if (value instanceof CharSequence text) return text;
        if (value instanceof Integer number) return ShortString.of(number.intValue());
        if (value instanceof Double number) return ShortString.of(NumberFormatting.toString(number));
        if (value instanceof Boolean flag) return flag ? "true" : "false";
        if (value instanceof Undefined) return "undefined";
        if (value instanceof Null) return "null";
        if (value instanceof BigInteger integer) return NumberFormatting.toString(integer, 10);
        if (value instanceof JsSymbol) throw Errors.typeError("Cannot convert a Symbol value to a string");
        if (value instanceof JsObject object) return toCharSequence(toPrimitive(object, Hint.STRING));
        throw new IllegalArgumentException("not a JS value: " + value.getClass());
    }

    // ToObject ( argument ), https://tc39.es/ecma262/#sec-toobject
    public static JsObject toObject(Realm realm, Object value) {
        if (value instanceof JsObject object) return object;
        if (value instanceof CharSequence text)
            return new StringObject(realm.intrinsic(Intrinsic.STRING_PROTOTYPE), text.toString());
        if (value instanceof Integer number)
            return new NumberObject(realm.intrinsic(Intrinsic.NUMBER_PROTOTYPE), number);
        if (value instanceof Double number)
            return new NumberObject(realm.intrinsic(Intrinsic.NUMBER_PROTOTYPE), number);
        if (value instanceof Boolean flag) return new BooleanObject(realm.intrinsic(Intrinsic.BOOLEAN_PROTOTYPE), flag);
        if (value instanceof JsSymbol symbol)
            return new SymbolObject(realm.intrinsic(Intrinsic.SYMBOL_PROTOTYPE), symbol);
        if (value instanceof BigInteger integer)
            return new BigIntObject(realm.intrinsic(Intrinsic.BIGINT_PROTOTYPE), integer);
        throw Errors.typeError("Cannot convert undefined or null to object");
    }

    // ToPropertyKey ( argument ), https://tc39.es/ecma262/#sec-topropertykey
    public static Object toPropertyKey(Object value) {
        Object primitive = toPrimitive(value, Hint.STRING);
        return primitive instanceof JsSymbol ? primitive : PropertyKey.fromString(toString(primitive));
    }

    // ToLength ( argument ), https://tc39.es/ecma262/#sec-tolength
    public static long toLength(Object value) {
        if (value instanceof Integer number) {
            return Math.max(number, 0);
        }
        double length = toIntegerOrInfinity(toNumber(value));
        return length <= 0 ? 0 : (long) Math.min(length, MAXIMUM_SAFE_INTEGER);
    }

    // ToIndex ( value ), https://tc39.es/ecma262/#sec-toindex
    public static long toIndex(Object value) {
        if (value instanceof Integer number && number >= 0) {
            return number;
        }
        double index = value == Undefined.INSTANCE ? 0 : toIntegerOrInfinity(toNumber(value));
        if (index < 0 || index > MAXIMUM_SAFE_INTEGER) {
            throw Errors.rangeError("Invalid index");
        }
        return (long) index;
    }

    // CanonicalNumericIndexString ( argument ), https://tc39.es/ecma262/#sec-canonicalnumericindexstring
    /** The Number as a Double, or null if the text is not a canonical numeric string. */
    public static Double canonicalNumericIndexString(String text) {
        if (text.equals("-0")) {
            return -0.0;
        }
        if (text.isEmpty() || text.charAt(0) > '9' && text.charAt(0) != 'I' && text.charAt(0) != 'N') {
            return null;
        }
        double number = NumberParsing.stringToNumber(text);
        return NumberFormatting.toString(number).equals(text) ? number : null;
    }

    // Number::exponentiate ( base, exponent ), https://tc39.es/ecma262/#sec-numeric-types-number-exponentiate
    public static double exponentiate(double base, double exponent) {
        if (Double.isInfinite(exponent) && Math.abs(base) == 1) {
            return Double.NaN;
        }
        return Math.pow(base, exponent);
    }

    // typeof UnaryExpression, https://tc39.es/ecma262/#sec-typeof-operator
    public static String typeof(Object value) {
        // Tests of classes first: that of the interface is slow when it fails.
        if (value instanceof Integer || value instanceof Double) return "number";
        if (value instanceof JsObject object) {
            if (!object.isCallable()) return "object";
            return value instanceof HtmlDdaObject ? "undefined" : "function";
        }
        if (value == Undefined.INSTANCE) return "undefined";
        if (value instanceof Boolean) return "boolean";
        if (value == Null.INSTANCE) return "object";
        if (value instanceof CharSequence) return "string";
        return value instanceof JsSymbol ? "symbol" : "bigint";
    }

    /** The prototype on which the properties of a primitive are looked up; not for undefined and null. */
    public static JsObject prototypeOf(Realm realm, Object primitive) {
        return realm.intrinsic(
                primitive instanceof CharSequence
                        ? Intrinsic.STRING_PROTOTYPE
                        : primitive instanceof Boolean
                                ? Intrinsic.BOOLEAN_PROTOTYPE
                                : primitive instanceof JsSymbol
                                        ? Intrinsic.SYMBOL_PROTOTYPE
                                        : primitive instanceof BigInteger
                                                ? Intrinsic.BIGINT_PROTOTYPE
                                                : Intrinsic.NUMBER_PROTOTYPE);
    }

    // RequireObjectCoercible ( argument ), https://tc39.es/ecma262/#sec-requireobjectcoercible
    public static Object requireObjectCoercible(Object value, String method) {
        if (Comparison.isNullish(value)) {
            throw Errors.typeError(method + " called on null or undefined");
        }
        return value;
    }
}

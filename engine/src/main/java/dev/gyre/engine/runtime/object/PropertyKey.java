package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.ShortString;

/** Property keys: a String that is not a decimal index, a JsSymbol, or an Integer index from 0 to 2^31 - 2. */
public final class PropertyKey {
    /** The greatest array index, 2^32 - 2. */
    public static final long MAXIMUM_ARRAY_INDEX = 4294967294L;
    /** The greatest Integer key, 2^31 - 2. */
    public static final int MAX_INDEX = Integer.MAX_VALUE - 1;

    private PropertyKey() {}

    // ToPropertyKey ( argument ), https://tc39.es/ecma262/#sec-topropertykey
    public static Object of(Object value) {
        if (value instanceof String text) {
            return fromString(text);
        }
        if (value instanceof ShortString text) {
            return fromString(text);
        }
        if (value instanceof Integer index) {
            return index >= 0 && index <= MAX_INDEX ? index : index.toString();
        }
        if (value instanceof JsSymbol) {
            return value;
        }
        if (value instanceof Double number) {
            int index = (int) (double) number;
            if (index == number && index >= 0 && index <= MAX_INDEX) {
                return index;
            }
        }
        return TypeConversion.toPropertyKey(value);
    }

    /** The key for a string: an Integer if it is the decimal form of an index in range. */
    public static Object fromString(String text) {
        int length = text.length();
        if (length == 0 || length > 10) {
            return text;
        }
        char first = text.charAt(0);
        if (first > '9' || first < '0') {
            return text;
        }
        long index = parseIndex(text);
        return index >= 0 && index <= MAX_INDEX ? (Object) (int) index : text;
    }

    /** As for a java.lang.String. */
    static Object fromString(ShortString text) {
        int index = text.decimal();
        return index > 0 && text.charAt(0) != '0' || index == 0 && text.length() == 1
                ? (Object) index
                : text.toString();
    }

    /** The value of a canonical decimal numeral of at most ten digits, or -1. */
    private static long parseIndex(String text) {
        int length = text.length();
        if (length == 0 || length > 10 || text.charAt(0) == '0' && length > 1) {
            return -1;
        }
        long value = 0;
        for (int i = 0; i < length; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }

    public static Object fromIndex(long index) {
        return index >= 0 && index <= MAX_INDEX ? (Object) (int) index : Long.toString(index);
    }

    /** The key as a JS value: a String or a Symbol. */
    public static Object toValue(Object key) {
        return key instanceof Integer ? key.toString() : key;
    }

    /** The key in messages. */
    public static String toDisplay(Object key) {
        return key.toString();
    }

    // array index, https://tc39.es/ecma262/#array-index
    public static boolean isArrayIndex(Object key) {
        return key instanceof Integer || key instanceof String text && isLargeArrayIndex(text);
    }

    /** Whether the text is an array index above the Integer keys' range. */
    static boolean isLargeArrayIndex(String text) {
        if (text.length() != 10) {
            return false;
        }
        char first = text.charAt(0);
        return first >= '2' && first <= '4' && arrayIndex(text) >= 0;
    }

    /** The array index that the key is, or -1. */
    public static long arrayIndex(Object key) {
        if (key instanceof Integer index) {
            return index;
        }
        if (key instanceof String text) {
            long index = parseIndex(text);
            return index <= MAXIMUM_ARRAY_INDEX ? index : -1;
        }
        return -1;
    }
}

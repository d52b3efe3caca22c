package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.SingleCharacter;
import dev.gyre.engine.runtime.value.SlicedString;

/** What compiled code calls for strings. */
public final class CompiledStrings {
    /** The most characters of an int32 in decimal notation. */
    private static final int MOST_DIGITS = 11;

    private CompiledStrings() {}

    /** OPTIMIZATION: tests the classes, because a test of their interface takes longer. */
    public static boolean isString(Object value) {
        return value instanceof String
                || value instanceof Rope
                || value instanceof ShortString
                || value instanceof SlicedString;
    }

    /** The length of a string; -1 for anything else. */
    public static int length(Object value) {
        if (value instanceof String text) return text.length();
        if (value instanceof Rope text) return text.length();
        if (value instanceof ShortString text) return text.length();
        return value instanceof SlicedString text ? text.length() : -1;
    }

    /** The property of strings' prototype that a handler has found; null if the handler is not valid any more. */
    public static Object method(Realm realm, LoadHandler handler) {
        JsObject prototype = realm.intrinsic(Intrinsic.STRING_PROTOTYPE);
        return prototype.shape() == handler.shape ? handler.holder.slot(handler.slot) : null;
    }

    /** The character of a string as a string; null where there is none or the value is no string. */
    public static Object characterAt(Object value, int index) {
        int unit = charCodeAt(value, index);
        return unit < 0 ? null : SingleCharacter.of((char) unit);
    }

    /** The code unit of a string; -1 where there is none or the value is no string. */
    public static int charCodeAt(Object value, int index) {
        if (value instanceof String text) return charCodeAt(text, index);
        if (value instanceof Rope text) return index >= 0 && index < text.length() ? text.charAt(index) : -1;
        if (value instanceof ShortString text) return index >= 0 && index < text.length() ? text.charAt(index) : -1;
        return value instanceof SlicedString text && index >= 0 && index < text.length() ? text.charAt(index) : -1;
    }

    /** The code unit of a flat string; -1 where there is none. */
    public static int charCodeAt(String text, int index) {
        return index >= 0 && index < text.length() ? text.charAt(index) : -1;
    }

    // ---- concatenation

    /** The concatenation of two primitive values of which one is a string; null for other values, and if it would be too long. */
    public static Object concat(Object a, Object b) {
        if (!isString(a) && !isString(b)) return null;
        CharSequence left = ofPrimitive(a), right = ofPrimitive(b);
        return left == null || right == null || (long) left.length() + right.length() > Rope.MAX_LENGTH
                ? null
                : Rope.concat(left, right);
    }

    /** The concatenation of a string and the digits of an integer; null if the first is no string, and if it would be too long. */
    public static Object concat(Object a, int number) {
        return isString(a) && length(a) <= Rope.MAX_LENGTH - MOST_DIGITS ? Rope.concat((CharSequence) a, number) : null;
    }

    /** ToString of a primitive value; null for an object and for a symbol, which is an error. */
    public static CharSequence ofPrimitive(Object value) {
        if (isString(value)) return (CharSequence) value;
        return value instanceof JsObject || value instanceof JsSymbol ? null : TypeConversion.toCharSequence(value);
    }

    // ---- methods of strings

    public static Object charAt(Object text, int index) {
        Object character = characterAt(text, index);
        return character == null ? "" : character;
    }

    public static Object slice(Object text, int start) {
        return slice(text, start, Integer.MAX_VALUE);
    }

    public static Object slice(Object text, int start, int end) {
        int length = length(text);
        int from = start < 0 ? Math.max(length + start, 0) : start;
        int to = end < 0 ? length + end : Math.min(end, length);
        return from < to ? SlicedString.part((CharSequence) text, from, to) : "";
    }

    public static Object substring(Object text, int start) {
        return substring(text, start, Integer.MAX_VALUE);
    }

    public static Object substring(Object text, int start, int end) {
        int length = length(text);
        int from = Math.clamp(start, 0, length);
        int to = Math.clamp(end, 0, length);
        return SlicedString.part((CharSequence) text, Math.min(from, to), Math.max(from, to));
    }

    /** The Number for a code unit; NaN if it is negative. */
    public static double numberOf(int unit) {
        return unit < 0 ? Double.NaN : unit;
    }

    /** Returns -1 for undefined. */
    public static int codePointAt(Object text, int index) {
        int unit = charCodeAt(text, index);
        return unit >= 0 && Character.isHighSurrogate((char) unit)
                ? Character.codePointAt((CharSequence) text, index)
                : unit;
    }
}

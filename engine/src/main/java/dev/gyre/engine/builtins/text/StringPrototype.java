package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.text.CollatorOrder;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.SingleCharacter;
import dev.gyre.engine.runtime.value.SlicedString;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.StringObject;
import java.util.Locale;

/** String.prototype, but for the methods that work with patterns ({@link StringMatching}) and Annex B ({@link StringHtml}). */
// 22.1.3 Properties of the String Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-string-prototype-object
@BuiltinObject(intrinsic = "%String.prototype%")
public final class StringPrototype {
    /** Characters between two interrupt checks of trim. */
    private static final int TRIM_POLL = 1 << 12, SURROGATE_POLL = 1 << 14;

    private StringPrototype() {}

    /** RequireObjectCoercible and ToString of the receiver. */
    static String receiver(Object self, String method) {
        if (self instanceof Rope rope) return rope.flatInPieces();
        if (self instanceof CharSequence text) return text.toString();
        Receiver.requireCoercible(
                self, method.startsWith("[") ? "String.prototype" + method : "String.prototype." + method);
        return TypeConversion.toString(self);
    }

    /**
     * As {@link #receiver}, for a method that needs only single characters or a part: ShortStrings and slices are not converted.
     */
    private static CharSequence characters(Object self, String method) {
        if (self instanceof ShortString text) return text;
        return self instanceof SlicedString text ? text : receiver(self, method);
    }

    // String.prototype.at ( index ), https://tc39.es/ecma262/#sec-string.prototype.at
    @Builtin
    static Object at(Realm realm, Object self, Object index) {
        CharSequence text = characters(self, "at");
        double relative = TypeConversion.toIntegerOrInfinity(index);
        double k = relative >= 0 ? relative : text.length() + relative;
        return k < 0 || k >= text.length() ? Undefined.INSTANCE : SingleCharacter.of(text.charAt((int) k));
    }

    // String.prototype.charAt ( pos ), https://tc39.es/ecma262/#sec-string.prototype.charat
    @Builtin
    static Object charAt(Realm realm, Object self, Object position) {
        CharSequence text = characters(self, "charAt");
        double index = TypeConversion.toIntegerOrInfinity(position);
        return index < 0 || index >= text.length() ? "" : SingleCharacter.of(text.charAt((int) index));
    }

    // String.prototype.charCodeAt ( pos ), https://tc39.es/ecma262/#sec-string.prototype.charcodeat
    @Builtin
    static Object charCodeAt(Realm realm, Object self, Object position) {
        CharSequence text = characters(self, "charCodeAt");
        if (position instanceof Integer index)
            return index >= 0 && index < text.length() ? (Object) (int) text.charAt(index) : (Object) Double.NaN;
        double index = TypeConversion.toIntegerOrInfinity(position);
        return index < 0 || index >= text.length() ? (Object) Double.NaN : (Object) (int) text.charAt((int) index);
    }

    // String.prototype.codePointAt ( pos ), https://tc39.es/ecma262/#sec-string.prototype.codepointat
    @Builtin
    static Object codePointAt(Realm realm, Object self, Object position) {
        String text = receiver(self, "codePointAt");
        double index = TypeConversion.toIntegerOrInfinity(position);
        return index < 0 || index >= text.length() ? Undefined.INSTANCE : (Object) text.codePointAt((int) index);
    }

    // String.prototype.concat ( ...args ), https://tc39.es/ecma262/#sec-string.prototype.concat
    @Builtin(length = 1)
    static Object concat(Realm realm, Object self, Object[] arguments) {
        CharSequence text = receiver(self, "concat");
        for (Object argument : arguments) text = Rope.concat(text, TypeConversion.toCharSequence(argument));
        return text;
    }

    // String.prototype.endsWith ( searchString [ , endPosition ] ),
    // https://tc39.es/ecma262/#sec-string.prototype.endswith
    @Builtin(length = 1)
    static boolean endsWith(Realm realm, Object self, Object searchString, Object endPosition) {
        String text = receiver(self, "endsWith");
        String search = searchText(searchString, "endsWith");
        int end = endPosition == Undefined.INSTANCE ? text.length() : clamp(endPosition, text.length());
        int start = end - search.length();
        return start >= 0 && text.startsWith(search, start);
    }

    // String.prototype.startsWith ( searchString [ , position ] ),
    // https://tc39.es/ecma262/#sec-string.prototype.startswith
    @Builtin(length = 1)
    static boolean startsWith(Realm realm, Object self, Object searchString, Object position) {
        String text = receiver(self, "startsWith");
        String search = searchText(searchString, "startsWith");
        return text.startsWith(search, clamp(position, text.length()));
    }

    // String.prototype.includes ( searchString [ , position ] ), https://tc39.es/ecma262/#sec-string.prototype.includes
    @Builtin(length = 1)
    static boolean includes(Realm realm, Object self, Object searchString, Object position) {
        String text = receiver(self, "includes");
        String search = searchText(searchString, "includes");
        return StringSearch.indexOf(realm.agent(), text, search, clamp(position, text.length())) >= 0;
    }

    private static String searchText(Object search, String method) {
        if (Comparison.isRegExp(search)) {
            throw Errors.typeError(
                    "First argument to String.prototype." + method + " must not be a regular expression");
        }
        return TypeConversion.toString(search);
    }

    private static int clamp(Object position, int length) {
        return (int) Math.min(Math.max(TypeConversion.toIntegerOrInfinity(position), 0), length);
    }

    // String.prototype.indexOf ( searchString [ , position ] ), https://tc39.es/ecma262/#sec-string.prototype.indexof
    @Builtin(length = 1)
    static int indexOf(Realm realm, Object self, Object searchString, Object position) {
        String text = receiver(self, "indexOf");
        String search = TypeConversion.toString(searchString);
        return StringSearch.indexOf(realm.agent(), text, search, clamp(position, text.length()));
    }

    // String.prototype.lastIndexOf ( searchString [ , position ] ),
    // https://tc39.es/ecma262/#sec-string.prototype.lastindexof
    @Builtin(length = 1)
    static int lastIndexOf(Realm realm, Object self, Object searchString, Object position) {
        String text = receiver(self, "lastIndexOf");
        String search = TypeConversion.toString(searchString);
        double number = TypeConversion.toNumber(position);
        double start = number != number ? Double.POSITIVE_INFINITY : TypeConversion.toIntegerOrInfinity(number);
        return StringSearch.lastIndexOf(realm.agent(), text, search, (int) Math.min(Math.max(start, 0), text.length()));
    }

    // String.prototype.isWellFormed ( ), https://tc39.es/ecma262/#sec-string.prototype.iswellformed
    @Builtin
    static boolean isWellFormed(Realm realm, Object self) {
        return firstLoneSurrogate(receiver(self, "isWellFormed"), 0) < 0;
    }

    // String.prototype.toWellFormed ( ), https://tc39.es/ecma262/#sec-string.prototype.towellformed
    @Builtin
    static Object toWellFormed(Realm realm, Object self) {
        String text = receiver(self, "toWellFormed");
        int lone = firstLoneSurrogate(text, 0);
        if (lone < 0) return text;
        StringBuilder result = new StringBuilder(text);
        for (; lone >= 0; lone = firstLoneSurrogate(text, lone + 1)) result.setCharAt(lone, '\uFFFD');
        return result.toString();
    }

    private static int firstLoneSurrogate(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            if (i % SURROGATE_POLL == SURROGATE_POLL - 1) SurroundingAgent.poll(SURROGATE_POLL);
            if (!Character.isSurrogate(text.charAt(i))) continue;
            int codePoint = text.codePointAt(i);
            if (codePoint < 0x10000) return i;
            i++;
        }
        return -1;
    }

    // String.prototype.localeCompare ( that [ , locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-String.prototype.localeCompare
    @Builtin(length = 1)
    static int localeCompare(Realm realm, Object self, Object that, Object locales, Object options) {
        String text = receiver(self, "localeCompare");
        String other = that instanceof Rope rope ? rope.flatInPieces() : TypeConversion.toString(that);
        return UnicodeText.compare(CollatorOrder.of(realm, locales, options), text, other);
    }

    // String.prototype.normalize ( [ form ] ), https://tc39.es/ecma262/#sec-string.prototype.normalize
    @Builtin(length = 0)
    static Object normalize(Realm realm, Object self, Object form) {
        String text = receiver(self, "normalize");
        String name = form == Undefined.INSTANCE ? "NFC" : TypeConversion.toString(form);
        return switch (name) {
            case "NFC", "NFD", "NFKC", "NFKD" -> UnicodeText.normalize(text, name);
            default -> throw Errors.rangeError("The normalization form should be one of NFC, NFD, NFKC, NFKD.");
        };
    }

    // String.prototype.padEnd ( maxLength [ , fillString ] ), https://tc39.es/ecma262/#sec-string.prototype.padend
    @Builtin(length = 1)
    static Object padEnd(Realm realm, Object self, Object maxLength, Object fillString) {
        CharSequence text = characters(self, "padEnd");
        return Rope.concat(text, padding(text, maxLength, fillString));
    }

    // String.prototype.padStart ( maxLength [ , fillString ] ), https://tc39.es/ecma262/#sec-string.prototype.padstart
    @Builtin(length = 1)
    static Object padStart(Realm realm, Object self, Object maxLength, Object fillString) {
        CharSequence text = characters(self, "padStart");
        return Rope.concat(padding(text, maxLength, fillString), text);
    }

    private static String padding(CharSequence text, Object maxLength, Object fillString) {
        long target = TypeConversion.toLength(maxLength);
        if (target <= text.length()) return "";
        String fill = fillString == Undefined.INSTANCE ? " " : TypeConversion.toString(fillString);
        if (fill.isEmpty()) return "";
        if (target > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
        int count = (int) target - text.length();
        return SurroundingAgent.work(
                count, () -> fill.repeat(count / fill.length()) + fill.substring(0, count % fill.length()));
    }

    // String.prototype.repeat ( count ), https://tc39.es/ecma262/#sec-string.prototype.repeat
    @Builtin
    static Object repeat(Realm realm, Object self, Object count) {
        String text = receiver(self, "repeat");
        double times = TypeConversion.toIntegerOrInfinity(count);
        if (times < 0 || Double.isInfinite(times))
            throw Errors.rangeError("Invalid count value: " + NoSideEffectsToString.of(count));
        if (text.isEmpty() || times == 0) return "";
        if (times * text.length() > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
        return SurroundingAgent.work((long) (times * text.length()), () -> text.repeat((int) times));
    }

    // String.prototype.slice ( start, end ), https://tc39.es/ecma262/#sec-string.prototype.slice
    @Builtin
    static Object slice(Realm realm, Object self, Object start, Object end) {
        CharSequence text = characters(self, "slice");
        int from = relative(start, text.length());
        int to = end == Undefined.INSTANCE ? text.length() : relative(end, text.length());
        return from >= to ? "" : SlicedString.part(text, from, to);
    }

    private static int relative(Object position, int length) {
        double number = TypeConversion.toIntegerOrInfinity(position);
        return (int) (number < 0 ? Math.max(length + number, 0) : Math.min(number, length));
    }

    // String.prototype.substring ( start, end ), https://tc39.es/ecma262/#sec-string.prototype.substring
    @Builtin
    static Object substring(Realm realm, Object self, Object start, Object end) {
        CharSequence text = characters(self, "substring");
        int from = clamp(start, text.length());
        int to = end == Undefined.INSTANCE ? text.length() : clamp(end, text.length());
        return SlicedString.part(text, Math.min(from, to), Math.max(from, to));
    }

    // String.prototype.substr ( start, length ), https://tc39.es/ecma262/#sec-string.prototype.substr
    @Builtin
    static Object substr(Realm realm, Object self, Object start, Object length) {
        CharSequence text = characters(self, "substr");
        int from = relative(start, text.length());
        double count = length == Undefined.INSTANCE ? text.length() : TypeConversion.toIntegerOrInfinity(length);
        int to = (int) Math.min(Math.max(from + count, 0), text.length());
        return from >= to ? "" : SlicedString.part(text, from, to);
    }

    // String.prototype.toLowerCase ( ), https://tc39.es/ecma262/#sec-string.prototype.tolowercase
    @Builtin(names = {"toLowerCase"})
    static Object toLowerCase(Realm realm, Object self) {
        return ShortString.of(UnicodeText.lowerCase(receiver(self, "toLowerCase"), Locale.ROOT));
    }

    // String.prototype.toLocaleLowerCase ( [ locales ] ),
    // https://tc39.es/ecma402/#sup-string.prototype.tolocalelowercase
    @Builtin(length = 0)
    static Object toLocaleLowerCase(Realm realm, Object self, Object locales) {
        String text = receiver(self, "toLocaleLowerCase");
        return UnicodeText.lowerCase(text, CaseLocale.requested(realm, locales));
    }

    // String.prototype.toUpperCase ( ), https://tc39.es/ecma262/#sec-string.prototype.touppercase
    @Builtin
    static Object toUpperCase(Realm realm, Object self) {
        return ShortString.of(UnicodeText.upperCase(receiver(self, "toUpperCase"), Locale.ROOT));
    }

    // String.prototype.toLocaleUpperCase ( [ locales ] ),
    // https://tc39.es/ecma402/#sup-string.prototype.tolocaleuppercase
    @Builtin(length = 0)
    static Object toLocaleUpperCase(Realm realm, Object self, Object locales) {
        String text = receiver(self, "toLocaleUpperCase");
        return UnicodeText.upperCase(text, CaseLocale.requested(realm, locales));
    }

    // String.prototype.trim ( ), https://tc39.es/ecma262/#sec-string.prototype.trim
    @Builtin
    static Object trim(Realm realm, Object self) {
        return trim(characters(self, "trim"), true, true);
    }

    // String.prototype.trimStart ( ), https://tc39.es/ecma262/#sec-string.prototype.trimstart
    @Builtin(names = {"trimStart", "trimLeft"})
    static Object trimStart(Realm realm, Object self) {
        return trim(characters(self, "trimLeft"), true, false);
    }

    // String.prototype.trimEnd ( ), https://tc39.es/ecma262/#sec-string.prototype.trimend
    @Builtin(names = {"trimEnd", "trimRight"})
    static Object trimEnd(Realm realm, Object self) {
        return trim(characters(self, "trimRight"), false, true);
    }

    // TrimString ( string, where ), https://tc39.es/ecma262/#sec-trimstring
    private static CharSequence trim(CharSequence text, boolean atStart, boolean atEnd) {
        int start = 0, end = text.length();
        while (atStart && start < end && isWhiteSpace(text.charAt(start))) {
            if (++start % TRIM_POLL == 0) SurroundingAgent.poll(TRIM_POLL);
        }
        while (atEnd && end > start && isWhiteSpace(text.charAt(end - 1))) {
            if (--end % TRIM_POLL == 0) SurroundingAgent.poll(TRIM_POLL);
        }
        return SlicedString.part(text, start, end);
    }

    /** WhiteSpace or LineTerminator. */
    static boolean isWhiteSpace(char c) {
        if (c < 128) return c == ' ' || c >= '\t' && c <= '\r';
        return c == '\u00A0'
                || c == '\uFEFF'
                || c == '\u2028'
                || c == '\u2029'
                || Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    // String.prototype.toString ( ), https://tc39.es/ecma262/#sec-string.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        return thisStringValue(self, "toString");
    }

    // String.prototype.valueOf ( ), https://tc39.es/ecma262/#sec-string.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        return thisStringValue(self, "valueOf");
    }

    // ThisStringValue ( value ), https://tc39.es/ecma262/#sec-thisstringvalue
    private static Object thisStringValue(Object self, String method) {
        if (self instanceof CharSequence) return self;
        if (self instanceof StringObject object) return object.value();
        throw Errors.typeError("String.prototype." + method + " requires that 'this' be a String");
    }

    // String.prototype [ @@iterator ] ( ), https://tc39.es/ecma262/#sec-string.prototype-@@iterator
    @Builtin(names = "@@iterator")
    static Object iterator(Realm realm, Object self) {
        return new StringIterator(realm, receiver(self, "[Symbol.iterator]"));
    }
}

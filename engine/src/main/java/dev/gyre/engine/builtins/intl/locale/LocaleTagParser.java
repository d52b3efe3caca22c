package dev.gyre.engine.builtins.intl.locale;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Parses a locale identifier in one pass over its subtags. */
// unicode_locale_id, https://unicode.org/reports/tr35/#unicode_locale_id
final class LocaleTagParser {
    private final String text;
    private int start;
    private int end;

    LocaleTagParser(String text) {
        this.text = lowerCase(text);
        this.end = -1;
        advance();
    }

    /** Lower case of ASCII letters only; other characters are in no identifier. */
    static String lowerCase(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < 'A' || text.charAt(i) > 'Z') continue;
            char[] all = text.toCharArray();
            for (int k = i; k < all.length; k++) if (all[k] >= 'A' && all[k] <= 'Z') all[k] += 'a' - 'A';
            return new String(all);
        }
        return text;
    }

    LocaleTag parse() {
        LocaleTag tag = languageId();
        return tag != null && extensions(tag) && atEnd() ? tag : null;
    }

    /** The unicode_language_id here, or null. */
    private LocaleTag languageId() {
        if (!isLanguage()) return null;
        LocaleTag tag = new LocaleTag();
        tag.language = take();
        if (isScript()) tag.script = titleCase(take());
        if (isRegion()) tag.region = take().toUpperCase(Locale.ROOT);
        Set<String> seen = new HashSet<>();
        while (isVariant()) {
            String variant = take();
            if (!seen.add(variant)) return null;
            tag.variants.add(variant);
        }
        return tag;
    }

    private boolean extensions(LocaleTag tag) {
        Set<Character> seen = new HashSet<>();
        while (length() == 1) {
            char singleton = text.charAt(start);
            if (!isAlphanumeric(singleton) || !seen.add(singleton)) return false;
            advance();
            if (singleton == 'x') return privateUse(tag);
            boolean valid = switch (singleton) {
                case 'u' -> unicodeExtension(tag);
                case 't' -> transformedExtension(tag);
                default -> otherExtension(tag, singleton);
            };
            if (!valid) return false;
        }
        return true;
    }

    private boolean privateUse(LocaleTag tag) {
        String value = values(1);
        tag.privateUse = value;
        return !value.isEmpty();
    }

    private boolean otherExtension(LocaleTag tag, char singleton) {
        String value = values(2);
        tag.extensions.put(singleton, value);
        return !value.isEmpty();
    }

    private boolean unicodeExtension(LocaleTag tag) {
        Set<String> seen = new HashSet<>();
        boolean any = false;
        while (isAlphanumeric(3, 8)) {
            String attribute = take();
            if (seen.add(attribute)) tag.attributes.add(attribute);
            any = true;
        }
        while (isAlphanumeric(2, 2) && isLetter(text.charAt(start + 1))) {
            String key = take();
            tag.keywords.putIfAbsent(key, values(3));
            any = true;
        }
        return any;
    }

    private boolean transformedExtension(LocaleTag tag) {
        boolean any = false;
        if (isLanguage()) {
            tag.transformed = languageId();
            if (tag.transformed == null) return false;
            any = true;
        }
        while (length() == 2 && isLetter(text.charAt(start)) && isDigit(text.charAt(start + 1))) {
            String key = take(), value = values(3);
            if (value.isEmpty() || tag.transformFields.putIfAbsent(key, value) != null) return false;
            any = true;
        }
        return any;
    }

    /** The following subtags of at least so many and at most eight characters. */
    private String values(int shortest) {
        int from = start, to = start;
        while (isAlphanumeric(shortest, 8)) {
            to = end;
            advance();
        }
        return to == from ? "" : text.substring(from, to);
    }

    // ---- subtags

    private boolean atEnd() {
        return start > text.length();
    }

    private int length() {
        return atEnd() ? -1 : end - start;
    }

    private void advance() {
        start = end + 1;
        int next = start > text.length() ? -1 : text.indexOf('-', start);
        end = next < 0 ? text.length() : next;
    }

    private String take() {
        String subtag = text.substring(start, end);
        advance();
        return subtag;
    }

    private boolean isLanguage() {
        int length = length();
        return (length == 2 || length == 3 || length >= 5 && length <= 8) && isLetters(start, end);
    }

    private boolean isScript() {
        return length() == 4 && isLetters(start, end);
    }

    private boolean isRegion() {
        return length() == 2 && isLetters(start, end) || length() == 3 && isDigits(start, end);
    }

    private boolean isVariant() {
        return isAlphanumeric(5, 8) || isAlphanumeric(4, 4) && isDigit(text.charAt(start));
    }

    private boolean isAlphanumeric(int shortest, int longest) {
        int length = length();
        if (length < shortest || length > longest) return false;
        for (int i = start; i < end; i++) if (!isAlphanumeric(text.charAt(i))) return false;
        return true;
    }

    private boolean isLetters(int from, int to) {
        for (int i = from; i < to; i++) if (!isLetter(text.charAt(i))) return false;
        return true;
    }

    private boolean isDigits(int from, int to) {
        for (int i = from; i < to; i++) if (!isDigit(text.charAt(i))) return false;
        return true;
    }

    private static boolean isAlphanumeric(char c) {
        return isLetter(c) || isDigit(c);
    }

    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static String titleCase(String script) {
        return (char) (script.charAt(0) - 'a' + 'A') + script.substring(1);
    }
}

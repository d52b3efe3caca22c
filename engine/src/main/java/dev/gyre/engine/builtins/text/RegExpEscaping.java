package dev.gyre.engine.builtins.text;

/** Escapes pattern text: for the source property and for RegExp.escape. */
final class RegExpEscaping {
    private static final String SYNTAX_CHARACTERS = "^$\\.*+?()[]{}|/";
    private static final String OTHER_PUNCTUATORS = ",-=<>#&!%:;@~'`\"";
    private static final String CONTROLS = "\t\n\u000B\f\r";
    private static final String CONTROL_LETTERS = "tnvfr";
    private static final String HEX = "0123456789abcdef";

    private RegExpEscaping() {}

    // EscapeRegExpPattern ( P, F ), https://tc39.es/ecma262/#sec-escaperegexppattern
    static String escapePattern(String pattern) {
        if (pattern.isEmpty()) {
            return "(?:)";
        }
        StringBuilder text = null;
        boolean inClass = false;
        int length = pattern.length();
        for (int i = 0; i < length; i++) {
            char character = pattern.charAt(i);
            boolean escaped = character == '\\' && i + 1 < length;
            char subject = escaped ? pattern.charAt(i + 1) : character;
            String replacement = lineTerminator(subject);
            if (replacement == null && character == '/' && !inClass) {
                replacement = "\\/";
            }
            if (!escaped && (character == '[' || character == ']')) {
                inClass = character == '[';
            }
            if (replacement != null && text == null) {
                text = new StringBuilder(length + 8).append(pattern, 0, i);
            }
            if (text != null) {
                text.append(
                        replacement != null
                                ? replacement
                                : escaped ? pattern.substring(i, i + 2) : String.valueOf(character));
            }
            i += escaped ? 1 : 0;
        }
        return text == null ? pattern : text.toString();
    }

    private static String lineTerminator(char character) {
        return switch (character) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case 0x2028 -> "\\u2028";
            case 0x2029 -> "\\u2029";
            default -> null;
        };
    }

    // RegExp.escape ( S ), https://tc39.es/ecma262/#sec-regexp.escape
    static String escape(String text) {
        var escaped = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int codePoint = text.codePointAt(i);
            if (i == 0 && codePoint < 128 && Character.isLetterOrDigit(codePoint)) {
                appendHex(escaped, codePoint);
            } else {
                encodeForRegExpEscape(escaped, codePoint);
            }
        }
        return escaped.toString();
    }

    // EncodeForRegExpEscape ( cp ), https://tc39.es/ecma262/#sec-encodeforregexpescape
    private static void encodeForRegExpEscape(StringBuilder escaped, int codePoint) {
        int control = CONTROLS.indexOf(codePoint);
        if (SYNTAX_CHARACTERS.indexOf(codePoint) >= 0) {
            escaped.append('\\').appendCodePoint(codePoint);
        } else if (control >= 0) {
            escaped.append('\\').append(CONTROL_LETTERS.charAt(control));
        } else if (OTHER_PUNCTUATORS.indexOf(codePoint) >= 0
                || isSpace(codePoint)
                || codePoint >= 0xD800 && codePoint <= 0xDFFF) {
            appendHex(escaped, codePoint);
        } else {
            escaped.appendCodePoint(codePoint);
        }
    }

    private static boolean isSpace(int codePoint) {
        return codePoint == 0xFEFF
                || codePoint == 0x2028
                || codePoint == 0x2029
                || Character.getType(codePoint) == Character.SPACE_SEPARATOR;
    }

    private static void appendHex(StringBuilder escaped, int codePoint) {
        boolean isShort = codePoint <= 0xFF;
        escaped.append(isShort ? "\\x" : "\\u");
        for (int shift = isShort ? 4 : 12; shift >= 0; shift -= 4) {
            escaped.append(HEX.charAt(codePoint >> shift & 15));
        }
    }
}

package dev.gyre.node.url;

/** Percent encoding of texts. https://url.spec.whatwg.org/#string-percent-encode-after-encoding */
final class PercentEncoding {
    private static final String DIGITS = "0123456789ABCDEF";
    private static final int REPLACEMENT = 0xfffd;

    private PercentEncoding() {}

    /**
     * Encodes a text as UTF-8, in which controls, what is not ASCII and the characters of a set are escaped. An unpaired surrogate
     * becomes U+FFFD.
     *
     * @return the text itself if nothing of it is escaped
     */
    static String encode(String text, String set) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (isEscaped(text.charAt(i), set)) return encode(text, set, i);
        }
        return text;
    }

    private static boolean isEscaped(int code, String set) {
        return code < 0x20 || code > 0x7e || set.indexOf(code) >= 0;
    }

    private static String encode(String text, String set, int first) {
        int length = text.length();
        StringBuilder result = new StringBuilder(length + 16).append(text, 0, first);
        for (int i = first; i < length; ) {
            int code = text.codePointAt(i);
            i += Character.charCount(code);
            if (!isEscaped(code, set)) result.append((char) code);
            else
                escape(code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE ? REPLACEMENT : code, result);
        }
        return result.toString();
    }

    private static void escape(int code, StringBuilder result) {
        if (code < 0x80) {
            escapeByte(code, result);
        } else if (code < 0x800) {
            escapeByte(0xc0 | code >> 6, result);
            escapeByte(0x80 | code & 63, result);
        } else if (code < 0x10000) {
            escapeByte(0xe0 | code >> 12, result);
            escapeByte(0x80 | code >> 6 & 63, result);
            escapeByte(0x80 | code & 63, result);
        } else {
            escapeByte(0xf0 | code >> 18, result);
            escapeByte(0x80 | code >> 12 & 63, result);
            escapeByte(0x80 | code >> 6 & 63, result);
            escapeByte(0x80 | code & 63, result);
        }
    }

    private static void escapeByte(int value, StringBuilder result) {
        result.append('%').append(DIGITS.charAt(value >> 4)).append(DIGITS.charAt(value & 15));
    }
}

package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.TypeConversion;
import java.util.Locale;
import java.util.Map;

/** The text of header fields: what may stand in them, and which of them say more than their text. */
final class HttpFieldText {
    static final int PLAIN = 0;
    static final int CONTENT_LENGTH = 1;
    /** Plain where the value is ASCII text. */
    private static final int ASCII_TEXT = 2;

    static final int NOT_PLAIN = -1;

    private static final String TOKEN_MARKS = "^_`-!#$%&'*+.|~";
    private static final int ASCII = 128;
    /** A length of more digits may be no int. */
    private static final int LONGEST_LENGTH = 10;

    private static final boolean[] TOKEN = tokenCharacters();
    /** Names that answers have often, and those that need the library's attention. */
    private static final Map<String, Field> KNOWN = known();

    /** A header's name in lower case and what kind of header it is. */
    private record Field(String key, int kind) {}

    private HttpFieldText() {}

    private static boolean[] tokenCharacters() {
        boolean[] table = new boolean[ASCII];
        for (char c = 0; c < ASCII; c++) {
            table[c] =
                    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || TOKEN_MARKS.indexOf(c) >= 0;
        }
        return table;
    }

    private static Map<String, Field> known() {
        Map<String, Field> fields = new java.util.HashMap<>();
        for (String name :
                ("Accept-Ranges Access-Control-Allow-Origin Age Allow Cache-Control Content-Encoding Content-Language Content-Type "
                                + "ETag Expires Host Last-Modified Location Server Set-Cookie Vary X-Powered-By")
                        .split(" ")) {
            know(fields, name, PLAIN);
        }
        for (String name : "Connection Keep-Alive Transfer-Encoding Trailer Expect Date Cookie".split(" "))
            know(fields, name, NOT_PLAIN);
        know(fields, "Content-Length", CONTENT_LENGTH);
        know(fields, "Content-Disposition", ASCII_TEXT);
        return Map.copyOf(fields);
    }

    private static void know(Map<String, Field> fields, String name, int kind) {
        String key = name.toLowerCase(Locale.ROOT);
        fields.put(name, new Field(key, kind));
        fields.put(key, new Field(key, kind));
    }

    static String lowerCase(String name) {
        Field known = KNOWN.get(name);
        return known != null ? known.key : name.toLowerCase(Locale.ROOT);
    }

    private static int kindOf(String name) {
        Field known = KNOWN.get(name);
        if (known == null) known = KNOWN.get(name.toLowerCase(Locale.ROOT));
        return known == null ? PLAIN : known.kind;
    }

    // token, https://www.rfc-editor.org/rfc/rfc9110#name-tokens
    static boolean isToken(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ASCII || !TOKEN[c]) return false;
        }
        return !text.isEmpty();
    }

    // field-value, https://www.rfc-editor.org/rfc/rfc9110#name-field-values
    static boolean isFieldValue(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' && c != '\t' || c == 0x7F || c > 0xFF) return false;
        }
        return true;
    }

    /** Appends the lines of one header and gives its kind; NOT_PLAIN, perhaps with some text appended, where the library must look at it. */
    static int append(StringBuilder text, String name, Object value) {
        int kind = kindOf(name);
        if (kind == NOT_PLAIN || kind == CONTENT_LENGTH && !isLength(value)) return NOT_PLAIN;
        if (kind == ASCII_TEXT) return isAsciiText(value) && appendOne(text, name, value) ? PLAIN : NOT_PLAIN;
        if (value instanceof JsArray array) {
            for (Object one : array.toObjectArray()) {
                if (!appendOne(text, name, one)) return NOT_PLAIN;
            }
            return kind;
        }
        return appendOne(text, name, value) ? kind : NOT_PLAIN;
    }

    private static boolean isAsciiText(Object value) {
        return value instanceof CharSequence text && isWithin(text, (char) 0, (char) (ASCII - 1));
    }

    private static boolean isLength(Object value) {
        if (value instanceof Integer length) return length >= 0;
        return value instanceof CharSequence text
                && !text.isEmpty()
                && text.length() < LONGEST_LENGTH
                && isWithin(text, '0', '9');
    }

    private static boolean isWithin(CharSequence text, char low, char high) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < low || text.charAt(i) > high) return false;
        }
        return true;
    }

    private static boolean appendOne(StringBuilder text, String name, Object value) {
        if (!(value instanceof CharSequence || value instanceof Integer || value instanceof Double)) return false;
        String line = value instanceof CharSequence chars ? chars.toString() : TypeConversion.toString(value);
        // A response must not be split by what it carries.
        if (!isFieldValue(line)) return false;
        text.append(name).append(": ").append(line).append("\r\n");
        return true;
    }
}

package dev.gyre.page.encoding;

import dev.gyre.node.encoding.Encoding;
import dev.gyre.page.html.MetaCharset;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;

/**
 * Finds the encoding that the beginning of a document names.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding">Prescan a byte stream to determine its encoding</a>
 */
final class MetaPrescan {
    /** The bytes as characters U+0000 to U+00FF. */
    private final String text;

    private int at;
    /** The attribute that was read last. */
    private String name;

    private String value;

    private MetaPrescan(byte[] bytes, int length) {
        text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }

    /** The encoding that the first bytes name, or null. */
    static Encoding find(byte[] bytes, int length) {
        var scan = new MetaPrescan(bytes, length);
        if (scan.text.startsWith("<\0?\0x\0")) {
            return Encoding.ofLabelOrNull("utf-16le");
        }
        if (scan.text.startsWith("\0<\0?\0x")) {
            return Encoding.ofLabelOrNull("utf-16be");
        }
        Encoding encoding = scan.findMeta();
        return encoding != null ? encoding : scan.xmlDeclaration();
    }

    private Encoding findMeta() {
        while (at < text.length()) {
            if (text.startsWith("<!--", at)) {
                int end = text.indexOf("-->", at + 2);
                if (end < 0) {
                    return null;
                }
                at = end + 2;
            } else if (isMeta()) {
                at += 5;
                Encoding encoding = meta();
                if (encoding != null) {
                    return encoding;
                }
            } else if (isTag()) {
                skipTag();
            } else if (text.startsWith("<!", at) || text.startsWith("</", at) || text.startsWith("<?", at)) {
                int end = text.indexOf('>', at);
                if (end < 0) {
                    return null;
                }
                at = end;
            }
            at++;
        }
        return null;
    }

    private boolean isMeta() {
        return text.regionMatches(true, at, "<meta", 0, 5)
                && at + 5 < text.length()
                && (isWhitespace(text.charAt(at + 5)) || text.charAt(at + 5) == '/');
    }

    private boolean isTag() {
        if (text.charAt(at) != '<') {
            return false;
        }
        int letter = text.startsWith("</", at) ? at + 2 : at + 1;
        return letter < text.length() && (text.charAt(letter) | 0x20) >= 'a' && (text.charAt(letter) | 0x20) <= 'z';
    }

    private static boolean isWhitespace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    }

    private void skipTag() {
        while (at < text.length() && !isWhitespace(text.charAt(at)) && text.charAt(at) != '>') {
            at++;
        }
        while (readAttribute()) {
            continue;
        }
    }

    private Encoding meta() {
        var seen = new HashSet<String>();
        boolean pragma = false;
        Boolean needsPragma = null;
        String label = null;
        while (readAttribute()) {
            if (!seen.add(name)) {
                continue;
            }
            switch (name) {
                case "http-equiv" -> pragma |= value.equals("content-type");
                case "content" -> {
                    String found = label == null ? MetaCharset.fromContent(value) : null;
                    if (found != null && Encoding.ofLabelOrNull(found) != null) {
                        label = found;
                        needsPragma = true;
                    }
                }
                case "charset" -> {
                    label = value;
                    needsPragma = false;
                }
                default -> {}
            }
        }
        if (needsPragma == null || needsPragma && !pragma) {
            return null;
        }
        return declared(label);
    }

    /** The encoding that a document means by a label in its text, which cannot be UTF-16 then; null if there is none. */
    static Encoding declared(String label) {
        Encoding encoding = Encoding.ofLabelOrNull(label);
        if (encoding != null && encoding.isUtf16()) {
            return Encoding.ofLabelOrNull("utf-8");
        }
        return encoding != null && encoding.name().equals("x-user-defined")
                ? Encoding.ofLabelOrNull("windows-1252")
                : encoding;
    }

    // https://html.spec.whatwg.org/multipage/parsing.html#concept-get-attributes-when-sniffing
    private boolean readAttribute() {
        while (at < text.length() && (isWhitespace(text.charAt(at)) || text.charAt(at) == '/')) {
            at++;
        }
        if (at == text.length() || text.charAt(at) == '>') {
            return false;
        }
        int start = at;
        while (at < text.length() && !isNameEnd(text.charAt(at), at > start)) {
            at++;
        }
        name = text.substring(start, at).toLowerCase(Locale.ROOT);
        value = "";
        skipWhitespace();
        if (at < text.length() && text.charAt(at) == '=') {
            at++;
            skipWhitespace();
            readValue();
        }
        return at < text.length();
    }

    private static boolean isNameEnd(char c, boolean named) {
        return isWhitespace(c) || c == '/' || c == '>' || c == '=' && named;
    }

    private void skipWhitespace() {
        while (at < text.length() && isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private void readValue() {
        if (at == text.length()) {
            return;
        }
        char quote = text.charAt(at);
        int start = at;
        if (quote == '"' || quote == '\'') {
            int end = text.indexOf(quote, at + 1);
            at = end < 0 ? text.length() : end + 1;
            value = end < 0 ? "" : text.substring(start + 1, end).toLowerCase(Locale.ROOT);
            return;
        }
        while (at < text.length() && !isWhitespace(text.charAt(at)) && text.charAt(at) != '>') {
            at++;
        }
        value = text.substring(start, at).toLowerCase(Locale.ROOT);
    }

    // https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
    private Encoding xmlDeclaration() {
        int end = text.startsWith("<?xml") ? text.indexOf('>') : -1;
        int word = end < 0 ? -1 : text.indexOf("encoding");
        if (word < 0 || word > end) {
            return null;
        }
        int equals = skipControls(word + 8);
        if (equals >= end || text.charAt(equals) != '=') {
            return null;
        }
        int open = skipControls(equals + 1);
        char quote = text.charAt(open);
        if (quote != '"' && quote != '\'') {
            return null;
        }
        int close = text.indexOf(quote, open + 1);
        if (close < 0 || close > end) {
            return null;
        }
        String label = text.substring(open + 1, close);
        Encoding encoding = label.chars().anyMatch(c -> c <= ' ') ? null : Encoding.ofLabelOrNull(label);
        return encoding != null && encoding.isUtf16() ? Encoding.ofLabelOrNull("utf-8") : encoding;
    }

    private int skipControls(int from) {
        int i = from;
        while (i < text.length() - 1 && text.charAt(i) <= ' ') {
            i++;
        }
        return i;
    }
}

package dev.gyre.page.html;

import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.html.tokenizer.Characters;

/** The encoding that a meta element declares. */
public final class MetaCharset {
    private static final String CHARSET = "charset";

    private MetaCharset() {}

    /** The label, by the element's attributes, each null if missing; null for none. */
    public static String of(String charset, String httpEquiv, String content) {
        if (charset != null) {
            return charset;
        }
        if (httpEquiv != null && content != null && AsciiCase.equalsIgnoreCase(httpEquiv, "content-type")) {
            return fromContent(content);
        }
        return null;
    }

    // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#algorithm-for-extracting-a-character-encoding-from-a-meta-element
    /** The label in a content attribute, or null. */
    public static String fromContent(String content) {
        String lower = AsciiCase.lower(content);
        int at = 0;
        while (true) {
            at = lower.indexOf(CHARSET, at);
            if (at < 0) {
                return null;
            }
            at = skipWhitespace(content, at + CHARSET.length());
            if (at < content.length() && content.charAt(at) == '=') {
                return value(content, skipWhitespace(content, at + 1));
            }
        }
    }

    private static int skipWhitespace(String text, int from) {
        int at = from;
        while (at < text.length() && Characters.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static String value(String text, int start) {
        if (start == text.length()) {
            return null;
        }
        char quote = text.charAt(start);
        if (quote == '"' || quote == '\'') {
            int end = text.indexOf(quote, start + 1);
            return end < 0 ? null : text.substring(start + 1, end);
        }
        int end = start;
        while (end < text.length() && !Characters.isWhitespace(text.charAt(end)) && text.charAt(end) != ';') {
            end++;
        }
        return text.substring(start, end);
    }
}

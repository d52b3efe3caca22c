package dev.gyre.page.window;

import dev.gyre.page.idl.DomError;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The functions btoa and atob, https://html.spec.whatwg.org/#atob. */
public final class Base64Text {
    private Base64Text() {}

    // https://html.spec.whatwg.org/#dom-btoa
    /** Throws an InvalidCharacterError for characters above U+00FF. */
    public static String encode(String data) {
        for (int i = 0; i < data.length(); i++) {
            if (data.charAt(i) > 0xFF)
                throw DomError.invalidCharacter(
                        "The string to be encoded contains characters outside of the Latin1 range.");
        }
        return Base64.getEncoder().encodeToString(data.getBytes(StandardCharsets.ISO_8859_1));
    }

    // https://infra.spec.whatwg.org/#forgiving-base64-decode
    /** A character for each byte; throws an InvalidCharacterError for what is no base64. */
    public static String decode(String data) {
        String text = data.replaceAll("[ \\t\\n\\f\\r]", "");
        if (text.length() % 4 == 0) text = text.replaceFirst("={1,2}$", "");
        if (text.length() % 4 == 1 || !text.matches("[A-Za-z0-9+/]*"))
            throw DomError.invalidCharacter("The string to be decoded is not correctly encoded.");
        return new String(Base64.getDecoder().decode(text), StandardCharsets.ISO_8859_1);
    }
}

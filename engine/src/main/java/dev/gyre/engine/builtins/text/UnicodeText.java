package dev.gyre.engine.builtins.text;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.util.ULocale;
import java.text.Normalizer;
import java.util.Locale;

/** Case mapping and normalisation: the JDK's, which is at hand, unless the text has what only ICU4J's newer Unicode knows, or needs the final sigma. */
final class UnicodeText {
    private static final char CAPITAL_SIGMA = '\u03A3';
    /** Below the combining marks the JDK lacks nothing. */
    private static final int FIRST_DOUBTFUL = 0x300;

    private UnicodeText() {}

    static String lowerCase(String text, Locale locale) {
        return text.indexOf(CAPITAL_SIGMA) >= 0 || isNewer(text) ? UCharacter.toLowerCase(ULocale.forLocale(locale), text) : text.toLowerCase(locale);
    }

    static String upperCase(String text, Locale locale) {
        return isNewer(text) ? UCharacter.toUpperCase(ULocale.forLocale(locale), text) : text.toUpperCase(locale);
    }

    /** To the form named NFC, NFD, NFKC or NFKD. */
    static String normalize(String text, String form) {
        if (!isNewer(text)) return Normalizer.normalize(text, Normalizer.Form.valueOf(form));
        Normalizer2 normalizer = switch (form) {
            case "NFC" -> Normalizer2.getNFCInstance();
            case "NFD" -> Normalizer2.getNFDInstance();
            case "NFKC" -> Normalizer2.getNFKCInstance();
            default -> Normalizer2.getNFKDInstance();
        };
        return normalizer.normalize(text);
    }

    /** Whether the text has a code point that the JDK takes for unassigned. */
    private static boolean isNewer(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < FIRST_DOUBTFUL) continue;
            int codePoint = text.codePointAt(i);
            if (Character.getType(codePoint) == Character.UNASSIGNED) return true;
            if (codePoint != c) i++;
        }
        return false;
    }
}

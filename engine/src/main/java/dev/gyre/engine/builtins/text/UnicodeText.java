package dev.gyre.engine.builtins.text;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.intl.text.CollatorOrder;
import java.text.Normalizer;
import java.util.Locale;

/**
 * Case mapping, normalisation and collation by the JDK, whose classes are loaded anyway. Texts with characters of a
 * newer Unicode version or a final sigma need ICU4J.
 */
final class UnicodeText {
    static final char CAPITAL_SIGMA = '\u03A3';
    /** The first combining mark; the JDK handles everything below it. */
    static final int FIRST_MARK = 0x300;

    private UnicodeText() {}

    static String lowerCase(String text, Locale locale) {
        if (LongText.is(text)) return LongText.lowerCase(text, locale);
        return text.indexOf(CAPITAL_SIGMA) >= 0
                ? UCharacter.toLowerCase(ULocale.forLocale(locale), text)
                : lowerCaseWithoutSigma(text, locale);
    }

    static String lowerCaseWithoutSigma(String text, Locale locale) {
        return isNewer(text) ? UCharacter.toLowerCase(ULocale.forLocale(locale), text) : text.toLowerCase(locale);
    }

    static String upperCase(String text, Locale locale) {
        return LongText.is(text) ? LongText.upperCase(text, locale) : upperCaseAtOnce(text, locale);
    }

    static String upperCaseAtOnce(String text, Locale locale) {
        return isNewer(text) || CaseLocale.needsIcu(locale)
                ? UCharacter.toUpperCase(ULocale.forLocale(locale), text)
                : text.toUpperCase(locale);
    }

    /** To the form named NFC, NFD, NFKC or NFKD. */
    static String normalize(String text, String form) {
        return LongText.is(text) ? LongText.normalize(text, form) : normalizeAtOnce(text, form);
    }

    static String normalizeAtOnce(String text, String form) {
        return isNewer(text)
                ? normalizer(form).normalize(text)
                : Normalizer.normalize(text, Normalizer.Form.valueOf(form));
    }

    static Normalizer2 normalizer(String form) {
        return switch (form) {
            case "NFC" -> Normalizer2.getNFCInstance();
            case "NFD" -> Normalizer2.getNFDInstance();
            case "NFKC" -> Normalizer2.getNFKCInstance();
            default -> Normalizer2.getNFKDInstance();
        };
    }

    static int compare(CollatorOrder order, String a, String b) {
        return LongText.is(a) && LongText.is(b)
                ? order.compare(new InterruptibleText(a), new InterruptibleText(b))
                : order.compare(a, b);
    }

    /** Whether the text has a code point that is unassigned in the JDK. */
    private static boolean isNewer(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < FIRST_MARK) continue;
            int codePoint = text.codePointAt(i);
            if (Character.getType(codePoint) == Character.UNASSIGNED) return true;
            if (codePoint != c) i++;
        }
        return false;
    }
}

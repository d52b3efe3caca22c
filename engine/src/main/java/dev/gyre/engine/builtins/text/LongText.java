package dev.gyre.engine.builtins.text;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.Normalizer2;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Rope;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Case mapping and normalisation of long texts in pieces, with an interrupt check for each, and a RangeError if the
 * result would be too long.
 */
final class LongText {
    private static final int PIECE = 1 << 10;
    /** Small, since the JDK's case mapping copies its whole result at each character that becomes several. */
    private static final int CASE_PIECE = 1 << 8;
    /**
     * A piece without a possible end within this distance consists of combining marks, which are ordered here, because
     * the libraries' sort takes quadratic time.
     */
    private static final int MANY_MARKS = 1 << 7;

    private static final int CLASSES = 256;

    private LongText() {}

    static boolean is(String text) {
        return text.length() > PIECE;
    }

    static String upperCase(String text, Locale locale) {
        var result = new StringBuilder(text.length());
        for (int from = 0, to; from < text.length(); from = to) {
            to = caseEnd(text, from);
            append(result, UnicodeText.upperCaseAtOnce(text.substring(from, to), locale), to - from);
        }
        return result.toString();
    }

    static String lowerCase(String text, Locale locale) {
        String source = text.indexOf(UnicodeText.CAPITAL_SIGMA) < 0 ? text : withoutCapitalSigma(text);
        var result = new StringBuilder(source.length());
        for (int from = 0, to; from < source.length(); from = to) {
            to = caseEnd(source, from);
            append(result, UnicodeText.lowerCaseWithoutSigma(source.substring(from, to), locale), to - from);
        }
        return result.toString();
    }

    static String normalize(String text, String form) {
        var result = new StringBuilder(text.length());
        Normalizer2 normalizer = null;
        for (int from = 0, to; from < text.length(); from = to) {
            to = Math.min(from + PIECE, text.length());
            // The text before the marks does not depend on what precedes it, so ICU4J is not needed.
            if (to < text.length() && text.charAt(to) >= UnicodeText.FIRST_MARK) {
                if (normalizer == null) normalizer = UnicodeText.normalizer(form);
                to = boundary(normalizer, text, to);
            }
            String piece = text.substring(from, to);
            append(
                    result,
                    UnicodeText.normalizeAtOnce(to - from > PIECE + MANY_MARKS ? inCanonicalOrder(piece) : piece, form),
                    to - from);
        }
        return result.toString();
    }

    private static void append(StringBuilder result, String piece, int steps) {
        Rope.checkLength((long) result.length() + piece.length());
        result.append(piece);
        SurroundingAgent.poll(steps);
    }

    /** A position where a piece may end: no locale's rules look beyond a character that is not a combining mark. */
    private static int caseEnd(String text, int from) {
        int end = from + CASE_PIECE;
        while (end < text.length() && (Character.isLowSurrogate(text.charAt(end)) || isMark(text.codePointAt(end))))
            end++;
        return Math.min(end, text.length());
    }

    private static boolean isMark(int codePoint) {
        if (codePoint < UnicodeText.FIRST_MARK) return false;
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    private static int boundary(Normalizer2 normalizer, String text, int from) {
        int end = from;
        while (end < text.length()
                && (Character.isLowSurrogate(text.charAt(end)) || !normalizer.hasBoundaryBefore(text.codePointAt(end))))
            end++;
        return end;
    }

    // https://www.unicode.org/versions/latest/core-spec/chapter-3/#G49591
    /** The Canonical Ordering Algorithm in linear time, after the canonical decomposition of each character. */
    private static String inCanonicalOrder(String text) {
        Normalizer2 decomposition = Normalizer2.getNFDInstance();
        int[] all = text.codePoints()
                .flatMap(codePoint -> {
                    String mapping = decomposition.getDecomposition(codePoint);
                    return mapping == null ? IntStream.of(codePoint) : mapping.codePoints();
                })
                .toArray();
        int start = 0;
        for (int i = 0; i <= all.length; i++) {
            if (i < all.length && decomposition.getCombiningClass(all[i]) != 0) continue;
            sortByClass(decomposition, all, start, i);
            start = i + 1;
        }
        return new String(all, 0, all.length);
    }

    /** A stable sort by counting. */
    private static void sortByClass(Normalizer2 decomposition, int[] all, int from, int to) {
        if (to - from < 2) return;
        var next = new int[CLASSES + 1];
        for (int i = from; i < to; i++) next[decomposition.getCombiningClass(all[i]) + 1]++;
        for (int i = 1; i <= CLASSES; i++) next[i] += next[i - 1];
        int[] marks = Arrays.copyOfRange(all, from, to);
        for (int mark : marks) all[from + next[decomposition.getCombiningClass(mark)]++] = mark;
        SurroundingAgent.poll(to - from);
    }

    // Final_Sigma, https://www.unicode.org/versions/latest/core-spec/chapter-3/#G54277
    /** Replaces each capital sigma by the lower-case form that its neighbours require. */
    private static String withoutCapitalSigma(String text) {
        char[] result = text.toCharArray();
        boolean afterCased = false;
        for (int i = 0; i < result.length; i++) {
            int codePoint = text.codePointAt(i);
            if (i % PIECE == 0) SurroundingAgent.poll(PIECE);
            if (!UCharacter.hasBinaryProperty(codePoint, UProperty.CASE_IGNORABLE)) {
                if (codePoint == UnicodeText.CAPITAL_SIGMA)
                    result[i] = afterCased && !isBeforeCased(text, i + 1) ? '\u03C2' : '\u03C3';
                afterCased = UCharacter.hasBinaryProperty(codePoint, UProperty.CASED);
            }
            if (Character.isSupplementaryCodePoint(codePoint)) i++;
        }
        return new String(result);
    }

    private static boolean isBeforeCased(String text, int from) {
        int i = from;
        while (i < text.length()) {
            int codePoint = text.codePointAt(i);
            if (!UCharacter.hasBinaryProperty(codePoint, UProperty.CASE_IGNORABLE))
                return UCharacter.hasBinaryProperty(codePoint, UProperty.CASED);
            i += Character.charCount(codePoint);
        }
        return false;
    }
}

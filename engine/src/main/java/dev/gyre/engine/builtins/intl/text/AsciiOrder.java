package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.CollationElementIterator;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.RuleBasedCollator;

/**
 * The order of texts of printable ASCII characters by a collator without rules of its own, read from it once: each character has one weight on the
 * first level and one on the third, and none on the second.
 */
// https://unicode.org/reports/tr10/#Step_3
final class AsciiOrder {
    private static final int CHARACTERS = 128;
    private static final int FIRST = ' ';
    private static final int LAST = '~';
    /** The result for texts that need the collator. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private final int[] primary = new int[CHARACTERS];
    private final int[] tertiary = new int[CHARACTERS];

    private AsciiOrder() {}

    /** Null for a collator to which this does not apply. */
    static AsciiOrder of(RuleBasedCollator collator) {
        if (!collator.getRules().isEmpty()
                || collator.getStrength() != Collator.TERTIARY
                || collator.isCaseLevel()
                || collator.isAlternateHandlingShifted()
                || collator.getNumericCollation()
                || collator.isUpperCaseFirst()
                || collator.isLowerCaseFirst()) return null;
        AsciiOrder order = new AsciiOrder();
        for (int c = FIRST; c <= LAST; c++) {
            CollationElementIterator elements = collator.getCollationElementIterator(Character.toString(c));
            int element = elements.next();
            if (elements.next() != CollationElementIterator.NULLORDER) return null;
            order.primary[c] = CollationElementIterator.primaryOrder(element);
            order.tertiary[c] = CollationElementIterator.tertiaryOrder(element);
            if (order.primary[c] == 0) return null;
        }
        return order;
    }

    /** Negative, zero, positive, or {@link #UNKNOWN}. */
    int compare(String x, String y) {
        int common = Math.min(x.length(), y.length());
        int third = 0;
        for (int i = 0; i < common; i++) {
            char a = x.charAt(i), b = y.charAt(i);
            if (a == b && a < CHARACTERS && primary[a] != 0) continue;
            if (a >= CHARACTERS || b >= CHARACTERS) return UNKNOWN;
            int first = primary[a], second = primary[b];
            if (first == 0 || second == 0) return UNKNOWN;
            if (first != second) return isAscii(x, i + 1) && isAscii(y, i + 1) ? first - second : UNKNOWN;
            if (third == 0) third = tertiary[a] - tertiary[b];
        }
        if (x.length() == y.length()) return third;
        return isAscii(x, common) && isAscii(y, common) ? x.length() - y.length() : UNKNOWN;
    }

    /** Whether the next character, which might combine with the one before, is a printable one of ASCII; what follows it does not matter. */
    private boolean isAscii(String text, int at) {
        return at >= text.length() || text.charAt(at) < CHARACTERS && primary[text.charAt(at)] != 0;
    }
}

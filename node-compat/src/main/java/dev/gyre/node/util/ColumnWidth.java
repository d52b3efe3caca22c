package dev.gyre.node.util;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.EastAsianWidth;
import com.ibm.icu.lang.UProperty;

/** The number of terminal columns of a code point, by its East Asian width (UAX #11). */
final class ColumnWidth {
    private static final int SOFT_HYPHEN = 0xAD;

    private ColumnWidth() {}

    static int of(int codePoint) {
        int width = UCharacter.getIntPropertyValue(codePoint, UProperty.EAST_ASIAN_WIDTH);
        if (width == EastAsianWidth.FULLWIDTH || width == EastAsianWidth.WIDE) return 2;
        if (codePoint != SOFT_HYPHEN && isZeroWidth(codePoint)) return 0;
        return width == EastAsianWidth.NEUTRAL && UCharacter.hasBinaryProperty(codePoint, UProperty.EMOJI_PRESENTATION)
                ? 2
                : 1;
    }

    private static boolean isZeroWidth(int codePoint) {
        int category = UCharacter.getType(codePoint);
        return category == Character.CONTROL
                || category == Character.FORMAT
                || category == Character.NON_SPACING_MARK
                || category == Character.ENCLOSING_MARK;
    }
}

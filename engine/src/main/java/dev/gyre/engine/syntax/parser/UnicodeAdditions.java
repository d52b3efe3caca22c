package dev.gyre.engine.syntax.parser;

/** Identifier characters of Unicode versions later than the running JDK's tables. */
final class UnicodeAdditions {
    /** Pairs of first and last code points that start identifiers since Unicode 17. */
    private static final int[] STARTS = {
        0x088F, 0x088F, 0x0C5C, 0x0C5C, 0x0CDC, 0x0CDC, 0xA7CE, 0xA7CF, 0xA7D2, 0xA7D2, 0xA7D4, 0xA7D4,
        0xA7F1, 0xA7F1, 0x10940, 0x10959, 0x10EC5, 0x10EC7, 0x11DB0, 0x11DDB, 0x16EA0, 0x16EB8, 0x16EBB, 0x16ED3,
        0x16FF2, 0x16FF6, 0x187F8, 0x187FF, 0x18D09, 0x18D1E, 0x18D80, 0x18DF2, 0x1E6C0, 0x1E6DE, 0x1E6E0, 0x1E6E2,
        0x1E6E4, 0x1E6E5, 0x1E6E7, 0x1E6ED, 0x1E6F0, 0x1E6F4, 0x1E6FE, 0x1E6FF, 0x2A6E0, 0x2B81D, 0x2CEA2, 0x2CEAD,
        0x323B0, 0x33479
    };
    /** Pairs of code points that only continue identifiers since Unicode 17. */
    private static final int[] PARTS = {
        0x1ACF, 0x1ADD, 0x1AE0, 0x1AEB, 0x10EFA, 0x10EFB, 0x11B60, 0x11B67, 0x11DE0, 0x11DE9, 0x1E6E3, 0x1E6E3, 0x1E6E6,
        0x1E6E6, 0x1E6EE, 0x1E6EF, 0x1E6F5, 0x1E6F5
    };

    private UnicodeAdditions() {}

    static boolean isIdentifierStart(int c) {
        return c >= STARTS[0] && contains(STARTS, c);
    }

    static boolean isIdentifierPart(int c) {
        return isIdentifierStart(c) || contains(PARTS, c);
    }

    private static boolean contains(int[] ranges, int c) {
        for (int i = 0; i < ranges.length; i += 2) {
            if (c >= ranges[i] && c <= ranges[i + 1]) {
                return true;
            }
        }
        return false;
    }
}

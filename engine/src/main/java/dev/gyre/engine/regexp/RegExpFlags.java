package dev.gyre.engine.regexp;

/** The flags of a regular expression as a bit set, in canonical order. */
public final class RegExpFlags {
    public static final int HAS_INDICES = 1;
    public static final int GLOBAL = 2;
    public static final int IGNORE_CASE = 4;
    public static final int MULTILINE = 8;
    public static final int DOT_ALL = 16;
    public static final int UNICODE = 32;
    public static final int UNICODE_SETS = 64;
    public static final int STICKY = 128;

    private static final String LETTERS = "dgimsuvy";

    private RegExpFlags() {}

    /** The bits of a flags string, or -1 when it is not valid. */
    public static int parseOrInvalid(String flags) {
        int bits = 0;
        for (int i = 0; i < flags.length(); i++) {
            int index = LETTERS.indexOf(flags.charAt(i));
            if (index < 0 || (bits & 1 << index) != 0) {
                return -1;
            }
            bits |= 1 << index;
        }
        return (bits & (UNICODE | UNICODE_SETS)) == (UNICODE | UNICODE_SETS) ? -1 : bits;
    }

    public static int parse(String flags) {
        int bits = parseOrInvalid(flags);
        if (bits < 0) {
            throw new RegExpSyntaxException(
                    "Invalid flags supplied to RegExp constructor '" + flags + "'", "Invalid regular expression flags");
        }
        return bits;
    }

    /** The flags in canonical order. */
    public static String toString(int bits) {
        if (bits == 0) {
            return "";
        }
        var text = new StringBuilder(8);
        for (int i = 0; i < LETTERS.length(); i++) {
            if ((bits & 1 << i) != 0) {
                text.append(LETTERS.charAt(i));
            }
        }
        return text.toString();
    }
}

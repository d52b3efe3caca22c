package dev.gyre.node.zlib.brotli;

/** The context of a literal, computed from the two bytes before it in one of four modes. */
// RFC 7932, section 7.1
final class LiteralContext {
    static final int LOWEST_BITS = 0, HIGHEST_BITS = 1, TEXT = 2, SIGNED = 3;
    static final int CONTEXTS = 64;

    /**
     * For each mode a table for the last byte, followed by one for the byte before it: a context is the two entries
     * combined by or.
     */
    private static final byte[][] TABLES = {new byte[512], new byte[512], new byte[512], new byte[512]};
    /** The classes of characters that the text mode distinguishes, from the space on, as letters from A. */
    private static final String CHARACTERS =
            "CDEDDFDEGHDDIDJDLLLLLLLLLLIIGKHDDMNNNMNNNMNNNNNMNNNNNMNNNNNGDHDDDOPPPOPPPOPPPPPOPPPPPOPPPPPGDHDA";

    static {
        for (int value = 0; value < 256; value++) {
            TABLES[LOWEST_BITS][value] = (byte) (value & 0x3f);
            TABLES[HIGHEST_BITS][value] = (byte) (value >> 2);
            TABLES[TEXT][value] = (byte) lastOfText(value);
            TABLES[TEXT][256 + value] = (byte) beforeLastOfText(value);
            TABLES[SIGNED][value] = (byte) (magnitude(value) << 3);
            TABLES[SIGNED][256 + value] = (byte) magnitude(value);
        }
    }

    private LiteralContext() {}

    static byte[] table(int mode) {
        return TABLES[mode];
    }

    private static int lastOfText(int value) {
        if (value >= 0xc0) return 2 + (value & 1);
        if (value >= 0x80) return value & 1;
        if (value >= ' ') return CHARACTERS.charAt(value - ' ') - 'A' << 2;
        return value == '\t' || value == '\n' || value == '\r' ? 4 : 0;
    }

    private static int beforeLastOfText(int value) {
        if (value >= 0xe0) return 2;
        if (value >= 0x7f || value <= ' ') return 0;
        if (value >= 'a' && value <= 'z') return 3;
        return value >= 'A' && value <= 'Z' || value >= '0' && value <= '9' ? 2 : 1;
    }

    private static int magnitude(int value) {
        if (value == 0) return 0;
        if (value < 16) return 1;
        if (value < 64) return 2;
        if (value < 128) return 3;
        if (value < 192) return 4;
        if (value < 240) return 5;
        return value < 255 ? 6 : 7;
    }
}

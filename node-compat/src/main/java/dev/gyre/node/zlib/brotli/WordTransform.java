package dev.gyre.node.zlib.brotli;

import java.nio.charset.StandardCharsets;

/** The transforms of dictionary words. */
// RFC 7932, section 8 and appendix B
final class WordTransform {
    /** The kinds: identity, omit some last bytes, capitalise, omit some first bytes (12 omits one). */
    private static final int LAST_OMITTED = 9, CAPITAL_FIRST = 10, ALL_CAPITALS = 11;

    /** Each transform as the text before the word, the kind, and the text after it. */
    private static final String[] TABLE =
            ("~0~|~0~ | ~0~ |~12~|~10~ |~0~ the | ~0~|s ~0~ |~0~ of |~10~|~0~ and |~13~|~1~|, ~0~ |~0~, | ~10~ |~0~ in |~0~ to |e ~0~ |~0~\"|~0~.|~0~\">|~0~\n|~3~|~0~]|"
                            + "~0~ for |~14~|~2~|~0~ a |~0~ that | ~10~|~0~. |.~0~| ~0~, |~15~|~0~ with |~0~'|~0~ from |~0~ by |~16~|~17~| the ~0~|~4~|~0~. The |~11~|~0~ on |~0~ as |"
                            + "~0~ is |~7~|~1~ing |~0~\n\t|~0~:| ~0~. |~0~ed |~20~|~18~|~6~|~0~(|~10~, |~8~|~0~ at |~0~ly | the ~0~ of |~5~|~9~| ~10~, |~10~\"|.~0~(|~11~ |~10~\">|~0~=\"|"
                            + " ~0~.|.com/~0~| the ~0~ of the |~10~'|~0~. This |~0~,|.~0~ |~10~(|~10~.|~0~ not | ~0~=\"|~0~er | ~11~ |~0~al | ~11~|~0~='|~11~\"|~10~. | ~0~(|~0~ful | ~10~. |"
                            + "~0~ive |~0~less |~11~'|~0~est | ~10~.|~11~\">| ~0~='|~10~,|~0~ize |~11~.|\u00c2\u00a0~0~| ~0~,|~10~=\"|~11~=\"|~0~ous |~11~, |~10~='| ~10~,| ~11~=\"| ~11~, |~11~,|"
                            + "~11~(|~11~. | ~11~.|~11~='| ~11~. | ~10~=\"| ~11~='| ~10~='")
                    .split("\\|");

    static final int COUNT = TABLE.length;
    private static final WordTransform[] ALL = new WordTransform[COUNT];
    private static final int[] WITHOUT_LAST = new int[LAST_OMITTED + 1];

    static {
        for (int i = 0; i < COUNT; i++) {
            String[] parts = TABLE[i].split("~", -1);
            ALL[i] = new WordTransform(
                    parts[0].getBytes(StandardCharsets.ISO_8859_1),
                    Integer.parseInt(parts[1]),
                    parts[2].getBytes(StandardCharsets.ISO_8859_1));
            if (ALL[i].kind <= LAST_OMITTED && ALL[i].prefix.length + ALL[i].suffix.length == 0)
                WITHOUT_LAST[ALL[i].kind] = i;
        }
    }

    private final byte[] prefix;
    private final int kind;
    private final byte[] suffix;

    private WordTransform(byte[] prefix, int kind, byte[] suffix) {
        this.prefix = prefix;
        this.kind = kind;
        this.suffix = suffix;
    }

    static WordTransform of(int number) {
        return ALL[number];
    }

    /** The number of the transform that only omits so many last bytes. */
    static int withoutLast(int omitted) {
        return WITHOUT_LAST[omitted];
    }

    /** Writes the transformed word to the target; returns its length. */
    int apply(byte[] words, int offset, int length, byte[] target) {
        int first = kind > ALL_CAPITALS ? Math.min(kind - ALL_CAPITALS, length) : 0;
        int last = kind <= LAST_OMITTED ? Math.min(kind, length) : 0;
        int kept = Math.max(0, length - first - last);
        System.arraycopy(prefix, 0, target, 0, prefix.length);
        System.arraycopy(words, offset + first, target, prefix.length, kept);
        int end = prefix.length + kept;
        if (kind == CAPITAL_FIRST || kind == ALL_CAPITALS) {
            for (int at = prefix.length; at < end; ) {
                at += capitalize(target, at, end);
                if (kind == CAPITAL_FIRST) break;
            }
        }
        System.arraycopy(suffix, 0, target, end, suffix.length);
        return end + suffix.length;
    }

    /** Flips the bits that capitalise most letters of one, two or three bytes; returns the letter's length. */
    private static int capitalize(byte[] text, int at, int end) {
        int value = text[at] & 0xff;
        if (value < 0xc0) {
            if (value >= 'a' && value <= 'z') text[at] ^= 32;
            return 1;
        }
        if (value < 0xe0) {
            if (at + 1 < end) text[at + 1] ^= 32;
            return 2;
        }
        if (at + 2 < end) text[at + 2] ^= 5;
        return 3;
    }
}

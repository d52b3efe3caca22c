package dev.gyre.node.encoding;

/** Decodes one character of an encoding at a time, and reports how many malformed bytes make one error. */
// As ICU counts them, whose converters are Node's: an error takes in its first byte and ends before the next byte that
// could begin a character;
// a sequence of the right form that no character has is one error as a whole.
public abstract class CharacterReader {
    /** Results for bytes without a character: an error, bytes that only change the state, or an incomplete sequence. */
    public static final int WRONG = -1;

    public static final int NOTHING = -2;
    public static final int INCOMPLETE = -3;

    /** The number of bytes of the last character or error. */
    protected int length;

    /** The reader of a multi-byte encoding, by its canonical name. */
    public static CharacterReader of(String name) {
        return switch (name) {
            case "utf-8" -> new Utf8Reader();
            case "utf-16le" -> new Utf16Reader(true);
            case "utf-16be" -> new Utf16Reader(false);
            case "gbk", "gb18030" -> new Gb18030Reader();
            case "euc-jp" -> new EucJpReader();
            case "iso-2022-jp" -> new Iso2022JpReader();
            case "shift_jis" -> new ShiftJisReader();
            case "big5" -> new Big5Reader();
            case "euc-kr" -> new EucKrReader();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /**
     * The code point of the sequence at a position, or WRONG, NOTHING or INCOMPLETE; the last does not change the
     * state.
     */
    public abstract int next(byte[] bytes, int at, int end);

    /** The number of bytes of the last character or error. */
    public final int length() {
        return length;
    }

    /** The number of bytes after an error that began in an earlier piece which are already consumed. */
    public int readAhead() {
        return 0;
    }

    /** Resets to the state at the start of a text. */
    public void reset() {}

    /** Sets the number of bytes of a sequence and returns its code point. */
    final int took(int bytes, int result) {
        length = bytes;
        return result;
    }

    /** Whether a number lies between two others or is one of them. */
    static boolean isWithin(int value, int from, int to) {
        return value >= from && value <= to;
    }
}

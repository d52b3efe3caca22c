package dev.gyre.engine.runtime.value;

/**
 * A String value of one to eight Latin-1 characters in one object of 16 bytes; a java.lang.String needs two of 24.
 * Results of concatenation, digits and substrings have this form, because programs keep millions of them: keys, names
 * with numbers, cells. Conversion to java.lang.String creates a new object each time, so the frequent operations work
 * without it: comparison, concatenation, single characters, substrings, keys of Map and Set.
 */
public final class ShortString implements CharSequence {
    static final int MAX_LENGTH = Long.BYTES;
    private static final int LATIN1 = 0xFF;
    /**
     * The result for strings that have no packed form: those with a character beyond Latin-1, or with a NUL at the end,
     * which would not count in the length.
     */
    private static final long UNFIT = 0;

    /** The first character in the lowest byte, zeros after the last one, which is not zero itself. */
    private final long characters;

    private ShortString(long characters) {
        this.characters = characters;
    }

    /** The same string in the smallest form. */
    public static CharSequence of(String text) {
        return part(text, 0, text.length());
    }

    /** The part of a string from one index up to another, in the smallest form. */
    public static CharSequence part(String text, int start, int end) {
        int length = end - start;
        if (length == 1) return SingleCharacter.of(text.charAt(start));
        if (length > MAX_LENGTH || length == 0) return text.substring(start, end);
        long bits = pack(text, start, end);
        return bits >>> (length - 1 << 3) == 0 ? text.substring(start, end) : new ShortString(bits);
    }

    /** The decimal form of an integer. */
    public static CharSequence of(int number) {
        return lengthOf(number) > MAX_LENGTH ? Integer.toString(number) : new ShortString(packDigits(number));
    }

    /** The concatenation of two strings that are not empty and have at most {@link #MAX_LENGTH} characters together; null if it has no such form. */
    static ShortString concat(CharSequence a, int aLength, CharSequence b, int bLength) {
        long tail = pack(b, bLength);
        if (tail == UNFIT) return null;
        long head = packHead(a, aLength);
        return head == UNFIT ? null : new ShortString(head | tail << (aLength << 3));
    }

    /** The concatenation of a string that is not empty and an integer's digits; null if it has no such form. */
    static ShortString concat(CharSequence a, int aLength, int number) {
        int digits = lengthOf(number);
        if (aLength + digits > MAX_LENGTH) return null;
        long head = packHead(a, aLength);
        return head == UNFIT ? null : new ShortString(head | packDigits(number) << (aLength << 3));
    }

    /** The concatenation of an integer's digits and a string that is not empty; null if it has no such form. */
    static ShortString concat(int number, CharSequence b, int bLength) {
        int digits = lengthOf(number);
        if (digits + bLength > MAX_LENGTH) return null;
        long tail = pack(b, bLength);
        return tail == UNFIT ? null : new ShortString(packDigits(number) | tail << (digits << 3));
    }

    private static long pack(CharSequence text, int length) {
        if (text instanceof ShortString packed) return packed.characters;
        long bits = packHead(text, length);
        return bits >>> (length - 1 << 3) == 0 ? UNFIT : bits;
    }

    /**
     * As {@link #pack}, but the text may end in a NUL because more characters follow. A text of only NULs cannot be
     * packed.
     */
    private static long packHead(CharSequence text, int length) {
        if (text instanceof ShortString packed) return packed.characters;
        return pack(text.toString(), 0, length);
    }

    private static long pack(String text, int start, int end) {
        long bits = 0;
        for (int i = end - 1; i >= start; i--) {
            char character = text.charAt(i);
            if (character > LATIN1) return UNFIT;
            bits = bits << Byte.SIZE | character;
        }
        return bits;
    }

    /** The number of characters of the decimal form, at most nine, since more do not fit. */
    private static int lengthOf(int number) {
        int length = number < 0 ? 2 : 1;
        for (long bound = 10; length <= MAX_LENGTH && Math.abs((long) number) >= bound; bound *= 10) length++;
        return length;
    }

    private static long packDigits(int number) {
        long bits = 0;
        int rest = Math.abs(number);
        do {
            bits = bits << Byte.SIZE | '0' + rest % 10;
            rest /= 10;
        } while (rest != 0);
        return number < 0 ? bits << Byte.SIZE | '-' : bits;
    }

    @Override
    public int length() {
        return Long.BYTES - (Long.numberOfLeadingZeros(characters) >>> 3);
    }

    @Override
    public char charAt(int index) {
        if (index < 0 || index >= length()) throw new StringIndexOutOfBoundsException(index);
        return at(index);
    }

    private char at(int index) {
        return (char) (characters >>> (index << 3) & LATIN1);
    }

    private boolean contentEquals(CharSequence other) {
        int length = length();
        if (other.length() != length) return false;
        String string = other.toString();
        // Backwards, because names with numbers differ at their end.
        for (int i = length - 1; i >= 0; i--) {
            if (string.charAt(i) != at(i)) return false;
        }
        return true;
    }

    /** Whether a JS value is a string of the same characters. */
    public boolean equalsValue(Object value) {
        if (value instanceof ShortString text) return text.characters == characters;
        return value instanceof CharSequence text && contentEquals(text);
    }

    /** The integer whose decimal digits these characters are, leading zeros allowed; -1 for any other text. */
    public int decimal() {
        int value = 0;
        for (long rest = characters; rest != 0; rest >>>= Byte.SIZE) {
            int digit = (int) (rest & LATIN1) - '0';
            if (digit < 0 || digit > 9) return -1;
            value = value * 10 + digit;
        }
        return value;
    }

    /** Less than 0, 0 or more than 0, by code units as {@link String#compareTo}. */
    public int compareTo(CharSequence other) {
        // With the first character in the highest byte, numeric order is string order.
        if (other instanceof ShortString text)
            return Long.compareUnsigned(Long.reverseBytes(characters), Long.reverseBytes(text.characters));
        String string = other.toString();
        int length = length();
        for (int i = 0; i < length && i < string.length(); i++) {
            if (at(i) != string.charAt(i)) return at(i) - string.charAt(i);
        }
        return length - string.length();
    }

    /** A hash whose lower bits depend on all characters. */
    public int spread() {
        long mixed = characters * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 40);
    }

    void getChars(char[] target, int start) {
        int i = start;
        for (long rest = characters; rest != 0; rest >>>= Byte.SIZE) target[i++] = (char) (rest & LATIN1);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        int count = end - start;
        if (count == 0) return "";
        long kept = characters >>> (start << 3) & -1L >>> (MAX_LENGTH - count << 3);
        return kept >>> (count - 1 << 3) == 0 ? toString().substring(start, end) : new ShortString(kept);
    }

    @Override
    @SuppressWarnings("deprecation")
    public String toString() {
        // OPTIMIZATION: HotSpot merges these eight into one store, and inlines this constructor, unlike those with a
        // charset.
        byte[] bytes = new byte[MAX_LENGTH];
        bytes[0] = (byte) characters;
        bytes[1] = (byte) (characters >> 8);
        bytes[2] = (byte) (characters >> 16);
        bytes[3] = (byte) (characters >> 24);
        bytes[4] = (byte) (characters >> 32);
        bytes[5] = (byte) (characters >> 40);
        bytes[6] = (byte) (characters >> 48);
        bytes[7] = (byte) (characters >> 56);
        return new String(bytes, 0, 0, length());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShortString text && text.characters == characters;
    }

    /** The hash code of the java.lang.String with the same characters, so that tables find one by the other. */
    @Override
    public int hashCode() {
        int hash = 0;
        for (long rest = characters; rest != 0; rest >>>= Byte.SIZE) hash = 31 * hash + (int) (rest & LATIN1);
        return hash;
    }
}

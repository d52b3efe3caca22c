package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.util.Arrays;

/** A string made by concatenation that is flattened at its first use (V8: ConsString). */
public final class Rope implements CharSequence {
    /** V8's String::kMaxLength on 64-bit machines. */
    public static final int MAX_LENGTH = 536870888;
    /** Below this length flattening at once is cheaper than creating a node. */
    private static final int FLAT_LENGTH = 24;
    /** From this length on, few parts are joined by the JVM, which copies the bytes of each once. */
    private static final int JOINED_LENGTH = 1 << 12, MOST_JOINED = 64;
    /** Characters that are copied between two interrupt checks. */
    private static final int PIECE = 1 << 14;

    private final int length;
    private CharSequence left;
    private CharSequence right;
    private String flat;

    private Rope(CharSequence left, CharSequence right, int length) {
        this.left = left;
        this.right = right;
        this.length = length;
    }

    /** The concatenation of two String values. */
    public static CharSequence concat(CharSequence a, CharSequence b) {
        int leftLength = a.length();
        int rightLength = b.length();
        if (leftLength == 0) {
            return b;
        }
        if (rightLength == 0) {
            return a;
        }
        long length = (long) leftLength + rightLength;
        if (length < FLAT_LENGTH) {
            ShortString packed =
                    length <= ShortString.MAX_LENGTH ? ShortString.concat(a, leftLength, b, rightLength) : null;
            return packed != null ? packed : a.toString().concat(b.toString());
        }
        if (length > MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
        return new Rope(a, b, (int) length);
    }

    /** The concatenation of a String value and an integer's digits. */
    public static CharSequence concat(CharSequence a, int number) {
        int length = a.length();
        ShortString packed =
                length > 0 && length < ShortString.MAX_LENGTH ? ShortString.concat(a, length, number) : null;
        return packed != null ? packed : concat(a, Integer.toString(number));
    }

    /** The concatenation of an integer's digits and a String value. */
    public static CharSequence concat(int number, CharSequence b) {
        int length = b.length();
        ShortString packed =
                length > 0 && length < ShortString.MAX_LENGTH ? ShortString.concat(number, b, length) : null;
        return packed != null ? packed : concat(Integer.toString(number), b);
    }

    /** Throws a RangeError if a string of this length would be too long. */
    public static void checkLength(long length) {
        if (length > MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
    }

    public boolean isFlat() {
        return flat != null;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public char charAt(int index) {
        return toString().charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return SlicedString.part(toString(), start, end);
    }

    @Override
    public String toString() {
        String text = flat;
        if (text != null) return text;
        CharSequence[] parts = length >= JOINED_LENGTH ? longParts() : null;
        if (parts == null) return flatten(false);
        flat = String.join("", parts);
        left = null;
        right = null;
        return flat;
    }

    /** As {@link #toString}, with interrupt checks while a long text is copied; for builtins that have nothing half done. */
    public String flatInPieces() {
        String text = flat;
        return text != null ? text : flatten(length > PIECE);
    }

    /** The parts in their order, null if they are many. */
    private CharSequence[] longParts() {
        var parts = new CharSequence[MOST_JOINED];
        int begin = MOST_JOINED;
        var pending = new CharSequence[MOST_JOINED];
        int depth = 0;
        CharSequence part = this;
        while (true) {
            if (part instanceof Rope rope && rope.flat == null) {
                if (depth == MOST_JOINED) return null;
                pending[depth++] = rope.left;
                part = rope.right;
                continue;
            }
            if (begin == 0) return null;
            parts[--begin] = part;
            if (depth == 0) return Arrays.copyOfRange(parts, begin, MOST_JOINED);
            part = pending[--depth];
        }
    }

    /**
     * Flattens from right to left, with an explicit stack of left parts instead of recursion, because ropes can be
     * deep.
     */
    private String flatten(boolean polls) {
        char[] text = new char[length];
        int end = length;
        CharSequence[] pending = new CharSequence[16];
        int depth = 0;
        int copied = 0;
        CharSequence part = this;
        while (true) {
            if (part instanceof Rope rope && rope.flat == null) {
                if (depth == pending.length) {
                    pending = Arrays.copyOf(pending, depth * 2);
                }
                pending[depth++] = rope.left;
                part = rope.right;
                continue;
            }
            end -= part.length();
            if (polls && (copied += part.length()) > PIECE) {
                SurroundingAgent.poll(copied);
                copied = 0;
            }
            if (polls && part.length() > PIECE) {
                copyInPieces(part.toString(), text, end);
            } else if (part instanceof ShortString packed) {
                packed.getChars(text, end);
            } else if (part instanceof SlicedString slice) {
                slice.parent().getChars(slice.offset(), slice.offset() + slice.length(), text, end);
            } else {
                part.toString().getChars(0, part.length(), text, end);
            }
            if (depth == 0) {
                break;
            }
            part = pending[--depth];
        }
        flat = polls ? inPieces(text) : new String(text);
        left = null;
        right = null;
        return flat;
    }

    /** Also because the JVM's constructor compresses a string of characters as a whole. */
    private static String inPieces(char[] text) {
        var result = new StringBuilder(text.length);
        for (int from = 0; from < text.length; from += PIECE) {
            SurroundingAgent.poll(PIECE);
            result.append(new String(text, from, Math.min(PIECE, text.length - from)));
        }
        return result.toString();
    }

    /** In an interrupt check other code may flatten this rope or parts of it, which changes no text. */
    private static void copyInPieces(String part, char[] text, int at) {
        for (int from = 0; from < part.length(); from += PIECE) {
            SurroundingAgent.poll(PIECE);
            part.getChars(from, Math.min(from + PIECE, part.length()), text, at + from);
        }
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Rope rope && toString().equals(rope.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}

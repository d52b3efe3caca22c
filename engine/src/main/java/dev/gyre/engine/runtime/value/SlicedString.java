package dev.gyre.engine.runtime.value;

/**
 * A long part of a string, which refers to that string until something needs its characters as a java.lang.String (V8:
 * SlicedString). Characters, lengths, further parts and matches of regular expressions do not.
 */
public final class SlicedString implements CharSequence {
    /** Shorter parts are copied: that takes as long as creating this object, and does not keep the whole string alive. */
    private static final int MIN_LENGTH = 128;

    private final int length;
    private String parent;
    private int offset;

    private SlicedString(String parent, int offset, int length) {
        this.parent = parent;
        this.offset = offset;
        this.length = length;
    }

    /** The part of a String value from one index up to another. */
    public static CharSequence part(CharSequence text, int start, int end) {
        if (text instanceof String flat) return part(flat, start, end);
        if (end - start == text.length()) return text;
        if (text instanceof ShortString) return text.subSequence(start, end);
        if (text instanceof SlicedString slice) return part(slice.parent, slice.offset + start, slice.offset + end);
        return part(text.toString(), start, end);
    }

    private static CharSequence part(String text, int start, int end) {
        int length = end - start;
        return length < MIN_LENGTH || length == text.length()
                ? ShortString.part(text, start, end)
                : new SlicedString(text, start, length);
    }

    /** The string that has these characters from {@link #offset} on, until the next call of {@link #toString}. */
    public String parent() {
        return parent;
    }

    public int offset() {
        return offset;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public char charAt(int index) {
        if (index < 0 || index >= length) throw new StringIndexOutOfBoundsException(index);
        return parent.charAt(offset + index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return part(this, start, end);
    }

    @Override
    public String toString() {
        if (parent.length() != length) {
            parent = parent.substring(offset, offset + length);
            offset = 0;
        }
        return parent;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof SlicedString slice && toString().equals(slice.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}

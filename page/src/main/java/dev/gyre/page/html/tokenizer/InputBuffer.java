package dev.gyre.page.html.tokenizer;

import java.util.Arrays;

/**
 * The input stream of a parser: what the network has delivered, with what scripts have written inserted before it. Newlines are normalised as text comes in.
 *
 * <p>All unread text is one piece of an array with free space on both sides, so that neither appending at its end nor inserting at the insertion point moves what is after the insertion point.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream">The input byte stream</a>
 */
public final class InputBuffer {
    private static final int UNDEFINED = -1;
    private static final int GAP = 1024;
    private static final int NOTHING_WRITTEN = Integer.MAX_VALUE;

    /** The text: read from {@link #position} to {@link #limit}; {@link #end} is where the text ends that the network has delivered. */
    char[] chars = new char[0];

    public int position;
    int limit;
    private int end;
    /** Whether no more text will be appended. */
    private boolean closed;

    /** How far before the end the insertion point is, or UNDEFINED. */
    private int insertionPoint = UNDEFINED;
    /** How far before the end written text ends. */
    private int writtenText = NOTHING_WRITTEN;

    private final LineMap lines = new LineMap();
    /** Is given the errors of the input stream; null for none. */
    private InputErrors errors;

    private boolean afterCarriageReturn;
    private boolean writtenCarriageReturn;

    /** Appends text from the network. */
    public void append(char[] source, int from, int to) {
        reserveBack(to - from);
        int start = end;
        int length = normalise(source, from, to, start, afterCarriageReturn);
        afterCarriageReturn = to > from ? source[to - 1] == '\r' : afterCarriageReturn;
        appended(start, length);
    }

    /** Appends text from the network. */
    public void append(String text) {
        int length = text.length();
        if (length == 0) {
            return;
        }
        reserveBack(length);
        int start = end;
        text.getChars(0, length, chars, start);
        boolean carriageReturn = chars[start + length - 1] == '\r';
        int normalised = normalise(chars, start, start + length, start, afterCarriageReturn);
        afterCarriageReturn = carriageReturn;
        appended(start, normalised);
    }

    /** Makes errors of the text be reported as it is appended. */
    public void reportErrors(InputErrors listener) {
        errors = listener;
    }

    private void appended(int start, int length) {
        lines.append(chars, start, start + length);
        end += length;
        if (errors != null) {
            errors.check(chars, start, start + length, lines.length() - length);
        }
        if (insertionPoint != UNDEFINED) {
            insertionPoint += length;
        } else {
            limit = end;
        }
        if (writtenText != NOTHING_WRITTEN) {
            writtenText += length;
        }
    }

    /** Copies source[from..to) to chars[target..) with each CR LF and each other CR as LF; returns the number of characters copied. */
    private int normalise(char[] source, int from, int to, int target, boolean skipLineFeed) {
        int read = skipLineFeed && from < to && source[from] == '\n' ? from + 1 : from;
        int write = target;
        while (read < to) {
            int run = read;
            while (run < to && source[run] != '\r') {
                run++;
            }
            System.arraycopy(source, read, chars, write, run - read);
            write += run - read;
            if (run < to) {
                chars[write++] = '\n';
                run++;
                if (run < to && source[run] == '\n') {
                    run++;
                }
            }
            read = run;
        }
        return write - target;
    }

    private void reserveBack(int count) {
        if (count <= chars.length - end) {
            return;
        }
        int unread = end - position;
        int gap = Math.min(position, GAP);
        if (chars.length - unread - gap >= count && unread <= chars.length / 2) {
            System.arraycopy(chars, position, chars, gap, unread);
        } else {
            char[] larger = new char[capacity(unread, count)];
            System.arraycopy(chars, position, larger, gap, unread);
            chars = larger;
        }
        moved(gap - position);
    }

    private void reserveFront(int count) {
        if (count <= position) {
            return;
        }
        int unread = end - position;
        char[] larger = new char[capacity(unread, count) + GAP];
        int start = larger.length - unread - GAP;
        System.arraycopy(chars, position, larger, start, unread);
        chars = larger;
        moved(start - position);
    }

    private static int capacity(int unread, int count) {
        long wanted = (long) unread + count;
        return Math.toIntExact(Math.max(wanted + GAP, Math.min(2 * wanted, Integer.MAX_VALUE - 16L)));
    }

    private void moved(int distance) {
        position += distance;
        limit += distance;
        end += distance;
    }

    /** The text that has not been read. */
    public String unread() {
        return new String(chars, position, end - position);
    }

    /** Inserts text of a script at the insertion point, which is then after it. */
    public void insert(String text) {
        int length = text.length();
        if (length == 0) {
            return;
        }
        char[] written = new char[length];
        text.getChars(0, length, written, 0);
        reserveFront(length);
        int point = end - insertionPoint;
        int before = point - position;
        boolean networkText = writtenText == NOTHING_WRITTEN || end - position <= writtenText;
        // The pieces are moved to the front of the gap; newlines may make the text shorter than the space.
        char[] tail = Arrays.copyOfRange(chars, position, point);
        int normalised = normalise(written, 0, length, point - length, writtenCarriageReturn);
        writtenCarriageReturn = written[length - 1] == '\r';
        if (normalised < length) {
            System.arraycopy(chars, point - length, chars, point - normalised, normalised);
        }
        position = point - normalised - before;
        System.arraycopy(tail, 0, chars, position, before);
        if (networkText) {
            writtenText = insertionPoint;
        }
        limit = point;
    }

    /** Whether there is an insertion point. */
    public boolean hasInsertionPoint() {
        return insertionPoint != UNDEFINED;
    }

    /** Sets the insertion point just before the next character; returns a value for {@link #restoreInsertionPoint}. */
    public int setInsertionPoint() {
        int before = insertionPoint;
        insertionPoint = end - position;
        limit = position;
        return before;
    }

    /** Sets the insertion point back to what it was. */
    public void restoreInsertionPoint(int before) {
        insertionPoint = before;
        limit = before == UNDEFINED ? end : end - before;
    }

    /** No more text will be appended. */
    public void close() {
        closed = true;
        if (errors != null) {
            errors.end();
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Whether what is before the limit is the last there will be. */
    boolean endsAtLimit() {
        return closed && insertionPoint == UNDEFINED;
    }

    /** Removes the network's text that has not been read; there is no insertion point. */
    public void dropUnread() {
        lines.truncate(offset(position));
        end = position;
        limit = position;
        closed = false;
        afterCarriageReturn = false;
    }

    /** Removes all text that has not been read. */
    public void discard() {
        position = end;
        limit = end;
        insertionPoint = UNDEFINED;
        closed = true;
    }

    /** The offset in the text of the network of an index of {@link #chars}; of written text, that of the place it was written to. */
    public int offset(int index) {
        return lines.length() - Math.min(end - index, writtenText);
    }

    public LineMap lines() {
        return lines;
    }
}

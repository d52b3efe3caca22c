package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.ShortString;

/**
 * Builds a string of elements and separators, and throws a RangeError if it gets too long. As in V8, separators count
 * only when text follows them, so that elements after many empty ones are read before the error.
 */
final class StringJoin {
    private final StringBuilder text = new StringBuilder();
    private final String separator;
    private long separators;

    StringJoin(String separator) {
        this.separator = separator;
    }

    /** Skips {@code count} elements. */
    void advance(long count) {
        separators += count;
    }

    void append(CharSequence piece) {
        if (piece.isEmpty()) return;
        appendSeparators(piece.length());
        if (piece instanceof ShortString) text.append(piece);
        else text.append(piece.toString());
    }

    private void appendSeparators(int more) {
        if (text.length() + separators * separator.length() + more > Rope.MAX_LENGTH)
            throw Errors.rangeError("Invalid string length");
        if (separators == 1) text.append(separator);
        else if (!separator.isEmpty()) text.repeat(separator, (int) separators);
        separators = 0;
    }

    @Override
    public String toString() {
        appendSeparators(0);
        return text.toString();
    }
}

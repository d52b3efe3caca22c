package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.ShortString;

/**
 * A string under construction of elements and separators that fails with a RangeError at the longest string the engine allows. As in V8
 * separators only count when a text follows them, so that elements after many empty ones are read before the error.
 */
final class StringJoin {
    private final StringBuilder text = new StringBuilder();
    private final String separator;
    private long separators;

    StringJoin(String separator) {
        this.separator = separator;
    }

    /** Goes {@code count} elements on. */
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

package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.error.Errors;
import dev.gyre.engine.value.Rope;

/** A string under construction that fails with a RangeError at the longest string the engine allows. */
final class StringJoin {
    private final StringBuilder text = new StringBuilder();

    void append(String piece) {
        if ((long) text.length() + piece.length() > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
        text.append(piece);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

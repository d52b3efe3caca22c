package dev.gyre.engine.builtins.temporal.parse;

/**
 * An offset from UTC in a text.
 *
 * @param hasSeconds whether it is given to the second or finer
 */
// UTCOffset, https://tc39.es/proposal-temporal/#prod-UTCOffset
public record UtcOffset(long nanoseconds, boolean hasSeconds) {
    private static final long NANOS_PER_MINUTE = 60_000_000_000L;

    // ParseDateTimeUTCOffset ( offsetString )
    public static UtcOffset parse(String text) throws ParseFailure {
        TextCursor cursor = new TextCursor(text);
        UtcOffset offset = read(cursor);
        cursor.requireEnd();
        return offset;
    }

    /** Whether a text at the cursor can only be an offset. */
    static boolean startsAt(TextCursor cursor) {
        return cursor.isSign();
    }

    static UtcOffset read(TextCursor cursor) throws ParseFailure {
        int sign = cursor.takeSign();
        if (sign == 0) throw new ParseFailure("Invalid offset sign");
        ClockTime time = ClockTime.read(cursor, false);
        return new UtcOffset(sign * time.nanoseconds(), time.hasSeconds());
    }

    public int minutes() {
        return (int) (nanoseconds / NANOS_PER_MINUTE);
    }
}

package dev.gyre.engine.builtins.temporal.parse;

/** Hours, minutes and seconds in a text, in basic or extended format: a time of day, or the size of an offset from UTC. */
// TimeSpec, https://tc39.es/proposal-temporal/#prod-TimeSpec
record ClockTime(long nanoseconds, boolean hasSeconds) {

    /** @param leapSecond whether the second may be 60, which means 59 */
    static ClockTime read(TextCursor cursor, boolean leapSecond) throws ParseFailure {
        int hour = cursor.takePair(0, 23, "hour");
        boolean extended = cursor.skip(':');
        if (!extended && !cursor.isDigit()) return new ClockTime(nanoseconds(hour, 0, 0, 0), false);
        int minute = cursor.takePair(0, 59, "minute");
        if (extended ? !cursor.skip(':') : !cursor.isDigit()) {
            return new ClockTime(nanoseconds(hour, minute, 0, 0), false);
        }
        int second = cursor.takePair(0, leapSecond ? 60 : 59, "second");
        int fraction = cursor.isDecimalSeparator() ? cursor.takeFraction() : 0;
        return new ClockTime(nanoseconds(hour, minute, Math.min(second, 59), fraction), true);
    }

    private static long nanoseconds(int hour, int minute, int second, int fraction) {
        return ((hour * 60L + minute) * 60 + second) * 1_000_000_000L + fraction;
    }
}

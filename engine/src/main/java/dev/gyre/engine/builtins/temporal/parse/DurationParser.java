package dev.gyre.engine.builtins.temporal.parse;

import java.util.Arrays;

/** The parser of durations. */
// Duration, https://tc39.es/proposal-temporal/#prod-Duration
public final class DurationParser {
    private static final int YEARS = 0;
    private static final int HOURS = 4;
    private static final int SECONDS = 6;
    private static final int COUNT = 10;
    private static final String INVALID = "Invalid duration designator.";
    private static final String DATE_DESIGNATORS = "ymwd";
    private static final String TIME_DESIGNATORS = "hms";

    private final TextCursor cursor;
    private final double[] components = new double[COUNT];

    private DurationParser(String text) {
        cursor = new TextCursor(text);
    }

    // ParseTemporalDurationString ( isoString )
    /** The components from years to nanoseconds; one with too many digits is infinite. */
    public static double[] parse(String text) throws ParseFailure {
        return new DurationParser(text).parse();
    }

    private double[] parse() throws ParseFailure {
        int sign = cursor.takeSign();
        if (!cursor.skipLetter('p')) throw new ParseFailure(INVALID);
        boolean hasDate = readPart(DATE_DESIGNATORS, YEARS);
        if (cursor.skipLetter('t')) {
            if (!readPart(TIME_DESIGNATORS, HOURS)) throw new ParseFailure(INVALID);
        } else if (!hasDate) {
            throw new ParseFailure(INVALID);
        }
        cursor.requireEnd();
        if (sign < 0) Arrays.setAll(components, i -> 0.0 - components[i]);
        return components;
    }

    /** Reads numbers with designators in their order; returns whether there is any. */
    private boolean readPart(String designators, int first) throws ParseFailure {
        int next = 0;
        while (cursor.isDigit()) {
            double number = cursor.takeNumber();
            boolean fractional = first == HOURS && cursor.isDecimalSeparator();
            long fraction = fractional ? cursor.takeFraction() : 0;
            int found = designators.indexOf(cursor.peek() | 0x20, next);
            if (found < 0) throw new ParseFailure(INVALID);
            cursor.position(cursor.position() + 1);
            components[first + found] = number;
            next = found + 1;
            if (fractional) {
                spread(first + found, fraction);
                return true;
            }
        }
        return next > 0;
    }

    /** Sets the components below one that has a fraction, given in billionths. */
    private void spread(int component, long fraction) {
        long nanoseconds = component == HOURS ? fraction * 3600 : component == SECONDS ? fraction : fraction * 60;
        long[] lengths = {60_000_000_000L, 1_000_000_000L, 1_000_000L, 1000L, 1L};
        for (int i = 0; i < lengths.length; i++) {
            int target = HOURS + 1 + i;
            if (target <= component) continue;
            components[target] = nanoseconds / lengths[i];
            nanoseconds %= lengths[i];
        }
    }
}

package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;

/** The ISO 8601 text of a duration. */
final class DurationText {
    private static final TemporalUnit[] DATE_UNITS = {
        TemporalUnit.YEAR, TemporalUnit.MONTH, TemporalUnit.WEEK, TemporalUnit.DAY
    };

    private DurationText() {}

    // TemporalDurationToString ( duration, precision )
    static String of(DurationObject duration, int precision) {
        StringBuilder text = new StringBuilder();
        if (duration.sign() < 0) text.append('-');
        text.append('P');
        for (TemporalUnit unit : DATE_UNITS) append(text, duration, unit);
        int dateEnd = text.append('T').length();
        append(text, duration, TemporalUnit.HOUR);
        append(text, duration, TemporalUnit.MINUTE);
        appendSeconds(text, duration, precision);
        if (text.length() == dateEnd) text.setLength(dateEnd - 1);
        return text.toString();
    }

    private static void append(StringBuilder text, DurationObject duration, TemporalUnit unit) {
        long count = (long) Math.abs(duration.get(unit));
        if (count != 0) text.append(count).append(unit.name().charAt(0));
    }

    private static void appendSeconds(StringBuilder text, DurationObject duration, int precision) {
        Nanoseconds seconds = duration.secondsAndLess().abs();
        boolean onlySeconds = duration.largestUnit().ordinal() >= TemporalUnit.SECOND.ordinal();
        if (seconds.sign() == 0 && !onlySeconds && precision == IsoText.AUTO) return;
        text.append(seconds.seconds());
        IsoText.fraction(text, seconds.nanos(), precision);
        text.append('S');
    }
}

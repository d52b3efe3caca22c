package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.runtime.host.LocalTimeZone;
import java.time.Instant;

/** Text forms of time values. */
final class DateFormatting {
    private static final String[] DAYS = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    private static final String[] MONTHS = {
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
    };
    /** The last millisecond of V8's 32-bit epoch. */
    private static final double MAX_EPOCH = Integer.MAX_VALUE * 1000.0;

    static final String INVALID = "Invalid Date";

    private DateFormatting() {}

    private static void digits(StringBuilder text, int value, int width) {
        String number = Integer.toString(value);
        text.repeat('0', Math.max(width - number.length(), 0)).append(number);
    }

    private static void year(StringBuilder text, int year) {
        if (year < 0) text.append('-');
        digits(text, Math.abs(year), 4);
    }

    // DateString ( tv ), https://tc39.es/ecma262/#sec-datestring
    static String date(double local) {
        int[] civil = DateTime.civil(DateTime.day(local));
        StringBuilder text = new StringBuilder(DAYS[DateTime.weekDay(local)])
                .append(' ')
                .append(MONTHS[civil[1]])
                .append(' ');
        digits(text, civil[2], 2);
        text.append(' ');
        year(text, civil[0]);
        return text.toString();
    }

    // TimeString ( tv ), https://tc39.es/ecma262/#sec-timestring
    private static void time(StringBuilder text, double t) {
        int seconds = (int) (DateTime.timeWithinDay(t) / 1000);
        digits(text, seconds / 3600, 2);
        text.append(':');
        digits(text, seconds / 60 % 60, 2);
        text.append(':');
        digits(text, seconds % 60, 2);
    }

    // TimeZoneString ( tv ), https://tc39.es/ecma262/#sec-timezoneestring
    static String timeWithZone(double t) {
        StringBuilder text = new StringBuilder();
        time(text, DateTime.localTime(t));
        int minutes = (int) (DateTime.offset(t) / DateTime.MS_PER_MINUTE);
        text.append(" GMT").append(minutes < 0 ? '-' : '+');
        digits(text, Math.abs(minutes) / 60, 2);
        digits(text, Math.abs(minutes) % 60, 2);
        return text.append(" (").append(zoneName(t)).append(')').toString();
    }

    private static String zoneName(double t) {
        LocalTimeZone zone = DateTime.zone();
        // V8 uses the zone's daylight saving rules only within the 32-bit epoch, and an equivalent year for other
        // times.
        Instant asked = Instant.ofEpochMilli((long) (t < 0 || t > MAX_EPOCH ? DateTime.equivalentTime(t) : t));
        return ZoneNames.longName(
                zone.id(),
                (int) (DateTime.offset(t) / DateTime.MS_PER_SECOND),
                zone.rules().isDaylightSavings(asked));
    }

    // ToDateString ( tv ), https://tc39.es/ecma262/#sec-todatestring
    static String dateTime(double t) {
        return t != t ? INVALID : date(DateTime.localTime(t)) + " " + timeWithZone(t);
    }

    static String iso(double t) {
        int[] civil = DateTime.civil(DateTime.day(t));
        StringBuilder text = new StringBuilder(24);
        if (civil[0] < 0 || civil[0] > 9999) {
            text.append(civil[0] < 0 ? '-' : '+');
            digits(text, Math.abs(civil[0]), 6);
        } else {
            digits(text, civil[0], 4);
        }
        text.append('-');
        digits(text, civil[1] + 1, 2);
        text.append('-');
        digits(text, civil[2], 2);
        text.append('T');
        time(text, t);
        text.append('.');
        digits(text, (int) Math.floorMod((long) t, 1000L), 3);
        return text.append('Z').toString();
    }

    static String utc(double t) {
        int[] civil = DateTime.civil(DateTime.day(t));
        StringBuilder text = new StringBuilder(DAYS[DateTime.weekDay(t)]).append(", ");
        digits(text, civil[2], 2);
        text.append(' ').append(MONTHS[civil[1]]).append(' ');
        year(text, civil[0]);
        text.append(' ');
        time(text, t);
        return text.append(" GMT").toString();
    }
}

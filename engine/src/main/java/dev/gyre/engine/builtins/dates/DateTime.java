package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.runtime.host.LocalTimeZone;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The specification's arithmetic on time values. */
// 21.4.1 Overview of Date Objects and Definitions of Abstract Operations,
// https://tc39.es/ecma262/#sec-overview-of-date-objects-and-definitions-of-abstract-operations
final class DateTime {
    static final double MS_PER_DAY = 86_400_000;
    static final double MS_PER_HOUR = 3_600_000;
    static final double MS_PER_MINUTE = 60_000;
    static final double MS_PER_SECOND = 1000;
    private static final double MAX_TIME = 8.64e15;

    private DateTime() {}

    // Day ( t ), https://tc39.es/ecma262/#sec-day
    static double day(double t) {
        return Math.floor(t / MS_PER_DAY);
    }

    // TimeWithinDay ( t ), https://tc39.es/ecma262/#sec-timewithinday
    static double timeWithinDay(double t) {
        return t - day(t) * MS_PER_DAY;
    }

    /** Proleptic Gregorian year, month (0 to 11) and date (1 to 31) of a day number, after Howard Hinnant's civil-from-days. */
    static int[] civil(double day) {
        long shifted = (long) day + 719_468;
        long era = Math.floorDiv(shifted, 146_097L);
        int dayOfEra = (int) (shifted - era * 146_097);
        int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int marchMonth = (5 * dayOfYear + 2) / 153;
        int date = dayOfYear - (153 * marchMonth + 2) / 5 + 1;
        int month = marchMonth < 10 ? marchMonth + 2 : marchMonth - 10;
        long year = yearOfEra + era * 400 + (month <= 1 ? 1 : 0);
        return new int[] {(int) year, month, date};
    }

    /** Day number of the first of a month; the month may be out of 0..11. */
    private static double dayFromMonth(double year, double month) {
        double y = year + Math.floor(month / 12);
        int m = (int) (month - Math.floor(month / 12) * 12);
        double shiftedYear = m <= 1 ? y - 1 : y;
        double era = Math.floor(shiftedYear / 400);
        double yearOfEra = shiftedYear - era * 400;
        double dayOfYear = Math.floor((153 * (m > 1 ? m - 2 : m + 10) + 2) / 5.0);
        double dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
        return era * 146_097 + dayOfEra - 719_468;
    }

    // WeekDay ( t ), https://tc39.es/ecma262/#sec-weekday
    static int weekDay(double t) {
        return (int) Math.floorMod((long) day(t) + 4, 7L);
    }

    // MakeTime ( hour, min, sec, ms ), https://tc39.es/ecma262/#sec-maketime
    static double makeTime(double hour, double minute, double second, double millisecond) {
        if (!Double.isFinite(hour)
                || !Double.isFinite(minute)
                || !Double.isFinite(second)
                || !Double.isFinite(millisecond)) return Double.NaN;
        return truncate(hour) * MS_PER_HOUR
                + truncate(minute) * MS_PER_MINUTE
                + truncate(second) * MS_PER_SECOND
                + truncate(millisecond);
    }

    // MakeDay ( year, month, date ), https://tc39.es/ecma262/#sec-makeday
    static double makeDay(double year, double month, double date) {
        if (!Double.isFinite(year) || !Double.isFinite(month) || !Double.isFinite(date)) return Double.NaN;
        double y = truncate(year), m = truncate(month);
        if (Math.abs(y) > 1_000_000 || Math.abs(m) > 10_000_000) return Double.NaN;
        return dayFromMonth(y, m) + truncate(date) - 1;
    }

    // MakeDate ( day, time ), https://tc39.es/ecma262/#sec-makedate
    static double makeDate(double day, double time) {
        double result = day * MS_PER_DAY + time;
        return Double.isFinite(result) ? result : Double.NaN;
    }

    // MakeFullYear ( year ), https://tc39.es/ecma262/#sec-makefullyear
    static double makeFullYear(double year) {
        if (year != year) return Double.NaN;
        double truncated = truncate(year);
        return truncated >= 0 && truncated <= 99 ? 1900 + truncated : truncated;
    }

    // TimeClip ( time ), https://tc39.es/ecma262/#sec-timeclip
    static double timeClip(double time) {
        return Math.abs(time) <= MAX_TIME ? truncate(time) + 0.0 : Double.NaN;
    }

    private static double truncate(double number) {
        return number < 0 ? Math.ceil(number) : Math.floor(number);
    }

    // LocalTime ( t ), https://tc39.es/ecma262/#sec-localtime
    static double localTime(double t) {
        return t + offset(t);
    }

    /** The zone of local time. */
    static LocalTimeZone zone() {
        Agent agent = SurroundingAgent.current();
        return agent == null ? LocalTimeZone.of(ZoneId.systemDefault()) : agent.timeZone();
    }

    /** Offset of local time from UTC at an instant, in milliseconds. */
    static double offset(double t) {
        if (!(Math.abs(t) <= MAX_TIME)) return 0;
        return zone().rules().getOffset(Instant.ofEpochMilli((long) t)).getTotalSeconds() * 1000.0;
    }

    // UTC ( t ), https://tc39.es/ecma262/#sec-utc-t
    static double utc(double local) {
        if (!Double.isFinite(local) || Math.abs(local) > MAX_TIME + MS_PER_DAY) return Double.NaN;
        long seconds = Math.floorDiv((long) local, 1000L);
        LocalDateTime wall = LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC);
        // In a gap this is the offset before the transition, in an overlap the earlier one, as the specification
        // requires.
        return local - zone().rules().getOffset(wall).getTotalSeconds() * 1000.0;
    }

    /** The same moment in a year from 2008 to 2035 with the same weekdays and leap day. */
    static double equivalentTime(double t) {
        int[] civil = civil(day(t));
        double newYear = dayFromMonth(civil[0], 0);
        boolean leap = dayFromMonth(civil[0], 2) - newYear == 60;
        int recent = (leap ? 1956 : 1967) + weekDay(newYear * MS_PER_DAY) * 12 % 28;
        return makeDate(dayFromMonth(2008 + (recent + 84 - 2008) % 28, civil[1]) + civil[2] - 1, timeWithinDay(t));
    }
}

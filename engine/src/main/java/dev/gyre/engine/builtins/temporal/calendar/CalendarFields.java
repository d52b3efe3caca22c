package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.parse.UtcOffset;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;

/** Fields of a date and time, each of which may be unset (a Calendar Fields Record). Numbers are integers of any size. */
// https://tc39.es/proposal-temporal/#sec-temporal-calendar-fields-records
public final class CalendarFields {
    public static final int DAY = 1;
    public static final int ERA = 1 << 1;
    public static final int ERA_YEAR = 1 << 2;
    public static final int HOUR = 1 << 3;
    public static final int MICROSECOND = 1 << 4;
    public static final int MILLISECOND = 1 << 5;
    public static final int MINUTE = 1 << 6;
    public static final int MONTH = 1 << 7;
    public static final int MONTH_CODE = 1 << 8;
    public static final int NANOSECOND = 1 << 9;
    public static final int OFFSET = 1 << 10;
    public static final int SECOND = 1 << 11;
    public static final int TIME_ZONE = 1 << 12;
    public static final int YEAR = 1 << 13;
    /** The fields of a day in a year. */
    public static final int DATE = YEAR | MONTH | MONTH_CODE | DAY;

    public static final int TIME = HOUR | MINUTE | SECOND | MILLISECOND | MICROSECOND | NANOSECOND;
    private static final int ERA_YEARS = ERA | ERA_YEAR | YEAR;
    private static final int COUNT = 14;

    private int present;
    private final double[] numbers = new double[COUNT];
    private String era;
    private UtcOffset offset;
    private TimeZone timeZone;

    /** Whether one of the fields is set. */
    public boolean has(int fields) {
        return (present & fields) != 0;
    }

    private static int index(int field) {
        return Integer.numberOfTrailingZeros(field);
    }

    /** The value of a field that is a number, 0 if it is unset; that of the month code is a {@link MonthCode}. */
    public double number(int field) {
        return numbers[index(field)];
    }

    public CalendarFields set(int field, double value) {
        present |= field;
        numbers[index(field)] = value;
        return this;
    }

    public int monthCode() {
        return (int) number(MONTH_CODE);
    }

    public String era() {
        return era;
    }

    public void era(String value) {
        present |= ERA;
        era = value;
    }

    /** The offset from UTC, or null. */
    public UtcOffset offset() {
        return offset;
    }

    public void offset(UtcOffset value) {
        present |= OFFSET;
        offset = value;
    }

    /** The time zone, or null. */
    public TimeZone timeZone() {
        return timeZone;
    }

    public void timeZone(TimeZone value) {
        present |= TIME_ZONE;
        timeZone = value;
    }

    void unset(int fields) {
        present &= ~fields;
    }

    // CalendarMergeFields ( calendar, fields, additionalFields )
    /** Replaces fields by those that are set in another record, and unsets those that these could contradict. */
    public void merge(CalendarSystem calendar, CalendarFields additional) {
        int ignored = keysToIgnore(calendar, additional.present);
        present = present & ~ignored | additional.present;
        for (int i = 0; i < COUNT; i++) {
            if (additional.has(1 << i)) numbers[i] = additional.numbers[i];
        }
        if (additional.has(ERA)) era = additional.era;
        if (additional.has(OFFSET)) offset = additional.offset;
        if (additional.has(TIME_ZONE)) timeZone = additional.timeZone;
    }

    // CalendarFieldKeysToIgnore ( calendar, keys )
    private static int keysToIgnore(CalendarSystem calendar, int keys) {
        int ignored = keys;
        if ((keys & (MONTH | MONTH_CODE)) != 0) ignored |= MONTH | MONTH_CODE;
        if (calendar.hasEras() && (keys & ERA_YEARS) != 0) ignored |= ERA_YEARS;
        if (calendar.hasErasWithinYears() && (keys & (DAY | MONTH | MONTH_CODE)) != 0) ignored |= ERA | ERA_YEAR;
        return ignored;
    }
}

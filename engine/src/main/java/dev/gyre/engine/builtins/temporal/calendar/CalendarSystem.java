package dev.gyre.engine.builtins.temporal.calendar;

import java.util.Locale;

/**
 * A calendar: conversion between its dates and days since the epoch, and the lengths of its months and years. Years must be within {@link #MAX_YEAR}.
 */
// https://tc39.es/proposal-intl-era-monthcode/#sec-calendar-types
public abstract class CalendarSystem {
    /** No date of Temporal is in a year beyond this or its negative. */
    public static final int MAX_YEAR = 300_000;

    private static final Era[] NO_ERAS = {};

    private final String id;
    private final Era[] eras;

    CalendarSystem(String id, Era... eras) {
        this.id = id;
        this.eras = eras.length == 0 ? NO_ERAS : eras;
    }

    // CanonicalizeCalendar ( id )
    /** The calendar with that name or alias, in any case; null if there is none. */
    public static CalendarSystem named(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "iso8601" -> GregorianCalendar.ISO;
            case "gregory" -> GregorianCalendar.GREGORY;
            case "buddhist" -> GregorianCalendar.BUDDHIST;
            case "roc" -> GregorianCalendar.ROC;
            case "japanese" -> JapaneseCalendar.INSTANCE;
            case "chinese" -> EastAsianCalendar.CHINESE;
            case "dangi" -> EastAsianCalendar.DANGI;
            case "coptic" -> CopticCalendar.COPTIC;
            case "ethiopic" -> CopticCalendar.ETHIOPIC;
            case "ethioaa", "ethiopic-amete-alem" -> CopticCalendar.ETHIOAA;
            case "hebrew" -> HebrewCalendar.INSTANCE;
            case "indian" -> IndianCalendar.INSTANCE;
            case "islamic-civil", "islamicc" -> TabularIslamicCalendar.CIVIL;
            case "islamic-tbla" -> TabularIslamicCalendar.ASTRONOMICAL;
            case "islamic-umalqura" -> UmmAlQuraCalendar.INSTANCE;
            case "persian" -> PersianCalendar.INSTANCE;
            default -> null;
        };
    }

    /** The calendar of ISO 8601. */
    public static CalendarSystem iso() {
        return GregorianCalendar.ISO;
    }

    /** The canonical name. */
    public final String id() {
        return id;
    }

    public final boolean isIso() {
        return this == GregorianCalendar.ISO;
    }

    // CalendarSupportsEra ( calendar )
    public final boolean hasEras() {
        return eras.length > 0;
    }

    // CalendarHasMidYearEras ( calendar )
    public boolean hasErasWithinYears() {
        return false;
    }

    // CanonicalizeEraInCalendar ( calendar, era )
    /** The era with that name or alias, or null. */
    public final Era eraNamed(String name) {
        for (Era era : eras) {
            if (era.isNamed(name)) return era;
        }
        return null;
    }

    final Era era(int index) {
        return eras[index];
    }

    // CalendarDateEra ( calendar, date )
    /** The era of a date, or null if the calendar has none. */
    public Era eraOf(int year, long epochDay) {
        if (eras.length == 0) return null;
        return eras.length > 1 && year < eras[0].firstYear() ? eras[1] : eras[0];
    }

    /** The date of a day. */
    public abstract CalendarDate dateOf(long epochDay);

    // CalendarIntegersToISO ( calendar, arithmeticYear, ordinalMonth, day )
    /** The days since the epoch of a date. */
    public abstract long epochDay(int year, int month, int day);

    // CalendarMonthsInYear ( calendar, arithmeticYear )
    public int monthsInYear(int year) {
        return 12;
    }

    // CalendarDaysInMonth ( calendar, arithmeticYear, ordinalMonth )
    public abstract int daysInMonth(int year, int month);

    public abstract int daysInYear(int year);

    public abstract boolean isLeapYear(int year);

    /** The code of a month given by its ordinal. */
    public int monthCode(int year, int month) {
        return MonthCode.of(month, false);
    }

    // IsValidMonthCodeForCalendar ( calendar, monthCode )
    /** Whether the calendar has the month in some year. */
    public boolean isValidMonthCode(int code) {
        return !MonthCode.isLeap(code) && MonthCode.number(code) >= 1 && MonthCode.number(code) <= 12;
    }

    // MonthCodeToOrdinal ( calendar, arithmeticYear, monthCode )
    /** The ordinal of a month, or 0 if the year does not have it. */
    public int ordinalOf(int year, int code) {
        return MonthCode.number(code);
    }

    // ConstrainMonthCode ( calendar, arithmeticYear, monthCode, overflow ), constrain
    /** The code of the month that stands for a leap month in a year without it. */
    public int commonMonthCode(int code) {
        return code;
    }

    /** A number of the month that counts through all years. */
    public long monthIndex(int year, int month) {
        return year * 12L + month - 1;
    }

    /** The first day of the month with that index. */
    public CalendarDate monthAt(long index) {
        return new CalendarDate((int) Math.floorDiv(index, 12L), (int) Math.floorMod(index, 12L) + 1, 1);
    }
}

package dev.gyre.engine.builtins.temporal.calendar;

/**
 * A date in the reckoning of a calendar.
 *
 * @param year the arithmetic year, which counts through all eras
 * @param month the ordinal of the month in the year, from 1
 * @param day of the month, from 1
 */
public record CalendarDate(int year, int month, int day) {}

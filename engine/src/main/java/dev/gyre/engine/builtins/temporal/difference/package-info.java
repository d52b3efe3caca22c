/** Differences of dates and times, and the rounding and totals of durations relative to a date, in a calendar and a time zone. */
package dev.gyre.engine.builtins.temporal.difference;

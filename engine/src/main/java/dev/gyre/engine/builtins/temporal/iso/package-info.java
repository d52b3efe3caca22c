/**
 * Dates, times of day and durations of the ISO 8601 calendar as plain Java values, with the arithmetic and rounding that Temporal defines for them. Knows neither objects
 * nor errors of JavaScript.
 */
package dev.gyre.engine.builtins.temporal.iso;

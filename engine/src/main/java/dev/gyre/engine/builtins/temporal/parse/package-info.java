/** Parsers of the texts that Temporal reads: dates and times of ISO 8601 with the annotations of RFC 9557, durations, offsets and names of time zones. Knows neither objects nor errors of JavaScript. */
package dev.gyre.engine.builtins.temporal.parse;

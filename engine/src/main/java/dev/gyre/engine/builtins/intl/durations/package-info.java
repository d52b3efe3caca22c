/** Intl.RelativeTimeFormat and Intl.DurationFormat. */
package dev.gyre.engine.builtins.intl.durations;

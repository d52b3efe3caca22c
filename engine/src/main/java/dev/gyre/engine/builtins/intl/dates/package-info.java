/** Intl.DateTimeFormat and the identifiers of time zones. */
package dev.gyre.engine.builtins.intl.dates;

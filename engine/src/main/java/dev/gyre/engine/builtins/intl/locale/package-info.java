/** Locale identifiers, their canonical forms, the choice of a locale for a service, and Intl.Locale. */
package dev.gyre.engine.builtins.intl.locale;

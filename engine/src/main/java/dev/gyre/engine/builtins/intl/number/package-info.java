/** Intl.NumberFormat and Intl.PluralRules. */
package dev.gyre.engine.builtins.intl.number;

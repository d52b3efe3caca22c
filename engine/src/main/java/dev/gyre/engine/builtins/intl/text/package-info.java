/** Intl.Collator, Intl.DisplayNames, Intl.ListFormat and Intl.Segmenter. */
package dev.gyre.engine.builtins.intl.text;

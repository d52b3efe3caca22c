/**
 * String and RegExp objects (the specification's clause 22). Patterns are compiled and matched by {@code regexp};
 * {@code RegExpContext} has the state that the regular expressions of a realm share.
 */
package dev.gyre.engine.builtins.text;

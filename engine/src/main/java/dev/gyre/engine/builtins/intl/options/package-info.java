/** Reads the options of Intl's constructors. */
package dev.gyre.engine.builtins.intl.options;

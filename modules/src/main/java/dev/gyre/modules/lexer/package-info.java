/**
 * Finds the names that a CommonJS text exports without running it, by the forms that Node's cjs-module-lexer knows.
 * Text in, names out: uses neither the engine nor any other package. Begin with {@link dev.gyre.modules.lexer.ExportScanner}.
 */
package dev.gyre.modules.lexer;

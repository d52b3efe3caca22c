/**
 * Finds the names that a CommonJS text exports without running it, by the patterns of Node's cjs-module-lexer. Depends
 * on neither the engine nor any other package. Begin with {@link dev.gyre.modules.lexer.ExportScanner}.
 */
package dev.gyre.modules.lexer;

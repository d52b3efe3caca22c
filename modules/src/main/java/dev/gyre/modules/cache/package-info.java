/**
 * Node's compile cache: compiled modules kept on disk between runs. A problem with it makes a start slower and never fails a program.
 * Uses {@code files}, {@code lexer} and {@code host}; begin with {@link dev.gyre.modules.cache.CompileCache}.
 */
package dev.gyre.modules.cache;

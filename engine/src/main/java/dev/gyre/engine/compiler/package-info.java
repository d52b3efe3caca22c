/**
 * The bytecode compiler, from syntax tree to code blocks. Inner functions are compiled at their first call. {@code
 * diagnostics} computes the source positions that it records. Begin reading at {@link
 * dev.gyre.engine.compiler.Compiler}.
 */
package dev.gyre.engine.compiler;

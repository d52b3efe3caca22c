/**
 * The bytecode compiler: syntax tree in, code blocks out; inner functions are compiled at their first call. Takes the source
 * positions that it records from {@code diagnostics}. Begin reading at {@link dev.gyre.engine.compiler.Compiler}.
 */
package dev.gyre.engine.compiler;

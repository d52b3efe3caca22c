/** The bytecode compiler: syntax tree in, code blocks out. */
package dev.gyre.engine.compiler;

/**
 * The annotations by which static methods are declared as builtin functions; the processor writes a {@code BuiltinTable} for each
 * annotated class. Uses nothing of the engine.
 */
package dev.gyre.engine.builtins.declare;

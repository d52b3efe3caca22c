/**
 * Runs code blocks: the dispatch loop, frames, function objects, generators and async functions, and the bodies of the
 * instructions in families. Uses everything below the builtins, and no builtin. Begin reading at {@link
 * dev.gyre.engine.interpreter.Interpreter} and {@link dev.gyre.engine.interpreter.Frame}.
 */
package dev.gyre.engine.interpreter;

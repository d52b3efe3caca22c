package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.interpreter.CompiledCode;

/** The compiler of hot bytecode. */
public interface UnitCompiler {
    /**
     * Called on any thread, while the interpreter goes on: profiles and inline caches may change at any time, so the compiler works on copies.
     *
     * @return null for a unit that has to stay interpreted
     */
    CompiledCode compile(CompilationUnit unit);
}

package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.interpreter.CompiledCode;

/** The optimizing compiler that hot bytecode is passed to. */
public interface UnitCompiler {
    /**
     * Called on any thread, while the interpreter goes on: profiles and inline caches may change at any time, so the compiler works on copies.
     *
     * @return null for a unit that stays interpreted for good
     */
    CompiledCode compile(CompilationUnit unit);
}

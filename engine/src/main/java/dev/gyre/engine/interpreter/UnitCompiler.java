package dev.gyre.engine.interpreter;

/** The optimizing compiler that hot bytecode is passed to. */
public interface UnitCompiler {
    /**
     * Called on any thread, while the interpreter goes on: feedback and inline caches may change at any time, so each is to be read once.
     *
     * @return null for a unit that stays interpreted for good
     */
    CompiledCode compile(CompilationUnit unit);
}

package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.interpreter.CompiledCode;

/** One compilation of a unit, on any thread, with its result. */
final class Compilation {
    private final CompilationUnit unit;
    private final UnitCompiler compiler;
    private final int expectedSize;
    private CompiledCode result;
    /** Why there is no result, if the compiler itself failed. */
    private Throwable failure;

    private long nanos;

    Compilation(CompilationUnit unit, UnitCompiler compiler) {
        this.unit = unit;
        this.compiler = compiler;
        expectedSize = unit.codeSize();
    }

    /** A failure of the compiler is kept, not thrown: the program can do without compiled code. */
    void compile() {
        long start = System.nanoTime();
        try {
            result = compiler.compile(unit);
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError | AssertionError e) {
            failure = e;
        }
        nanos = System.nanoTime() - start;
    }

    CompilationUnit unit() {
        return unit;
    }

    /** The length in bytes that the JVM code was expected to have. */
    int expectedSize() {
        return expectedSize;
    }

    /** The length of the JVM code in bytes, 0 without a result. */
    int size() {
        return result == null ? 0 : unit.codeSize();
    }

    /** Null if the unit stays interpreted. */
    CompiledCode result() {
        return result;
    }

    Throwable failure() {
        return failure;
    }

    /** A line for {@code --trace-jit}. */
    String describe() {
        String outcome = failure != null ? "failed to compile" : result == null ? "not compiled" : "compiled";
        String time = " in " + nanos / 1000 + " us, " + size() + " bytes";
        return "[jit] " + outcome + ' ' + unit + time + (failure == null ? "" : ": " + failure);
    }
}

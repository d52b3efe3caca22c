package dev.gyre.engine.builtins.text;

import dev.gyre.engine.regexp.RegExpProgram;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.JitOptions;

/** The compilation of a pattern to a class of the JVM, on any thread. */
final class RegExpCompilation implements Runnable {
    private final RegExpProgram program;
    private final HostHooks hooks;

    RegExpCompilation(RegExpProgram program, HostHooks hooks) {
        this.program = program;
        this.hooks = hooks;
    }

    /** A failure of the compiler is traced, not thrown, unless everything is to be compiled: the program can be interpreted. */
    @Override
    public void run() {
        JitOptions options = hooks.jitOptions();
        long start = System.nanoTime();
        String outcome;
        try {
            outcome = program.compileToClass() ? "compiled" : "not compiled";
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
            if (options.mode() == JitOptions.Mode.EAGER) throw e;
            outcome = "failed to compile: " + e;
        }
        if (options.tracesCompilations()) {
            long micros = (System.nanoTime() - start) / 1000;
            hooks.traceJit(
                    "[jit] " + outcome + " /" + program.source() + '/' + program.flagText() + " in " + micros + " us");
        }
    }
}

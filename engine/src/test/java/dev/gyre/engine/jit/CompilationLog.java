package dev.gyre.engine.jit;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.jit.tiering.TierUp;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;

/** Runs programs whose functions are compiled on the program's thread as soon as they are hot, and keeps what the compiler reports. */
final class CompilationLog implements HooksWithoutPromises {
    private final List<String> entries = new ArrayList<>();
    private final JitOptions options;

    /** A log of what the options have the compiler report: listings, compilations or exits. */
    CompilationLog(JitOptions options) {
        this.options = options;
    }

    /** A log of the listings of each compilation of the function with that name. */
    static CompilationLog ofListings(String function, int pace) {
        return new CompilationLog(new JitOptions(JitOptions.Mode.ON, 0, false, false, function).unpaced(pace));
    }

    /** A log of exits. */
    static CompilationLog ofExits() {
        return new CompilationLog(new JitOptions(JitOptions.Mode.ON, 0, false, true, null).unpaced(3));
    }

    /** Runs a program in a realm of its own; returns the value of its last statement. */
    Object run(String program) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        return Script.parse(Realms.create(agent), new Source("test.js", program))
                .run();
    }

    /** What the compiler has reported, the first first. */
    List<String> entries() {
        return entries;
    }

    String first() {
        return entries.getFirst();
    }

    String last() {
        return entries.getLast();
    }

    @Override
    public void enqueueCompilation(Runnable compilation) {
        compilation.run();
    }

    @Override
    public void traceJit(String line) {
        entries.add(line);
    }

    @Override
    public JitOptions jitOptions() {
        return options;
    }
}

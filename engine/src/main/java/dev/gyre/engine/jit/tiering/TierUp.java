package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.Interpreter;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.object.NumberCell;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.HotCodeMonitor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Decides for one agent which code is compiled and when. Polls sample heat, so that calls and loops need no counters. Apart from the compilation
 * itself everything happens on the agent's thread, which installs finished code at its next poll.
 */
public final class TierUp implements HotCodeMonitor {
    private final Agent agent;
    private final HostHooks hooks;
    private final JitOptions options;
    private final Supplier<UnitCompiler> compilers;
    /** Null before the first compilation. */
    private ConcurrentLinkedQueue<Compilation> completed;
    /** Null without a {@link JitOptions#stressSeed}. */
    private final TierStress stress;

    /** What a test has instead of {@link System#nanoTime}; null otherwise. */
    private final LongSupplier clock;

    private final CompilationBudget budget;
    /** The hot code that is compiled when the budget allows. */
    private final ArrayList<CodeTier> requested = new ArrayList<>();

    /** What {@link #discardAll} discards. */
    private final Set<CodeTier> withCode = Collections.newSetFromMap(new WeakHashMap<>());

    private UnitCompiler compiler;
    private int units;

    /** @param compilers makes the compiler, at the first hot function */
    public TierUp(Agent agent, JitOptions options, Supplier<UnitCompiler> compilers) {
        this(agent, options, compilers, null);
    }

    private TierUp(Agent agent, JitOptions options, Supplier<UnitCompiler> compilers, LongSupplier clock) {
        this.agent = agent;
        this.clock = clock;
        hooks = agent.hooks();
        this.options = options;
        this.compilers = compilers;
        budget = new CompilationBudget(
                options.compileShare(), nanoTime(), options.isUnpaced() ? () -> null : hooks::compilerTimes);
        stress = options.stressSeed() == 0 ? null : new TierStress(options.stressSeed());
    }

    /** Makes an agent compile its hot code, unless its embedder has turned that off. */
    public static void install(Agent agent, Supplier<UnitCompiler> compilers) {
        install(agent, compilers, null);
    }

    /**
     * The same with a clock of its own.
     *
     * @param clock gives a time in nanoseconds; null for {@link System#nanoTime}
     */
    static void install(Agent agent, Supplier<UnitCompiler> compilers, LongSupplier clock) {
        JitOptions options = agent.hooks().jitOptions();
        if (options.mode() == JitOptions.Mode.OFF || agent.hotCodeMonitor() != null) return;
        boolean pollsAlways = options.mode() == JitOptions.Mode.EAGER || options.stressSeed() != 0;
        agent.hotCodeMonitor(new TierUp(agent, options, compilers, clock), pollsAlways);
    }

    private long nanoTime() {
        return clock == null ? System.nanoTime() : clock.getAsLong();
    }

    // ---- polls

    @Override
    public void sampledAtEntry(StackFrame frame) {
        sample((Frame) frame, 0, 0);
    }

    @Override
    public int sampledAtLoop(StackFrame frame) {
        Frame polled = (Frame) frame;
        CodeTier tier = sample(polled, polled.pc, polled.countLoopPoll());
        return tier.loopCode(polled.pc) == null ? CodeBlock.INTERPRETED : CodeBlock.TIERED;
    }

    private CodeTier sample(Frame frame, int pc, int loopPolls) {
        CodeTier tier = tierOf(frame.code);
        if (stress == null) {
            installCompleted();
        } else {
            if (!stress.delaysInstallation()) installCompleted();
            stress.disturb(tier);
        }
        if (units == 0) {
            NumberCell.note();
            Interpreter.note();
        }
        budget.advance(nanoTime());
        tier.sampled(pc, loopPolls);
        if (!requested.isEmpty() && budget.isOpen()) compileHottest();
        return tier;
    }

    @Override
    public void discardAll() {
        requested.clear();
        for (CodeTier tier : List.copyOf(withCode)) tier.discardCode();
        withCode.clear();
    }

    /** Compiles hot code as soon as the budget allows. */
    void request(CodeTier tier) {
        requested.add(tier);
    }

    /** The part of the usual samples that code needs to be compiled. */
    float patience() {
        return requested.isEmpty() ? budget.patience() : 1;
    }

    /** Takes the time for generated code from the budget. */
    void spend(int bytes) {
        budget.spend(bytes);
    }

    private void compileHottest() {
        int hottest = 0;
        for (int i = 1; i < requested.size(); i++) {
            if (requested.get(i).heat() > requested.get(hottest).heat()) hottest = i;
        }
        CodeTier tier = requested.get(hottest);
        requested.set(hottest, requested.getLast());
        requested.removeLast();
        tier.compileRequested();
    }

    CodeTier tierOf(CodeBlock code) {
        if (code.tier == null) code.tier = new CodeTier(code, this);
        return (CodeTier) code.tier;
    }

    // ---- compilation

    /** Compiles a unit, on this thread or in the background. Its code is installed on this thread. */
    void compile(CompilationUnit unit) {
        if (compiler == null) compiler = compilers.get();
        var compilation = new Compilation(unit, compiler);
        if (isEager()) {
            compilation.compile();
            install(compilation);
            return;
        }
        spend(compilation.expectedSize());
        if (completed == null) completed = new ConcurrentLinkedQueue<>();
        var queue = completed;
        hooks.enqueueCompilation(() -> {
            compilation.compile();
            queue.add(compilation);
        });
        if (stress == null) installCompleted();
    }

    private void installCompleted() {
        if (completed == null) return;
        for (Compilation next; (next = completed.poll()) != null; ) install(next);
    }

    private void install(Compilation compilation) {
        CompilationUnit unit = compilation.unit();
        spend(compilation.size() - compilation.expectedSize());
        if (options.tracesCompilations()) hooks.traceJit(compilation.describe());
        if ((isEager() || stress != null) && compilation.failure() != null)
            throw new IllegalStateException(unit.toString(), compilation.failure());
        CompiledCode result = stress != null && stress.refuses() ? null : compilation.result();
        if (!(unit.code.tier instanceof CodeTier tier)) return;
        tier.install(unit, result);
        if (result != null) withCode.add(tier);
    }

    /** Counts a unit; returns the number of those before it. */
    int countUnit() {
        return units++;
    }

    int units() {
        return units;
    }

    boolean isEager() {
        return options.mode() == JitOptions.Mode.EAGER;
    }

    Agent agent() {
        return agent;
    }

    JitOptions options() {
        return options;
    }

    void trace(String line) {
        hooks.traceJit(line);
    }

    /** Null without a {@link JitOptions#stressSeed}. */
    TierStress stress() {
        return stress;
    }
}

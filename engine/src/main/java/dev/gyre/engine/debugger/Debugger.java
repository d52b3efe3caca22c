package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.HotCodeMonitor;
import dev.gyre.engine.runtime.realm.LoadedSources;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

/**
 * The debugger of one agent. While it is attached, each frame of a program's code that is entered or polled continues in a {@link DebugDispatch}, and nothing is
 * compiled; the embedder's library runs in the usual interpreter and is never paused in. On the agent's thread only.
 */
public final class Debugger implements HotCodeMonitor {
    /** How to go on after a pause. */
    public enum Step {
        NONE,
        INTO,
        OVER,
        OUT
    }

    /** Which exceptions pause the program. */
    public enum Exceptions {
        NONE,
        CAUGHT,
        UNCAUGHT,
        ALL
    }

    private final Agent agent;
    private final DebugListener listener;
    private final Map<Integer, DebugScript> scripts = new TreeMap<>();
    private final List<DebugTier> tiers = new ArrayList<>();
    private final List<Breakpoint> breakpoints = new ArrayList<>();
    /** What awaiting frames were awaiting when they suspended. */
    private final Map<Frame, Object> awaiting = new WeakHashMap<>();

    private HotCodeMonitor former;
    private boolean formerPollsAlways;
    private boolean attached;
    private boolean paused;
    private boolean active = true;
    private boolean skipsAll;
    private BiPredicate<DebugScript, DebugFunction> skipped;
    private Exceptions exceptions = Exceptions.NONE;
    private JsException reported;

    private Step step = Step.NONE;
    private boolean isRequested;
    private int stepDepth;
    private Frame lastFrame;
    private int lastStatement;
    /** The frame that a step has left by an await, and continues in. */
    private Frame suspended;

    public Debugger(Agent agent, DebugListener listener) {
        this.agent = agent;
        this.listener = listener;
    }

    // ---- attaching

    /** Discards all compiled code; from now on breakpoints, steps and pauses work. */
    public void attach() {
        if (attached) return;
        attached = true;
        former = agent.hotCodeMonitor();
        formerPollsAlways = agent.pollsAlways();
        if (former != null) former.discardAll();
        agent.hotCodeMonitor(this, true);
        agent.loadedSources().listener(this::loaded);
        for (LoadedSources.Entry entry : agent.loadedSources().all()) loaded(entry);
    }

    /** Removes all breakpoints and lets the program run as if there had been no debugger. */
    public void detach() {
        if (!attached) return;
        attached = false;
        agent.loadedSources().listener(null);
        agent.hotCodeMonitor(former, formerPollsAlways);
        for (DebugTier tier : tiers) tier.remove();
        tiers.clear();
        scripts.clear();
        breakpoints.clear();
        awaiting.clear();
        exceptions = Exceptions.NONE;
        skipped = null;
        active = true;
        skipsAll = false;
        clearStep();
    }

    public boolean isAttached() {
        return attached;
    }

    private void loaded(LoadedSources.Entry entry) {
        Source source = entry.source();
        if (source == null) return;
        scripts.put(entry.id(), new DebugScript(entry, source));
        listener.loaded(entry);
    }

    /** All scripts, in the order in which they were loaded. */
    public List<DebugScript> scripts() {
        return List.copyOf(scripts.values());
    }

    /** The script of an id; null if there is none. */
    public DebugScript script(int id) {
        return scripts.get(id);
    }

    DebugScript script(Source source) {
        return source.id() == 0 ? null : scripts.get(source.id());
    }

    // ---- settings

    /** Whether breakpoints pause the program. */
    public void breakpointsActive(boolean value) {
        active = value;
    }

    /** Whether nothing pauses the program. */
    public void skipAllPauses(boolean value) {
        skipsAll = value;
    }

    /** Steps and exceptions do not pause in these functions of scripts; null for none. */
    public void skip(BiPredicate<DebugScript, DebugFunction> functionsOrNull) {
        skipped = functionsOrNull;
    }

    public void pauseOnExceptions(Exceptions which) {
        exceptions = which;
    }

    /** Pauses at the next statement that runs in the program's code. */
    public void pauseSoon() {
        step = Step.INTO;
        isRequested = true;
        lastFrame = null;
        agent.requestInterrupt();
    }

    /** Replaces the step that is under way: INTO pauses at the next statement that runs. */
    public void step(Step newStep) {
        clearStep();
        step = newStep;
        lastFrame = null;
        if (newStep != Step.NONE) agent.requestInterrupt();
    }

    /** Sets a breakpoint at a place of a script. */
    public Breakpoint set(DebugScript script, DebugScript.Place place, String conditionOrNull) {
        var breakpoint = new Breakpoint(script, place, conditionOrNull);
        breakpoints.add(breakpoint);
        for (DebugTier tier : tiers) mark(tier, breakpoint);
        return breakpoint;
    }

    public void remove(Breakpoint breakpoint) {
        breakpoints.remove(breakpoint);
        for (DebugTier tier : tiers) {
            if (!breakpoint.isIn(tier.code())) continue;
            tier.breakpoints = null;
            for (Breakpoint other : breakpoints) mark(tier, other);
        }
    }

    private static void mark(DebugTier tier, Breakpoint breakpoint) {
        if (!breakpoint.isIn(tier.code())) return;
        if (tier.breakpoints == null) tier.breakpoints = new BitSet();
        tier.breakpoints.set(breakpoint.location().offset());
    }

    // ---- polls

    @Override
    public boolean observesFrames() {
        return true;
    }

    @Override
    public void sampledAtEntry(StackFrame frame) {
        debugged((Frame) frame);
    }

    @Override
    public int sampledAtLoop(StackFrame frame) {
        return debugged((Frame) frame) ? CodeBlock.TIERED : CodeBlock.INTERPRETED;
    }

    private boolean debugged(Frame frame) {
        CodeBlock code = frame.code;
        if (code.tier instanceof DebugTier tier && tier.debugger() == this) return true;
        if (code.source.isLibrary() || script(code.source) == null) return false;
        var tier = new DebugTier(this, code);
        tiers.add(tier);
        for (Breakpoint breakpoint : breakpoints) mark(tier, breakpoint);
        return true;
    }

    @Override
    public void debuggerStatement(StackFrame frame) {
        var running = (Frame) frame;
        if (paused || skipsAll || !attached || !active) return;
        if (frame.isLibrary() || script(running.code.source) == null) return;
        DebugFunction function = functionOf(running);
        BreakLocation location = function == null ? null : function.at(running.pc);
        pause(running, location, Pause.Reason.DEBUGGER_STATEMENT, null, false, List.of());
    }

    // ---- running

    boolean isStepping() {
        return step != Step.NONE;
    }

    /** A frame begins or continues; returns whether it continues after an await that the listener has seen. */
    boolean entered(Frame frame) {
        boolean resumed = !awaiting.isEmpty() && awaiting.containsKey(frame);
        if (resumed) listener.resumed(awaiting.remove(frame));
        if (frame != suspended) return resumed;
        suspended = null;
        step = Step.OVER;
        stepDepth = (int) agent.depth();
        lastFrame = null;
        return resumed;
    }

    /** A frame that continued after an await has ended or awaits again. */
    void left() {
        listener.left();
    }

    /** A frame is about to suspend for an await. */
    void awaiting(Frame frame) {
        Object context = listener.awaiting();
        if (context != null) awaiting.put(frame, context);
        if (step == Step.NONE || isRequested || paused) return;
        if (step == Step.OUT || frame != lastFrame) return;
        clearStep();
        suspended = frame;
    }

    /** Called before an instruction that has a breakpoint, and before each while a step is under way; returns whether the program has paused. */
    boolean reached(Frame frame, DebugTier tier, int pc) {
        frame.pc = pc;
        DebugFunction function = tier.function();
        BreakLocation location = function == null ? null : function.at(pc);
        if (location == null || paused || skipsAll) return false;
        List<Breakpoint> hit = hits(frame, tier, pc, location);
        if (hit.isEmpty() && !endsStep(frame, location)) return false;
        Pause.Reason reason = Pause.Reason.STEP;
        if (!hit.isEmpty()) reason = Pause.Reason.BREAKPOINT;
        else if (isRequested) reason = Pause.Reason.REQUEST;
        else if (location.kind() == BreakLocation.Kind.DEBUGGER_STATEMENT) reason = Pause.Reason.DEBUGGER_STATEMENT;
        pause(frame, location, reason, null, false, hit);
        return true;
    }

    private boolean endsStep(Frame frame, BreakLocation location) {
        int depth = (int) agent.depth();
        boolean isDeep = switch (step) {
            case NONE -> true;
            case INTO -> false;
            case OVER -> depth > stepDepth;
            case OUT -> depth >= stepDepth;
        };
        return !isDeep
                && !isSkipped(frame)
                && (frame != lastFrame
                        || location.statement() != lastStatement
                        || location.kind() == BreakLocation.Kind.RETURN);
    }

    private boolean isSkipped(Frame frame) {
        if (skipped == null) return false;
        DebugScript script = script(frame.code.source);
        return script != null && skipped.test(script, functionOf(frame));
    }

    private List<Breakpoint> hits(Frame frame, DebugTier tier, int pc, BreakLocation location) {
        if (!active || tier.breakpoints == null || !tier.breakpoints.get(pc)) return List.of();
        List<Breakpoint> hit = new ArrayList<>();
        for (Breakpoint each : List.copyOf(breakpoints)) {
            if (each.location().offset() == pc && each.isIn(tier.code()) && holds(each, frame, tier, location))
                hit.add(each);
        }
        return hit;
    }

    private boolean holds(Breakpoint breakpoint, Frame frame, DebugTier tier, BreakLocation location) {
        if (breakpoint.conditionOrNull() == null) return true;
        var view = new DebugFrame(frame, breakpoint.script(), tier.function(), location);
        try {
            return withoutPauses(() -> TypeConversion.toBoolean(view.evaluate(breakpoint.conditionOrNull())));
        } catch (JsException wrong) {
            // As in V8, a condition that throws does not hold.
            return false;
        }
    }

    /** Runs JavaScript for the embedder, in which nothing pauses. */
    public <T> T withoutPauses(Supplier<T> work) {
        boolean before = paused;
        paused = true;
        try {
            return work.get();
        } finally {
            paused = before;
        }
    }

    /** An exception leaves an instruction of a frame. */
    void thrown(Frame frame, DebugTier tier, JsException exception) {
        if (exceptions == Exceptions.NONE || paused || skipsAll || exception == reported || isSkipped(frame)) return;
        Object value = exception.value(frame.realm);
        reported = exception;
        boolean caught = isCaught(frame);
        if (exceptions == Exceptions.UNCAUGHT && caught || exceptions == Exceptions.CAUGHT && !caught) return;
        pause(frame, null, Pause.Reason.EXCEPTION, value, !caught, List.of());
    }

    private boolean isCaught(Frame innermost) {
        for (StackFrame each = innermost; each instanceof Frame frame; each = each.caller()) {
            int handler = frame.code.handlerFor(frame.pc);
            if (handler < 0 || frame.isLibrary()) continue;
            DebugFunction function = functionOf(frame);
            if (function != null && function.map().isCatch(handler)) return true;
        }
        return false;
    }

    // ---- pausing

    private void pause(
            Frame frame,
            BreakLocation location,
            Pause.Reason reason,
            Object value,
            boolean isUncaught,
            List<Breakpoint> hit) {
        paused = true;
        clearStep();
        Step next;
        try {
            next = listener.paused(new Pause(reason, frames(frame, location), value, isUncaught, hit));
        } finally {
            paused = false;
        }
        if (!attached) return;
        lastFrame = frame;
        lastStatement = location == null ? statementOf(frame) : location.statement();
        if (isRequested) return;
        step = next;
        stepDepth = (int) agent.depth();
        if (next == Step.OVER && location != null && location.kind() == BreakLocation.Kind.RETURN) step = Step.OUT;
    }

    private int statementOf(Frame frame) {
        DebugFunction function = functionOf(frame);
        return function == null ? -1 : function.statementAt(frame.pc);
    }

    private void clearStep() {
        step = Step.NONE;
        isRequested = false;
        suspended = null;
    }

    private DebugFunction functionOf(Frame frame) {
        if (frame.code.tier instanceof DebugTier tier && tier.debugger() == this) return tier.function();
        DebugScript script = script(frame.code.source);
        return script == null ? null : script.functionOf(frame.code);
    }

    /** The frames of the program, without those of the embedder's library and of code that is not known. */
    private List<DebugFrame> frames(Frame innermost, BreakLocation location) {
        List<DebugFrame> frames = new ArrayList<>();
        for (StackFrame each = innermost; each != null; each = each.caller()) {
            if (!(each instanceof Frame frame) || frame.isLibrary()) continue;
            DebugScript script = script(frame.code.source);
            if (script == null) continue;
            frames.add(new DebugFrame(frame, script, functionOf(frame), frame == innermost ? location : null));
        }
        return frames;
    }

    /** The frames of the running program. */
    public List<DebugFrame> frames() {
        StackFrame top = agent.topFrame();
        for (; top != null; top = top.caller()) {
            if (top instanceof Frame frame && !frame.isLibrary()) return frames(frame, null);
        }
        return List.of();
    }
}

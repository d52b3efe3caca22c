package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.CodePosition;
import dev.gyre.engine.diagnostics.FaultPosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.HotCodeMonitor;

/** Runs entered frames of warm code in compiled code or a recording. After exits, and at exception handlers, the dispatch loop continues until a loop polls. */
public final class TieredExecution {
    private TieredExecution() {}

    // ---- polls

    public static void pollAtEntry(Frame frame, Agent agent) {
        agent.pollAtEntry();
        HotCodeMonitor monitor = agent.hotCodeMonitor();
        if (monitor != null) monitor.sampledAtEntry(frame);
    }

    /** Whether to leave the dispatch loop for {@link #continueAtLoop}, as {@link CodeBlock#entry} says it. */
    public static int pollAtLoop(Frame frame, Agent agent) {
        agent.pollNow();
        HotCodeMonitor monitor = agent.hotCodeMonitor();
        return monitor == null ? CodeBlock.INTERPRETED : monitor.sampledAtLoop(frame);
    }

    /**
     * The interrupt check of a builtin between calls of a callback, which counts many steps at once. A poll there is one of the function that called the builtin: its compiled
     * code has a copy of the builtin's loop.
     */
    public static void pollBetweenCallbacks(Agent agent, int steps) {
        if (!agent.pollBetweenPieces(steps)) return;
        HotCodeMonitor monitor = agent.hotCodeMonitor();
        if (monitor != null && agent.topFrame() instanceof Frame frame) monitor.sampledAtEntry(frame);
    }

    // ---- running

    /** Runs a frame from its start or from where it was suspended. */
    static Object enter(Frame frame, Agent agent) {
        ExecutionTier tier = (ExecutionTier) frame.code.tier;
        return run(frame, agent, tier, tier.entryCode());
    }

    /** Runs a frame from the head of a loop, after a poll there. */
    static Object continueAtLoop(Frame frame, Agent agent) {
        ExecutionTier tier = (ExecutionTier) frame.code.tier;
        CompiledCode compiled = tier.loopCode(frame.pc);
        tier.enteredAtLoop();
        return run(frame, agent, tier, compiled);
    }

    /** Completes the frame of a direct or inlined call whose code has left it with null, for a poll, or with {@link CompiledCode#EXIT}. */
    public static Object continueAfter(Frame frame, Agent agent, Object result) {
        ExecutionTier tier = (ExecutionTier) frame.code.tier;
        if (result == CompiledCode.EXIT) return run(frame, agent, tier, tier.afterExit(null));
        pollAtLoop(frame, agent);
        tier = tierOf(frame, tier);
        return run(frame, agent, tier, tier.loopCode(frame.pc));
    }

    /** Moves the frame of a direct call to its handler of what a call that is inlined in its code has thrown; rethrows if there is none. */
    public static void unwind(Frame frame, Throwable thrown) {
        Unwinding.unwind(frame, thrown);
    }

    /** The tier of a frame's code, which a debugger may have exchanged. */
    private static ExecutionTier tierOf(Frame frame, ExecutionTier entered) {
        var tier = (ExecutionTier) frame.code.tier;
        return tier == null ? entered : tier;
    }

    private static Object run(Frame frame, Agent agent, ExecutionTier entered, CompiledCode first) {
        ExecutionTier tier = entered;
        CompiledCode compiled = first;
        while (true) {
            try {
                Object result = compiled == null ? Interpreter.dispatch(frame) : compiled.runCompiled(frame);
                if (result == CompiledCode.EXIT) {
                    tier = tierOf(frame, tier);
                    compiled = tier.afterExit(compiled);
                } else if (result != null) {
                    return result;
                } else {
                    pollAtLoop(frame, agent);
                    tier = tierOf(frame, tier);
                    compiled = tier.loopCode(frame.pc);
                }
            } catch (JsException exception) {
                Unwinding.unwind(frame, exception);
                if (compiled != null && !compiled.runsHandlers()) compiled = null;
            } catch (StackOverflowError overflow) {
                Unwinding.overflow(frame);
                compiled = null;
            } catch (NullPointerException
                    | ClassCastException
                    | IndexOutOfBoundsException
                    | ArithmeticException
                    | NegativeArraySizeException
                    | ArrayStoreException
                    | LinkageError fault) {
                FaultPosition.addTo(fault, frame.functionName(), new CodePosition(frame.code, frame.pc));
                throw fault;
            }
        }
    }
}

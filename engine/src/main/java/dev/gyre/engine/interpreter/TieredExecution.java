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

    /** Resumes a suspended frame in compiled code that the caller has looked up, so that C2 can inline that code in the caller. */
    static Object resume(Frame frame, CompiledCode code) {
        Agent agent = frame.realm.agent();
        frame.enter(agent);
        try {
            switch (agent.interruptCheck()) {
                case Agent.POLL -> {
                    pollAtEntry(frame, agent);
                    return enter(frame, agent);
                }
                default -> {}
            }
            CompiledCode next;
            try {
                Object result = code.runCompiled(frame);
                if (result != null && result != CompiledCode.EXIT) return result;
                next = after(frame, agent, null, code, result);
            } catch (RuntimeException | Error thrown) {
                next = caught(frame, code, thrown);
            }
            return run(frame, agent, null, next);
        } finally {
            frame.leave(agent);
        }
    }

    private static Object run(Frame frame, Agent agent, ExecutionTier entered, CompiledCode first) {
        CompiledCode compiled = first;
        while (true) {
            try {
                Object result = compiled == null ? Interpreter.dispatch(frame) : compiled.runCompiled(frame);
                if (result != null && result != CompiledCode.EXIT) return result;
                compiled = after(frame, agent, entered, compiled, result);
            } catch (RuntimeException | Error thrown) {
                compiled = caught(frame, compiled, thrown);
            }
        }
    }

    /** What continues a frame that code, or the dispatch loop if it is null, has left with null, for a poll, or with {@link CompiledCode#EXIT}; null for the dispatch loop. */
    private static CompiledCode after(
            Frame frame, Agent agent, ExecutionTier entered, CompiledCode left, Object result) {
        if (result == null) pollAtLoop(frame, agent);
        ExecutionTier tier = tierOf(frame, entered);
        if (tier == null) return null;
        return result == null ? tier.loopCode(frame.pc) : tier.afterExit(left);
    }

    /** What continues a frame at its handler of what code, or the dispatch loop if it is null, has thrown; null for the dispatch loop. Rethrows what the frame does not handle. */
    private static CompiledCode caught(Frame frame, CompiledCode code, Throwable thrown) {
        if (thrown instanceof JsException exception) {
            Unwinding.unwind(frame, exception);
            return code != null && !code.runsHandlers() ? null : code;
        }
        if (thrown instanceof StackOverflowError) {
            Unwinding.overflow(frame);
            return null;
        }
        if (isFault(thrown)) FaultPosition.addTo(thrown, frame.functionName(), new CodePosition(frame.code, frame.pc));
        if (thrown instanceof RuntimeException exception) throw exception;
        throw (Error) thrown;
    }

    /** Whether an exception of Java is a fault of the engine. */
    private static boolean isFault(Throwable thrown) {
        return thrown instanceof NullPointerException
                || thrown instanceof ClassCastException
                || thrown instanceof IndexOutOfBoundsException
                || thrown instanceof ArithmeticException
                || thrown instanceof NegativeArraySizeException
                || thrown instanceof ArrayStoreException
                || thrown instanceof LinkageError;
    }
}

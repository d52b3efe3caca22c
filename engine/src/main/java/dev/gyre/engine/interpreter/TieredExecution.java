package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Agent;

/** Runs entered frames of hot code: by what its tier has, and from exits and handlers on in the dispatch loop until the next poll of a loop. */
final class TieredExecution {
    private TieredExecution() {}

    /** From where the frame begins or was suspended. */
    static Object enter(Frame frame, Agent agent) {
        CodeTier tier = (CodeTier) frame.code.tier;
        return run(frame, agent, tier, tier.entryCode());
    }

    /** From the head of a loop at which it was polled. */
    static Object continueAtLoop(Frame frame, Agent agent) {
        CodeTier tier = (CodeTier) frame.code.tier;
        CompiledCode compiled = tier.loopCode(frame.pc);
        tier.enteredAtLoop();
        return run(frame, agent, tier, compiled);
    }

    /** After compiled code that other compiled code has entered has returned null, for a poll, or {@link CompiledCode#EXIT}. */
    static Object continueAfter(Frame frame, Agent agent, Object result) {
        CodeTier tier = (CodeTier) frame.code.tier;
        if (result == CompiledCode.EXIT) return run(frame, agent, tier, tier.afterExit(null));
        TierUp.pollAtLoop(frame, agent);
        return run(frame, agent, tier, tier.loopCode(frame.pc));
    }

    private static Object run(Frame frame, Agent agent, CodeTier tier, CompiledCode first) {
        CompiledCode compiled = first;
        while (true) {
            try {
                Object result = compiled == null ? Interpreter.dispatch(frame) : compiled.run(frame);
                if (result == CompiledCode.EXIT) {
                    compiled = tier.afterExit(compiled);
                } else if (result != null) {
                    return result;
                } else {
                    TierUp.pollAtLoop(frame, agent);
                    compiled = tier.loopCode(frame.pc);
                }
            } catch (JsException exception) {
                Unwinding.unwind(frame, exception);
                if (!(compiled instanceof Recording)) compiled = null;
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
                FaultPosition.addTo(fault, frame);
                throw fault;
            }
        }
    }
}

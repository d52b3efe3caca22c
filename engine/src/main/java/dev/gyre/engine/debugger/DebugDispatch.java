package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.Instructions;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Agent;

/** Interprets activations of a program's code while a debugger is attached, and pauses at breakpoints and at the ends of steps. */
final class DebugDispatch extends CompiledCode {
    /** After so many backward jumps the embedder is called. */
    private static final int POLL_INTERVAL = 256;

    private final DebugTier tier;
    private int jumps;

    DebugDispatch(DebugTier tier) {
        this.tier = tier;
    }

    @Override
    protected boolean runsHandlers() {
        return true;
    }

    @Override
    protected Object runCompiled(Frame frame) {
        Debugger debugger = tier.debugger();
        boolean resumed = debugger.entered(frame);
        try {
            return run(frame, debugger);
        } catch (JsException exception) {
            debugger.thrown(frame, tier, exception);
            throw exception;
        } finally {
            if (resumed) debugger.left();
        }
    }

    private Object run(Frame frame, Debugger debugger) {
        Agent agent = frame.realm.agent();
        int[] code = frame.code.code;
        Object[] r = frame.registers();
        int pc = frame.pc;
        while (true) {
            boolean paused = (debugger.isStepping() || tier.isBreakpoint(pc)) && debugger.reached(frame, tier, pc);
            switch (code[pc]) {
                case Op.RETURN -> {
                    return r[code[pc + 1]];
                }
                case Op.YIELD, Op.ASYNC_GENERATOR_YIELD, Op.YIELD_DELEGATED, Op.INITIAL_YIELD -> {
                    return frame.suspend(pc);
                }
                case Op.AWAIT -> {
                    frame.pc = pc;
                    debugger.awaiting(frame);
                    return frame.suspend(pc);
                }
                case Op.DEBUGGER -> {
                    frame.pc = pc;
                    if (!paused) debugger.debuggerStatement(frame);
                    pc++;
                    continue;
                }
                default -> {}
            }
            int next = Instructions.run(frame, code, r, pc);
            if (next <= pc && (++jumps % POLL_INTERVAL == 0 || agent.isInterruptRequested()))
                return frame.pauseAt(next);
            pc = next;
        }
    }
}

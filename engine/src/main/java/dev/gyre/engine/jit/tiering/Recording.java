package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.Instructions;
import dev.gyre.engine.runtime.realm.Agent;

/**
 * Interprets activations of warm code and records in its profile what the instructions do. It is slower than the dispatch loop, which records almost nothing, and
 * ends after a number of instructions.
 */
final class Recording extends CompiledCode {
    private final CodeTier tier;
    private final Profile profile;
    private int budget;
    private int entries;

    Recording(CodeTier tier, Profile profile, int budget) {
        this.tier = tier;
        this.profile = profile;
        this.budget = budget;
    }

    /** How many activations have begun in it. */
    int entries() {
        return entries;
    }

    /** Exception handlers are recorded as well. */
    @Override
    protected boolean runsHandlers() {
        return true;
    }

    @Override
    protected Object runCompiled(Frame frame) {
        Agent agent = frame.realm.agent();
        int[] code = frame.code.code;
        Object[] r = frame.registers;
        int pc = frame.pc;
        profile.recordClosure(frame.function);
        if (pc == 0) {
            entries++;
            profile.recordEntry(r);
        }
        while (--budget > 0) {
            profile.recordOperands(code, r, pc);
            switch (code[pc]) {
                case Op.RETURN -> {
                    return r[code[pc + 1]];
                }
                case Op.YIELD, Op.ASYNC_GENERATOR_YIELD, Op.YIELD_DELEGATED, Op.AWAIT, Op.INITIAL_YIELD -> {
                    return frame.suspend(pc);
                }
                case Op.RUN_FIELD_INITIALIZER ->
                    profile.recordFieldInitializer(frame.activeFunction().fieldInitializer(), pc);
                default -> {}
            }
            int next = Instructions.run(frame, code, r, pc);
            profile.recordResult(code, r, pc, next);
            if (next <= pc && agent.isInterruptDue()) return frame.pauseAt(next);
            pc = next;
        }
        frame.pc = pc;
        tier.recorded(this);
        return EXIT;
    }
}

package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.GeneratorOps;
import dev.gyre.engine.interpreter.Instructions;
import dev.gyre.engine.interpreter.Suspension;
import java.util.ArrayList;
import java.util.List;

/** A compiler for tests of what is around compiled code: its code runs one instruction after another, polls often and exits where the stress option says so. */
final class SteppingCompiler implements UnitCompiler {
    private static final int LAPS = 7;

    /** What was compiled. */
    final List<String> units = new ArrayList<>();
    /** An opcode at which all code but the last exits; -1 for none. */
    int exitsAt = -1;
    /** The reason of those exits. */
    ExitReason reason = ExitReason.OTHER;
    /** The function whose code divides by zero; null for none. */
    String faultyName;
    /** The units whose first instruction had not run when they were compiled. */
    final List<String> unseenEntries = new ArrayList<>();

    @Override
    public synchronized CompiledCode compile(CompilationUnit unit) {
        units.add(unit.toString());
        if (unit.copyProfile() != null && !unit.copyProfile().isSeen(unit.pc)) unseenEntries.add(unit.toString());
        return new SteppingCode(unit, exitsAt, reason, unit.toString().startsWith(faultyName + " ") ? 0 : LAPS);
    }

    private static final class SteppingCode extends CompiledCode {
        private final CompilationUnit unit;
        private final int exitsAt;
        private final ExitReason reason;

        private final int divisor;

        SteppingCode(CompilationUnit unit, int exitsAt, ExitReason reason, int divisor) {
            this.unit = unit;
            this.exitsAt = exitsAt;
            this.reason = reason;
            this.divisor = divisor;
        }

        @Override
        protected Object runCompiled(Frame frame) {
            int[] code = frame.code.code;
            Object[] r = frame.registers;
            boolean stressed = unit.options().stressSeed() != 0;
            int laps = LAPS * LAPS / divisor, pc = frame.pc;
            while (true) {
                if (stressed && CompilationUnit.stress(unit))
                    return CompilationUnit.exit(frame, unit, pc, ExitReason.STRESS.ordinal());
                if (code[pc] == exitsAt && !unit.isLast())
                    return CompilationUnit.exit(frame, unit, pc, reason.ordinal());
                switch (code[pc]) {
                    case Op.RETURN -> {
                        return r[code[pc + 1]];
                    }
                    case Op.YIELD, Op.ASYNC_GENERATOR_YIELD -> {
                        return frame.suspend(pc, r[code[pc + 3]], Suspension.YIELD);
                    }
                    case Op.YIELD_DELEGATED -> {
                        return frame.suspend(pc, r[code[pc + 3]], Suspension.YIELD_DELEGATED);
                    }
                    case Op.AWAIT -> {
                        return frame.suspend(pc, r[code[pc + 2]], Suspension.AWAIT);
                    }
                    case Op.INITIAL_YIELD -> {
                        return GeneratorOps.initialYield(frame, pc);
                    }
                    default -> {}
                }
                int next = Instructions.run(frame, code, r, pc);
                if (next <= pc && --laps < 0) return frame.pauseAt(next);
                pc = next;
            }
        }
    }
}

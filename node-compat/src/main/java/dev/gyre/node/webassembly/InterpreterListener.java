package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.ExecutionListener;
import com.dylibso.chicory.runtime.MStack;
import com.dylibso.chicory.wasm.types.Instruction;
import dev.gyre.node.webassembly.vector.VectorLocals;

/** Sees each instruction that an instance interprets: begins to compile the module when they are many. */
final class InterpreterListener implements ExecutionListener {
    /** The interpreter takes about as long for so many as the compiler for the smallest module. */
    private static final int INSTRUCTIONS_UNTIL_HOT = 1_000_000;

    private final ModuleCode code;
    private final VectorLocals vectorsOrNull;
    private int left = INSTRUCTIONS_UNTIL_HOT;

    InterpreterListener(ModuleCode code) {
        this.code = code;
        vectorsOrNull = VectorLocals.ofOrNull(code.vectorAssignments());
    }

    @Override
    public void onExecution(Instruction instruction, MStack stack) {
        if (vectorsOrNull != null) vectorsOrNull.before(instruction, stack);
        if (left > 0 && --left == 0) code.start();
    }
}

package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.ExecutionListener;
import com.dylibso.chicory.runtime.MStack;
import com.dylibso.chicory.wasm.types.Instruction;

/** Counts the instructions that an instance interprets, and begins to compile the module when they are many. */
final class HotCounter implements ExecutionListener {
    /** The interpreter takes about as long for so many as the compiler for the smallest module. */
    private static final int INSTRUCTIONS_UNTIL_HOT = 1_000_000;

    private final ModuleCode code;
    private int left = INSTRUCTIONS_UNTIL_HOT;

    HotCounter(ModuleCode code) {
        this.code = code;
    }

    @Override
    public void onExecution(Instruction instruction, MStack stack) {
        if (left > 0 && --left == 0) code.start();
    }
}

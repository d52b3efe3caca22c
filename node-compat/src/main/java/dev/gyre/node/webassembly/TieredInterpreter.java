package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.InterpreterMachine;
import com.dylibso.chicory.runtime.MStack;
import com.dylibso.chicory.runtime.Machine;
import com.dylibso.chicory.runtime.StackFrame;
import com.dylibso.chicory.runtime.WasmException;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.Instruction;
import dev.gyre.node.webassembly.vector.VectorInstructions;
import java.util.Deque;

/** The interpreter of an instance, which calls the functions that are compiled as bytecode. */
final class TieredInterpreter extends InterpreterMachine {
    private final TieredMachine machine;
    private final VectorInstructions vectors = new VectorInstructions(stack());

    TieredInterpreter(Instance instance, TieredMachine machine) {
        super(instance);
        this.machine = machine;
    }

    @Override
    protected void evalDefault(
            MStack stack, Instance instance, Deque<StackFrame> frames, Instruction instruction, Operands operands) {
        if (!vectors.execute(instance, instruction)) super.evalDefault(stack, instance, frames, instruction, operands);
    }

    @Override
    protected void CALL(Operands operands) {
        Instance instance = instance();
        int function = (int) operands.get(0);
        Machine compiled = instance.function(function) == null ? null : machine.compiledOrNull(function);
        if (compiled == null) {
            super.CALL(operands);
            return;
        }
        MStack stack = stack();
        FunctionType type = instance.type(instance.functionType(function));
        long[] arguments = extractArgsForParams(stack, type.params());
        try {
            long[] results = compiled.call(function, arguments);
            if (results != null) for (long result : results) stack.push(result);
        } catch (WasmException exception) {
            // The handler is looked for from a frame for the call, which has none itself.
            StackFrame frame = new StackFrame(instance, function, arguments);
            THROW_REF(instance, instance.registerException(exception), stack, frame, callStack);
        }
    }

    @Override
    protected boolean useCurrentInstanceInterpreter(Instance own, Instance target, int function) {
        return target == own && machine.compiledOrNull(function) == null;
    }
}

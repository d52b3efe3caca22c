package dev.gyre.node.webassembly.vector;

import com.dylibso.chicory.runtime.MStack;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.FunctionBody;
import com.dylibso.chicory.wasm.types.Instruction;
import com.dylibso.chicory.wasm.types.OpCode;
import com.dylibso.chicory.wasm.types.ValType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Assignments to locals that are vectors. Chicory's local.set and local.tee store the halves of a vector in the other
 * order than local.get reads them; here the halves change places on the stack before such an instruction, and after a
 * local.tee again.
 */
public final class VectorLocals {
    private final Set<Instruction> assignments;
    private boolean exchanged;

    private VectorLocals(Set<Instruction> assignments) {
        this.assignments = assignments;
    }

    /** The instructions of a module that assign vectors to locals, by identity. */
    public static Set<Instruction> assignments(WasmModule module) {
        Set<Instruction> found = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < module.codeSection().functionBodyCount(); i++) {
            FunctionBody body = module.codeSection().getFunctionBody(i);
            List<ValType> types = new ArrayList<>(module.functionSection()
                    .getFunctionType(i, module.typeSection())
                    .params());
            types.addAll(body.localTypes());
            if (!types.contains(ValType.V128)) continue;
            for (Instruction one : body.instructions()) {
                if (isAssignment(one) && types.get((int) one.operand(0)).equals(ValType.V128)) found.add(one);
            }
        }
        return found;
    }

    /** What an instance needs for the assignments of its module; null if there are none. */
    public static VectorLocals ofOrNull(Set<Instruction> assignments) {
        return assignments.isEmpty() ? null : new VectorLocals(assignments);
    }

    /** Must be called before each instruction. */
    public void before(Instruction instruction, MStack stack) {
        if (exchanged) exchange(stack);
        exchanged = false;
        if (!isAssignment(instruction) || !assignments.contains(instruction)) return;
        exchange(stack);
        exchanged = instruction.opcode() == OpCode.LOCAL_TEE;
    }

    private static boolean isAssignment(Instruction instruction) {
        return instruction.opcode() == OpCode.LOCAL_SET || instruction.opcode() == OpCode.LOCAL_TEE;
    }

    private static void exchange(MStack stack) {
        long upper = stack.pop();
        long lower = stack.pop();
        stack.push(upper);
        stack.push(lower);
    }
}

package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasm.types.Instruction;
import java.util.ArrayDeque;
import java.util.List;

/** Evaluates the constant expression for the offset of a segment. */
// https://webassembly.github.io/spec/core/valid/instructions.html#constant-expressions
final class ConstantExpression {
    private ConstantExpression() {}

    static long evaluate(Instance instance, List<Instruction> instructions) {
        ArrayDeque<Long> stack = new ArrayDeque<>();
        for (Instruction instruction : instructions) {
            switch (instruction.opcode()) {
                case I32_CONST, I64_CONST -> stack.push(instruction.operand(0));
                case GLOBAL_GET ->
                    stack.push(instance.global((int) instruction.operand(0)).getValue());
                case I32_ADD, I64_ADD -> stack.push(stack.pop() + stack.pop());
                case I32_SUB, I64_SUB -> stack.push(-stack.pop() + stack.pop());
                case I32_MUL, I64_MUL -> stack.push(stack.pop() * stack.pop());
                case END -> {}
                default -> throw new IllegalArgumentException("not constant: " + instruction.opcode());
            }
        }
        return stack.pop();
    }
}

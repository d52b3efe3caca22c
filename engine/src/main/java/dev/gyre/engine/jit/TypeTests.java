package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.analysis.Definitions;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.classfile.Label;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The comparisons of a result of typeof with a constant string in the same block. Where nothing else reads the result, the value's class is tested and there is no result.
 * Otherwise the comparison is one of identities, since the results of typeof are the interned strings of Java's literals.
 */
final class TypeTests {
    private static final String TYPES_CLASS = Helpers.JIT_RUNTIME + "CompiledTypes";
    private static final Set<String> TYPES =
            Set.of("undefined", "object", "boolean", "number", "bigint", "string", "symbol", "function");

    /**
     * @param typeof the register with the result of typeof
     * @param value the register whose value is tested; -1 to compare the result
     */
    private record Test(int typeof, int value, String name) {}

    private final CodeGenerator generator;
    /** By the offset of the comparison. */
    private final Map<Integer, Test> tests = new HashMap<>();

    private final Map<CodeBlock, Definitions> definitions = new IdentityHashMap<>();

    TypeTests(CodeGenerator generator) {
        this.generator = generator;
    }

    /** Looks for the comparison that reads the result of the current instruction, a typeof, in its block. */
    void note() {
        int[] code = generator.code;
        int result = code[generator.pc + 1];
        int reader = generator.uses.first(result);
        int operands = reader < 0 ? -1 : firstOperand(code[reader]);
        if (operands < 0) return;
        int other = code[reader + operands] == result ? code[reader + operands + 1] : code[reader + operands];
        int constant = -1;
        for (int pc = next(generator.pc); pc < reader; pc = next(pc)) {
            if (InstructionTable.writes(code, pc, other)) constant = pc;
        }
        String name = constant < 0 ? heldConstant(other) : loadedConstant(constant);
        if (name == null || !TYPES.contains(name)) return;
        tests.put(reader, new Test(result, isAlone(reader, constant) ? code[generator.pc + 2] : -1, name.intern()));
    }

    private String loadedConstant(int pc) {
        int[] code = generator.code;
        return code[pc] == Op.LOAD_CONST && generator.inlining.constants[code[pc + 2]] instanceof String name
                ? name
                : null;
    }

    /** The string that a register holds in all of its activation's code, since constants are loaded before loops. */
    private String heldConstant(int register) {
        Activation of = generator.activation();
        int own = register - of.firstRegister;
        return own < 0 || own >= of.block.registerCount
                ? null
                : definitions.computeIfAbsent(of.block, Definitions::new).string(own);
    }

    /** Whether nothing but the comparison can see the result: no other instruction reads it, and the code cannot be left between the two. */
    private boolean isAlone(int reader, int constant) {
        int[] code = generator.code;
        int result = code[generator.pc + 1], value = code[generator.pc + 2];
        if (generator.mayExitAtRandom() || value == result) return false;
        int last = next(generator.pc);
        if (last == constant && code[constant + 1] != value) last = next(last);
        if (last != reader || generator.isLiveAt(next(reader), result)) return false;
        int label = InstructionTable.labelOperand(code[reader]);
        return label < 0 || !generator.isLiveAt(code[reader + label], result);
    }

    private int next(int pc) {
        return pc + InstructionTable.length(generator.code[pc]);
    }

    /** The method of CompiledTypes for the name of a type. */
    private static String method(String name) {
        return "is" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** Where the operands of a comparison for equality are; -1 for other instructions. */
    private static int firstOperand(int op) {
        return switch (op) {
            case Op.JUMP_IF_STRICT_EQUAL, Op.JUMP_IF_STRICT_NOT_EQUAL, Op.JUMP_IF_EQUAL, Op.JUMP_IF_NOT_EQUAL -> 1;
            case Op.STRICT_EQUAL, Op.STRICT_NOT_EQUAL, Op.EQUAL, Op.NOT_EQUAL -> 2;
            default -> -1;
        };
    }

    /** Whether an instruction compares the result of a typeof with the name of a type. */
    boolean isTest(int pc) {
        return tests.containsKey(pc);
    }

    /** Whether the result of the current instruction, a typeof, is not needed. */
    boolean isTestedAlone() {
        int reader = generator.uses.first(generator.code[generator.pc + 1]);
        Test test = tests.get(reader);
        return test != null && test.value >= 0;
    }

    /** Jumps if the current comparison's result is the expected one. */
    void jump(boolean expected, Label target) {
        Test test = tests.get(generator.pc);
        if (test.value < 0) {
            generator.registers.pushObject(test.typeof);
            generator.asm.ldcObject(test.name, Helpers.OBJECT_TYPE);
            if (expected) generator.asm.if_acmpeq(target);
            else generator.asm.if_acmpne(target);
        } else if (generator.registers.isNumber(test.value)) {
            if (expected == test.name.equals("number")) generator.asm.goto_(target);
        } else {
            generator.registers.pushObject(test.value);
            generator.asm.invokestatic(TYPES_CLASS, method(test.name), "(" + Helpers.OBJECT_TYPE + ")Z");
            if (expected) generator.asm.ifne(target);
            else generator.asm.ifeq(target);
        }
    }
}

package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;

/** Single instructions, for code that is not the dispatch loop. */
public final class Instructions {
    private Instructions() {}

    /**
     * Runs the instruction at {@code pc}, of any kind but RETURN and those that suspend; loops do not poll.
     *
     * @return where the next instruction is
     */
    public static int run(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        return switch (code[pc]) {
            case Op.MOVE -> {
                r[code[pc + 1]] = r[code[pc + 2]];
                yield pc + 3;
            }
            case Op.LOAD_INT -> {
                r[code[pc + 1]] = code[pc + 2];
                yield pc + 3;
            }
            case Op.LOAD_CONST -> {
                r[code[pc + 1]] = frame.constant(code[pc + 2]);
                yield pc + 3;
            }
            case Op.LOAD_UNDEFINED -> load(r, code, pc, Undefined.INSTANCE);
            case Op.LOAD_NULL -> load(r, code, pc, Null.INSTANCE);
            case Op.LOAD_TRUE -> load(r, code, pc, Boolean.TRUE);
            case Op.LOAD_FALSE -> load(r, code, pc, Boolean.FALSE);
            case Op.LOAD_THIS -> load(r, code, pc, frame.thisValue);
            case Op.LOAD_CLOSURE_SCOPE -> load(r, code, pc, frame.scope);
            case Op.LOAD_SCOPED -> {
                r[code[pc + 1]] = HeapScope.valueAt(r[code[pc + 2]], code[pc + 3], code[pc + 4]);
                yield pc + 5;
            }
            case Op.STORE_SCOPED -> {
                HeapScope.slotsAt(r[code[pc + 1]], code[pc + 2])[code[pc + 3]] = r[code[pc + 4]];
                yield pc + 5;
            }
            case Op.NOT -> {
                r[code[pc + 1]] = !TypeConversion.toBoolean(r[code[pc + 2]]);
                yield pc + 3;
            }
            case Op.JUMP, Op.LOOP -> code[pc + 1];
            case Op.JUMP_IF_TRUE, Op.LOOP_IF_TRUE -> TypeConversion.toBoolean(r[code[pc + 1]]) ? code[pc + 2] : pc + 3;
            case Op.JUMP_IF_FALSE, Op.LOOP_IF_FALSE ->
                TypeConversion.toBoolean(r[code[pc + 1]]) ? pc + 3 : code[pc + 2];
            case Op.JUMP_IF_UNDEFINED -> r[code[pc + 1]] == Undefined.INSTANCE ? code[pc + 2] : pc + 3;
            case Op.JUMP_IF_STRICT_EQUAL -> ComparisonInstructions.jumpIfStrictEqual(frame, code, r, pc);
            case Op.JUMP_IF_STRICT_NOT_EQUAL -> ComparisonInstructions.jumpIfStrictNotEqual(frame, code, r, pc);
            case Op.LOOP_IF_LESS -> ComparisonInstructions.jumpIfLess(frame, code, r, pc) ? code[pc + 3] : pc + 5;
            case Op.JUMP_IF_NOT_LESS -> ComparisonInstructions.jumpIfLess(frame, code, r, pc) ? pc + 5 : code[pc + 3];
            case Op.JUMP_IF_NOT_GREATER ->
                ComparisonInstructions.jumpIfGreater(frame, code, r, pc) ? pc + 5 : code[pc + 3];
            case Op.SWITCH_INT -> Interpreter.switchInt(frame, code, r, pc);
            case Op.ITERATOR_STEP -> IteratorOps.iteratorStep(frame, code, r, pc);
            case Op.DELEGATE_NEXT -> GeneratorOps.delegateNext(frame, code, r, pc);
            default -> arithmetic(frame, code, r, pc);
        };
    }

    private static int load(Object[] r, int[] code, int pc, Object value) {
        r[code[pc + 1]] = value;
        return pc + 2;
    }

    private static int arithmetic(Frame frame, int[] code, Object[] r, int pc) {
        switch (code[pc]) {
            case Op.ADD -> ArithmeticInstructions.add(frame, code, r, pc);
            case Op.SUB -> ArithmeticInstructions.sub(frame, code, r, pc);
            case Op.MUL -> ArithmeticInstructions.mul(frame, code, r, pc);
            case Op.DIV -> ArithmeticInstructions.div(frame, code, r, pc);
            case Op.MOD -> ArithmeticInstructions.mod(frame, code, r, pc);
            case Op.ADD_INT -> ArithmeticInstructions.addInt(frame, code, r, pc);
            case Op.SUB_INT -> ArithmeticInstructions.subInt(frame, code, r, pc);
            case Op.MUL_INT -> ArithmeticInstructions.mulInt(frame, code, r, pc);
            case Op.BIT_XOR -> ArithmeticInstructions.bitXor(frame, code, r, pc);
            case Op.BIT_OR -> ArithmeticInstructions.bitOr(frame, code, r, pc);
            case Op.BIT_AND -> ArithmeticInstructions.bitAnd(frame, code, r, pc);
            case Op.BIT_AND_INT -> ArithmeticInstructions.bitAndInt(frame, code, r, pc);
            case Op.BIT_OR_INT -> ArithmeticInstructions.bitOrInt(frame, code, r, pc);
            case Op.SHIFT_LEFT -> ArithmeticInstructions.shiftLeft(frame, code, r, pc);
            case Op.SHIFT_RIGHT_UNSIGNED -> ArithmeticInstructions.shiftRightUnsigned(frame, code, r, pc);
            case Op.LESS -> ComparisonInstructions.less(frame, code, r, pc);
            case Op.LESS_EQUAL -> ComparisonInstructions.lessEqual(frame, code, r, pc);
            case Op.GREATER -> ComparisonInstructions.greater(frame, code, r, pc);
            case Op.GREATER_EQUAL -> ComparisonInstructions.greaterEqual(frame, code, r, pc);
            case Op.STRICT_EQUAL -> ComparisonInstructions.strictEqual(frame, code, r, pc);
            case Op.STRICT_NOT_EQUAL -> ComparisonInstructions.strictNotEqual(frame, code, r, pc);
            case Op.INCREMENT -> {
                ArithmeticInstructions.increment(frame, code, r, pc);
                return pc + 4;
            }
            default -> {
                return memory(frame, code, r, pc);
            }
        }
        return pc + 5;
    }

    private static int memory(Frame frame, int[] code, Object[] r, int pc) {
        switch (code[pc]) {
            case Op.GET_NAMED -> PropertyOps.getNamed(frame, code, r, pc);
            case Op.SET_NAMED -> PropertyOps.setNamed(frame, code, r, pc);
            case Op.GET_LENGTH -> PropertyOps.getLength(frame, code, r, pc);
            case Op.GET_ELEMENT -> ElementOps.getElement(frame, code, r, pc);
            case Op.SET_ELEMENT -> ElementOps.setElement(frame, code, r, pc);
            case Op.GET_PRIVATE -> ClassOps.getPrivate(frame, code, r, pc);
            case Op.SET_PRIVATE -> ClassOps.setPrivate(frame, code, r, pc);
            case Op.DEFINE_NAMED_FIELD -> LiteralOps.defineNamedField(frame, code, r, pc);
            case Op.LOAD_SCOPED_CHECKED -> ScopeOps.loadScopedChecked(frame, code, r, pc);
            case Op.LOAD_GLOBAL -> GlobalOps.loadGlobal(frame, code, r, pc);
            case Op.CREATE_CLOSURE -> FunctionOps.createClosure(frame, code, r, pc);
            case Op.CREATE_OBJECT -> LiteralOps.createObject(frame, code, r, pc);
            case Op.CALL0 -> Calls.call0(frame, code, r, pc);
            case Op.CALL1 -> Calls.call1(frame, code, r, pc);
            case Op.CALL2 -> Calls.call2(frame, code, r, pc);
            case Op.CALL3 -> Calls.call3(frame, code, r, pc);
            case Op.NEW -> Calls.construct(frame, code, r, pc);
            default -> {
                return ColdDispatch.run(frame, code, r, pc);
            }
        }
        return pc + ColdDispatch.LENGTHS[code[pc]];
    }
}

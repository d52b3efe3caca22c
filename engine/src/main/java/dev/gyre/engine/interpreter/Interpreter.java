package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;

/**
 * The dispatch loop. By default HotSpot compiles no method over 8,000 bytes of bytecode, and it inlines less the larger a method is, so a case is a few lines or one
 * call, and instructions that are not frequent in every program are in a second switch.
 */
public final class Interpreter {
    private Interpreter() {}

    /** Runs a frame from its pc until it returns a value or suspends. */
    public static Object run(Frame frame) {
        Agent agent = frame.realm.agent();
        frame.enter(agent);
        try {
            if (agent.isInterruptDue()) TieredExecution.pollAtEntry(frame, agent);
            // A switch, because C2 prunes branches that were never taken: see Agent.interruptCheck.
            switch (frame.code.entry) {
                case CodeBlock.INTERPRETED -> {}
                default -> {
                    return TieredExecution.enter(frame, agent);
                }
            }
            while (true) {
                try {
                    Object result = dispatch(frame);
                    if (result != null) return result;
                    switch (TieredExecution.pollAtLoop(frame, agent)) {
                        case CodeBlock.INTERPRETED -> {}
                        default -> {
                            return TieredExecution.continueAtLoop(frame, agent);
                        }
                    }
                } catch (JsException exception) {
                    Unwinding.unwind(frame, exception);
                } catch (StackOverflowError overflow) {
                    Unwinding.overflow(frame);
                }
            }
        } finally {
            frame.leave(agent);
        }
    }

    /** Resumes a suspended frame as if its current instruction had thrown. */
    public static Object runThrowing(Frame frame, JsException exception) {
        Agent agent = frame.realm.agent();
        frame.enter(agent);
        try {
            Unwinding.unwind(frame, exception);
        } finally {
            frame.leave(agent);
        }
        return run(frame);
    }

    /**
     * Runs until the frame returns or suspends, or until a loop's interrupt check is due: then the result is null.
     * After the check the loop continues in a new activation of this method, which is the compiled one as soon as it
     * exists. That avoids an OSR compilation, which would take as long as the normal one.
     */
    static Object dispatch(Frame frame) {
        int[] code = frame.code.code;
        Object[] r = frame.registers;
        int pc = frame.pc;
        while (true) {
            switch (code[pc]) {
                case Op.GET_NAMED -> {
                    PropertyOps.getNamed(frame, code, r, pc);
                    pc += 5;
                }
                case Op.ADD -> {
                    Object a = r[code[pc + 2]], b = r[code[pc + 3]];
                    switch (areInt32s(a, b)) {
                        case 1 -> {
                            int x = (Integer) a, y = (Integer) b, sum = x + y;
                            switch (((x ^ sum) & (y ^ sum)) >>> 31) {
                                case 0 -> {
                                    r[code[pc + 1]] = sum;
                                    pc += 5;
                                }
                                default -> pc = ArithmeticInstructions.add(frame, code, r, pc);
                            }
                        }
                        default -> pc = ArithmeticInstructions.add(frame, code, r, pc);
                    }
                }
                case Op.RETURN -> {
                    return r[code[pc + 1]];
                }
                case Op.LOAD_SCOPED -> {
                    r[code[pc + 1]] = HeapScope.valueAt(r[code[pc + 2]], code[pc + 3], code[pc + 4]);
                    pc += 5;
                }
                case Op.CALL1 -> {
                    Calls.call1(frame, code, r, pc);
                    pc += 6;
                }
                case Op.LOAD_INT -> {
                    r[code[pc + 1]] = code[pc + 2];
                    pc += 3;
                }
                case Op.INCREMENT -> {
                    ArithmeticInstructions.increment(frame, code, r, pc);
                    pc += 4;
                }
                case Op.LOOP_IF_LESS -> {
                    Object a = r[code[pc + 1]], b = r[code[pc + 2]];
                    int isLess = switch (areInt32s(a, b)) {
                        case 1 -> isLess((Integer) a, (Integer) b);
                        default -> ComparisonInstructions.isLess(frame, code, r, pc);
                    };
                    switch (isLess) {
                        case 1 -> {
                            pc = code[pc + 3];
                            switch (frame.realm.agent().interruptCheck()) {
                                case Agent.POLL -> {
                                    return frame.pauseAt(pc);
                                }
                                default -> {}
                            }
                        }
                        default -> pc += 5;
                    }
                }
                case Op.GET_ELEMENT -> {
                    ElementOps.getElement(frame, code, r, pc);
                    pc += 5;
                }
                case Op.MUL -> pc = ArithmeticInstructions.mul(frame, code, r, pc);
                case Op.MOD -> {
                    ArithmeticInstructions.mod(frame, code, r, pc);
                    pc += 5;
                }
                case Op.LOAD_SCOPED_CHECKED -> {
                    ScopeOps.loadScopedChecked(frame, code, r, pc);
                    pc += 6;
                }
                case Op.SET_NAMED -> {
                    PropertyOps.setNamed(frame, code, r, pc);
                    pc += 5;
                }
                case Op.LOAD_CLOSURE_SCOPE -> {
                    r[code[pc + 1]] = frame.scope;
                    pc += 2;
                }
                case Op.ADD_INT -> {
                    Object a = r[code[pc + 2]];
                    switch (isInt32(a)) {
                        case 1 -> {
                            int x = (Integer) a, y = code[pc + 3], sum = x + y;
                            switch (((x ^ sum) & (y ^ sum)) >>> 31) {
                                case 0 -> r[code[pc + 1]] = sum;
                                default -> ArithmeticInstructions.addInt(frame, code, r, pc);
                            }
                        }
                        default -> ArithmeticInstructions.addInt(frame, code, r, pc);
                    }
                    pc += 5;
                }
                case Op.CALL2 -> {
                    Calls.call2(frame, code, r, pc);
                    pc += 7;
                }
                case Op.SUB -> {
                    Object a = r[code[pc + 2]], b = r[code[pc + 3]];
                    switch (areInt32s(a, b)) {
                        case 1 -> {
                            int x = (Integer) a, y = (Integer) b, difference = x - y;
                            switch (((x ^ y) & (x ^ difference)) >>> 31) {
                                case 0 -> {
                                    r[code[pc + 1]] = difference;
                                    pc += 5;
                                }
                                default -> pc = ArithmeticInstructions.sub(frame, code, r, pc);
                            }
                        }
                        default -> pc = ArithmeticInstructions.sub(frame, code, r, pc);
                    }
                }
                case Op.MOVE -> {
                    r[code[pc + 1]] = r[code[pc + 2]];
                    pc += 3;
                }
                case Op.LOAD_THIS -> {
                    r[code[pc + 1]] = frame.thisValue;
                    pc += 2;
                }
                case Op.JUMP_IF_NOT_LESS -> {
                    Object a = r[code[pc + 1]], b = r[code[pc + 2]];
                    int isLess = switch (areInt32s(a, b)) {
                        case 1 -> isLess((Integer) a, (Integer) b);
                        default -> ComparisonInstructions.isLess(frame, code, r, pc);
                    };
                    switch (isLess) {
                        case 1 -> pc += 5;
                        default -> pc = code[pc + 3];
                    }
                }
                case Op.GET_LENGTH -> {
                    PropertyOps.getLength(frame, code, r, pc);
                    pc += 4;
                }
                case Op.JUMP_IF_FALSE -> {
                    switch (truth(frame, code, r, pc + 1)) {
                        case 1 -> pc += 3;
                        default -> pc = code[pc + 2];
                    }
                }
                case Op.JUMP_IF_TRUE -> {
                    switch (truth(frame, code, r, pc + 1)) {
                        case 1 -> pc = code[pc + 2];
                        default -> pc += 3;
                    }
                }
                case Op.DEFINE_NAMED_FIELD -> {
                    LiteralOps.defineNamedField(frame, code, r, pc);
                    pc += 5;
                }
                case Op.LOOP -> {
                    pc = code[pc + 1];
                    switch (frame.realm.agent().interruptCheck()) {
                        case Agent.POLL -> {
                            return frame.pauseAt(pc);
                        }
                        default -> {}
                    }
                }
                case Op.LOOP_IF_TRUE -> {
                    switch (truth(frame, code, r, pc + 1)) {
                        case 1 -> {
                            pc = code[pc + 2];
                            switch (frame.realm.agent().interruptCheck()) {
                                case Agent.POLL -> {
                                    return frame.pauseAt(pc);
                                }
                                default -> {}
                            }
                        }
                        default -> pc += 3;
                    }
                }
                case Op.LOOP_IF_FALSE -> {
                    switch (truth(frame, code, r, pc + 1)) {
                        case 0 -> {
                            pc = code[pc + 2];
                            switch (frame.realm.agent().interruptCheck()) {
                                case Agent.POLL -> {
                                    return frame.pauseAt(pc);
                                }
                                default -> {}
                            }
                        }
                        default -> pc += 3;
                    }
                }
                case Op.LOAD_GLOBAL -> {
                    GlobalOps.loadGlobal(frame, code, r, pc);
                    pc += 4;
                }
                case Op.MUL_INT -> {
                    ArithmeticInstructions.mulInt(frame, code, r, pc);
                    pc += 5;
                }
                case Op.SUB_INT -> {
                    Object a = r[code[pc + 2]];
                    switch (isInt32(a)) {
                        case 1 -> {
                            int x = (Integer) a, y = code[pc + 3], difference = x - y;
                            switch (((x ^ y) & (x ^ difference)) >>> 31) {
                                case 0 -> r[code[pc + 1]] = difference;
                                default -> ArithmeticInstructions.subInt(frame, code, r, pc);
                            }
                        }
                        default -> ArithmeticInstructions.subInt(frame, code, r, pc);
                    }
                    pc += 5;
                }
                case Op.JUMP_IF_STRICT_EQUAL -> pc = ComparisonInstructions.jumpIfStrictEqual(frame, code, r, pc);
                case Op.LOAD_CONST -> {
                    r[code[pc + 1]] = frame.code.constants[code[pc + 2]];
                    pc += 3;
                }
                case Op.DIV -> pc = ArithmeticInstructions.div(frame, code, r, pc);
                case Op.STORE_SCOPED -> {
                    HeapScope.slotsAt(r[code[pc + 1]], code[pc + 2])[code[pc + 3]] = r[code[pc + 4]];
                    pc += 5;
                }
                case Op.ITERATOR_STEP -> pc = IteratorOps.iteratorStep(frame, code, r, pc);
                case Op.LOAD_NULL -> {
                    r[code[pc + 1]] = Null.INSTANCE;
                    pc += 2;
                }
                case Op.GET_PRIVATE -> {
                    ClassOps.getPrivate(frame, code, r, pc);
                    pc += 5;
                }
                case Op.CREATE_CLOSURE -> {
                    FunctionOps.createClosure(frame, code, r, pc);
                    pc += 4;
                }
                case Op.JUMP -> pc = code[pc + 1];
                case Op.JUMP_IF_STRICT_NOT_EQUAL ->
                    pc = ComparisonInstructions.jumpIfStrictNotEqual(frame, code, r, pc);
                case Op.SWITCH_INT -> pc = switchInt(frame, code, r, pc);
                case Op.BIT_XOR -> {
                    ArithmeticInstructions.bitXor(frame, code, r, pc);
                    pc += 5;
                }
                case Op.YIELD, Op.ASYNC_GENERATOR_YIELD, Op.YIELD_DELEGATED, Op.AWAIT, Op.INITIAL_YIELD -> {
                    return frame.suspend(pc);
                }
                case Op.SET_ELEMENT -> {
                    ElementOps.setElement(frame, code, r, pc);
                    pc += 5;
                }
                case Op.GREATER_EQUAL -> {
                    ComparisonInstructions.greaterEqual(frame, code, r, pc);
                    pc += 5;
                }
                case Op.BIT_OR -> {
                    ArithmeticInstructions.bitOr(frame, code, r, pc);
                    pc += 5;
                }
                case Op.BIT_AND_INT -> {
                    ArithmeticInstructions.bitAndInt(frame, code, r, pc);
                    pc += 5;
                }
                case Op.SHIFT_LEFT -> {
                    ArithmeticInstructions.shiftLeft(frame, code, r, pc);
                    pc += 5;
                }
                case Op.SHIFT_RIGHT_UNSIGNED -> {
                    ArithmeticInstructions.shiftRightUnsigned(frame, code, r, pc);
                    pc += 5;
                }
                case Op.NOT -> {
                    r[code[pc + 1]] = switch (truth(frame, code, r, pc + 2)) {
                        case 1 -> Boolean.FALSE;
                        default -> Boolean.TRUE;
                    };
                    pc += 3;
                }
                case Op.CREATE_OBJECT -> {
                    LiteralOps.createObject(frame, code, r, pc);
                    pc += 2;
                }
                case Op.BIT_OR_INT -> {
                    ArithmeticInstructions.bitOrInt(frame, code, r, pc);
                    pc += 5;
                }
                case Op.CALL0 -> {
                    Calls.call0(frame, code, r, pc);
                    pc += 5;
                }
                case Op.BIT_AND -> {
                    ArithmeticInstructions.bitAnd(frame, code, r, pc);
                    pc += 5;
                }
                case Op.SET_PRIVATE -> {
                    ClassOps.setPrivate(frame, code, r, pc);
                    pc += 5;
                }
                case Op.LESS_EQUAL -> {
                    ComparisonInstructions.lessEqual(frame, code, r, pc);
                    pc += 5;
                }
                case Op.JUMP_IF_NOT_GREATER -> {
                    Object a = r[code[pc + 1]], b = r[code[pc + 2]];
                    int isGreater = switch (areInt32s(a, b)) {
                        case 1 -> isLess((Integer) b, (Integer) a);
                        default -> ComparisonInstructions.isGreater(frame, code, r, pc);
                    };
                    switch (isGreater) {
                        case 1 -> pc += 5;
                        default -> pc = code[pc + 3];
                    }
                }
                case Op.LOAD_UNDEFINED -> {
                    r[code[pc + 1]] = Undefined.INSTANCE;
                    pc += 2;
                }
                case Op.LOAD_TRUE -> {
                    r[code[pc + 1]] = Boolean.TRUE;
                    pc += 2;
                }
                case Op.LOAD_FALSE -> {
                    r[code[pc + 1]] = Boolean.FALSE;
                    pc += 2;
                }
                case Op.JUMP_IF_UNDEFINED -> pc = ComparisonInstructions.jumpIfUndefined(frame, code, r, pc);
                case Op.LESS -> {
                    ComparisonInstructions.less(frame, code, r, pc);
                    pc += 5;
                }
                case Op.GREATER -> {
                    ComparisonInstructions.greater(frame, code, r, pc);
                    pc += 5;
                }
                case Op.STRICT_EQUAL -> {
                    ComparisonInstructions.strictEqual(frame, code, r, pc);
                    pc += 5;
                }
                case Op.STRICT_NOT_EQUAL -> {
                    ComparisonInstructions.strictNotEqual(frame, code, r, pc);
                    pc += 5;
                }
                case Op.CALL3 -> {
                    Calls.call3(frame, code, r, pc);
                    pc += 8;
                }
                case Op.NEW -> {
                    Calls.construct(frame, code, r, pc);
                    pc += 6;
                }
                default -> pc = ColdDispatch.run(frame, code, r, pc);
            }
        }
    }

    /**
     * 1 for an int32, 0 for any other value. All instructions share this profile of types, and their callers switch over the result: C2 would compile an instruction that has
     * only met int32s for them alone, and discard the whole loop when another value comes.
     */
    private static int isInt32(Object value) {
        return value instanceof Integer ? 1 : 0;
    }

    /**
     * Tests values of several types, of which HotSpot takes note. Without that, it compiles the dispatch method for int32s alone where a program begins with these, and
     * discards it at the first other value.
     */
    public static void note() {
        areInt32s(0, 0.5);
        areInt32s(Undefined.INSTANCE, Null.INSTANCE);
    }

    private static int areInt32s(Object a, Object b) {
        return isInt32(a) & isInt32(b);
    }

    /** 1 if it is less, otherwise 0; without a branch, of which C2 would prune what has not run. */
    private static int isLess(int a, int b) {
        return (int) ((long) a - b >>> 63);
    }

    /** 1 if an operand is true as a condition, otherwise 0. All instructions share this profile, too. */
    private static int truth(Frame frame, int[] code, Object[] r, int operand) {
        if (r[code[operand]] instanceof Boolean bool) return bool ? 1 : 0;
        return ComparisonInstructions.truth(frame, code, r, operand);
    }

    static int switchInt(Frame frame, int[] code, Object[] r, int pc) {
        int selector = (Integer) r[code[pc + 1]];
        int[] targets = (int[]) frame.code.constants[code[pc + 2]];
        return selector >= 0 && selector < targets.length ? targets[selector] : pc + 3;
    }
}

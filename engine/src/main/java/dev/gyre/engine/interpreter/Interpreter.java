package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.operations.Comparison;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Agent;
import dev.gyre.engine.value.Null;
import dev.gyre.engine.value.Undefined;

/**
 * The dispatch loop. HotSpot compiles no method above 8,000 bytes of bytecode and inlines less the larger a method is, so a
 * case is a few lines or one call; what is rare goes through a second switch.
 */
public final class Interpreter {
    private Interpreter() {}

    /** Runs a frame from its pc to completion (the value returned) or to a {@link Suspension}. */
    public static Object run(Frame frame) {
        Agent agent = frame.realm.agent();
        frame.enter(agent);
        try {
            if (agent.tick()) agent.pollNow();
            while (true) {
                try {
                    Object result = dispatch(frame);
                    if (result != null) return result;
                    agent.pollNow();
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

    /** Resumes a suspended frame as if the instruction it waits at had thrown. */
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
     * Runs until the frame ends or suspends, or until a loop is to poll: then the value is null. A loop that polls outside goes on in a new
     * activation of this method, which is HotSpot's compiled one as soon as there is one; a compilation for the loop in the middle of the old
     * activation, as long as the first, is not needed.
     */
    private static Object dispatch(Frame frame) {
        int[] code = frame.code.code;
        Object[] r = frame.registers;
        int pc = frame.pc;
        while (true) {
            switch (code[pc]) {
                case Op.MOVE -> { r[code[pc + 1]] = r[code[pc + 2]]; pc += 3; }
                case Op.LOAD_INT -> { r[code[pc + 1]] = code[pc + 2]; pc += 3; }
                case Op.LOAD_CONST -> { r[code[pc + 1]] = frame.code.constants[code[pc + 2]]; pc += 3; }
                case Op.LOAD_UNDEFINED -> { r[code[pc + 1]] = Undefined.INSTANCE; pc += 2; }
                case Op.LOAD_NULL -> { r[code[pc + 1]] = Null.INSTANCE; pc += 2; }
                case Op.LOAD_TRUE -> { r[code[pc + 1]] = Boolean.TRUE; pc += 2; }
                case Op.LOAD_FALSE -> { r[code[pc + 1]] = Boolean.FALSE; pc += 2; }
                case Op.LOAD_EMPTY -> { r[code[pc + 1]] = null; pc += 2; }
                case Op.LOAD_THIS -> { r[code[pc + 1]] = frame.thisValue; pc += 2; }
                case Op.LOAD_CALLEE -> { r[code[pc + 1]] = frame.function; pc += 2; }
                case Op.LOAD_NEW_TARGET -> { r[code[pc + 1]] = frame.newTarget == null ? Undefined.INSTANCE : frame.newTarget; pc += 2; }
                case Op.LOAD_CLOSURE_SCOPE -> { r[code[pc + 1]] = frame.scope; pc += 2; }
                case Op.LOAD_GLOBAL_OBJECT -> { r[code[pc + 1]] = frame.realm.globalThis(); pc += 2; }
                case Op.ADD -> {
                    if (r[code[pc + 2]] instanceof Integer x && r[code[pc + 3]] instanceof Integer y) {
                        int sum = x + y;
                        r[code[pc + 1]] = ((x ^ sum) & (y ^ sum)) < 0 ? (Object) ((double) x + y) : (Object) sum;
                    } else {
                        ArithmeticInstructions.add(frame, code, r, pc);
                    }
                    pc += 5;
                }
                case Op.SUB -> {
                    if (r[code[pc + 2]] instanceof Integer x && r[code[pc + 3]] instanceof Integer y) {
                        int difference = x - y;
                        r[code[pc + 1]] = ((x ^ y) & (x ^ difference)) < 0 ? (Object) ((double) x - y) : (Object) difference;
                    } else {
                        ArithmeticInstructions.sub(frame, code, r, pc);
                    }
                    pc += 5;
                }
                case Op.ADD_INT -> {
                    if (r[code[pc + 2]] instanceof Integer x) {
                        long sum = (long) x + code[pc + 3];
                        r[code[pc + 1]] = sum == (int) sum ? (Object) (int) sum : (Object) (double) sum;
                    } else {
                        ArithmeticInstructions.addInt(frame, code, r, pc);
                    }
                    pc += 5;
                }
                case Op.SUB_INT -> {
                    if (r[code[pc + 2]] instanceof Integer x) {
                        long difference = (long) x - code[pc + 3];
                        r[code[pc + 1]] = difference == (int) difference ? (Object) (int) difference : (Object) (double) difference;
                    } else {
                        ArithmeticInstructions.subInt(frame, code, r, pc);
                    }
                    pc += 5;
                }
                case Op.NOT -> { r[code[pc + 1]] = !TypeConversion.toBoolean(r[code[pc + 2]]); pc += 3; }
                case Op.JUMP -> pc = code[pc + 1];
                case Op.LOOP -> {
                    pc = code[pc + 1];
                    if (frame.realm.agent().tick()) return frame.pauseAt(pc);
                }
                case Op.JUMP_IF_TRUE -> pc = isTrue(r[code[pc + 1]]) ? code[pc + 2] : pc + 3;
                case Op.JUMP_IF_FALSE -> pc = isTrue(r[code[pc + 1]]) ? pc + 3 : code[pc + 2];
                case Op.JUMP_IF_NULLISH -> pc = isNullish(r[code[pc + 1]]) ? code[pc + 2] : pc + 3;
                case Op.JUMP_IF_NOT_NULLISH -> pc = isNullish(r[code[pc + 1]]) ? pc + 3 : code[pc + 2];
                case Op.JUMP_IF_EQUAL_NULL -> pc = Comparison.isLooselyNull(r[code[pc + 1]]) ? code[pc + 2] : pc + 3;
                case Op.JUMP_IF_NOT_EQUAL_NULL -> pc = Comparison.isLooselyNull(r[code[pc + 1]]) ? pc + 3 : code[pc + 2];
                case Op.JUMP_IF_UNDEFINED -> pc = r[code[pc + 1]] == Undefined.INSTANCE ? code[pc + 2] : pc + 3;
                case Op.JUMP_IF_NOT_UNDEFINED -> pc = r[code[pc + 1]] == Undefined.INSTANCE ? pc + 3 : code[pc + 2];
                case Op.JUMP_IF_EMPTY -> pc = r[code[pc + 1]] == null ? code[pc + 2] : pc + 3;
                case Op.JUMP_IF_LESS -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x < y : ComparisonInstructions.jumpIfLess(frame, code, r, pc)) pc = code[pc + 3];
                    else pc = pc + 5;
                }
                case Op.LOOP_IF_LESS -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x < y : ComparisonInstructions.jumpIfLess(frame, code, r, pc)) {
                        pc = code[pc + 3];
                        if (frame.realm.agent().tick()) return frame.pauseAt(pc);
                    } else {
                        pc += 5;
                    }
                }
                case Op.JUMP_IF_NOT_LESS -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x < y : ComparisonInstructions.jumpIfLess(frame, code, r, pc)) pc = pc + 5;
                    else pc = code[pc + 3];
                }
                case Op.JUMP_IF_LESS_EQUAL -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x <= y : ComparisonInstructions.jumpIfLessEqual(frame, code, r, pc)) pc = code[pc + 3];
                    else pc = pc + 5;
                }
                case Op.JUMP_IF_NOT_LESS_EQUAL -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x <= y : ComparisonInstructions.jumpIfLessEqual(frame, code, r, pc)) pc = pc + 5;
                    else pc = code[pc + 3];
                }
                case Op.JUMP_IF_GREATER -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x > y : ComparisonInstructions.jumpIfGreater(frame, code, r, pc)) pc = code[pc + 3];
                    else pc = pc + 5;
                }
                case Op.JUMP_IF_NOT_GREATER -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x > y : ComparisonInstructions.jumpIfGreater(frame, code, r, pc)) pc = pc + 5;
                    else pc = code[pc + 3];
                }
                case Op.JUMP_IF_GREATER_EQUAL -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x >= y : ComparisonInstructions.jumpIfGreaterEqual(frame, code, r, pc)) pc = code[pc + 3];
                    else pc = pc + 5;
                }
                case Op.JUMP_IF_NOT_GREATER_EQUAL -> {
                    if (r[code[pc + 1]] instanceof Integer x && r[code[pc + 2]] instanceof Integer y ? x >= y : ComparisonInstructions.jumpIfGreaterEqual(frame, code, r, pc)) pc = pc + 5;
                    else pc = code[pc + 3];
                }
                case Op.JUMP_IF_STRICT_EQUAL -> pc = ComparisonOps.strictEqual(r[code[pc + 1]], r[code[pc + 2]]) ? code[pc + 3] : pc + 5;
                case Op.JUMP_IF_STRICT_NOT_EQUAL -> pc = !ComparisonOps.strictEqual(r[code[pc + 1]], r[code[pc + 2]]) ? code[pc + 3] : pc + 5;
                case Op.JUMP_IF_EQUAL -> pc = ComparisonInstructions.looselyEqual(frame, code, r, pc) ? code[pc + 3] : pc + 5;
                case Op.JUMP_IF_NOT_EQUAL -> pc = !ComparisonInstructions.looselyEqual(frame, code, r, pc) ? code[pc + 3] : pc + 5;
                case Op.SWITCH_INT -> pc = switchInt(frame, code, r, pc);
                case Op.LOAD_SCOPED -> {
                    r[code[pc + 1]] = HeapScope.slotsAt(r[code[pc + 2]], code[pc + 3])[code[pc + 4]];
                    pc += 5;
                }
                case Op.STORE_SCOPED -> {
                    HeapScope.slotsAt(r[code[pc + 1]], code[pc + 2])[code[pc + 3]] = r[code[pc + 4]];
                    pc += 5;
                }
                case Op.CATCH -> { r[code[pc + 1]] = frame.transfer; frame.transfer = null; pc += 2; }
                case Op.RETURN -> { return r[code[pc + 1]]; }
                case Op.THROW -> { frame.pc = pc; throw Unwinding.thrown(frame, r[code[pc + 1]]); }
                case Op.ITERATOR_STEP -> pc = IteratorOps.iteratorStep(frame, code, r, pc);
                case Op.FOR_IN_NEXT -> pc = IteratorOps.forInNext(frame, code, r, pc);
                case Op.INITIAL_YIELD -> { return GeneratorOps.initialYield(frame, pc); }
                case Op.YIELD, Op.ASYNC_GENERATOR_YIELD -> { return frame.suspend(pc, r[code[pc + 3]], Suspension.YIELD); }
                case Op.YIELD_DELEGATED -> { return frame.suspend(pc, r[code[pc + 3]], Suspension.YIELD_DELEGATED); }
                case Op.AWAIT -> { return frame.suspend(pc, r[code[pc + 2]], Suspension.AWAIT); }
                case Op.MUL -> { ArithmeticInstructions.mul(frame, code, r, pc); pc += 5; }
                case Op.DIV -> { ArithmeticInstructions.div(frame, code, r, pc); pc += 5; }
                case Op.MOD -> { ArithmeticInstructions.mod(frame, code, r, pc); pc += 5; }
                case Op.BIT_AND -> { ArithmeticInstructions.bitAnd(frame, code, r, pc); pc += 5; }
                case Op.BIT_OR -> { ArithmeticInstructions.bitOr(frame, code, r, pc); pc += 5; }
                case Op.BIT_XOR -> { ArithmeticInstructions.bitXor(frame, code, r, pc); pc += 5; }
                case Op.SHIFT_LEFT -> { ArithmeticInstructions.shiftLeft(frame, code, r, pc); pc += 5; }
                case Op.SHIFT_RIGHT -> { ArithmeticInstructions.shiftRight(frame, code, r, pc); pc += 5; }
                case Op.SHIFT_RIGHT_UNSIGNED -> { ArithmeticInstructions.shiftRightUnsigned(frame, code, r, pc); pc += 5; }
                case Op.MUL_INT -> { ArithmeticInstructions.mulInt(frame, code, r, pc); pc += 5; }
                case Op.BIT_AND_INT -> { ArithmeticInstructions.bitAndInt(frame, code, r, pc); pc += 5; }
                case Op.BIT_OR_INT -> { ArithmeticInstructions.bitOrInt(frame, code, r, pc); pc += 5; }
                case Op.SHIFT_LEFT_INT -> { ArithmeticInstructions.shiftLeftInt(frame, code, r, pc); pc += 5; }
                case Op.SHIFT_RIGHT_INT -> { ArithmeticInstructions.shiftRightInt(frame, code, r, pc); pc += 5; }
                case Op.SHIFT_RIGHT_UNSIGNED_INT -> { ArithmeticInstructions.shiftRightUnsignedInt(frame, code, r, pc); pc += 5; }
                case Op.NEGATE -> { ArithmeticInstructions.negate(frame, code, r, pc); pc += 4; }
                case Op.INCREMENT -> { ArithmeticInstructions.increment(frame, code, r, pc); pc += 4; }
                case Op.DECREMENT -> { ArithmeticInstructions.decrement(frame, code, r, pc); pc += 4; }
                case Op.TO_NUMBER -> { ArithmeticInstructions.toNumber(frame, code, r, pc); pc += 3; }
                case Op.TO_STRING_VALUE -> { ArithmeticInstructions.toStringValue(frame, code, r, pc); pc += 3; }
                case Op.TYPEOF -> { ArithmeticInstructions.typeof(frame, code, r, pc); pc += 3; }
                case Op.EQUAL -> { ComparisonInstructions.equal(frame, code, r, pc); pc += 5; }
                case Op.NOT_EQUAL -> { ComparisonInstructions.notEqual(frame, code, r, pc); pc += 5; }
                case Op.STRICT_EQUAL -> { ComparisonInstructions.strictEqual(frame, code, r, pc); pc += 5; }
                case Op.STRICT_NOT_EQUAL -> { ComparisonInstructions.strictNotEqual(frame, code, r, pc); pc += 5; }
                case Op.LESS -> { ComparisonInstructions.less(frame, code, r, pc); pc += 5; }
                case Op.LESS_EQUAL -> { ComparisonInstructions.lessEqual(frame, code, r, pc); pc += 5; }
                case Op.GREATER -> { ComparisonInstructions.greater(frame, code, r, pc); pc += 5; }
                case Op.GREATER_EQUAL -> { ComparisonInstructions.greaterEqual(frame, code, r, pc); pc += 5; }
                case Op.INSTANCE_OF -> { ComparisonInstructions.instanceOf(frame, code, r, pc); pc += 5; }
                case Op.CREATE_SCOPE -> { ScopeOps.createScope(frame, code, r, pc); pc += 4; }
                case Op.COPY_SCOPE -> { ScopeOps.copyScope(frame, code, r, pc); pc += 2; }
                case Op.LOAD_SCOPED_CHECKED -> { ScopeOps.loadScopedChecked(frame, code, r, pc); pc += 6; }
                case Op.STORE_SCOPED_CHECKED -> { ScopeOps.storeScopedChecked(frame, code, r, pc); pc += 6; }
                case Op.CHECK_INITIALISED -> { Unwinding.checkInitialised(frame, code, r, pc); pc += 3; }
                case Op.LOAD_IMPORT -> { ScopeOps.loadImport(frame, code, r, pc); pc += 4; }
                case Op.LOAD_GLOBAL -> { GlobalOps.loadGlobal(frame, code, r, pc); pc += 4; }
                case Op.STORE_GLOBAL -> { GlobalOps.storeGlobal(frame, code, r, pc); pc += 4; }
                case Op.GET_NAMED -> { PropertyOps.getNamed(frame, code, r, pc); pc += 5; }
                case Op.GET_LENGTH -> { PropertyOps.getLength(frame, code, r, pc); pc += 4; }
                case Op.SET_NAMED -> { PropertyOps.setNamed(frame, code, r, pc); pc += 5; }
                case Op.GET_ELEMENT -> { ElementOps.getElement(frame, code, r, pc); pc += 5; }
                case Op.SET_ELEMENT -> { ElementOps.setElement(frame, code, r, pc); pc += 5; }
                case Op.CREATE_OBJECT -> { LiteralOps.createObject(frame, code, r, pc); pc += 2; }
                case Op.CREATE_ARRAY -> { LiteralOps.createArray(frame, code, r, pc); pc += 4; }
                case Op.ARRAY_PUSH -> { LiteralOps.arrayPush(frame, code, r, pc); pc += 3; }
                case Op.DEFINE_FIELD -> { LiteralOps.defineField(frame, code, r, pc); pc += 4; }
                case Op.DEFINE_NAMED_FIELD -> { LiteralOps.defineNamedField(frame, code, r, pc); pc += 5; }
                case Op.CREATE_CLOSURE -> { FunctionOps.createClosure(frame, code, r, pc); pc += 4; }
                case Op.GET_PRIVATE -> { ClassOps.getPrivate(frame, code, r, pc); pc += 5; }
                case Op.SET_PRIVATE -> { ClassOps.setPrivate(frame, code, r, pc); pc += 5; }
                case Op.CALL0 -> { Calls.call0(frame, code, r, pc); pc += 5; }
                case Op.CALL1 -> { Calls.call1(frame, code, r, pc); pc += 6; }
                case Op.CALL2 -> { Calls.call2(frame, code, r, pc); pc += 7; }
                case Op.CALL3 -> { Calls.call3(frame, code, r, pc); pc += 8; }
                case Op.CALL_RANGE -> { Calls.callRange(frame, code, r, pc); pc += 7; }
                case Op.NEW -> { Calls.construct(frame, code, r, pc); pc += 6; }
                default -> {
                    frame.pc = pc;
                    runRare(frame, code, r, pc);
                    pc += LENGTHS[code[pc]];
                }
            }
        }
    }

    private static final byte[] LENGTHS = lengths();

    private static byte[] lengths() {
        Opcode[] all = Opcode.values();
        var lengths = new byte[all.length];
        for (int i = 0; i < all.length; i++) lengths[i] = (byte) all[i].length();
        return lengths;
    }

    private static boolean isTrue(Object value) {
        return value instanceof Boolean bool ? bool : TypeConversion.toBoolean(value);
    }

    private static boolean isNullish(Object value) {
        return value == Undefined.INSTANCE || value == Null.INSTANCE;
    }

    private static int switchInt(Frame frame, int[] code, Object[] r, int pc) {
        int selector = (Integer) r[code[pc + 1]];
        int[] targets = (int[]) frame.code.constants[code[pc + 2]];
        return selector >= 0 && selector < targets.length ? targets[selector] : pc + 3;
    }

    private static void runRare(Frame frame, int[] code, Object[] r, int pc) {
        switch (code[pc]) {
            case Op.LOAD_SUPER_BASE -> PropertyOps.loadSuperBase(frame, code, r, pc);
            case Op.EXP -> ArithmeticInstructions.exp(frame, code, r, pc);
            case Op.BIT_NOT -> ArithmeticInstructions.bitNot(frame, code, r, pc);
            case Op.TO_NUMERIC -> ArithmeticInstructions.toNumeric(frame, code, r, pc);
            case Op.TO_PROPERTY_KEY -> ArithmeticInstructions.toPropertyKey(frame, code, r, pc);
            case Op.TO_MEMBER_KEY -> PropertyOps.toMemberKey(frame, code, r, pc);
            case Op.IN -> ComparisonInstructions.in(frame, code, r, pc);
            case Op.THROW_CONST_ASSIGNMENT -> ScopeOps.throwConstAssignment(frame, code, r, pc);
            case Op.LOAD_MODULE_NAMESPACE -> ScopeOps.loadModuleNamespace(frame, code, r, pc);
            case Op.LOAD_GLOBAL_OR_UNDEFINED -> GlobalOps.loadGlobalOrUndefined(frame, code, r, pc);
            case Op.INITIALIZE_GLOBAL_LEXICAL -> GlobalOps.initializeGlobalLexical(frame, code, r, pc);
            case Op.DECLARE_GLOBALS -> GlobalOps.declareGlobals(frame, code, r, pc);
            case Op.DECLARE_EVAL_VARIABLES -> NameOps.declareEvalVariables(frame, code, r, pc);
            case Op.LOAD_NAME -> NameOps.loadName(frame, code, r, pc);
            case Op.LOAD_NAME_OR_UNDEFINED -> NameOps.loadNameOrUndefined(frame, code, r, pc);
            case Op.STORE_NAME -> NameOps.storeName(frame, code, r, pc);
            case Op.STORE_VARIABLE -> NameOps.storeVariable(frame, code, r, pc);
            case Op.DELETE_NAME -> NameOps.deleteName(frame, code, r, pc);
            case Op.RESOLVE_NAME -> NameOps.resolveName(frame, code, r, pc);
            case Op.LOAD_REFERENCE -> NameOps.loadReference(frame, code, r, pc);
            case Op.STORE_REFERENCE -> NameOps.storeReference(frame, code, r, pc);
            case Op.REFERENCE_THIS -> NameOps.referenceThis(frame, code, r, pc);
            case Op.PUSH_WITH -> NameOps.pushWith(frame, code, r, pc);
            case Op.DELETE_NAMED -> PropertyOps.deleteNamed(frame, code, r, pc);
            case Op.DELETE_ELEMENT -> PropertyOps.deleteElement(frame, code, r, pc);
            case Op.GET_SUPER -> PropertyOps.getSuper(frame, code, r, pc);
            case Op.SET_SUPER -> PropertyOps.setSuper(frame, code, r, pc);
            case Op.THROW_DELETE_SUPER -> PropertyOps.throwDeleteSuper(frame, code, r, pc);
            case Op.REQUIRE_OBJECT_COERCIBLE -> PropertyOps.requireObjectCoercible(frame, code, r, pc);
            case Op.ARRAY_PUSH_HOLE -> LiteralOps.arrayPushHole(frame, code, r, pc);
            case Op.ARRAY_SPREAD -> LiteralOps.arraySpread(frame, code, r, pc);
            case Op.ARGUMENT_SPREAD -> LiteralOps.argumentSpread(frame, code, r, pc);
            case Op.CREATE_REG_EXP -> LiteralOps.createRegExp(frame, code, r, pc);
            case Op.GET_TEMPLATE_OBJECT -> LiteralOps.getTemplateObject(frame, code, r, pc);
            case Op.DEFINE_METHOD -> LiteralOps.defineMethod(frame, code, r, pc);
            case Op.SET_PROTOTYPE_LITERAL -> LiteralOps.setPrototypeLiteral(frame, code, r, pc);
            case Op.COPY_DATA_PROPERTIES -> LiteralOps.copyDataProperties(frame, code, r, pc);
            case Op.COPY_DATA_PROPERTIES_EXCLUDING -> LiteralOps.copyDataPropertiesExcluding(frame, code, r, pc);
            case Op.SET_FUNCTION_NAME -> LiteralOps.setFunctionName(frame, code, r, pc);
            case Op.CREATE_METHOD_CLOSURE -> FunctionOps.createMethodClosure(frame, code, r, pc);
            case Op.CREATE_CLASS -> ClassOps.createClass(frame, code, r, pc);
            case Op.CREATE_PRIVATE_NAME -> ClassOps.createPrivateName(frame, code, r, pc);
            case Op.DEFINE_PRIVATE_FIELD -> ClassOps.definePrivateField(frame, code, r, pc);
            case Op.DEFINE_PRIVATE_METHOD -> ClassOps.definePrivateMethod(frame, code, r, pc);
            case Op.HAS_PRIVATE -> ClassOps.hasPrivate(frame, code, r, pc);
            case Op.SET_FIELD_INITIALIZER -> ClassOps.setFieldInitializer(frame, code, r, pc);
            case Op.RUN_FIELD_INITIALIZER -> ClassOps.runFieldInitializer(frame, code, r, pc);
            case Op.BIND_THIS -> FunctionOps.bindThis(frame, code, r, pc);
            case Op.CHECK_THIS -> FunctionOps.checkThis(frame, code, r, pc);
            case Op.CREATE_ARGUMENTS -> FunctionOps.createArguments(frame, code, r, pc);
            case Op.CREATE_REST -> FunctionOps.createRest(frame, code, r, pc);
            case Op.LOAD_ARGUMENT -> FunctionOps.loadArgument(frame, code, r, pc);
            case Op.CALL_SPREAD -> Calls.callSpread(frame, code, r, pc);
            case Op.CALL_EVAL -> Calls.callEval(frame, code, r, pc);
            case Op.CALL_EVAL_SPREAD -> Calls.callEvalSpread(frame, code, r, pc);
            case Op.NEW_SPREAD -> Calls.newSpread(frame, code, r, pc);
            case Op.GET_SUPER_CONSTRUCTOR -> ClassOps.getSuperConstructor(frame, code, r, pc);
            case Op.SUPER_CALL -> ClassOps.superCall(frame, code, r, pc);
            case Op.SUPER_CALL_SPREAD -> ClassOps.superCallSpread(frame, code, r, pc);
            case Op.IMPORT_CALL -> ModuleOps.importCall(frame, code, r, pc);
            case Op.IMPORT_META -> ModuleOps.importMeta(frame, code, r, pc);
            case Op.THROW_ERROR -> Unwinding.throwError(frame, code, r, pc);
            default -> runIteration(frame, code, r, pc);
        }
    }

    private static void runIteration(Frame frame, int[] code, Object[] r, int pc) {
        switch (code[pc]) {
            case Op.GET_ITERATOR -> IteratorOps.getIterator(frame, code, r, pc);
            case Op.ITERATOR_NEXT -> IteratorOps.iteratorNext(frame, code, r, pc);
            case Op.ITERATOR_SKIP -> IteratorOps.iteratorSkip(frame, code, r, pc);
            case Op.ITERATOR_COMPLETE -> IteratorOps.iteratorComplete(frame, code, r, pc);
            case Op.ITERATOR_VALUE -> IteratorOps.iteratorValue(frame, code, r, pc);
            case Op.ITERATOR_CLOSE -> IteratorOps.iteratorClose(frame, code, r, pc);
            case Op.ITERATOR_CLOSE_SILENT -> IteratorOps.iteratorCloseSilent(frame, code, r, pc);
            case Op.GET_ASYNC_RETURN -> IteratorOps.getAsyncReturn(frame, code, r, pc);
            case Op.CHECK_ITERATOR_RESULT -> IteratorOps.checkIteratorResult(frame, code, r, pc);
            case Op.FOR_IN_ENUMERATE -> IteratorOps.forInEnumerate(frame, code, r, pc);
            case Op.CREATE_DISPOSE_SCOPE -> DisposeOps.createDisposeScope(frame, code, r, pc);
            case Op.ADD_DISPOSABLE -> DisposeOps.addDisposable(frame, code, r, pc);
            case Op.DISPOSE_NEXT -> DisposeOps.disposeNext(frame, code, r, pc);
            case Op.DISPOSE_THROW_PENDING -> DisposeOps.disposeThrowPending(frame, code, r, pc);
            case Op.DISPOSE_SET_ERROR -> DisposeOps.disposeSetError(frame, code, r, pc);
            case Op.DEBUGGER -> DisposeOps.debugger(frame, code, r, pc);
            default -> throw new IllegalStateException("opcode " + code[pc]);
        }
    }
}

package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.FunctionCoverage;

/**
 * The less frequent instructions, in a second switch and a third. The dispatch method stays small, so that HotSpot
 * compiles it early.
 */
final class ColdDispatch {
    static final byte[] LENGTHS = lengths();

    private static byte[] lengths() {
        Opcode[] all = Opcode.values();
        var lengths = new byte[all.length];
        for (int i = 0; i < all.length; i++) lengths[i] = (byte) all[i].length();
        return lengths;
    }

    private ColdDispatch() {}

    /** Runs the instruction at {@code pc}; returns the next offset. */
    static int run(Frame frame, int[] code, Object[] r, int pc) {
        switch (code[pc]) {
            case Op.LOAD_EMPTY -> r[code[pc + 1]] = null;
            case Op.LOAD_CALLEE -> r[code[pc + 1]] = frame.function;
            case Op.LOAD_NEW_TARGET ->
                r[code[pc + 1]] = frame.newTarget() == null ? Undefined.INSTANCE : frame.newTarget();
            case Op.LOAD_GLOBAL_OBJECT -> r[code[pc + 1]] = frame.realm.globalThis();
            case Op.JUMP_IF_NULLISH -> {
                return isNullish(r[code[pc + 1]]) ? code[pc + 2] : pc + 3;
            }
            case Op.JUMP_IF_NOT_NULLISH -> {
                return isNullish(r[code[pc + 1]]) ? pc + 3 : code[pc + 2];
            }
            case Op.JUMP_IF_EQUAL_NULL -> {
                return Comparison.isLooselyNull(r[code[pc + 1]]) ? code[pc + 2] : pc + 3;
            }
            case Op.JUMP_IF_NOT_EQUAL_NULL -> {
                return Comparison.isLooselyNull(r[code[pc + 1]]) ? pc + 3 : code[pc + 2];
            }
            case Op.DELEGATE_NEXT -> {
                return GeneratorOps.delegateNext(frame, code, r, pc);
            }
            case Op.JUMP_IF_NOT_UNDEFINED -> {
                return r[code[pc + 1]] == Undefined.INSTANCE ? pc + 3 : code[pc + 2];
            }
            case Op.JUMP_IF_EMPTY -> {
                return r[code[pc + 1]] == null ? code[pc + 2] : pc + 3;
            }
            case Op.JUMP_IF_LESS -> {
                return ComparisonInstructions.jumpIfLess(frame, code, r, pc) ? code[pc + 3] : pc + 5;
            }
            case Op.JUMP_IF_LESS_EQUAL -> {
                return ComparisonInstructions.jumpIfLessEqual(frame, code, r, pc) ? code[pc + 3] : pc + 5;
            }
            case Op.JUMP_IF_NOT_LESS_EQUAL -> {
                return ComparisonInstructions.jumpIfLessEqual(frame, code, r, pc) ? pc + 5 : code[pc + 3];
            }
            case Op.JUMP_IF_GREATER -> {
                return ComparisonInstructions.jumpIfGreater(frame, code, r, pc) ? code[pc + 3] : pc + 5;
            }
            case Op.JUMP_IF_GREATER_EQUAL -> {
                return ComparisonInstructions.jumpIfGreaterEqual(frame, code, r, pc) ? code[pc + 3] : pc + 5;
            }
            case Op.JUMP_IF_NOT_GREATER_EQUAL -> {
                return ComparisonInstructions.jumpIfGreaterEqual(frame, code, r, pc) ? pc + 5 : code[pc + 3];
            }
            case Op.JUMP_IF_EQUAL -> {
                return ComparisonInstructions.looselyEqual(frame, code, r, pc) ? code[pc + 3] : pc + 5;
            }
            case Op.JUMP_IF_NOT_EQUAL -> {
                return !ComparisonInstructions.looselyEqual(frame, code, r, pc) ? code[pc + 3] : pc + 5;
            }
            case Op.CATCH -> r[code[pc + 1]] = frame.takeTransfer();
            case Op.THROW -> {
                frame.pc = pc;
                throw Unwinding.thrown(frame, r[code[pc + 1]]);
            }
            case Op.FOR_IN_NEXT -> {
                return IteratorOps.forInNext(frame, code, r, pc);
            }
            case Op.SHIFT_RIGHT -> ArithmeticInstructions.shiftRight(frame, code, r, pc);
            case Op.SHIFT_LEFT_INT -> ArithmeticInstructions.shiftLeftInt(frame, code, r, pc);
            case Op.SHIFT_RIGHT_INT -> ArithmeticInstructions.shiftRightInt(frame, code, r, pc);
            case Op.SHIFT_RIGHT_UNSIGNED_INT -> ArithmeticInstructions.shiftRightUnsignedInt(frame, code, r, pc);
            case Op.NEGATE -> ArithmeticInstructions.negate(frame, code, r, pc);
            case Op.DECREMENT -> ArithmeticInstructions.decrement(frame, code, r, pc);
            case Op.TO_NUMBER -> ArithmeticInstructions.toNumber(frame, code, r, pc);
            case Op.TO_STRING_VALUE -> ArithmeticInstructions.toStringValue(frame, code, r, pc);
            case Op.CASE_INDEX -> ComparisonInstructions.caseIndex(frame, code, r, pc);
            case Op.TYPEOF -> ArithmeticInstructions.typeof(frame, code, r, pc);
            case Op.EQUAL -> ComparisonInstructions.equal(frame, code, r, pc);
            case Op.NOT_EQUAL -> ComparisonInstructions.notEqual(frame, code, r, pc);
            case Op.INSTANCE_OF -> ComparisonInstructions.instanceOf(frame, code, r, pc);
            case Op.CREATE_SCOPE -> ScopeOps.createScope(frame, code, r, pc);
            case Op.COPY_SCOPE -> ScopeOps.copyScope(frame, code, r, pc);
            case Op.STORE_SCOPED_CHECKED -> ScopeOps.storeScopedChecked(frame, code, r, pc);
            case Op.CHECK_INITIALISED -> Unwinding.checkInitialised(frame, code, r, pc);
            case Op.LOAD_IMPORT -> ScopeOps.loadImport(frame, code, r, pc);
            case Op.STORE_GLOBAL -> GlobalOps.storeGlobal(frame, code, r, pc);
            case Op.CREATE_ARRAY -> LiteralOps.createArray(frame, code, r, pc);
            case Op.ARRAY_PUSH -> LiteralOps.arrayPush(frame, code, r, pc);
            case Op.DEFINE_FIELD -> LiteralOps.defineField(frame, code, r, pc);
            case Op.CALL_RANGE -> Calls.callRange(frame, code, r, pc);
            default -> {
                frame.pc = pc;
                runRare(frame, code, r, pc);
            }
        }
        return pc + LENGTHS[code[pc]];
    }

    private static boolean isNullish(Object value) {
        return value == Undefined.INSTANCE || value == Null.INSTANCE;
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
            case Op.HAS_NAMED -> ComparisonInstructions.hasNamed(frame, code, r, pc);
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
            case Op.RUN_FIELD_INITIALIZER -> ClassOps.runFieldInitializer(frame, pc);
            case Op.BIND_THIS -> FunctionOps.bindThis(frame, code, r, pc);
            case Op.CHECK_THIS -> FunctionOps.checkThis(frame, code, r, pc);
            case Op.CREATE_ARGUMENTS -> FunctionOps.createArguments(frame, code, r, pc);
            case Op.CREATE_REST -> FunctionOps.createRest(frame, code, r, pc);
            case Op.APPLY_ARGUMENTS -> Calls.applyArguments(frame, code, r, pc);
            case Op.GET_ARGUMENTS_LENGTH -> FunctionOps.getArgumentsLength(frame, code, r, pc);
            case Op.GET_ARGUMENTS_ELEMENT -> FunctionOps.getArgumentsElement(frame, code, r, pc);
            case Op.CALL_SPREAD -> Calls.callSpread(frame, code, r, pc);
            case Op.CALL_EVAL -> Calls.callEval(frame, code, r, pc);
            case Op.CALL_EVAL_SPREAD -> Calls.callEvalSpread(frame, code, r, pc);
            case Op.NEW_SPREAD -> Calls.newSpread(frame, code, r, pc);
            case Op.GET_SUPER_CONSTRUCTOR -> ClassOps.getSuperConstructor(frame, code, r, pc);
            case Op.SUPER_CALL -> ClassOps.superCall(frame, code, r, pc);
            case Op.SUPER_CALL_ARGUMENTS -> ClassOps.superCallArguments(frame, code, r, pc);
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
            case Op.COUNT_BLOCK -> ((FunctionCoverage) frame.constant(code[pc + 1])).count(code[pc + 2]);
            case Op.DEBUGGER -> DisposeOps.debugger(frame, code, r, pc);
            default -> throw new IllegalStateException("opcode " + code[pc]);
        }
    }
}

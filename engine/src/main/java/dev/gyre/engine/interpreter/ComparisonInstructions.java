package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CaseTable;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.cache.HasIC;
import dev.gyre.engine.cache.InstanceOfIC;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.ArithmeticOps;
import dev.gyre.engine.runtime.operations.ComparisonOps;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * Bodies of the comparison instructions, alone or fused with a jump; operands that are not int32 are recorded as
 * feedback.
 */
final class ComparisonInstructions {
    private ComparisonInstructions() {}

    private static void record(Frame frame, int site, Object a, Object b) {
        int kinds = a instanceof Integer && b instanceof Integer ? ArithmeticOps.INT : kindOf(a, b);
        frame.code.feedback[site] |= (byte) kinds;
    }

    private static int kindOf(Object a, Object b) {
        if (a instanceof Double || a instanceof Integer)
            return b instanceof Double || b instanceof Integer ? ArithmeticOps.DOUBLE : ArithmeticOps.OTHER;
        return a instanceof CharSequence && b instanceof CharSequence ? ArithmeticOps.STRING : ArithmeticOps.OTHER;
    }

    static boolean jumpIfLess(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 1]], b = r[code[pc + 2]];
        record(frame, code[pc + 4], a, b);
        return ComparisonOps.less(a, b);
    }

    /** As {@link #jumpIfLess}, but 1 for true and 0 for false. */
    static int isLess(Frame frame, int[] code, Object[] r, int pc) {
        return jumpIfLess(frame, code, r, pc) ? 1 : 0;
    }

    static boolean jumpIfLessEqual(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 1]], b = r[code[pc + 2]];
        record(frame, code[pc + 4], a, b);
        return ComparisonOps.lessEqual(a, b);
    }

    static boolean jumpIfGreater(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 1]], b = r[code[pc + 2]];
        record(frame, code[pc + 4], a, b);
        return ComparisonOps.greater(a, b);
    }

    /** As {@link #jumpIfGreater}, but 1 for true and 0 for false. */
    static int isGreater(Frame frame, int[] code, Object[] r, int pc) {
        return jumpIfGreater(frame, code, r, pc) ? 1 : 0;
    }

    static boolean jumpIfGreaterEqual(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 1]], b = r[code[pc + 2]];
        record(frame, code[pc + 4], a, b);
        return ComparisonOps.greaterEqual(a, b);
    }

    static void less(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 2]], b = r[code[pc + 3]];
        r[code[pc + 1]] = ComparisonOps.less(a, b);
    }

    static void lessEqual(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 2]], b = r[code[pc + 3]];
        r[code[pc + 1]] = ComparisonOps.lessEqual(a, b);
    }

    static void greater(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 2]], b = r[code[pc + 3]];
        r[code[pc + 1]] = ComparisonOps.greater(a, b);
    }

    static void greaterEqual(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object a = r[code[pc + 2]], b = r[code[pc + 3]];
        r[code[pc + 1]] = ComparisonOps.greaterEqual(a, b);
    }

    static boolean looselyEqual(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        return ComparisonOps.looseEqual(r[code[pc + 1]], r[code[pc + 2]]);
    }

    static void equal(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        r[code[pc + 1]] = ComparisonOps.looseEqual(r[code[pc + 2]], r[code[pc + 3]]);
    }

    static void notEqual(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        r[code[pc + 1]] = !ComparisonOps.looseEqual(r[code[pc + 2]], r[code[pc + 3]]);
    }

    static void strictEqual(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ComparisonOps.strictEqual(r[code[pc + 2]], r[code[pc + 3]]);
    }

    static void strictNotEqual(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = !ComparisonOps.strictEqual(r[code[pc + 2]], r[code[pc + 3]]);
    }

    /** Returns the index of the next instruction. */
    static int jumpIfStrictEqual(Frame frame, int[] code, Object[] r, int pc) {
        return ComparisonOps.strictEqual(r[code[pc + 1]], r[code[pc + 2]]) ? code[pc + 3] : pc + 5;
    }

    /** Returns the index of the next instruction. */
    static int jumpIfStrictNotEqual(Frame frame, int[] code, Object[] r, int pc) {
        return ComparisonOps.strictEqual(r[code[pc + 1]], r[code[pc + 2]]) ? pc + 5 : code[pc + 3];
    }

    static void instanceOf(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = instanceOf(frame, pc, r[code[pc + 2]], r[code[pc + 3]]);
    }

    // InstanceofOperator ( V, target ), https://tc39.es/ecma262/#sec-instanceofoperator
    /** For a constructor with the usual @@hasInstance only the prototype chain is searched. */
    static boolean instanceOf(Frame frame, int pc, Object value, Object target) {
        frame.pc = pc;
        CodeBlock code = frame.code;
        JsObject prototype = target instanceof JsFunction constructor
                ? InstanceOfIC.prototype(code.caches, code.code[pc + 4], constructor)
                : null;
        if (prototype == null) return ObjectOperations.instanceofOperator(value, target);
        return value instanceof JsObject object && ObjectOperations.isInPrototypeChain(prototype, object);
    }

    static void in(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = in(frame, pc, r[code[pc + 2]], r[code[pc + 3]]);
    }

    static boolean in(Frame frame, int pc, Object key, Object target) {
        frame.pc = pc;
        if (!(target instanceof JsObject object)) throw notAnObject(key, target);
        return object.hasProperty(ElementOps.keyOf(frame, key));
    }

    static void hasNamed(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = hasNamed(frame, pc, r[code[pc + 2]]);
    }

    static boolean hasNamed(Frame frame, int pc, Object target) {
        frame.pc = pc;
        int[] code = frame.code.code;
        Object key = frame.code.constants[code[pc + 3]];
        if (!(target instanceof JsObject object)) throw notAnObject(key, target);
        return HasIC.has(frame.code.caches, code[pc + 4], object, key);
    }

    /** 1 if an operand is true as a condition, otherwise 0. It has the parameters that the launcher's options exclude from inlining. */
    static int truth(Frame frame, int[] code, Object[] r, int operand) {
        return TypeConversion.toBoolean(r[code[operand]]) ? 1 : 0;
    }

    static int jumpIfUndefined(Frame frame, int[] code, Object[] r, int pc) {
        return r[code[pc + 1]] == Undefined.INSTANCE ? code[pc + 2] : pc + 3;
    }

    static void caseIndex(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ((CaseTable) frame.code.constants[code[pc + 3]]).indexOf(r[code[pc + 2]]);
    }

    private static RuntimeException notAnObject(Object key, Object target) {
        return Errors.typeError("Cannot use 'in' operator to search for '" + PropertyErrors.display(key) + "' in "
                + PropertyErrors.display(target));
    }
}

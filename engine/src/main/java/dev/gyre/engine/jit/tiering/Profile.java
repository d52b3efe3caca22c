package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ArrayIteration;

/**
 * What the instructions of a code block did in the activations that were recorded, by code offset. The interpreter's thread goes on recording while a compiler
 * runs, which therefore works on a copy.
 */
public final class Profile {
    /** Kinds of values. */
    public static final int INT = 1, DOUBLE = 2, STRING = 4, BOOLEAN = 8, OBJECT = 16, OTHER = 32;
    /** Kinds of what elements or a length are read from or written to; of arrays by their kind of elements. */
    public static final int INT_ELEMENTS = 1,
            DOUBLE_ELEMENTS = 2,
            OBJECT_ELEMENTS = 4,
            TYPED_ARRAY = 8,
            CHARACTERS = 16,
            OTHER_BASE = 32,
            /** The key was not an int32 within bounds, or its element a hole. */
            NO_ELEMENT = 64;

    private static final int SEEN = 128;
    /** The target of a site that has several. */
    private static final Object POLYMORPHIC = new Object();

    private final byte[] results;
    private final byte[] operands;
    private final Object[] targets;
    private final byte[] parameters;

    Profile(CodeBlock code) {
        results = new byte[code.code.length];
        operands = new byte[code.code.length];
        targets = new Object[code.code.length];
        parameters = new byte[code.parameterCount];
    }

    private Profile(Profile original) {
        results = original.results.clone();
        operands = original.operands.clone();
        targets = original.targets.clone();
        parameters = original.parameters.clone();
    }

    /** What is recorded now; later recordings do not change it. */
    Profile copy() {
        return new Profile(this);
    }

    // ---- reading

    /** Whether the instruction ran. */
    public boolean isSeen(int pc) {
        return (operands[pc] & SEEN) != 0;
    }

    /** The kinds of the values that the instruction wrote to its first DST register. */
    public int results(int pc) {
        return results[pc];
    }

    /** The kinds of the values in its SRC registers; of instructions for elements, lengths and iterations the kinds of bases. */
    public int operands(int pc) {
        return operands[pc] & SEEN - 1;
    }

    /**
     * The only callee of a call or construction: the SharedFunctionInfo of JavaScript functions, otherwise the function. The only kind of a typed array: its
     * {@link JsObject#elementsKind}. Null when there was none, or several.
     */
    public Object target(int pc) {
        Object target = targets[pc];
        return target == POLYMORPHIC ? null : target;
    }

    /** The kinds of the values that a parameter had at entry; 0 when no call was recorded. */
    public int parameter(int index) {
        return parameters[index];
    }

    // ---- recording

    /** Everything counts as seen from now on. */
    void recordAll() {
        for (int pc = 0; pc < operands.length; pc++) operands[pc] |= (byte) SEEN;
    }

    void recordEntry(Object[] registers) {
        for (int i = 0; i < parameters.length; i++) parameters[i] |= (byte) kindOf(registers[i]);
    }

    /** Before the instruction. */
    void recordOperands(int[] code, Object[] r, int pc) {
        int kinds = switch (code[pc]) {
            case Op.GET_ELEMENT -> elementBase(r[code[pc + 2]], r[code[pc + 3]], pc);
            case Op.SET_ELEMENT -> elementBase(r[code[pc + 1]], r[code[pc + 2]], pc);
            case Op.GET_LENGTH -> baseKind(r[code[pc + 2]], pc);
            case Op.GET_ITERATOR -> iterable(r[code[pc + 3]], pc);
            case Op.ITERATOR_STEP -> iterated(r[code[pc + 2]], pc);
            case Op.CALL0, Op.CALL1, Op.CALL2, Op.CALL3, Op.CALL_RANGE, Op.CALL_SPREAD, Op.NEW, Op.NEW_SPREAD ->
                callee(r[code[pc + 2]], pc);
            default -> sources(code, r, pc);
        };
        operands[pc] |= (byte) (kinds | SEEN);
    }

    /** After the instruction, which has led to another one. */
    void recordResult(int[] code, Object[] r, int pc, int next) {
        Opcode opcode = Opcode.of(code[pc]);
        // Where there is nothing more to iterate over, the register keeps what it had.
        if (code[pc] == Op.ITERATOR_STEP && next != pc + opcode.length()) return;
        for (int i = 0; i < opcode.operands().size(); i++) {
            OperandKind kind = opcode.operands().get(i);
            if (kind == OperandKind.DST || kind == OperandKind.SRC_DST) {
                results[pc] |= (byte) kindOf(r[code[pc + 1 + i]]);
                return;
            }
        }
    }

    private static int sources(int[] code, Object[] r, int pc) {
        Opcode opcode = Opcode.of(code[pc]);
        int kinds = 0;
        for (int i = 0; i < opcode.operands().size(); i++) {
            OperandKind kind = opcode.operands().get(i);
            if (kind == OperandKind.SRC || kind == OperandKind.SRC_DST) kinds |= kindOf(r[code[pc + 1 + i]]);
        }
        return kinds;
    }

    private static int kindOf(Object value) {
        if (value instanceof Integer) return INT;
        if (value instanceof Double) return DOUBLE;
        if (value instanceof CharSequence) return STRING;
        if (value instanceof Boolean) return BOOLEAN;
        return value instanceof JsObject ? OBJECT : OTHER;
    }

    private int elementBase(Object base, Object key, int pc) {
        return baseKind(base, pc) | (hasElement(base, key) ? 0 : NO_ELEMENT);
    }

    private int baseKind(Object base, int pc) {
        if (base instanceof JsArray array) {
            Elements elements = array.elements();
            if (elements instanceof IntElements) return INT_ELEMENTS;
            if (elements instanceof DoubleElements) return DOUBLE_ELEMENTS;
            return elements instanceof ObjectElements ? OBJECT_ELEMENTS : OTHER_BASE;
        }
        if (base instanceof CharSequence) return CHARACTERS;
        Object kind = base instanceof JsObject object ? object.elementsKind() : null;
        if (kind == null) return OTHER_BASE;
        target(pc, kind);
        return TYPED_ARRAY;
    }

    /** Arrays without elements have no kind yet. */
    private int iterable(Object iterable, int pc) {
        return iterable instanceof JsArray array && array.elements().size() == 0 ? 0 : baseKind(iterable, pc);
    }

    /** The kind of array that an iterator iterates over; the end of the iteration shows nothing. */
    private int iterated(Object iterator, int pc) {
        if (!(iterator instanceof ArrayIteration iteration)) return OTHER_BASE;
        return iteration.isDone() ? 0 : baseKind(iteration.array(), pc);
    }

    private static boolean hasElement(Object base, Object key) {
        if (!(key instanceof Integer index) || index < 0) return false;
        if (base instanceof JsArray array) return array.elements().get(index) != null;
        if (base instanceof CharSequence text) return index < text.length();
        return base instanceof JsObject object && object.elementsKind() != null && object.hasIndexed(index);
    }

    private int callee(Object callee, int pc) {
        if (callee instanceof JsFunction)
            target(pc, callee instanceof BytecodeFunction function ? function.shared() : callee);
        return kindOf(callee);
    }

    private void target(int pc, Object target) {
        Object known = targets[pc];
        if (known == null) targets[pc] = target;
        else if (known != target) targets[pc] = POLYMORPHIC;
    }
}

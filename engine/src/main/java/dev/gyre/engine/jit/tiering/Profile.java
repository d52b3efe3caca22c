package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.Calls;
import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.EmptyElements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.SteppedIterator;
import dev.gyre.engine.runtime.operations.ArrayIteration;
import java.util.Arrays;

/**
 * What the instructions of a code block did in recorded activations, by offset. Recording goes on while the code is compiled on another thread, so the compiler
 * works on a copy.
 */
public final class Profile {
    /** Kinds of values. */
    public static final int INT = 1, DOUBLE = 2, STRING = 4, BOOLEAN = 8, OBJECT = 16, OTHER = 32;
    /** Kinds of objects whose elements or length are accessed; arrays by their elements kind. */
    public static final int INT_ELEMENTS = 1,
            DOUBLE_ELEMENTS = 2,
            OBJECT_ELEMENTS = 4,
            TYPED_ARRAY = 8,
            CHARACTERS = 16,
            OTHER_BASE = 32,
            /** The key was not an int32 within bounds, or its element a hole. */
            NO_ELEMENT = 64;

    private static final int SEEN = 128;
    /** A result was an object of another class than OrdinaryObject. */
    private static final int OTHER_CLASS = 64;
    /** The most targets of a site that are told apart. */
    private static final int MOST_TARGETS = 4;
    /** The targets of a site that has more. */
    private static final Object[] MEGAMORPHIC = {};

    private final byte[] results;
    private final byte[] operands;
    /** Null, the only target, or an array of several, which is never changed. */
    private final Object[] targets;

    private final byte[] parameters;
    /** The function that ran, if its code has no other closure. */
    private BytecodeFunction closure;

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
        closure = original.closure;
    }

    /** A copy, which later recordings do not change. */
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
        return results[pc] & OTHER_CLASS - 1;
    }

    /** Whether all objects that the instruction wrote to that register were of the class OrdinaryObject. */
    public boolean hasOrdinaryResults(int pc) {
        return (results[pc] & OTHER_CLASS) == 0;
    }

    /** The kinds of the values in its SRC registers; for elements, lengths and iterations the kinds of the accessed objects. */
    public int operands(int pc) {
        return operands[pc] & SEEN - 1;
    }

    /**
     * The only target of an instruction; null if there was none, or several. For a call or construction it is the callee's SharedFunctionInfo, or the builtin
     * function; for elements of typed arrays their {@link JsObject#elementsKind}.
     */
    public Object target(int pc) {
        Object target = targets[pc];
        return target instanceof Object[] ? null : target;
    }

    /** The callees of a call or construction, as {@link #target}; empty when there were none, or too many. */
    public Object[] targets(int pc) {
        Object target = targets[pc];
        if (target instanceof Object[] several) return several;
        return target == null ? MEGAMORPHIC : new Object[] {target};
    }

    /** The kinds of the values that a parameter had at entry; 0 if no call has been recorded. */
    public int parameter(int index) {
        return parameters[index];
    }

    /** The only closure of the code, at the time of the copy; null if there are several. */
    public BytecodeFunction closure() {
        return closure;
    }

    // ---- recording

    /** @param function the running function; null for top-level code */
    void recordClosure(BytecodeFunction function) {
        if (function != null && function.shared().hasOneClosure()) closure = function;
    }

    /** There is a second closure now; returns whether the first has been recorded. */
    boolean forgetClosure() {
        boolean isRecorded = closure != null;
        closure = null;
        return isRecorded;
    }

    /** Marks all instructions as seen. */
    void recordAll() {
        for (int pc = 0; pc < operands.length; pc++) operands[pc] |= (byte) SEEN;
    }

    void recordEntry(Object[] registers) {
        for (int i = 0; i < parameters.length; i++) parameters[i] |= (byte) kindOf(registers[i]);
    }

    /** Called before each instruction. */
    void recordOperands(int[] code, Object[] r, int pc) {
        int kinds = switch (code[pc]) {
            case Op.GET_ELEMENT -> elementBase(r[code[pc + 2]], r[code[pc + 3]], pc);
            case Op.SET_ELEMENT -> elementBase(r[code[pc + 1]], r[code[pc + 2]], pc);
            case Op.GET_LENGTH -> lengthBase(r[code[pc + 2]], pc);
            case Op.GET_ITERATOR -> iterable(r[code[pc + 3]], pc);
            case Op.ITERATOR_STEP -> iterated(r[code[pc + 2]], pc);
            case Op.CALL0,
                    Op.CALL1,
                    Op.CALL2,
                    Op.CALL3,
                    Op.CALL_RANGE,
                    Op.CALL_SPREAD,
                    Op.NEW,
                    Op.NEW_SPREAD,
                    Op.SUPER_CALL,
                    Op.SUPER_CALL_ARGUMENTS,
                    Op.SUPER_CALL_SPREAD -> callee(r[code[pc + 2]], pc);
            case Op.APPLY_ARGUMENTS -> applied(r[code[pc + 2]], r[code[pc + 3]], r[code[pc + 5]], pc);
            default -> sources(code, r, pc);
        };
        operands[pc] |= (byte) (kinds | SEEN);
    }

    /** Called before RUN_FIELD_INITIALIZER, with the function that defines the fields, or null. */
    void recordFieldInitializer(BytecodeFunction initializer, int pc) {
        if (initializer != null) target(pc, initializer.shared());
    }

    /** Called after each instruction, with the offset of the next one. */
    void recordResult(int[] code, Object[] r, int pc, int next) {
        Opcode opcode = Opcode.of(code[pc]);
        // At the end of an iteration the register keeps its value.
        if (code[pc] == Op.ITERATOR_STEP && next != pc + opcode.length()) return;
        for (int i = 0; i < opcode.operands().size(); i++) {
            OperandKind kind = opcode.operands().get(i);
            if (kind == OperandKind.DST || kind == OperandKind.SRC_DST) {
                Object value = r[code[pc + 1 + i]];
                int valueKind = kindOf(value);
                boolean isOther = valueKind == OBJECT && !(value instanceof OrdinaryObject);
                results[pc] |= (byte) (isOther ? valueKind | OTHER_CLASS : valueKind);
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

    /** The length of an array does not depend on its elements kind. */
    private int lengthBase(Object base, int pc) {
        return base instanceof JsArray ? OBJECT_ELEMENTS : baseKind(base, pc);
    }

    /** The kind of an accessed object; 0 for an empty array, which has no elements kind yet. */
    private int baseKind(Object base, int pc) {
        if (base instanceof JsArray array) {
            Elements elements = array.elements();
            if (elements instanceof IntElements) return INT_ELEMENTS;
            if (elements instanceof DoubleElements) return DOUBLE_ELEMENTS;
            if (elements instanceof ObjectElements) return OBJECT_ELEMENTS;
            return elements instanceof EmptyElements ? 0 : OTHER_BASE;
        }
        if (base instanceof CharSequence) return CHARACTERS;
        Object kind = base instanceof JsObject object ? object.elementsKind() : null;
        if (kind == null) return OTHER_BASE;
        target(pc, kind);
        return TYPED_ARRAY;
    }

    /** The kind of an iterated object; 0 for an array without elements, whose elements kind nothing uses. */
    private int iterable(Object iterable, int pc) {
        return iterable instanceof JsArray array && array.elements().size() == 0 ? 0 : baseKind(iterable, pc);
    }

    /** The kind of the array that an iterator iterates over; 0 at its end. */
    private int iterated(Object iterator, int pc) {
        if (!(iterator instanceof ArrayIteration iteration)) {
            target(pc, iterator instanceof SteppedIterator ? SteppedIterator.class : iterator.getClass());
            return OTHER_BASE;
        }
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

    /** The target of {@code f.apply(x, arguments)} is f; that of other calls of the instruction is not told. */
    private int applied(Object callee, Object function, Object argumentsObject, int pc) {
        if (Calls.isPlainApply(callee, function, argumentsObject)) return callee(function, pc);
        targets[pc] = MEGAMORPHIC;
        return OTHER;
    }

    private void target(int pc, Object target) {
        Object known = targets[pc];
        if (known == null) targets[pc] = target;
        else if (known != target && known != MEGAMORPHIC) targets[pc] = with(target, targets(pc));
    }

    private static Object[] with(Object target, Object[] known) {
        for (Object each : known) {
            if (each == target) return known;
        }
        if (known.length == MOST_TARGETS) return MEGAMORPHIC;
        Object[] all = Arrays.copyOf(known, known.length + 1);
        all[known.length] = target;
        return all;
    }
}

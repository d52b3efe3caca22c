package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Builds a code block: instructions, labels, constants, protected regions and positions. Instructions after a
 * terminator are dropped until a label is bound that a jump refers to.
 */
public final class BytecodeBuilder {
    /**
     * Registers from this number on are virtual: when the code is finished, the used ones are numbered after the
     * others.
     */
    static final int VIRTUAL = 1 << 24;
    /** The closure's scope. */
    public static final int CLOSURE_SCOPE = VIRTUAL;
    /** The frame's this value. */
    public static final int THIS = VIRTUAL + 1;
    /** Never written, so it holds undefined. */
    public static final int UNDEFINED = VIRTUAL + 2;

    private static final int FIRST_CONSTANT = VIRTUAL + 3;
    private static final int MAXIMUM_CONSTANTS = 8;

    private final ConstantPool constants = new ConstantPool();
    private final ExceptionTable handlers = new ExceptionTable();
    /** Pairs of code offsets; null when there are none. */
    private int[] strictParts;

    private final List<SharedFunctionInfo> functions = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();
    private final List<SwitchTable> switches = new ArrayList<>();
    private final List<Object> constantRegisters = new ArrayList<>();
    private int[] code = new int[64];
    private int size;
    private int[] positions = new int[32];
    private int positionCount;
    private int position = -1;
    private int recordedPosition = -1;
    private int caches;
    private int feedback;
    private boolean reachable = true;

    private record SwitchTable(int[] offsets, Label[] targets) {}

    /** Whether the next instruction can be reached. */
    public boolean isReachable() {
        return reachable;
    }

    /** Offset of the next instruction. */
    public int offset() {
        return size;
    }

    /** Source offset of the next instruction. */
    public int position() {
        return position;
    }

    /** Source offset of the instructions that follow. */
    public BytecodeBuilder at(int sourceOffset) {
        position = sourceOffset;
        return this;
    }

    /** Index of a constant. */
    public int constant(Object value) {
        return constants.index(value);
    }

    /** A virtual register that holds a constant from the start of the code on; -1 if there are too many of them. */
    public int constantRegister(Object value) {
        int known = constantRegisters.indexOf(value);
        if (known < 0 && constantRegisters.size() == MAXIMUM_CONSTANTS) return -1;
        if (known < 0) constantRegisters.add(value);
        return FIRST_CONSTANT + (known < 0 ? constantRegisters.size() - 1 : known);
    }

    /** Index of a new inner function. */
    public int function(SharedFunctionInfo shared) {
        functions.add(shared);
        return functions.size() - 1;
    }

    /** A new inline cache index. */
    public int cache() {
        return caches++;
    }

    /** A new feedback index. */
    public int feedback() {
        return feedback++;
    }

    /** Appends an instruction without label operands. */
    public void emit(Opcode opcode, int... operands) {
        if (!reachable) return;
        if (operands.length != opcode.length() - 1)
            throw new IllegalArgumentException(opcode + " takes " + (opcode.length() - 1) + " operands");
        begin(opcode);
        for (int operand : operands) code[size++] = operand;
        if (opcode.isTerminator()) reachable = false;
    }

    /** Appends an instruction with a label operand; {@code operands} are the others in order. */
    public void emitJump(Opcode opcode, Label target, int... operands) {
        if (!reachable) return;
        begin(opcode);
        int given = 0;
        for (var kind : opcode.operands()) {
            if (kind == OperandKind.LABEL) {
                reference(target);
                code[size++] = -1;
            } else {
                code[size++] = operands[given++];
            }
        }
        if (opcode.isTerminator()) reachable = false;
    }

    /** Appends a jump table; values outside it fall through. */
    public void emitSwitch(int register, Label... targets) {
        if (!reachable) return;
        var offsets = new int[targets.length];
        switches.add(new SwitchTable(offsets, targets));
        for (var target : targets) {
            target.reference(-1);
            labels.add(target);
        }
        emit(Opcode.SWITCH_INT, register, constant(offsets));
    }

    /** Binds a forward label: the code here is reachable if it was before or if a jump leads to it. */
    public void bind(Label label) {
        label.bind(size);
        if (label.isReferenced()) reachable = true;
    }

    /** Binds a label that only later jumps refer to; the code after it is reachable if {@code entered}. */
    public void bindBackward(Label label, boolean entered) {
        label.bind(size);
        if (entered) reachable = true;
    }

    /** Starts a protected region, or continues it after a gap. */
    public void open(ExceptionTable.Region region) {
        region.open(size);
    }

    /** Ends a protected region, or interrupts it for a gap. */
    public void close(ExceptionTable.Region region) {
        region.close(size);
    }

    /** Whether a handler that closes an iterator is needed for a finished region; the ranges that need none are left out. */
    public boolean needsClosing(ExceptionTable.Region region, int iterator) {
        region.omitHarmless(code, iterator);
        return region.isCovering();
    }

    /** Adds a finished region to the table and binds its handler here; returns false if the region is empty. */
    public boolean bindHandler(ExceptionTable.Region region) {
        handlers.add(region);
        if (!region.isCovering()) return false;
        region.handler().bind(size);
        reachable = true;
        return true;
    }

    private void begin(Opcode opcode) {
        if (size + opcode.length() > code.length) code = Arrays.copyOf(code, code.length * 2);
        if (position != recordedPosition && position >= 0) record();
        code[size++] = opcode.ordinal();
    }

    private void record() {
        if (positionCount + 2 > positions.length) positions = Arrays.copyOf(positions, positions.length * 2);
        positions[positionCount++] = size;
        positions[positionCount++] = position;
        recordedPosition = position;
    }

    private void reference(Label target) {
        if (!target.isReferenced()) labels.add(target);
        target.reference(size);
    }

    /** The finished code block. */
    public CodeBlock finish(
            int registerCount,
            int parameterCount,
            boolean keepsArguments,
            boolean strict,
            Source source,
            SharedFunctionInfo shared,
            ParseGoal goal) {
        for (var label : labels) label.patch(code);
        for (var table : switches) {
            for (int i = 0; i < table.targets.length; i++) table.offsets[i] = table.targets[i].offset();
        }
        var places = new int[FIRST_CONSTANT - VIRTUAL + constantRegisters.size()];
        int registers = placeVirtualRegisters(places, registerCount);
        var prologue = prologue(places);
        var handlerTable = handlers.toArray();
        move(prologue.length, handlerTable);
        var whole = Arrays.copyOf(prologue, prologue.length + size);
        System.arraycopy(code, 0, whole, prologue.length, size);
        var block = new CodeBlock(
                whole,
                constants.toArray(),
                functions.toArray(new SharedFunctionInfo[0]),
                handlerTable,
                Arrays.copyOf(positions, positionCount),
                registers,
                parameterCount,
                keepsArguments,
                strict,
                caches,
                feedback,
                source,
                shared,
                goal,
                false);
        if (strictParts != null) {
            for (int i = 0; i < strictParts.length; i++) strictParts[i] += prologue.length;
            block.strictParts(strictParts);
        }
        return block;
    }

    /** Marks the code from an offset to here as strict mode code. */
    public void strictFrom(int offset) {
        int count = strictParts == null ? 0 : strictParts.length;
        strictParts = count == 0 ? new int[2] : Arrays.copyOf(strictParts, count + 2);
        strictParts[count] = offset;
        strictParts[count + 1] = size;
    }

    /** Numbers the virtual registers in use after the others; returns the total number of registers. */
    private int placeVirtualRegisters(int[] places, int registerCount) {
        int next = registerCount;
        Arrays.fill(places, -1);
        for (int at = 0; at < size; at += Opcode.of(code[at]).length()) {
            var kinds = Opcode.of(code[at]).operands();
            for (int i = 0; i < kinds.size(); i++) {
                int operand = code[at + 1 + i];
                if (operand < VIRTUAL || !isRegister(kinds.get(i))) continue;
                if (places[operand - VIRTUAL] < 0) places[operand - VIRTUAL] = next++;
                code[at + 1 + i] = places[operand - VIRTUAL];
            }
        }
        return next;
    }

    /** The instructions that fill the virtual registers. */
    private int[] prologue(int[] places) {
        var loads = new int[3 * places.length];
        int length = 0;
        for (int i = 0; i < places.length; i++) {
            if (places[i] < 0 || VIRTUAL + i == UNDEFINED) continue;
            var constant = VIRTUAL + i < FIRST_CONSTANT ? null : constantRegisters.get(VIRTUAL + i - FIRST_CONSTANT);
            loads[length++] = loadOf(VIRTUAL + i, constant).ordinal();
            loads[length++] = places[i];
            if (constant != null)
                loads[length++] = constant instanceof Integer number ? number : constants.index(constant);
        }
        return Arrays.copyOf(loads, length);
    }

    private static Opcode loadOf(int register, Object constant) {
        if (register == CLOSURE_SCOPE) return Opcode.LOAD_CLOSURE_SCOPE;
        if (register == THIS) return Opcode.LOAD_THIS;
        return constant instanceof Integer ? Opcode.LOAD_INT : Opcode.LOAD_CONST;
    }

    private static boolean isRegister(OperandKind kind) {
        return switch (kind) {
            case DST, SRC, SRC_DST, SCOPE, FIRST -> true;
            default -> false;
        };
    }

    /** Moves every offset by the length of the prologue. */
    private void move(int distance, int[] handlerTable) {
        for (int at = 0; at < size; at += Opcode.of(code[at]).length()) {
            var kinds = Opcode.of(code[at]).operands();
            for (int i = 0; i < kinds.size(); i++) {
                if (kinds.get(i) == OperandKind.LABEL) code[at + 1 + i] += distance;
            }
        }
        for (var table : switches) {
            for (int i = 0; i < table.offsets.length; i++) table.offsets[i] += distance;
        }
        for (int i = 0; i < handlerTable.length; i++) {
            if (i % 4 != 3) handlerTable[i] += distance;
        }
        for (int i = 0; i < positionCount; i += 2) positions[i] += distance;
    }
}

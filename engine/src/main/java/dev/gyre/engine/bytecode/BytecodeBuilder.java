package dev.gyre.engine.bytecode;

import dev.gyre.engine.ast.Node;
import dev.gyre.engine.source.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Code under construction: instructions, labels, constants, protected regions and positions. Instructions after a terminator
 * are dropped until a label that some jump names is bound.
 */
public final class BytecodeBuilder {
    /** Registers from here on are virtual: they get a place behind the others when the code is finished, if it uses them. */
    static final int VIRTUAL = 1 << 24;
    /** The closure's scope. */
    public static final int CLOSURE_SCOPE = VIRTUAL;
    /** The frame's this value. */
    public static final int THIS = VIRTUAL + 1;
    /** Never written, so it holds undefined. */
    public static final int UNDEFINED = VIRTUAL + 2;

    private static final int VIRTUAL_COUNT = 3;
    private static final int LOAD_LENGTH = 2;

    private final ConstantPool constants = new ConstantPool();
    private final ExceptionTable handlers = new ExceptionTable();
    private final List<FunctionTemplate> functions = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();
    private final List<SwitchTable> switches = new ArrayList<>();
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

    public BytecodeBuilder() {
        // Dropped by finish when nothing uses the register.
        emit(Opcode.LOAD_CLOSURE_SCOPE, CLOSURE_SCOPE);
        emit(Opcode.LOAD_THIS, THIS);
    }

    /** Whether the next instruction can be reached. */
    public boolean isReachable() {
        return reachable;
    }

    /** Offset of the next instruction. */
    public int offset() {
        return size;
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

    /** Index of a new inner function. */
    public int function(FunctionTemplate template) {
        functions.add(template);
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
        if (operands.length != opcode.length() - 1) throw new IllegalArgumentException(opcode + " takes " + (opcode.length() - 1) + " operands");
        begin(opcode);
        for (int operand : operands) code[size++] = operand;
        if (opcode.isTerminator()) reachable = false;
    }

    /** Appends an instruction whose label operand is given apart; {@code operands} are the others in order. */
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

    /** Binds a forward label: the place is reachable when it was before or when a jump goes there. */
    public void bind(Label label) {
        label.bind(size);
        if (label.isReferenced()) reachable = true;
    }

    /** Binds a label that only later jumps name; code after it is reachable when {@code entered}. */
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

    /** Enters a finished region into the table and binds its handler here; false when nothing is covered. */
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
    public CodeBlock finish(int registerCount, int parameterCount, boolean keepsArguments, boolean strict, Source source, FunctionTemplate template,
            Node node) {
        for (var label : labels) label.patch(code);
        for (var table : switches) {
            for (int i = 0; i < table.targets.length; i++) table.offsets[i] = table.targets[i].offset();
        }
        var places = new int[VIRTUAL_COUNT];
        int start = placeVirtualRegisters(places, registerCount);
        int registers = registerCount;
        for (int place : places) registers = Math.max(registers, place + 1);
        var handlerTable = handlers.toArray();
        move(start, handlerTable);
        return new CodeBlock(Arrays.copyOfRange(code, start, size), constants.toArray(), functions.toArray(new FunctionTemplate[0]), handlerTable,
                Arrays.copyOf(positions, positionCount), registers, parameterCount, keepsArguments, strict, caches, feedback, source, template, node);
    }

    /** Gives the virtual registers that are used real numbers; returns where the code starts without the loads of the others. */
    private int placeVirtualRegisters(int[] places, int registerCount) {
        int prologue = 2 * LOAD_LENGTH;
        int next = registerCount;
        Arrays.fill(places, -1);
        for (int at = prologue; at < size; at += Opcode.of(code[at]).length()) {
            var kinds = Opcode.of(code[at]).operands();
            for (int i = 0; i < kinds.size(); i++) {
                int operand = code[at + 1 + i];
                if (operand < VIRTUAL || !isRegister(kinds.get(i))) continue;
                if (places[operand - VIRTUAL] < 0) places[operand - VIRTUAL] = next++;
                code[at + 1 + i] = places[operand - VIRTUAL];
            }
        }
        int start = prologue;
        for (int i = 1; i >= 0; i--) {
            if (places[i] < 0) continue;
            start -= LOAD_LENGTH;
            code[start] = (i == 0 ? Opcode.LOAD_CLOSURE_SCOPE : Opcode.LOAD_THIS).ordinal();
            code[start + 1] = places[i];
        }
        return start;
    }

    private static boolean isRegister(OperandKind kind) {
        return switch (kind) {
            case DST, SRC, SRC_DST, SCOPE, FIRST -> true;
            default -> false;
        };
    }

    /** Moves every offset to where the code goes without its first words. */
    private void move(int distance, int[] handlerTable) {
        for (int at = distance; at < size; at += Opcode.of(code[at]).length()) {
            var kinds = Opcode.of(code[at]).operands();
            for (int i = 0; i < kinds.size(); i++) {
                if (kinds.get(i) == OperandKind.LABEL) code[at + 1 + i] -= distance;
            }
        }
        for (var table : switches) {
            for (int i = 0; i < table.offsets.length; i++) table.offsets[i] -= distance;
        }
        for (int i = 0; i < handlerTable.length; i++) {
            if (i % 4 != 3) handlerTable[i] -= distance;
        }
        for (int i = 0; i < positionCount; i += 2) positions[i] -= distance;
    }
}

package dev.gyre.engine.bytecode;

import dev.gyre.engine.source.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Code under construction: instructions, labels, constants, protected regions and positions. Instructions after a terminator
 * are dropped until a label that some jump names is bound.
 */
public final class BytecodeBuilder {
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
    public CodeBlock finish(int registerCount, int parameterCount, boolean keepsArguments, boolean strict, Source source, FunctionTemplate template) {
        for (var label : labels) label.patch(code);
        for (var table : switches) {
            for (int i = 0; i < table.targets.length; i++) table.offsets[i] = table.targets[i].offset();
        }
        return new CodeBlock(Arrays.copyOf(code, size), constants.toArray(), functions.toArray(new FunctionTemplate[0]), handlers.toArray(),
                Arrays.copyOf(positions, positionCount), registerCount, parameterCount, keepsArguments, strict, caches, feedback, source, template, null);
    }
}

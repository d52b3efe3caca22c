package dev.gyre.engine.jit;

import dev.gyre.engine.jit.CodeGenerator.Stub;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.classfile.ClassAssembler;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.runtime.ExitTable;
import dev.gyre.engine.jit.runtime.ExitTable.CallKind;
import dev.gyre.engine.jit.runtime.ExitTable.InlinedCall;
import dev.gyre.engine.jit.runtime.ExitTable.LiveValues;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.ExitReason;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Leaves compiled code where a guard has failed or a poll is due. A place pushes its number in the {@link ExitTable} and what the interpreter needs of the JVM's locals, which
 * is then put into an array. Places with the same live registers share the code that pushes these, and those with the same types share what follows, so that
 * exits are little of the unit's code, all of which C1 compiles.
 */
final class ExitCode {
    /** The most values that a place pushes. They are parameters of a method, of which the JVM allows 255 words. */
    private static final int MOST_SAVED = 110;

    /** The types of {@link Registers#exitType}, in the order in which the values are pushed. */
    private static final String TYPES = "LIJD";

    /** The type of an inlined call's frame among those that are pushed. */
    private static final char FRAME = 'F';

    private static final String TABLE = Helpers.JIT_RUNTIME + "ExitTable";
    private static final String TABLE_TYPE = "L" + TABLE + ";";
    private static final String FRAMES_TYPE = "[" + Helpers.FRAME_TYPE;

    private final CodeGenerator generator;
    private final Registers registers;
    private final ClassAssembler assembler;
    private final boolean isDirect;
    private final boolean keepsArguments;
    private final ExitTable table;
    /** The places by what they push, in the order in which they have been added. */
    private final Map<String, Place> places = new LinkedHashMap<>();
    /** Where places go on that have pushed the same types, by these. */
    private final Map<String, Label> shared = new LinkedHashMap<>();
    /** The same for polls, which are frequent and therefore have code of their own. */
    private final Map<String, Label> polls = new LinkedHashMap<>();
    /** The methods that collect the values of some types, by these. */
    private final Map<String, String> collectors = new HashMap<>();

    ExitCode(CodeGenerator generator, ClassAssembler assembler, CompilationUnit unit, boolean isDirect) {
        this.generator = generator;
        registers = generator.registers;
        this.assembler = assembler;
        this.isDirect = isDirect;
        keepsArguments = unit.code.keepsArguments;
        table = new ExitTable(unit);
    }

    /**
     * The stubs with the same live registers.
     *
     * @param saved the registers that are pushed
     * @param types what is pushed, by {@link Registers#exitType} or {@link #FRAME}
     */
    private record Place(
            List<Stub> stubs, List<Integer> saved, Deque<Activation> inlined, String types, LiveValues live) {}

    /** Adds a stub, whose label may already be the target of jumps. */
    void add(Stub stub) {
        Deque<Activation> inlined = inlinedAround(stub.pc());
        List<Integer> saved = saved(stub);
        var types = new StringBuilder();
        for (int r : saved) types.append(Registers.exitType(stub.state(), r));
        for (Activation each : inlined) if (each.usesFrame) types.append(FRAME);
        String key = (stub.purpose() == CodeGenerator.Purpose.POLL ? "poll " : "")
                + (inlined.isEmpty() ? "" : inlined.getLast().start)
                + types
                + saved;
        places.computeIfAbsent(
                        key,
                        any -> new Place(new ArrayList<>(), saved, inlined, types.toString(), live(saved, inlined)))
                .stubs
                .add(stub);
    }

    /** Emits the code of all places. */
    void emit() {
        places.values().forEach(this::emit);
        emitShared(shared);
        emitShared(polls);
    }

    private void emit(Place place) {
        MethodAssembler asm = generator.asm;
        var push = new Label();
        boolean isPoll = false;
        for (Stub stub : place.stubs) {
            if (asm.isReachable()) asm.goto_(push);
            bind(stub.label(), place);
            if (!asm.isReachable()) continue;
            generator.pc = stub.pc();
            registers.begin(stub.state());
            spillOthers(stub, place.saved);
            isPoll = !(stub.purpose() instanceof ExitReason);
            int reason = stub.purpose() instanceof ExitReason failed ? failed.ordinal() : ExitTable.POLL;
            asm.ldc(table.add(generator.inlining.merged().origin(stub.pc()), reason, place.live));
        }
        asm.bind(push);
        if (!asm.isReachable()) return;
        for (int i = 0; i < place.saved.size(); i++) registers.pushForExit(place.types.charAt(i), place.saved.get(i));
        int call = 0;
        for (Activation each : place.inlined) {
            if (place.live.calls()[call++].passesFrame()) asm.aload(generator.frameLocal(each));
        }
        asm.goto_((isPoll ? polls : shared).computeIfAbsent(place.types, key -> new Label()));
    }

    /** Binds the label of a place. Only the locals that it needs are listed in the stack map, or the maps would be most of the class. */
    private void bind(Label label, Place place) {
        if (place.saved.size() == MOST_SAVED) {
            generator.asm.bind(label);
            return;
        }
        BitSet needed = generator.ownLocals();
        for (int i = 0; i < place.saved.size(); i++)
            needed.set(registers.exitLocal(place.types.charAt(i), place.saved.get(i)));
        for (Activation each : place.inlined) if (each.usesFrame) needed.set(generator.frameLocal(each));
        generator.asm.bind(label, needed);
    }

    /** Stores in the frame the live registers that are too many to be pushed. */
    private void spillOthers(Stub stub, List<Integer> saved) {
        if (saved.size() < MOST_SAVED) return;
        BitSet live = generator.liveAt(stub.pc());
        for (int r = live.nextSetBit(0); r >= 0; r = live.nextSetBit(r + 1)) {
            if (Registers.exitType(stub.state(), r) != 0 && !saved.contains(r)) registers.spill(r);
        }
    }

    private void emitShared(Map<String, Label> ends) {
        MethodAssembler asm = generator.asm;
        ends.forEach((types, label) -> {
            asm.bind(label);
            asm.aload(CodeGenerator.FRAME);
            if (isDirect) {
                asm.aload(CodeGenerator.GIVEN);
                asm.aload(CodeGenerator.FUNCTION);
                asm.aload(CodeGenerator.CONTEXT);
                asm.aload(CodeGenerator.THIS);
                if (keepsArguments) asm.aload(CodeGenerator.AFTER_THIS);
            }
            asm.invokestatic(CodeGenerator.CLASS_NAME, collector(types), descriptor(types));
            asm.areturn();
        });
    }

    /** The registers whose values are pushed, by types; among them the function, the this value and the kept arguments of each inlined call, from which its frame is created. */
    private List<Integer> saved(Stub stub) {
        var all = new ArrayList<Integer>();
        BitSet remaining = (BitSet) generator.liveAt(stub.pc()).clone();
        for (Activation each : inlinedAround(stub.pc())) {
            for (int r = each.functionRegister(); r < each.endOfRegisters(); r++) all.add(r);
            remaining.clear(each.functionRegister(), each.endOfRegisters());
        }
        for (int r = remaining.nextSetBit(0); r >= 0; r = remaining.nextSetBit(r + 1)) {
            if (Registers.exitType(stub.state(), r) != 0 && all.size() < MOST_SAVED) all.add(r);
        }
        var saved = new ArrayList<Integer>(all.size());
        for (int i = 0; i < TYPES.length(); i++) {
            char type = TYPES.charAt(i);
            for (int r : all) if (Registers.exitType(stub.state(), r) == type) saved.add(r);
        }
        return saved;
    }

    /** The inlined activations around an offset, the outermost first. */
    private Deque<Activation> inlinedAround(int pc) {
        var around = new ArrayDeque<Activation>();
        for (Activation each = generator.activation(pc); each.isInlined(); each = each.caller) around.push(each);
        return around;
    }

    private LiveValues live(List<Integer> saved, Deque<Activation> inlined) {
        return new LiveValues(
                saved.stream().mapToInt(Integer::intValue).toArray(),
                inlined.stream().map(this::call).toArray(InlinedCall[]::new));
    }

    private InlinedCall call(Activation activation) {
        return new InlinedCall(
                generator.inlining.merged().origin(activation.callPc),
                kind(activation),
                activation.firstRegister,
                activation.functionRegister(),
                activation.block.keepsArguments ? activation.keptArguments : -1,
                activation.usesFrame);
    }

    private static CallKind kind(Activation activation) {
        if (activation.isSuperCall) return CallKind.SUPER_CALL;
        return activation.isConstruction() ? CallKind.CONSTRUCTION : CallKind.CALL;
    }

    private String descriptor(String types) {
        var descriptor = new StringBuilder("(I");
        for (int i = 0; i < types.length(); i++) {
            char type = types.charAt(i);
            descriptor.append(type == 'L' ? Helpers.OBJECT_TYPE : type == FRAME ? Helpers.FRAME_TYPE : type);
        }
        descriptor.append(Helpers.FRAME_TYPE);
        if (isDirect) {
            descriptor
                    .append(Helpers.FRAME_TYPE)
                    .append(Helpers.FUNCTION_TYPE)
                    .append(Helpers.OBJECT_TYPE.repeat(2))
                    .append(keepsArguments ? Helpers.OBJECTS_TYPE : "");
        }
        return descriptor.append(')').append(Helpers.OBJECT_TYPE).toString();
    }

    /** The method that puts values of these types into an array. */
    private String collector(String types) {
        return collectors.computeIfAbsent(types, key -> {
            String name = "leave" + collectors.size();
            emitCollector(assembler.method(Modifier.PRIVATE | Modifier.STATIC, name, descriptor(types)), types);
            return name;
        });
    }

    private void emitCollector(MethodAssembler method, String types) {
        int firstFrame = types.indexOf(FRAME) < 0 ? types.length() : types.indexOf(FRAME);
        int slot = 1;
        method.iload(0);
        method.ldc(firstFrame);
        method.anewarray(Registers.OBJECT_CLASS);
        for (int i = 0; i < firstFrame; i++) {
            method.dup();
            method.ldc(i);
            slot = pushBoxed(method, types.charAt(i), slot);
            method.aastore();
        }
        if (firstFrame == types.length()) {
            method.aconst_null();
        } else {
            method.ldc(types.length() - firstFrame);
            method.anewarray(Helpers.FRAME);
            for (int i = firstFrame; i < types.length(); i++) {
                method.dup();
                method.ldc(i - firstFrame);
                method.aload(slot++);
                method.aastore();
            }
        }
        method.aload(slot++);
        if (isDirect) {
            for (int i = 0; i < 4; i++) method.aload(slot++);
            if (keepsArguments) method.aload(slot);
            else method.aconst_null();
        }
        method.ldcObject(table, TABLE_TYPE);
        method.invokestatic(TABLE, isDirect ? "leaveDirect" : "leave", leaveDescriptor());
        method.areturn();
    }

    private String leaveDescriptor() {
        return "(I" + Helpers.OBJECTS_TYPE + FRAMES_TYPE + Helpers.FRAME_TYPE
                + (isDirect
                        ? Helpers.FRAME_TYPE
                                + Helpers.FUNCTION_TYPE
                                + Helpers.OBJECT_TYPE.repeat(2)
                                + Helpers.OBJECTS_TYPE
                        : "")
                + TABLE_TYPE + ")" + Helpers.OBJECT_TYPE;
    }

    /** Pushes a parameter as an object; returns the slot of the next one. */
    private static int pushBoxed(MethodAssembler method, char type, int slot) {
        switch (type) {
            case 'I' -> {
                method.iload(slot);
                method.invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;");
            }
            case 'J' -> {
                method.lload(slot);
                method.invokestatic(Helpers.NUMBERS, "box", "(J)" + Helpers.OBJECT_TYPE);
            }
            case 'D' -> {
                method.dload(slot);
                method.invokestatic(Helpers.NUMBERS, "box", "(D)" + Helpers.OBJECT_TYPE);
            }
            default -> method.aload(slot);
        }
        return slot + (type == 'J' || type == 'D' ? 2 : 1);
    }
}

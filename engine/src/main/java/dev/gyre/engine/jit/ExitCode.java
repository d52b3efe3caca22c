package dev.gyre.engine.jit;

import dev.gyre.engine.jit.CodeGenerator.Stub;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.classfile.ClassAssembler;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.ExitReason;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Leaves compiled code where a guard has failed or a poll is due. The live registers are stored in the frames by methods outside the main one, which stays small; exits with
 * the same live registers share a method.
 */
final class ExitCode {
    /** The most registers that a method takes as parameters, of which the JVM allows 255 words. */
    private static final int MOST_SAVED = 110;

    private static final String FRAMES = Helpers.FRAME_TYPE.repeat(2);
    private static final String INNER_FRAMES = Helpers.FRAME_TYPE.repeat(3);

    private final CodeGenerator generator;
    private final Registers registers;
    private final ClassAssembler assembler;
    private final CompilationUnit unit;
    private final boolean isDirect;
    private final boolean keepsArguments;
    private final Map<String, String> leavers = new HashMap<>();

    ExitCode(CodeGenerator generator, ClassAssembler assembler, CompilationUnit unit, boolean isDirect) {
        this.generator = generator;
        registers = generator.registers;
        this.assembler = assembler;
        this.unit = unit;
        this.isDirect = isDirect;
        keepsArguments = unit.code.keepsArguments;
    }

    /** Emits the call of the method that leaves the code, and the return of its result. */
    void emit(Stub stub) {
        generator.pc = stub.pc();
        registers.begin(stub.state());
        List<Integer> saved = saved(stub);
        Deque<Activation> inlined = inlinedAround(stub.pc());
        var key = new StringBuilder(stub.purpose().toString());
        key.append(' ').append(generator.activation().start).append(' ');
        var signature = new StringBuilder("(").append(Helpers.FRAME_TYPE);
        MethodAssembler asm = generator.asm;
        asm.aload(CodeGenerator.FRAME);
        if (isDirect) {
            signature.append(Helpers.FRAME_TYPE).append(Helpers.FUNCTION_TYPE).append(Helpers.OBJECT_TYPE.repeat(2));
            asm.aload(CodeGenerator.GIVEN);
            asm.aload(CodeGenerator.FUNCTION);
            asm.aload(CodeGenerator.CONTEXT);
            asm.aload(CodeGenerator.THIS);
            if (keepsArguments) {
                signature.append(Helpers.OBJECTS_TYPE);
                asm.aload(CodeGenerator.AFTER_THIS);
            }
        }
        for (Activation each : inlined) {
            signature.append(Helpers.FRAME_TYPE);
            if (each.usesFrame) asm.aload(generator.frameLocal(each));
            else asm.aconst_null();
        }
        for (int r : saved) {
            char type = Registers.exitType(stub.state(), r);
            registers.pushForExit(type, r);
            key.append(type).append(r).append(' ');
            signature.append(type == 'L' ? Helpers.OBJECT_TYPE : String.valueOf(type));
        }
        generator.pushPc();
        String descriptor = signature.append("I)").append(Helpers.OBJECT_TYPE).toString();
        String name = leavers.get(key.toString());
        if (name == null) {
            name = "leave" + leavers.size();
            leavers.put(key.toString(), name);
            new Leaver(name, descriptor, stub, saved, inlined).emit();
        }
        asm.invokestatic(CodeGenerator.CLASS_NAME, name, descriptor);
        asm.areturn();
    }

    /** The registers that are parameters of the method; first the function, the this value and the kept arguments of each inlined call, from which its frame is created. */
    private List<Integer> saved(Stub stub) {
        var saved = new ArrayList<Integer>();
        BitSet live = (BitSet) generator.liveAt(stub.pc()).clone();
        for (Activation each : inlinedAround(stub.pc())) {
            saved.add(each.functionRegister());
            saved.add(each.thisRegister());
            for (int i = 0; i < each.keptArguments; i++) saved.add(each.argumentRegister(i));
            live.clear(each.functionRegister(), each.endOfRegisters());
        }
        for (int r = live.nextSetBit(0); r >= 0; r = live.nextSetBit(r + 1)) {
            if (Registers.exitType(stub.state(), r) == 0) continue;
            if (saved.size() < MOST_SAVED) saved.add(r);
            else registers.spill(r);
        }
        return saved;
    }

    /** The inlined activations around an offset, the outermost first. */
    private Deque<Activation> inlinedAround(int pc) {
        var around = new ArrayDeque<Activation>();
        for (Activation each = generator.activation(pc); each.isInlined(); each = each.caller) around.push(each);
        return around;
    }

    /** The method for one set of registers. */
    private final class Leaver {
        private final MethodAssembler method;
        private final Stub stub;
        private final List<Integer> saved;
        private final Deque<Activation> inlined;
        /** The JVM's local of the first inlined call's frame. The locals of the registers follow those of the frames. */
        private final int firstInlined = !isDirect ? 1 : keepsArguments ? 6 : 5;

        Leaver(String name, String descriptor, Stub stub, List<Integer> saved, Deque<Activation> inlined) {
            method = assembler.method(Modifier.PRIVATE | Modifier.STATIC, name, descriptor);
            this.stub = stub;
            this.saved = saved;
            this.inlined = inlined;
        }

        void emit() {
            if (isDirect) {
                method.aload(0);
                for (int i = 2; i < 5; i++) method.aload(i);
                if (keepsArguments) method.aload(5);
                else method.aconst_null();
                method.invokestatic(Helpers.CALLS, "frame", CodeGenerator.FRAME_OF_ACTIVATION);
                method.astore(0);
            }
            save(0, 0, inlined.isEmpty() ? Integer.MAX_VALUE : inlined.getFirst().firstRegister);
            int frame = 0;
            for (Activation each : inlined) frame = makeFrame(each, frame);
            leave(frame);
        }

        /** Creates the frame of an inlined call, unless there is one, and returns its local. */
        private int makeFrame(Activation activation, int callersFrame) {
            int frame = firstInlined + activation.depth - 1;
            method.aload(callersFrame);
            method.ldc(generator.inlining.merged().origin(activation.callPc));
            method.aload(frame);
            pushBoxed(activation.functionRegister());
            pushBoxed(activation.thisRegister());
            method.invokestatic(Helpers.CALLS, InlinedCallCode.frameMethod(activation), InlinedCallCode.FRAME_OF_CALL);
            method.astore(frame);
            if (activation.block.keepsArguments) keepArguments(activation, frame);
            save(frame, activation.firstRegister, activation.functionRegister());
            return frame;
        }

        /** Gives the frame of an inlined call its arguments. */
        private void keepArguments(Activation activation, int frame) {
            method.aload(frame);
            method.ldc(activation.keptArguments);
            method.anewarray(Registers.OBJECT_CLASS);
            for (int i = 0; i < activation.keptArguments; i++) {
                method.dup();
                method.ldc(i);
                pushBoxed(activation.argumentRegister(i));
                method.aastore();
            }
            method.putfield(Helpers.FRAME, "arguments", Helpers.OBJECTS_TYPE);
        }

        /** Stores the registers from {@code first} to before {@code end} in a frame. */
        private void save(int frame, int first, int end) {
            method.aload(frame);
            method.invokevirtual(Helpers.FRAME, "registers", "()" + Helpers.OBJECTS_TYPE);
            for (int r : saved) {
                if (r < first || r >= end) continue;
                method.dup();
                method.ldc(r - first);
                pushBoxed(r);
                method.aastore();
            }
            method.pop();
        }

        /** Pushes a saved register as an object. */
        private void pushBoxed(int register) {
            int slot = firstInlined + inlined.size();
            for (int r : saved) {
                char type = Registers.exitType(stub.state(), r);
                if (r == register) {
                    pushBoxed(type, slot);
                    return;
                }
                slot += type == 'D' || type == 'J' ? 2 : 1;
            }
            throw new IllegalStateException("register " + register + " is not saved");
        }

        private void pushBoxed(char type, int slot) {
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
        }

        private void leave(int innermost) {
            method.aload(0);
            method.aload(isDirect ? 1 : 0);
            if (stub.purpose() instanceof ExitReason reason) {
                if (!inlined.isEmpty()) method.aload(innermost);
                method.ldcObject(unit, Helpers.UNIT_TYPE);
                method.iload(offset());
                method.ldc(reason.ordinal());
                method.invokestatic(
                        Helpers.CALLS,
                        "exit",
                        "(" + (inlined.isEmpty() ? FRAMES : INNER_FRAMES) + Helpers.UNIT_TYPE + "II)"
                                + Helpers.OBJECT_TYPE);
            } else {
                method.ldcObject(unit, Helpers.UNIT_TYPE);
                method.iload(offset());
                method.invokestatic(
                        Helpers.CALLS, "pause", "(" + FRAMES + Helpers.UNIT_TYPE + "I)" + Helpers.OBJECT_TYPE);
            }
            method.areturn();
        }

        /** The JVM's local of the last parameter, the offset. */
        private int offset() {
            int slot = firstInlined + inlined.size();
            for (int r : saved) {
                char type = Registers.exitType(stub.state(), r);
                slot += type == 'D' || type == 'J' ? 2 : 1;
            }
            return slot;
        }
    }
}

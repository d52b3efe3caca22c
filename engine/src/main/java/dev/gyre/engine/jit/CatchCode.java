package dev.gyre.engine.jit;

import dev.gyre.engine.jit.classfile.ExceptionHandler;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The exception handlers of code for direct calls, one of the JVM's for each of JavaScript's. Before an instruction throws, its activation has a frame, and the registers that the
 * handler reads are in it.
 */
final class CatchCode {
    private static final String[] CAUGHT = {Helpers.JS_EXCEPTION, "java/lang/StackOverflowError"};

    /** A part of the JVM code, from its start to before its end, whose exceptions the handler at an offset catches. */
    private record Range(int handler, int start, int end) {}

    private final CodeGenerator generator;
    private final Map<Integer, ExceptionHandler> handlers = new HashMap<>();
    private final List<Range> ranges = new ArrayList<>();
    /** The handler for the code that is emitted now, and where that code begins. */
    private int handler = -1;

    private int start;

    CatchCode(CodeGenerator generator) {
        this.generator = generator;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Creates the handler of an offset, before the code that it guards. */
    void declare(int at) {
        handlers.put(at, asm().exceptionHandler("java/lang/Throwable"));
    }

    /** From here on, exceptions are caught by the handler at an offset; by none if it is negative. */
    void guard(int at) {
        int next = handlers.containsKey(at) ? at : -1;
        if (next == handler) return;
        endRange();
        handler = next;
        start = asm().codeSize();
    }

    private void endRange() {
        if (handler >= 0 && asm().codeSize() > start) ranges.add(new Range(handler, start, asm().codeSize()));
        handler = -1;
    }

    /** Emits the code before a handler: the frame becomes the running one again and has the exception, and the registers are loaded from it. */
    void emit(int at, short[] state, Label label) {
        if (!handlers.containsKey(at)) return;
        if (asm().isReachable()) asm().goto_(label);
        asm().bind(handlers.get(at));
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.FRAME);
        asm().aload(CodeGenerator.OBJECT);
        asm().ldc(at);
        asm().invokestatic(
                        Helpers.INTERPRETER + "Unwinding",
                        "unwindTo",
                        "(" + Helpers.FRAME_TYPE + "Ljava/lang/Throwable;I)V");
        generator.pc = at;
        Registers registers = generator.registers;
        registers.begin(new short[state.length]);
        for (int r = 0; r < state.length; r++) if (state[r] != 0) registers.reload(r);
        registers.convertTo(state, at);
    }

    /** Ends the code that can be guarded, and writes the exception table. */
    void end() {
        endRange();
        for (Range range : ranges) {
            for (String type : CAUGHT) asm().guard(handlers.get(range.handler), range.start, range.end, type);
        }
    }
}

package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;

/** Calls with up to three arguments. */
final class CallCode {
    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final MathCode math;

    CallCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
        math = new MathCode(generator);
    }

    void call(int op) {
        int arguments = switch (op) {
            case Op.CALL0 -> 0;
            case Op.CALL1 -> 1;
            case Op.CALL2 -> 2;
            default -> 3;
        };
        Inlining.Body body = generator.inlining.at(generator.pc);
        if (body != null && !generator.isCompact()) {
            requireFunction(body);
            generator.inline(body, arguments);
            return;
        }
        if (math.emit(arguments)) return;
        generator.beforeThrow();
        for (int i = 0; i < arguments + 2; i++) {
            registers.pushObject(code[generator.pc + 2 + i]);
            generator.asm.pop();
        }
        if (generator.isCompact() || generator.sites.builtin(generator.pc) != null) callAny(arguments);
        else callDirectly(arguments);
        registers.settled(code[generator.pc + 1]);
    }

    private void requireFunction(Inlining.Body body) {
        registers.pushObject(code[generator.pc + 2]);
        generator.asm.ldcObject(body.block.shared, Helpers.SHARED_TYPE);
        generator.asm.invokestatic(Helpers.CALLS, "isFunction", "(" + Helpers.OBJECT_TYPE + Helpers.SHARED_TYPE + ")Z");
        generator.asm.ifeq(generator.exit(ExitReason.CALL_TARGET));
    }

    /** Enters the callee's compiled code from here, so that HotSpot sees at this place what is called. */
    private void callDirectly(int arguments) {
        MethodAssembler asm = generator.asm;
        var slow = new Label();
        var done = new Label();
        int callee = code[generator.pc + 2];
        generator.storePc();
        registers.pushObject(callee);
        asm.invokestatic(Helpers.CALLS, "direct", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.COMPILED_CODE_TYPE);
        asm.astore(CodeGenerator.TARGET);
        asm.aload(CodeGenerator.TARGET);
        asm.ifnull(slow);
        asm.aload(CodeGenerator.TARGET);
        registers.pushObject(callee);
        asm.checkcast(Helpers.FUNCTION);
        asm.aconst_null();
        for (int i = 0; i < arguments + 1; i++) registers.pushObject(code[generator.pc + 3 + i]);
        asm.invokevirtual(Helpers.COMPILED_CODE, DirectEntry.name(arguments), DirectEntry.descriptor(arguments));
        registers.storeObject(code[generator.pc + 1]);
        asm.goto_(done);
        asm.bind(slow);
        callAny(arguments);
        asm.bind(done);
    }

    private void callAny(int arguments) {
        push(arguments);
        generator.asm.invokestatic(Helpers.CALLS, "call" + arguments, descriptor(arguments, Helpers.OBJECT_TYPE));
        registers.storeObject(code[generator.pc + 1]);
    }

    private void push(int arguments) {
        generator.pushFrame();
        generator.asm.ldc(generator.pc);
        for (int i = 0; i < arguments + 2; i++) registers.pushObject(code[generator.pc + 2 + i]);
    }

    private static String descriptor(int arguments, String result) {
        return "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(arguments + 2) + ")" + result;
    }
}

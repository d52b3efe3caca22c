package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.BitSet;

/** The code around inlined calls: the guard of the callee, the this value, the arguments, and the frame, which is created and entered when it is first needed. */
final class InlinedCallCode {
    static final String FRAME_OF_CALL = "(" + Helpers.FRAME_TYPE + "I" + Helpers.FRAME_TYPE
            + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.FRAME_TYPE;

    private final CodeGenerator generator;

    InlinedCallCode(CodeGenerator generator) {
        this.generator = generator;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    // ---- entering and leaving

    /** Enters the activation of the current instruction's call. */
    void enter(Activation entered) {
        int callee = generator.code[generator.pc + 2];
        Label exit = generator.exit(ExitReason.CALL_TARGET);
        requireFunction(entered, callee, exit);
        if (entered.isConstruction()) pushInstance(entered, callee, exit);
        generator.registers.move(entered.functionRegister(), callee);
        if (entered.isConstruction()) generator.registers.setJsObject(entered.thisRegister());
        else passThis(entered, generator.code[generator.pc + 3]);
        BitSet live = generator.liveAt(entered.start);
        for (int i = 0; i < entered.block.registerCount; i++) {
            int register = entered.firstRegister + i;
            if (!live.get(register)) continue;
            if (i < entered.block.parameterCount && i < argumentCount())
                generator.registers.move(register, argument(i));
            else generator.registers.loadUndefined(register);
        }
        if (!entered.usesFrame) return;
        asm().aconst_null();
        asm().astore(generator.frameLocal(entered));
    }

    private int argumentCount() {
        int[] code = generator.code;
        return switch (code[generator.pc]) {
            case Op.CALL0 -> 0;
            case Op.CALL1 -> 1;
            case Op.CALL2 -> 2;
            case Op.CALL3 -> 3;
            case Op.NEW -> code[generator.pc + 4];
            default -> code[generator.pc + 5];
        };
    }

    /** The register of an argument. */
    private int argument(int index) {
        int[] code = generator.code;
        return switch (code[generator.pc]) {
            case Op.NEW -> code[generator.pc + 3] + index;
            case Op.CALL_RANGE -> code[generator.pc + 4] + index;
            default -> code[generator.pc + 4 + index];
        };
    }

    private void requireFunction(Activation entered, int callee, Label exit) {
        generator.registers.pushObject(callee);
        asm().ldcObject(entered.block.shared, Helpers.SHARED_TYPE);
        asm().invokestatic(Helpers.CALLS, "isFunction", "(" + Helpers.OBJECT_TYPE + Helpers.SHARED_TYPE + ")Z");
        asm().ifeq(exit);
    }

    private void pushInstance(Activation entered, int callee, Label exit) {
        generator.registers.pushObject(callee);
        asm().ldc(entered.slots);
        asm().invokestatic(Helpers.CALLS, "instance", "(" + Helpers.OBJECT_TYPE + "I)" + Helpers.JS_OBJECT_TYPE);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(exit);
        asm().aload(CodeGenerator.OBJECT);
    }

    private void passThis(Activation entered, int given) {
        if (generator.registers.isJsObject(given)) {
            generator.registers.move(entered.thisRegister(), given);
            return;
        }
        if (entered.convertsThis()) {
            pushFunction(entered);
            generator.registers.pushObject(given);
            asm().invokestatic(
                            Helpers.CALLS,
                            "sloppyThis",
                            "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE);
        } else {
            generator.registers.pushObject(given);
        }
        generator.registers.setObject(entered.thisRegister());
    }

    /** Leaves the frame of an activation, if it has one, before the code of its caller goes on. */
    void leave(Activation left) {
        if (!left.usesFrame) return;
        asm().aload(generator.frameLocal(left));
        asm().ldcObject(generator.agent(), Helpers.AGENT_TYPE);
        asm().invokestatic(Helpers.CALLS, "leave", "(" + Helpers.FRAME_TYPE + Helpers.AGENT_TYPE + ")V");
    }

    // ---- in the callee

    /** Replaces the caller's frame on the stack by this call's, which is created and entered if there is none yet. */
    void pushFrame(Activation current) {
        current.usesFrame = true;
        asm().ldc(generator.inlining.merged().origin(current.callPc));
        asm().aload(generator.frameLocal(current));
        generator.registers.pushObject(current.functionRegister());
        generator.registers.pushObject(current.thisRegister());
        asm().invokestatic(Helpers.CALLS, frameMethod(current), FRAME_OF_CALL);
        asm().dup();
        asm().astore(generator.frameLocal(current));
    }

    static String frameMethod(Activation activation) {
        return activation.isConstruction() ? "inlinedConstruction" : "inlinedCall";
    }

    /** Loads the value of this. */
    void loadThis(Activation current, int result) {
        if (current.block.shared.kind() == FunctionKind.ARROW) {
            pushFunction(current);
            asm().invokestatic(Helpers.CALLS, "lexicalThis", "(" + Helpers.FUNCTION_TYPE + ")" + Helpers.OBJECT_TYPE);
            generator.registers.setObject(result);
        } else {
            generator.registers.move(result, current.thisRegister());
        }
    }

    /** Pushes the function, cast to its class. */
    void pushFunction(Activation current) {
        generator.registers.pushObject(current.functionRegister());
        asm().checkcast(Helpers.FUNCTION);
    }
}

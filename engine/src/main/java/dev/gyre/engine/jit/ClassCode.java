package dev.gyre.engine.jit;

import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.runtime.object.JsObject;

/** The super constructor, and this in the constructors of derived classes. */
final class ClassCode {
    private static final String OPS = Helpers.INTERPRETER + "ClassOps";
    private static final String FUNCTION_OPS = Helpers.INTERPRETER + "FunctionOps";
    private static final String CHECK_THIS = "(" + Helpers.FRAME_TYPE + "I)" + Helpers.OBJECT_TYPE;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ClassCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    void superConstructor() {
        Activation current = generator.activation();
        JsObject known = current.shapeOfDerived == null ? null : current.shapeOfDerived.prototype();
        if (known != null && generator.sites.mayExit(generator.pc)) {
            MethodAssembler asm = generator.asm;
            asm.ldcObject(current.closure, Helpers.JS_OBJECT_TYPE);
            asm.getfield(Helpers.JS_OBJECT, "shape", Helpers.SHAPE_TYPE);
            asm.ldcObject(current.shapeOfDerived, Helpers.SHAPE_TYPE);
            asm.if_acmpne(generator.exit(ExitReason.CALL_TARGET));
            registers.loadConstant(code[generator.pc + 1], known);
            return;
        }
        String argument = Helpers.FUNCTION_TYPE;
        if (!generator.pushesFunction()) {
            generator.pushFrame();
            argument = Helpers.FRAME_TYPE;
        }
        generator.asm.invokestatic(OPS, "getSuperConstructor", "(" + argument + ")" + Helpers.OBJECT_TYPE);
        registers.setObject(code[generator.pc + 1]);
    }

    /** Whether the current activation has this in a local. */
    private boolean isLocal() {
        return generator.activation().bindsThis && generator.arguments.areLocal();
    }

    void bindThis() {
        generator.beforeThrow();
        int value = code[generator.pc + 1];
        if (!isLocal()) {
            bindThisOfFrame(value);
        } else if (generator.activation().isInlined()) {
            generator.thisValues.bind(value);
        } else {
            var bound = new Label();
            var done = new Label();
            generator.asm.aload(CodeGenerator.THIS);
            generator.asm.ifnonnull(bound);
            generator.thisValues.bind(value);
            generator.asm.goto_(done);
            generator.asm.bind(bound);
            pushSiteToThrow();
            callBindThis(value);
            generator.asm.bind(done);
        }
    }

    private void bindThisOfFrame(int value) {
        generator.pushFrame();
        generator.pushPc();
        callBindThis(value);
    }

    private void callBindThis(int value) {
        registers.pushObject(value);
        generator.asm.invokestatic(
                FUNCTION_OPS, "bindThis", "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")V");
    }

    void checkThis() {
        int result = code[generator.pc + 1];
        if (!isLocal()) {
            generator.beforeThrow();
            generator.pushFrame();
            generator.pushPc();
            generator.asm.invokestatic(FUNCTION_OPS, "checkThis", CHECK_THIS);
            registers.setObject(result);
            return;
        }
        if (!generator.activation().isInlined()) requireThis();
        generator.thisValues.loadBound(result);
    }

    private void requireThis() {
        var bound = new Label();
        generator.beforeThrow();
        generator.asm.aload(CodeGenerator.THIS);
        generator.asm.ifnonnull(bound);
        pushSiteToThrow();
        generator.asm.invokestatic(FUNCTION_OPS, "checkThis", CHECK_THIS);
        generator.asm.pop();
        generator.asm.bind(bound);
    }

    private void pushSiteToThrow() {
        generator.pushFrameToThrow();
        generator.pushPc();
    }
}

package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;

/** Suspensions, and the resumption of generators by iterations and yield*. */
final class ResumptionCode {
    private static final String GENERATOR = Helpers.INTERPRETER + "GeneratorObject";
    private static final String GENERATOR_OPS = Helpers.INTERPRETER + "GeneratorOps";
    private static final String SUSPENSION = Helpers.INTERPRETER + "Suspension";
    private static final String SUSPENSION_TYPE = "L" + SUSPENSION + ";";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ResumptionCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    // ---- resuming generators

    /** Pushes the next value of an iterator, or null at its end; {@code call} pushes it where that is no generator with compiled code. */
    void step(int iterator, int next, Runnable call) {
        resume(
                iterator,
                next,
                () -> {
                    registers.pushObject(iterator);
                    asm().invokestatic(
                                    GENERATOR,
                                    "stepValue",
                                    "(" + Helpers.COMPILED_CODE_TYPE + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE);
                },
                call);
    }

    /** Calls the next method of the delegate of a yield*, and jumps if it is done. */
    void delegateNext() {
        int pc = generator.pc;
        int result = code[pc + 1], next = code[pc + 2], iterator = code[pc + 3], received = code[pc + 4];
        registers.pushObject(next);
        registers.pushObject(iterator);
        registers.pushObject(received);
        for (int i = 0; i < 3; i++) asm().pop();
        generator.beforeThrow();
        resume(
                iterator,
                next,
                () -> {
                    registers.pushObject(iterator);
                    registers.pushObject(received);
                    asm().invokestatic(
                                    GENERATOR_OPS,
                                    "delegateNext",
                                    "(" + Helpers.COMPILED_CODE_TYPE + Helpers.OBJECT_TYPE.repeat(2) + ")"
                                            + Helpers.OBJECT_TYPE);
                },
                () -> {
                    generator.pushFrame();
                    generator.pushPc();
                    registers.pushObject(next);
                    registers.pushObject(iterator);
                    registers.pushObject(received);
                    asm().invokestatic(
                                    GENERATOR_OPS,
                                    "delegateNext",
                                    "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(3) + ")"
                                            + Helpers.OBJECT_TYPE);
                });
        registers.setObject(result);
        generator.pushFrame();
        registers.pushObject(result);
        asm().invokestatic(GENERATOR_OPS, "isDone", "(" + Helpers.FRAME_TYPE + Helpers.OBJECT_TYPE + ")Z");
        asm().ifne(generator.jump(code[pc + 5]));
        generator.go(pc + InstructionTable.length(Op.DELEGATE_NEXT));
    }

    /**
     * Pushes what {@code direct} pushes, which finds the compiled code of a generator on the stack, or {@code call} where there is none. The cast is at the site, where
     * HotSpot profiles the class of the code, so that it can inline that.
     */
    private void resume(int iterator, int next, Runnable direct, Runnable call) {
        var resumes = new Label();
        var calls = new Label();
        var done = new Label();
        generator.storePc();
        generator.pushRealm();
        registers.pushObject(iterator);
        registers.pushObject(next);
        asm().invokestatic(GENERATOR, "entry", "(" + Helpers.REALM_TYPE + Helpers.OBJECT_TYPE.repeat(2) + ")I");
        asm().lookupswitch(new int[] {CodeBlock.DIRECT}, new Label[] {resumes}, calls);
        asm().bind(resumes);
        registers.pushObject(iterator);
        asm().invokestatic(GENERATOR, "code", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.TIER_ATTACHMENT_TYPE);
        asm().checkcast(Helpers.COMPILED_CODE);
        direct.run();
        asm().astore(CodeGenerator.OBJECT);
        asm().goto_(done);
        asm().bind(calls);
        call.run();
        asm().astore(CodeGenerator.OBJECT);
        asm().bind(done);
        asm().aload(CodeGenerator.OBJECT);
    }

    // ---- suspensions

    /** Generates the current instruction if it suspends; returns false otherwise. */
    boolean suspend(int op) {
        if (!InstructionTable.suspends(op)) return false;
        int pc = generator.pc;
        generator.beforeThrow();
        for (int point : InstructionTable.resumePoints(code, pc)) generator.spillLiveAt(point);
        generator.pushFrame();
        asm().ldc(pc);
        switch (op) {
            case Op.INITIAL_YIELD ->
                asm().invokestatic(
                                GENERATOR_OPS, "initialYield", "(" + Helpers.FRAME_TYPE + "I)" + Helpers.OBJECT_TYPE);
            case Op.YIELD_DELEGATED -> {
                registers.pushObject(code[pc + 3]);
                asm().invokevirtual(
                                Helpers.FRAME, "suspendDelegated", "(I" + Helpers.OBJECT_TYPE + ")" + SUSPENSION_TYPE);
            }
            case Op.AWAIT -> suspend(code[pc + 2], "AWAIT");
            default -> suspend(code[pc + 3], "YIELD");
        }
        asm().areturn();
        return true;
    }

    private void suspend(int value, String kind) {
        registers.pushObject(value);
        asm().getstatic(SUSPENSION, kind, SUSPENSION_TYPE);
        asm().invokevirtual(
                        Helpers.FRAME, "suspend", "(I" + Helpers.OBJECT_TYPE + SUSPENSION_TYPE + ")" + SUSPENSION_TYPE);
    }
}

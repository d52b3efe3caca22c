package dev.gyre.engine.jit;

import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;

/** Iteration over arrays by for-of and array patterns, without calls of the iterator's methods, and over the keys of objects by for-in, without a frame. */
final class IterationCode {
    private static final String ITERATION = Helpers.JIT_RUNTIME + "CompiledIteration";
    private static final String ENUMERATION = Helpers.RUNTIME + "operations/ForInEnumeration";
    private static final String TEST = "(" + Helpers.OBJECT_TYPE + ")Z";
    private static final int ARRAYS = Profile.INT_ELEMENTS | Profile.DOUBLE_ELEMENTS | Profile.OBJECT_ELEMENTS;
    /** The flags of GET_ITERATOR for an iterator that may be replaced by an ArrayIteration. */
    private static final int STEPPED_ONLY = 2;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final ResumptionCode generators;

    IterationCode(CodeGenerator generator, ResumptionCode generators) {
        this.generator = generator;
        this.generators = generators;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Whether an instruction has iterated over arrays only. */
    static boolean isOverArrays(int pc, Sites sites) {
        int bases = sites.bases(pc);
        return bases != 0 && (bases & ~ARRAYS) == 0;
    }

    /** Begins an iteration; returns false if it may be over something else than an array. */
    boolean begin() {
        int pc = generator.pc;
        if (code[pc + 4] != STEPPED_ONLY || !isOverArrays(pc, generator.sites)) return false;
        registers.pushObject(code[pc + 3]);
        asm().astore(CodeGenerator.OBJECT);
        generator.pushRealm();
        asm().aload(CodeGenerator.OBJECT);
        asm().invokestatic(
                        ITERATION, "begin", "(" + Helpers.REALM_TYPE + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.exit(ExitReason.OTHER));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[pc + 1]);
        registers.loadUndefined(code[pc + 2]);
        return true;
    }

    /** Advances the iteration, or jumps if it is done. */
    void step() {
        int pc = generator.pc;
        if (generator.sites.stepsBuiltin(pc)) stepBuiltin();
        else if (isOverArrays(pc, generator.sites)) stepArray();
        else stepAny();
    }

    private void stepArray() {
        int pc = generator.pc;
        int iterator = code[pc + 2], end = code[pc + 4];
        requireTrue("isArrayIteration", iterator, ExitReason.OTHER);
        test("isDone", iterator);
        asm().istore(CodeGenerator.INDEX);
        if (generator.isLiveAt(end, iterator)) {
            var more = new Label();
            asm().iload(CodeGenerator.INDEX);
            asm().ifeq(more);
            endBefore(more, iterator);
        }
        asm().iload(CodeGenerator.INDEX);
        asm().ifne(generator.jump(end));
        next(iterator, code[pc + 1]);
        registers.expect(code[pc + 1], generator.sites.resultKinds(pc));
        generator.go(pc + 5);
    }

    // ---- for-in

    /** Begins an enumeration; returns false if it may be of something else than an object whose keys are those of its shape. */
    boolean enumerate() {
        int pc = generator.pc;
        if (!generator.sites.mayExit(pc)) return false;
        registers.pushObject(code[pc + 2]);
        asm().invokestatic(ENUMERATION, "ofShape", "(" + Helpers.OBJECT_TYPE + ")L" + ENUMERATION + ";");
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.exit(ExitReason.OTHER));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[pc + 1]);
        return true;
    }

    /** Advances an enumeration, or jumps if it is done; as {@link #enumerate}. */
    boolean nextKey() {
        int pc = generator.pc;
        if (!generator.sites.mayExit(pc)) return false;
        int enumeration = code[pc + 2];
        pushEnumeration(enumeration);
        asm().invokevirtual(ENUMERATION, "isDone", "()Z");
        asm().ifne(generator.jump(code[pc + 3]));
        pushEnumeration(enumeration);
        asm().invokevirtual(ENUMERATION, "isOfShape", "()Z");
        asm().ifeq(generator.exit(ExitReason.SHAPE));
        pushEnumeration(enumeration);
        asm().invokevirtual(ENUMERATION, "nextOfShape", "()" + Helpers.OBJECT_TYPE);
        registers.setObject(code[pc + 1]);
        generator.go(pc + 4);
        return true;
    }

    private void pushEnumeration(int register) {
        registers.pushObject(register);
        asm().checkcast(ENUMERATION);
    }

    // ---- for-of

    /** Marks an iteration as ended; its other steps have jumped to the label, which is bound after that. */
    private void endBefore(Label more, int iterator) {
        asm().getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
        registers.storeObject(iterator);
        asm().bind(more);
        registers.settled(iterator);
    }

    /** Advances an iterator of a builtin, whose steps run no JavaScript; exits if its next method is another. */
    private void stepBuiltin() {
        int pc = generator.pc;
        int iterator = code[pc + 2];
        registers.pushObject(iterator);
        registers.pushObject(code[pc + 3]);
        asm().invokestatic(ITERATION, "isStepped", "(" + Helpers.OBJECT_TYPE.repeat(2) + ")Z");
        asm().ifeq(generator.exit(ExitReason.OTHER));
        registers.pushObject(iterator);
        registers.pushObject(code[pc + 3]);
        asm().invokestatic(ITERATION, "step", "(" + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.OBJECT_TYPE);
        asm().astore(CodeGenerator.OBJECT);
        stepped();
    }

    /** Advances any iterator, which may run JavaScript. */
    private void stepAny() {
        int pc = generator.pc;
        int iterator = code[pc + 2], next = code[pc + 3];
        registers.pushObject(iterator);
        registers.pushObject(next);
        asm().pop();
        asm().pop();
        generator.beforeThrow();
        // The iterator is not closed if it throws.
        int handler = generator.handlerFor(pc);
        if (handler >= 0 && generator.isLiveAt(handler, iterator)) registers.hideInFrame(iterator);
        Runnable call = () -> {
            generator.pushFrame();
            generator.pushPc();
            registers.pushObject(iterator);
            registers.pushObject(next);
            asm().invokestatic(
                            Helpers.INTERPRETER + "IteratorOps",
                            "stepValue",
                            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.OBJECT_TYPE);
        };
        if (generator.sites.stepsGenerator(pc)) generators.step(iterator, next, call);
        else call.run();
        asm().astore(CodeGenerator.OBJECT);
        stepped();
    }

    /** Stores the value in the local OBJECT, or jumps if it is null. */
    private void stepped() {
        int pc = generator.pc;
        int iterator = code[pc + 2], end = code[pc + 4];
        if (generator.isLiveAt(end, iterator)) {
            var more = new Label();
            asm().aload(CodeGenerator.OBJECT);
            asm().ifnonnull(more);
            endBefore(more, iterator);
        }
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.jump(end));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[pc + 1]);
        registers.expect(code[pc + 1], generator.sites.resultKinds(pc));
        generator.go(pc + 5);
    }

    private void next(int iterator, int value) {
        switch (generator.sites.bases(generator.pc)) {
            case Profile.INT_ELEMENTS -> {
                requireTrue("hasInt", iterator, ExitReason.ELEMENTS_KIND);
                pushNext("nextInt", iterator, "I");
                registers.setInt(value);
            }
            case Profile.DOUBLE_ELEMENTS -> {
                requireTrue("hasDouble", iterator, ExitReason.ELEMENTS_KIND);
                pushNext("nextDouble", iterator, "D");
                registers.setDouble(value);
            }
            default -> {
                pushNext("nextObject", iterator, Helpers.OBJECT_TYPE);
                asm().astore(CodeGenerator.OBJECT);
                asm().aload(CodeGenerator.OBJECT);
                asm().ifnull(generator.exit(ExitReason.HOLE));
                asm().aload(CodeGenerator.OBJECT);
                registers.setObject(value);
            }
        }
    }

    private void pushNext(String name, int iterator, String type) {
        registers.pushObject(iterator);
        asm().invokestatic(ITERATION, name, "(" + Helpers.OBJECT_TYPE + ")" + type);
    }

    private void test(String name, int iterator) {
        registers.pushObject(iterator);
        asm().invokestatic(ITERATION, name, TEST);
    }

    private void requireTrue(String name, int iterator, ExitReason otherwise) {
        test(name, iterator);
        asm().ifeq(generator.exit(otherwise));
    }

    /** Closes an iteration before its end; returns false if closing it has called a function before. */
    boolean close() {
        if (!generator.sites.mayExit(generator.pc)) return false;
        registers.pushObject(code[generator.pc + 1]);
        asm().astore(CodeGenerator.OBJECT);
        generator.pushRealm();
        asm().aload(CodeGenerator.OBJECT);
        asm().invokestatic(ITERATION, "closesSilently", "(" + Helpers.REALM_TYPE + Helpers.OBJECT_TYPE + ")Z");
        asm().ifeq(generator.exit(ExitReason.OTHER));
        return true;
    }
}

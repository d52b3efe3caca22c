package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.cache.InitialShape;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.analysis.Handlers.Access;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.BitSet;
import java.util.List;

/** The code around inlined calls: the guard of the callee, the this value, the arguments, and the frame, which is created and entered when it is first needed. */
final class InlinedCallCode {
    static final String FRAME_OF_CALL = "(" + Helpers.FRAME_TYPE + "I" + Helpers.FRAME_TYPE
            + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.FRAME_TYPE;

    private final CodeGenerator generator;
    private final HandlerCode handlers;

    InlinedCallCode(CodeGenerator generator) {
        this.generator = generator;
        handlers = new HandlerCode(generator);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    // ---- entering and leaving

    /** Enters the activation of the current instruction's call. */
    void enter(Activation entered) {
        Label exit = findCallee();
        requireFunction(entered, exit);
        pass(entered, exit);
    }

    /** Enters one of the activations of the current instruction's call, by the function that is called, or continues for other functions. */
    void branch(List<Activation> entered) {
        Label exit = findCallee();
        short[] known = generator.registers.snapshot();
        Shape[][] shapes = generator.shapes.snapshot();
        boolean exits = !generator.inlining.merged().isCalled(generator.pc);
        for (Activation each : entered) {
            boolean isLast = exits && each == entered.getLast();
            Label other = isLast ? exit : new Label();
            requireFunction(each, other);
            pass(each, exit);
            if (isLast) {
                generator.go(each.start);
                return;
            }
            asm().goto_(generator.jump(each.start));
            asm().bind(other);
            generator.registers.begin(known);
            generator.shapes.begin(shapes);
        }
    }

    /** Puts the function that is called into the local OTHER_OBJECT; returns where to leave when it is another than expected. */
    private Label findCallee() {
        int callee = generator.code[generator.pc + 2];
        Label exit = generator.exit(ExitReason.CALL_TARGET);
        switch (generator.code[generator.pc]) {
            case Op.GET_NAMED -> findAccessor("getter", exit);
            case Op.SET_NAMED -> findAccessor("setter", exit);
            case Op.RUN_FIELD_INITIALIZER -> findFieldInitializer();
            case Op.APPLY_ARGUMENTS -> {
                generator.arguments.requirePlainApply(exit);
                generator.registers.pushObject(generator.code[generator.pc + 3]);
                asm().astore(CodeGenerator.OTHER_OBJECT);
            }
            default -> {
                generator.registers.pushObject(callee);
                asm().astore(CodeGenerator.OTHER_OBJECT);
            }
        }
        return exit;
    }

    /** Puts the function that defines the fields of this, or null, into the local OTHER_OBJECT. */
    void findFieldInitializer() {
        BytecodeFunction closure = generator.activation().closure;
        if (closure != null) {
            asm().ldcObject(closure.fieldInitializer(), Helpers.OBJECT_TYPE);
        } else {
            generator.pushesFunction();
            asm().invokestatic(
                            Helpers.CALLS, "fieldInitializer", "(" + Helpers.FUNCTION_TYPE + ")" + Helpers.OBJECT_TYPE);
        }
        asm().astore(CodeGenerator.OTHER_OBJECT);
    }

    private void findAccessor(String function, Label exit) {
        List<Access> accesses = generator.inlining.accesses(generator.pc);
        var found = new Label();
        generator.registers.requireJsObject(receiver(), exit);
        for (Access each : accesses) {
            Label other = each == accesses.getLast() ? exit : new Label();
            handlers.pushAccessor(function, receiver(), each, other);
            asm().astore(CodeGenerator.OTHER_OBJECT);
            if (other == exit) break;
            asm().goto_(found);
            asm().bind(other);
        }
        asm().bind(found);
        generator.shapes.learn(receiver(), accesses.stream().map(Access::shape).toList());
    }

    /** Gives the activation its function, its this value and its arguments. */
    private void pass(Activation entered, Label exit) {
        InitialShape instances = instancesOf(entered);
        if (instances != null) pushKnownInstance(entered, instances, exit);
        else if (entered.isConstruction() && !entered.isDerived()) pushInstance(entered, exit);
        else if (entered.isConstruction()) asm().aconst_null();
        asm().aload(CodeGenerator.OTHER_OBJECT);
        generator.registers.setObject(entered.functionRegister());
        if (entered.isConstruction()) setThis(entered);
        else if (generator.code[generator.pc] == Op.RUN_FIELD_INITIALIZER) generator.thisValues.pass(entered);
        else passThis(entered, receiver());
        if (instances != null) generator.shapes.learn(entered.thisRegister(), List.of(instances.shape()));
        if (generator.code[generator.pc] == Op.CALL_SPREAD) {
            generator.arguments.pushElements(generator.code[generator.pc + 4]);
            asm().astore(CodeGenerator.TARGET);
        }
        BitSet live = generator.liveAt(entered.start);
        for (int i = 0; i < entered.block.registerCount; i++) {
            int register = entered.firstRegister + i;
            if (!live.get(register)) continue;
            if (i < entered.block.parameterCount) passArgument(register, i);
            else generator.registers.loadUndefined(register);
        }
        for (int i = 0; i < entered.keptArguments; i++) passArgument(entered.argumentRegister(i), i);
        if (!entered.usesFrame) return;
        asm().aconst_null();
        asm().astore(generator.frameLocal(entered));
    }

    /** The initial shape of the object that an activation gets as this; null if it is not known, or it gets no new object. */
    private InitialShape instancesOf(Activation entered) {
        Activation target = entered.newTarget();
        return target == null || entered.isDerived() || !generator.sites.mayExit(generator.pc)
                ? null
                : target.instances;
    }

    /** Sets the this value of a construction to what is on the stack: the new object, or null in a derived constructor. */
    private void setThis(Activation entered) {
        if (entered.isDerived()) generator.registers.setObject(entered.thisRegister());
        else generator.registers.setJsObject(entered.thisRegister());
    }

    /** The register of the value that becomes this. */
    private int receiver() {
        return switch (generator.code[generator.pc]) {
            case Op.GET_NAMED -> generator.code[generator.pc + 2];
            case Op.SET_NAMED -> generator.code[generator.pc + 1];
            case Op.APPLY_ARGUMENTS -> generator.code[generator.pc + 4];
            default -> generator.code[generator.pc + 3];
        };
    }

    /** Gives a register the value of an argument, or undefined. */
    private void passArgument(int register, int index) {
        int count = generator.inlining.merged().argumentCount(generator.pc);
        if (count < 0) {
            if (generator.code[generator.pc] == Op.CALL_SPREAD) asm().aload(CodeGenerator.TARGET);
            else generator.arguments.push();
            asm().ldc(index);
            asm().invokestatic(Helpers.CALLS, "argument", DirectEntry.ARGUMENT);
            generator.registers.setObject(register);
        } else if (index < count) {
            generator.registers.move(register, argument(index));
        } else {
            generator.registers.loadUndefined(register);
        }
    }

    /** The register of an argument. */
    private int argument(int index) {
        int[] code = generator.code;
        return switch (code[generator.pc]) {
            case Op.NEW, Op.SUPER_CALL -> code[generator.pc + 3] + index;
            case Op.SET_NAMED -> code[generator.pc + 3];
            case Op.CALL_RANGE -> code[generator.pc + 4] + index;
            case Op.APPLY_ARGUMENTS, Op.SUPER_CALL_ARGUMENTS ->
                generator.activation().argumentRegister(index);
            default -> code[generator.pc + 4 + index];
        };
    }

    private void requireFunction(Activation entered, Label other) {
        asm().aload(CodeGenerator.OTHER_OBJECT);
        if (entered.closure != null) {
            asm().ldcObject(entered.closure, Helpers.OBJECT_TYPE);
            asm().if_acmpne(other);
            return;
        }
        asm().ldcObject(entered.block.shared, Helpers.SHARED_TYPE);
        asm().invokestatic(Helpers.CALLS, "isFunction", "(" + Helpers.OBJECT_TYPE + Helpers.SHARED_TYPE + ")Z");
        asm().ifeq(other);
    }

    /** Pushes the new object of a construction. */
    private void pushInstance(Activation entered, Label exit) {
        if (entered.isSuperCall) generator.pushNewTarget(entered);
        else asm().aload(CodeGenerator.OTHER_OBJECT);
        asm().ldc(entered.slots);
        asm().invokestatic(Helpers.CALLS, "instance", "(" + Helpers.OBJECT_TYPE + "I)" + Helpers.JS_OBJECT_TYPE);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(exit);
        asm().aload(CodeGenerator.OBJECT);
    }

    /** As {@link #pushInstance}, where the only closure's initial shape is a constant as long as its prototype property is unchanged. */
    private void pushKnownInstance(Activation entered, InitialShape instances, Label exit) {
        BytecodeFunction target = entered.newTarget().closure;
        asm().ldcObject(target, Helpers.JS_OBJECT_TYPE);
        asm().getfield(Helpers.JS_OBJECT, "shape", Helpers.SHAPE_TYPE);
        asm().ldcObject(instances.constructorShape(), Helpers.SHAPE_TYPE);
        asm().if_acmpne(exit);
        asm().ldcObject(target, Helpers.JS_OBJECT_TYPE);
        asm().ldc(instances.prototypeSlot());
        asm().invokevirtual(Helpers.JS_OBJECT, "storedInSlot", "(I)" + Helpers.OBJECT_TYPE);
        asm().ldcObject(instances.prototype(), Helpers.OBJECT_TYPE);
        asm().if_acmpne(exit);
        asm().new_(Helpers.ORDINARY_OBJECT);
        asm().dup();
        asm().ldcObject(instances.shape(), Helpers.SHAPE_TYPE);
        asm().ldc(entered.slots);
        asm().invokespecial(Helpers.ORDINARY_OBJECT, "<init>", "(" + Helpers.SHAPE_TYPE + "I)V");
    }

    private void passThis(Activation entered, int given) {
        if (generator.registers.isJsObject(given)) {
            generator.registers.move(entered.thisRegister(), given);
            return;
        }
        if (entered.convertsThis()) {
            pushFunction(entered);
            generator.registers.pushObject(given);
            generator.thisValues.pushConverted();
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
        if (current.block.keepsArguments) generator.arguments.keep(current);
        asm().dup();
        asm().astore(generator.frameLocal(current));
    }

    static String frameMethod(Activation activation) {
        if (activation.isSuperCall) return "inlinedSuperCall";
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

package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.FunctionOps;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;

/** The list of all arguments of a function that needs it: an array in a direct call, registers in an inlined one, otherwise only in the frame. */
final class ArgumentsCode {
    private static final String CREATE_ARGUMENTS =
            "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECTS_TYPE + "I)" + Helpers.JS_OBJECT_TYPE;
    private static final String CREATE_REST =
            "(" + Helpers.REALM_TYPE + Helpers.OBJECTS_TYPE + "I)L" + Helpers.JS_ARRAY + ";";
    private static final String ELEMENT =
            "(" + Helpers.REALM_TYPE + Helpers.OBJECT_TYPE + Helpers.OBJECTS_TYPE + "I)" + Helpers.OBJECT_TYPE;
    private static final String IS_PLAIN_APPLY = "(" + Helpers.OBJECT_TYPE.repeat(3) + ")Z";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ArgumentsCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    /** Whether the arguments of the current activation are in locals, not only in the frame. */
    boolean areLocal() {
        return generator.isDirect || generator.activation().isInlined();
    }

    /** Pushes an array of the arguments of the current activation, which must not be changed. */
    void push() {
        push(generator.activation());
    }

    private void push(Activation of) {
        if (of.isInlined()) registers.pushArray(of.argumentRegister(0), of.keptArguments);
        else generator.asm.aload(CodeGenerator.AFTER_THIS);
    }

    /** Pushes an array of the elements of a JavaScript array that only holds arguments. */
    void pushElements(int array) {
        registers.pushObject(array);
        generator.asm.checkcast(Helpers.JS_ARRAY);
        generator.asm.invokevirtual(Helpers.JS_ARRAY, "toObjectArray", "()" + Helpers.OBJECTS_TYPE);
    }

    /** Boxes the arguments of an inlined call before the paths of an instruction branch, so that they are boxed on all of them. */
    void box() {
        Activation of = generator.activation();
        for (int i = 0; i < of.keptArguments; i++) {
            registers.pushObject(of.argumentRegister(i));
            generator.asm.pop();
        }
    }

    /** Gives the frame of an inlined call, which is on the stack, its arguments, if it is new. */
    void keep(Activation inlined) {
        var done = new Label();
        short[] known = registers.snapshot();
        generator.asm.dup();
        generator.asm.invokevirtual(Helpers.FRAME, "arguments", "()" + Helpers.OBJECTS_TYPE);
        generator.asm.ifnonnull(done);
        generator.asm.dup();
        push(inlined);
        generator.asm.invokevirtual(Helpers.FRAME, "keepArguments", "(" + Helpers.OBJECTS_TYPE + ")V");
        generator.asm.bind(done);
        registers.begin(known);
    }

    /** Jumps unless the current instruction applies a function to the arguments, whose object nothing has seen. */
    void requirePlainApply(Label other) {
        registers.pushObject(code[generator.pc + 2]);
        registers.pushObject(code[generator.pc + 3]);
        registers.pushObject(code[generator.pc + 5]);
        generator.asm.invokestatic(Helpers.INTERPRETER + "Calls", "isPlainApply", IS_PLAIN_APPLY);
        generator.asm.ifeq(other);
    }

    /** Creates an arguments object; returns false if it shares elements with parameters, or only the frame has the arguments. */
    boolean createObject() {
        int flags = code[generator.pc + 2];
        if (!areLocal() || FunctionOps.sharesParameters(generator.activation().block.shared, flags)) return false;
        generator.pushesFunction();
        push();
        generator.asm.ldc(flags);
        generator.asm.invokestatic(Helpers.INTERPRETER + "FunctionOps", "createArguments", CREATE_ARGUMENTS);
        registers.setObject(code[generator.pc + 1]);
        return true;
    }

    /** Reads the number of arguments; returns false where an exit for an existing arguments object is not possible. */
    boolean length() {
        if (!generator.sites.mayExit(generator.pc)) return false;
        registers.pushObject(code[generator.pc + 2]);
        generator.asm.ifnonnull(generator.exit(ExitReason.OTHER));
        Activation current = generator.activation();
        if (current.isInlined()) {
            generator.asm.ldc(current.keptArguments);
        } else {
            pushAny();
            generator.asm.arraylength();
        }
        registers.setInt(code[generator.pc + 1]);
        return true;
    }

    /** Reads an argument by an int32; returns false if other keys or an existing arguments object have been recorded. */
    boolean element() {
        // An object that has not been created is of the kind OTHER.
        if (!generator.sites.hasOperands(generator.pc, Profile.INT | Profile.OTHER)) return false;
        int key = code[generator.pc + 3];
        registers.requireInt(key);
        generator.pushRealm();
        registers.pushObject(code[generator.pc + 2]);
        pushAny();
        registers.pushInt(key);
        generator.asm.invokestatic(Helpers.CALLS, "argument", ELEMENT);
        generator.asm.astore(CodeGenerator.OBJECT);
        generator.asm.aload(CodeGenerator.OBJECT);
        generator.asm.ifnull(generator.exit(ExitReason.OUT_OF_BOUNDS));
        generator.asm.aload(CodeGenerator.OBJECT);
        registers.setObject(code[generator.pc + 1]);
        return true;
    }

    /** As {@link #push()}, also where only the frame has the arguments. */
    private void pushAny() {
        if (areLocal()) {
            push();
        } else {
            generator.asm.aload(CodeGenerator.FRAME);
            generator.asm.invokevirtual(Helpers.FRAME, "arguments", "()" + Helpers.OBJECTS_TYPE);
        }
    }

    /** Creates the array of a rest parameter; returns false if only the frame has the arguments. */
    boolean createRest() {
        if (!areLocal()) return false;
        generator.pushRealm();
        push();
        generator.asm.ldc(code[generator.pc + 2]);
        generator.asm.invokestatic(Helpers.INTERPRETER + "FunctionOps", "createRest", CREATE_REST);
        registers.setObject(code[generator.pc + 1]);
        return true;
    }
}

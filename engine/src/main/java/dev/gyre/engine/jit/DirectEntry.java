package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.jit.classfile.ClassAssembler;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import java.lang.reflect.Modifier;

/**
 * The methods by which code for direct calls is entered, one for each number of arguments and one for arguments in an array. They call the method that contains the code, with
 * undefined for missing arguments and without extra ones. It also gets an array of all arguments, if the function needs it.
 */
final class DirectEntry {
    /** Runs a frame. The method that contains the code for direct calls has the same name, by which the options of the JVM know compiled code. */
    static final String RUN_COMPILED = "runCompiled";

    static final String RUN = "(" + Helpers.FRAME_TYPE + ")" + Helpers.OBJECT_TYPE;
    static final String ARRAY = "callArray";
    static final String ARRAY_DESCRIPTOR = "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE.repeat(2)
            + Helpers.OBJECTS_TYPE + ")" + Helpers.OBJECT_TYPE;

    /** The descriptor of CompiledCalls.argument. */
    static final String ARGUMENT = "(" + Helpers.OBJECTS_TYPE + "I)" + Helpers.OBJECT_TYPE;

    private static final int FIRST = CodeGenerator.AFTER_THIS;

    private final ClassAssembler assembler;
    private final int parameters;
    private final boolean keepsArguments;

    DirectEntry(ClassAssembler assembler, CodeBlock block) {
        this.assembler = assembler;
        parameters = block.parameterCount;
        keepsArguments = block.keepsArguments;
    }

    static String name(int arguments) {
        return "call" + arguments;
    }

    static String descriptor(int arguments) {
        return "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE.repeat(arguments + 2) + ")" + Helpers.OBJECT_TYPE;
    }

    /** The method that contains the code. */
    MethodAssembler body() {
        return assembler.method(Modifier.PRIVATE | Modifier.FINAL, RUN_COMPILED, bodyDescriptor());
    }

    private String bodyDescriptor() {
        return "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE.repeat(2)
                + (keepsArguments ? Helpers.OBJECTS_TYPE : "") + Helpers.OBJECT_TYPE.repeat(parameters) + ")"
                + Helpers.OBJECT_TYPE;
    }

    /** Runs a frame that has been entered from its start. */
    void emitRun() {
        MethodAssembler method = assembler.method(Modifier.PROTECTED | Modifier.FINAL, RUN_COMPILED, RUN);
        method.aload(0);
        method.aload(1);
        method.getfield(Helpers.FRAME, "function", Helpers.FUNCTION_TYPE);
        method.aload(1);
        method.aload(1);
        method.getfield(Helpers.FRAME, "thisValue", Helpers.OBJECT_TYPE);
        if (keepsArguments) {
            method.aload(1);
            method.invokevirtual(Helpers.FRAME, "arguments", "()" + Helpers.OBJECTS_TYPE);
        }
        for (int i = 0; i < parameters; i++) {
            method.aload(1);
            method.getfield(Helpers.FRAME, "registers", Helpers.OBJECTS_TYPE);
            method.ldc(i);
            method.aaload();
        }
        callBody(method);
    }

    void emitCalls() {
        MethodAssembler predicate = assembler.method(Modifier.PUBLIC | Modifier.FINAL, "isCalledDirectly", "()Z");
        predicate.ldc(1);
        predicate.ireturn();
        for (int count = 0; count <= CompiledCode.MOST_ARGUMENTS; count++) emitCount(count);
        emitArray();
    }

    private void emitCount(int count) {
        MethodAssembler method = assembler.method(Modifier.FINAL, name(count), descriptor(count));
        for (int i = 0; i < FIRST; i++) method.aload(i);
        if (keepsArguments) {
            method.ldc(count);
            method.anewarray(Registers.OBJECT_CLASS);
            for (int i = 0; i < count; i++) {
                method.dup();
                method.ldc(i);
                method.aload(FIRST + i);
                method.aastore();
            }
        }
        for (int i = 0; i < Math.min(count, parameters); i++) method.aload(FIRST + i);
        for (int i = count; i < parameters; i++)
            method.getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
        callBody(method);
    }

    private void emitArray() {
        MethodAssembler method = assembler.method(Modifier.PUBLIC | Modifier.FINAL, ARRAY, ARRAY_DESCRIPTOR);
        for (int i = 0; i < FIRST; i++) method.aload(i);
        if (keepsArguments) method.aload(FIRST);
        for (int i = 0; i < parameters; i++) {
            method.aload(FIRST);
            method.ldc(i);
            method.invokestatic(Helpers.CALLS, "argument", ARGUMENT);
        }
        callBody(method);
    }

    private void callBody(MethodAssembler method) {
        method.invokevirtual(assembler.name(), RUN_COMPILED, bodyDescriptor());
        method.areturn();
    }
}

package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.jit.classfile.ClassAssembler;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import java.lang.reflect.Modifier;

/**
 * The methods by which code for direct calls is entered, one for each number of arguments. That with the number of the function's parameters contains the code; the others call
 * it, with undefined for missing arguments and without extra ones.
 */
final class DirectEntry {
    static final String RUN = "(" + Helpers.FRAME_TYPE + ")" + Helpers.OBJECT_TYPE;

    private final ClassAssembler assembler;
    private final int parameters;

    DirectEntry(ClassAssembler assembler, int parameters) {
        this.assembler = assembler;
        this.parameters = parameters;
    }

    static String name(int arguments) {
        return "call" + arguments;
    }

    static String descriptor(int arguments) {
        return "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE.repeat(arguments + 2) + ")" + Helpers.OBJECT_TYPE;
    }

    /** The method that contains the code. */
    MethodAssembler body() {
        return assembler.method(Modifier.FINAL, name(parameters), descriptor(parameters));
    }

    /** Runs a frame that has been entered from its start. */
    void emitRun() {
        MethodAssembler method = assembler.method(Modifier.PROTECTED | Modifier.FINAL, "run", RUN);
        method.aload(0);
        method.aload(1);
        method.getfield(Helpers.FRAME, "function", Helpers.FUNCTION_TYPE);
        method.aload(1);
        method.aload(1);
        method.getfield(Helpers.FRAME, "thisValue", Helpers.OBJECT_TYPE);
        for (int i = 0; i < parameters; i++) {
            method.aload(1);
            method.getfield(Helpers.FRAME, "registers", Helpers.OBJECTS_TYPE);
            method.ldc(i);
            method.aaload();
        }
        callBody(method);
    }

    void emitOtherCounts() {
        MethodAssembler predicate = assembler.method(Modifier.PUBLIC | Modifier.FINAL, "isCalledDirectly", "()Z");
        predicate.ldc(1);
        predicate.ireturn();
        for (int count = 0; count <= CompiledCode.MOST_ARGUMENTS; count++) {
            if (count != parameters) emitCount(count);
        }
    }

    private void emitCount(int count) {
        MethodAssembler method = assembler.method(Modifier.FINAL, name(count), descriptor(count));
        for (int i = 0; i < 4 + Math.min(count, parameters); i++) method.aload(i);
        for (int i = count; i < parameters; i++)
            method.getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
        callBody(method);
    }

    private void callBody(MethodAssembler method) {
        method.invokevirtual(assembler.name(), name(parameters), descriptor(parameters));
        method.areturn();
    }
}

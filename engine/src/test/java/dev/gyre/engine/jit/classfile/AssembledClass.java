package dev.gyre.engine.jit.classfile;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;

/** Defines assembled classes for tests, so that the JVM verifies them, and calls their methods. */
final class AssembledClass {
    static final String NAME = "dev/gyre/engine/jit/classfile/Assembled";
    static final int STATIC = Modifier.PUBLIC | Modifier.STATIC;

    private final Class<?> defined;

    AssembledClass(ClassAssembler assembler) throws IllegalAccessException {
        var bytes = assembler.toBytes();
        var lookup = MethodHandles.lookup();
        var constants = assembler.classData();
        defined = (constants == null
                        ? lookup.defineHiddenClass(bytes, true)
                        : lookup.defineHiddenClassWithClassData(bytes, constants, true))
                .lookupClass();
    }

    /** Calls the only method of this name. */
    Object call(String name, Object... arguments) throws ReflectiveOperationException {
        for (var method : defined.getDeclaredMethods()) {
            if (method.getName().equals(name)) {
                return method.invoke(null, arguments);
            }
        }
        throw new NoSuchMethodException(name);
    }

    Object newInstance() throws ReflectiveOperationException {
        return defined.getConstructor().newInstance();
    }
}

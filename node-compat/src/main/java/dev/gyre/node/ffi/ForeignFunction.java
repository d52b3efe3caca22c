package dev.gyre.node.ffi;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import java.lang.foreign.FunctionDescriptor;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** A function of a library, as a function of JavaScript. */
// https://nodejs.org/api/ffi.html#calling-native-functions
final class ForeignFunction {
    private final LibraryObject library;
    private final Signature signature;
    private final ForeignType[] parameters;
    /** (Object[]) -> Object */
    private final MethodHandle target;

    private final JsObject object;

    ForeignFunction(LibraryObject library, String name, long address, Signature signature) {
        this.library = library;
        this.signature = signature;
        parameters = signature.parameters().toArray(ForeignType[]::new);
        FunctionDescriptor descriptor = signature.descriptor();
        target = DynamicLinker.downcall(address, descriptor)
                .asType(MethodType.genericMethodType(parameters.length))
                .asSpreader(Object[].class, parameters.length);
        object = new NativeClosure(
                library.realm(),
                name,
                parameters.length,
                (realm, callee, self, arguments, newTarget) -> call(realm, arguments));
        object.createDataProperty("pointer", ForeignType.unsigned(address));
    }

    Signature signature() {
        return signature;
    }

    JsObject object() {
        return object;
    }

    private Object call(Realm realm, Object[] arguments) {
        library.requireOpen();
        if (arguments.length != parameters.length) {
            String message = "Invalid argument count: expected " + parameters.length + ", got " + arguments.length;
            throw NativeErrors.argumentValue(realm, message);
        }
        ForeignState state = library.state();
        Object[] values = new Object[parameters.length];
        PointerArguments pointers = null;
        for (int i = 0; i < values.length; i++) {
            if (parameters[i] == ForeignType.POINTER) {
                if (pointers == null) pointers = new PointerArguments(realm);
                values[i] = pointers.addOrNull(i, arguments[i]);
                continue;
            }
            values[i] = parameters[i].toArgumentOrNull(arguments[i]);
            if (values[i] == null) {
                String message = "Argument " + i + " must be " + parameters[i].described();
                throw NativeErrors.argumentValue(realm, message);
            }
        }
        if (pointers == null || !pointers.needMemory())
            return signature.result().toJavaScript(run(state, values));
        return withMemory(state, values, pointers);
    }

    private Object withMemory(ForeignState state, Object[] values, PointerArguments pointers) {
        state.requirePermission();
        Object result = null;
        try {
            pointers.place(state.memory(), values);
            result = run(state, values);
        } finally {
            pointers.end(signature.result() == ForeignType.POINTER && result != null ? (long) result : 0);
        }
        return signature.result().toJavaScript(result);
    }

    private Object run(ForeignState state, Object[] values) {
        state.memory().toNative();
        Object result;
        try {
            result = target.invokeExact(values);
        } catch (Throwable failure) {
            throw DynamicLinker.unexpected(failure);
        }
        state.memory().fromNative();
        state.throwEnding();
        return result;
    }
}

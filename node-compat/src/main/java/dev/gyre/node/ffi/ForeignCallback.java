package dev.gyre.node.ffi;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.environment.ProcessExit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;

/** A function of JavaScript that native code calls. What it must not do ends the program, since nothing can be thrown through native code. */
// https://nodejs.org/api/ffi.html#libraryregistercallbacksignature-callback
final class ForeignCallback {
    /** The exit code that a shell shows for a process ended by SIGABRT. */
    private static final int ABORTED = 134;

    private static final MethodHandle CALL = call();

    private final ForeignState state;
    private final ForeignType result;
    private final ForeignType[] parameters;
    private final WeakReference<JsObject> function;
    /** Null if the function may be collected. */
    private JsObject held;

    private final long address;

    ForeignCallback(ForeignState state, Signature signature, JsObject function) {
        this.state = state;
        result = signature.result();
        parameters = signature.parameters().toArray(ForeignType[]::new);
        this.function = new WeakReference<>(function);
        held = function;
        FunctionDescriptor descriptor = signature.descriptor();
        MethodHandle target =
                CALL.bindTo(this).asCollector(Object[].class, parameters.length).asType(descriptor.toMethodType());
        address = DynamicLinker.upcall(target, descriptor, Arena.ofAuto());
    }

    private static MethodHandle call() {
        try {
            MethodType type = MethodType.methodType(Object.class, Object[].class);
            return MethodHandles.lookup().findVirtual(ForeignCallback.class, "call", type);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    long address() {
        return address;
    }

    /** Keeps the function. */
    void hold() {
        held = functionOrThrow();
    }

    /** Lets the function be collected. */
    void release() {
        functionOrThrow();
        held = null;
    }

    private JsObject functionOrThrow() {
        JsObject kept = function.get();
        if (kept != null) return kept;
        throw NativeErrors.argumentValue(
                state.environment().realm(), "Callback function has already been garbage collected");
    }

    /** What native code calls. Throws nothing. */
    private Object call(Object[] values) {
        if (!state.isOwnThread()) {
            fail("Callbacks can only be invoked on the system thread they were created on");
            return result.zero();
        }
        JsObject called = function.get();
        if (called == null || state.isEnding()) return result.zero();
        state.memory().fromNative();
        Object value = result.zero();
        try {
            Object[] arguments = new Object[values.length];
            for (int i = 0; i < values.length; i++) arguments[i] = parameters[i].toJavaScript(values[i]);
            Object returned = called.call(Undefined.INSTANCE, arguments);
            if (returned instanceof PromiseObject) fail("Callbacks cannot return promises");
            else if (result != ForeignType.VOID) value = valueOf(returned);
        } catch (JsException thrown) {
            fail("Callbacks cannot throw an exception");
        } catch (Throwable unwinding) {
            state.endWith(unwinding);
        }
        state.memory().toNative();
        return value;
    }

    private Object valueOf(Object returned) {
        Object value = result.toResultOrNull(returned);
        if (value != null) return value;
        fail("Callback returned invalid value for declared FFI type");
        return result.zero();
    }

    private void fail(String message) {
        try {
            state.environment().settings().streams().write(2, message + "\n");
        } catch (IOException closed) {
            state.endWith(new UncheckedIOException(closed));
        }
        state.endWith(new ProcessExit(ABORTED));
    }
}

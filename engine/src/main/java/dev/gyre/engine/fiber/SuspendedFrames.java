package dev.gyre.engine.fiber;

import dev.gyre.engine.interpreter.FramelessCalls;
import dev.gyre.engine.runtime.error.StackFrame;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.Set;
import jdk.internal.vm.Continuation;
import jdk.internal.vm.ContinuationScope;

/** The frames of suspended stacks, with the calls of compiled code that have no frame of their own. */
final class SuspendedFrames {
    /** Makes a walker of a continuation that reads locals; null where the package java.lang is not open, and no call is without a frame. */
    private static final MethodHandle WALKERS = walkers();

    private SuspendedFrames() {}

    private static MethodHandle walkers() {
        try {
            Method creation = Class.forName("java.lang.LiveStackFrame")
                    .getDeclaredMethod("getStackWalker", Set.class, ContinuationScope.class, Continuation.class);
            creation.setAccessible(true);
            return MethodHandles.lookup().unreflect(creation);
        } catch (ReflectiveOperationException | InaccessibleObjectException closed) {
            return null;
        }
    }

    /** The innermost frame of a stack that does not run. */
    static StackFrame of(SuspendableStack stack, Continuation continuation, ContinuationScope scope) {
        if (WALKERS == null || stack.suspendedFrame() == null) return stack.suspendedFrame();
        return FramelessCalls.complete(stack.suspendedFrame(), stack.suspendedDepth(), walker(continuation, scope));
    }

    private static StackWalker walker(Continuation continuation, ContinuationScope scope) {
        try {
            return (StackWalker) WALKERS.invoke(
                    EnumSet.of(StackWalker.Option.SHOW_HIDDEN_FRAMES, StackWalker.Option.RETAIN_CLASS_REFERENCE),
                    scope,
                    continuation);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}

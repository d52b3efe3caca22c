package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;

/** A running function in a stack trace; the interpreter's frames implement it. */
public interface StackFrame {
    /**
     * The next older frame, null at the end; after the last one may follow the frames of async functions that await it.
     */
    StackFrame caller();

    /**
     * The frame with which stack traces begin when this is the agent's top frame. It is another one when compiled code has made calls
     * without a frame since.
     */
    default StackFrame top(Agent agent) {
        return this;
    }

    /** The function, null for the top-level code of scripts and modules. */
    JsObject function();

    /** The function's name, "" for anonymous functions and top-level code. */
    String functionName();

    Object thisValue();

    /** The realm of the running execution context; null when the frame does not record it. */
    default Realm realm() {
        return function() instanceof JsFunction callee ? callee.realm() : null;
    }

    boolean isConstructor();

    /** A snapshot of the current position, which is cheap to take. Null for native code. */
    FramePosition position();

    /** Whether this is a suspended async function that awaits the frame above. */
    default boolean isAsync() {
        return false;
    }

    default boolean isNative() {
        return false;
    }

    default boolean isEval() {
        return false;
    }

    /**
     * The builtin function that the current call instruction of this frame calls, which has no frame of its own;
     * otherwise null.
     */
    default JsFunction activeNative() {
        return null;
    }

    /**
     * The frame of the builtin method that resumed this generator frame; null for others. The caller may report it as
     * {@link #activeNative} too.
     */
    default StackFrame resumption() {
        return null;
    }

    /**
     * Whether this code belongs to the embedder's library, which reads intrinsics at this key as they were before
     * programs changed them.
     */
    default boolean readsOriginal(Object key) {
        return false;
    }

    /** Whether this code is the embedder's library, which properties that programs add to intrinsics must not disturb. */
    default boolean isLibrary() {
        return false;
    }

    /** Whether jobs may preempt this code at its interrupt checks. */
    default boolean isInterruptible() {
        return true;
    }

    /** The message for a method that cannot be called, composed from the frame's current instruction. */
    default String uncallable(UncallableMethod method) {
        return method.byValue();
    }

    /** Whether {@link #activeNative} is called as a constructor. */
    default boolean isActiveNativeConstructed() {
        return false;
    }

    /**
     * For the promise of Promise.all and similar functions: the index of the awaited promise in the iterable; otherwise
     * -1.
     */
    default int promiseIndex() {
        return -1;
    }

    /** The this value of {@link #activeNative}. */
    default Object activeNativeThis() {
        return null;
    }
}

package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** A running function as stack traces see it; the interpreter's frames implement it. */
public interface StackFrame {
    /** The next older frame; below the last one may follow the frames of async functions that await it. Null at the end. */
    StackFrame caller();

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

    /** The current position of the frame: a snapshot that is cheap to take. Null for native code. */
    FramePosition position();

    /** A suspended async function that waits for the frame above. */
    default boolean isAsync() {
        return false;
    }

    default boolean isNative() {
        return false;
    }

    default boolean isEval() {
        return false;
    }

    /** The builtin function that this frame's present call instruction calls, if it does: it has no frame of its own. Null if not. */
    default JsFunction activeNative() {
        return null;
    }

    /** The frame of the builtin method that resumed this one, a generator's; null for others. Whoever called it may show it as {@link #activeNative} too. */
    default StackFrame resumption() {
        return null;
    }

    /** Whether this code is the embedder's library, and reads intrinsics at this key as they were before programs changed them. */
    default boolean readsOriginal(Object key) {
        return false;
    }

    /** The message for a method that cannot be called, found by what this frame is doing. */
    default String uncallable(UncallableMethod method) {
        return method.byValue();
    }

    /** Whether {@link #activeNative} is called as a constructor. */
    default boolean isActiveNativeConstructed() {
        return false;
    }

    /** For the promise that Promise.all or one of its like waits with: the place of the one waited for in the iterable; else -1. */
    default int promiseIndex() {
        return -1;
    }

    /** The this value of {@link #activeNative}. */
    default Object activeNativeThis() {
        return null;
    }
}

package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.StackFrame;

/** Finds the async functions that wait for a promise, as V8's async stack traces do: directly, through promises resolved with it, or in Promise.all. */
public final class AsyncStackWalk {
    private AsyncStackWalk() {}

    /** The frame of what waits for a promise; null when nothing does, or more than one. */
    public static StackFrame of(PromiseObject promise) {
        PromiseObject followed = promise;
        while (followed != null) {
            PromiseReaction reaction = followed.onlyReaction();
            if (reaction == null) return null;
            StackFrame frame = reaction.stackFrame();
            if (frame != null) return frame;
            followed = reaction.follower();
        }
        return null;
    }
}

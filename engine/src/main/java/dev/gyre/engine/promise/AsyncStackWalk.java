package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;

/**
 * Finds the async functions that await a promise, as V8's async stack traces do: directly, through promises resolved
 * with it, or through Promise.all.
 */
public final class AsyncStackWalk {
    private AsyncStackWalk() {}

    /** The frame that awaits what the running reaction of a promise decides; null if there is none or more than one. */
    public static StackFrame ofReaction(Agent agent) {
        return agent.reactionPromise() instanceof PromiseObject promise ? of(promise) : null;
    }

    /** The frame that awaits a promise; null if there is none or more than one. */
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

package dev.gyre.engine.runtime.host;

import dev.gyre.engine.runtime.object.JsObject;

/** Callbacks for the life of every promise (V8: PromiseHook); the agent has them only while the embedder needs them. */
public interface PromiseHooks {
    /** A promise was made, for the outcome of the other if that is not null. */
    void init(JsObject promise, JsObject parentOrNull);

    /** The job begins that settles the promise, or that continues the function which awaited it. */
    void before(JsObject promise);

    /** The job has ended. */
    void after(JsObject promise);

    /** The promise is about to be fulfilled or rejected. */
    void settled(JsObject promise);
}

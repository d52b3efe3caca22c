package dev.gyre.engine.runtime.host;

import dev.gyre.engine.runtime.object.JsObject;

/** Callbacks for the life of every promise (V8: PromiseHook); the agent has them only while the embedder needs them. */
public interface PromiseHooks {
    /** A promise was created; {@code parentOrNull} is the promise that it derives from. */
    void init(JsObject promise, JsObject parentOrNull);

    /** A method such as "Promise.catch" is about to call {@code then}, which creates a promise. */
    default void deriving(String method) {}

    /** The job that settles the promise, or continues the async function of the promise, is about to run. */
    void before(JsObject promise);

    /** The job has ended. */
    void after(JsObject promise);

    /** The promise is about to be fulfilled or rejected. */
    void settled(JsObject promise);
}

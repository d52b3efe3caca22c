package dev.gyre.engine.runtime.host;

import dev.gyre.engine.promise.PromiseObject;

/** Who follows the life of every promise; set on the agent only while somebody does. */
public interface PromiseHooks {
    /** A promise was made, for the outcome of the other if that is not null. */
    void init(PromiseObject promise, PromiseObject parentOrNull);

    /** The job begins that settles the promise, or goes on with who awaited it. */
    void before(PromiseObject promise);

    /** That job has ended. */
    void after(PromiseObject promise);

    /** The promise is about to be fulfilled or rejected. */
    void settled(PromiseObject promise);
}

package dev.gyre.page;

import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;

/** What pages need of the runtime that they live in. All calls are made on its thread. */
public interface PageRuntime {
    Agent agent();

    /** A page has been given its realm, whose global object is the window by now. */
    void adopt(Realm realm, Page page);

    /** Queues a microtask. */
    void enqueueMicrotask(Runnable job);

    // https://html.spec.whatwg.org/#perform-a-microtask-checkpoint
    /** Runs the microtasks, unless JavaScript runs already. */
    void checkpoint();

    // https://url.spec.whatwg.org/#concept-url-parser
    /** The URL, serialised; null if it is invalid. @param base absolute, or null */
    String resolveUrl(String url, String base);

    // https://html.spec.whatwg.org/#structuredserialize
    /** A copy of a value for a realm; throws a DataCloneError for what cannot be copied. */
    Object clone(Object value, Realm target);

    /** The line that runs, as {@code http://localhost/app.js:31}; empty if none does. */
    String place();
}

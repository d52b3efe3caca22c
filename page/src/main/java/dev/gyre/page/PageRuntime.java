package dev.gyre.page;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.window.Window;
import java.util.List;
import java.util.function.Consumer;

/** What pages need of the runtime that they live in. All calls are made on its thread. */
public interface PageRuntime {
    Agent agent();

    /** A document or a worker has been given its realm, whose global object is there by now. */
    void adopt(Realm realm, GlobalScope scope);

    /** Queues a microtask. */
    void enqueueMicrotask(Runnable job);

    /** Whether no script runs; the library's functions are not scripts but what the user agent does. */
    default boolean isStackEmpty() {
        return agent().topFrame() == null;
    }

    // https://html.spec.whatwg.org/#perform-a-microtask-checkpoint
    /** Runs the microtasks, unless a script runs. */
    void checkpoint();

    // https://url.spec.whatwg.org/#concept-url-parser
    /** The URL, serialised; null if it is invalid. @param base absolute, or null */
    String resolveUrl(String url, String base);

    // https://html.spec.whatwg.org/#structuredserialize
    /** A value as a message; throws a DataCloneError for what cannot be copied. @param transfer objects that move with the message */
    Object serialize(Object value, List<Object> transfer);

    // https://html.spec.whatwg.org/#structureddeserialize
    /** The value of a message in a realm, followed by the objects that have moved. */
    List<Object> deserialize(Object message, Realm target);

    // https://html.spec.whatwg.org/#dom-window-postmessage
    /** A value as a message from a page's realm. @param transfer what JavaScript has given: undefined, a sequence, or an object with one */
    Object post(Realm from, Object value, Object transfer);

    /** Dispatches the event of a message at a page's window. */
    void deliver(Page to, Object message, String origin, Window source);

    /** A copy of a value for a realm. */
    default Object clone(Object value, Realm target) {
        return value instanceof JsObject
                ? deserialize(serialize(value, List.of()), target).getFirst()
                : value;
    }

    /** The result of a function of a module of Node's library in a page's realm; null in a runtime without the library. */
    default Object library(Realm of, String module, String function, Object... arguments) {
        return null;
    }

    /** The bytes of a Blob of a page. */
    default byte[] bytesOf(Realm of, JsObject blob) {
        return new byte[0];
    }

    // https://html.spec.whatwg.org/#pause
    /**
     * Stops the running task of a page until the function that begin gets is called; in that time only its workers' tasks and those of the receiver run.
     *
     * @throws DomError if the page's code does not run in a task of its own
     */
    default void pause(PageTasks.Owner receiver, Consumer<Runnable> begin) {
        throw new DomError("InvalidAccessError", "Synchronous requests are not supported.");
    }

    /** The line that runs, as {@code http://localhost/app.js:31}; empty if none does. */
    String place();
}

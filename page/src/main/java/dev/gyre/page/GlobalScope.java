package dev.gyre.page;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.script.ModuleMap;
import dev.gyre.page.settle.PageTasks;
import java.util.List;

/** A realm with its global object: of a document, or of a worker, https://html.spec.whatwg.org/#environment-settings-object. */
public interface GlobalScope extends PageTasks.Owner {
    /** The page that it belongs to: itself, or the one whose worker it is. */
    Page page();

    default PageContext context() {
        return page().context();
    }

    Realm realm();

    DomRealm dom();

    /** The global object. */
    EventTarget global();

    /** What its functions have as this value. */
    JsObject globalThis();

    String baseUrl();

    /** The serialised origin. */
    String origin();

    ModuleMap modules();

    /** What its content security policies allow. */
    ContentSecurity security();

    /** A URL resolved against a base, serialised; null if it is none. */
    String resolve(String relative, String base);

    // https://html.spec.whatwg.org/#encoding-parsing-and-serializing-a-url
    /** A URL resolved against the base URL, its query encoded as the document is, serialised; null if it is none. */
    String encodingParse(String url);

    void queue(Runnable task);

    /** Sends a request as far as policies allow it, and stops the running task until the answer is there; null if it does not arrive in time. @param timeout in milliseconds, 0 for none */
    PageResponse await(PageRequest request, double timeout);

    // https://html.spec.whatwg.org/#render-blocked
    /** Whether frames must wait. */
    default boolean isRenderBlocked() {
        return false;
    }

    /** Milliseconds since the time origin. */
    double now();

    /** The time origin in milliseconds since the epoch. */
    double timeOrigin();

    /** The time of its clock in milliseconds since the epoch. */
    double currentTimeMillis();

    /** Runs the text of a timer. */
    void runScript(String text);

    /** Calls a function; an exception is reported. */
    void call(JsObject function, Object... arguments);

    /** Does what follows the end of a callback: microtasks, and the report of rejections. */
    void callbackEnded();

    /** A promise has been rejected without a handler, or has got one after that. */
    void rejectionTracked(PromiseObject promise, boolean handled);

    /** Nothing has handled an exception. @param text what a browser's console shows @param place file and line */
    void uncaught(Object value, String text, String place);

    /** A value as a message, for a function of this realm. */
    Object serialize(Object value, List<Object> transfer);

    void reportError(Object value);

    int startTimer(Object handler, double milliseconds, boolean repeats, Object[] arguments);

    void stopTimer(int id);

    int requestAnimationFrame(JsObject callback);

    void cancelAnimationFrame(int handle);

    void queueMicrotask(JsObject callback);
}

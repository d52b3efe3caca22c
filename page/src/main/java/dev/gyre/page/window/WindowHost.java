package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.Element;
import java.util.List;

/** What a window needs of its page. */
public interface WindowHost {
    /** Starts a timer and returns its number. @param handler a function or a text */
    int startTimer(Object handler, double milliseconds, boolean repeats, Object[] arguments);

    void stopTimer(int id);

    int requestAnimationFrame(JsObject callback);

    void cancelAnimationFrame(int handle);

    void queueMicrotask(JsObject callback);

    void reportError(Object value);

    /** Milliseconds since the time origin. */
    double now();

    /** The time origin in milliseconds since the epoch. */
    double timeOrigin();

    int requestIdleCallback(JsObject callback);

    /** Queues a task. */
    void queue(Runnable task);

    /** Goes to another URL, which is relative to the document whose script runs; throws a SyntaxError for an invalid one. @param replace whether it takes the place of the current entry of the history */
    void navigate(String url, boolean replace);

    void reload();

    // https://html.spec.whatwg.org/#nav-stop
    /** Ends what is being loaded for the window: its next document, the rest of this one, and what that asked for. */
    void stopLoading();

    // https://html.spec.whatwg.org/#termination-nesting-level
    /** Whether the events of a document that is to be left are being fired. */
    boolean isTerminating();

    /** That of the tab. */
    SessionHistory sessionHistory();

    /** The tab or frame that the document is in. */
    Navigable navigable();

    // https://html.spec.whatwg.org/#is-initial-about:blank
    /** Whether the document is the one that a frame or window has before any other, which takes its place in the history. */
    boolean isInitialBlank();

    // https://html.spec.whatwg.org/#structuredserializeforstorage
    /** A copy of what pushState is given. */
    Object cloneState(Object value);

    /** The texts of a storage area. @param local whether they outlive the page */
    StorageArea storage(boolean local);

    // https://html.spec.whatwg.org/#concept-storage-broadcast
    /** Lets all documents of the origin that listen for changes of storage use theirs, so that they are told. */
    void joinStorageListeners();

    /** Whether the document is no more that of a tab or frame. */
    boolean isGone();

    /** The width of the viewport in pixels. */
    int viewportWidth();

    int viewportHeight();

    /** With which features the tab has been opened. */
    WindowFeatures features();

    // https://html.spec.whatwg.org/#simple-dialogs
    /** Shows a dialog; returns what the user answers, null for none. @param kind alert, confirm or prompt */
    Object dialog(String kind, String message, String preset);

    // https://html.spec.whatwg.org/#window-post-message-steps
    /** @param transfer what JavaScript has given: undefined, a sequence, or an object with one */
    void postMessage(Object message, String targetOrigin, Object transfer);

    /** What programs have of the window and of those of the documents before and after it. */
    WindowProxy windowProxy();

    /** The serialised origin of the document. */
    String origin();

    // https://html.spec.whatwg.org/#concept-origin
    /** What is equal for documents of the same origin. */
    Object originKey();

    // https://html.spec.whatwg.org/#window-open-steps
    /** Opens a URL in the window that the target names, perhaps a new one; null if that has no opener. */
    WindowProxy openWindow(String url, String target, WindowFeatures features);

    // https://html.spec.whatwg.org/#dom-window-close
    /** Closes the window if a script has opened it. */
    void closeWindow();

    /** That of the page around a frame; null for a page that is no frame, as its element. */
    WindowProxy parentWindow();

    Element frameElement();

    /** Those of the frames in the document, in the order of their insertion. */
    List<WindowProxy> frameWindows();
}

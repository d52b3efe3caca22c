package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;

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

    /** Goes to another URL. */
    void navigate(String url);
}

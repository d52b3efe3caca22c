package dev.gyre.page.dom.events;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.idl.Platform;

/** What the events of one realm share. */
public interface EventRealm extends Platform {
    /** The events of a realm that has the platform's interfaces. */
    static EventRealm of(Realm realm) {
        return (EventRealm) realm.platform();
    }

    /** The shape of new objects that implement the interface. */
    Shape shape(String interfaceName);

    /** Milliseconds since the page's time origin. */
    double now();

    /** Runs a task after a time in milliseconds. */
    void afterDelay(double milliseconds, Runnable task);

    // https://html.spec.whatwg.org/#report-the-exception
    /** Reports an exception that a listener has thrown. */
    void report(JsException exception);

    // https://html.spec.whatwg.org/#clean-up-after-running-script
    /** A listener has returned. */
    void listenerReturned();

    // https://dom.spec.whatwg.org/#window-current-event
    /** The event whose listeners run; null for none. */
    Event currentEvent();

    void currentEvent(Event event);
}

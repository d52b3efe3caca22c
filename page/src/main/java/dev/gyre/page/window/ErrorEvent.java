package dev.gyre.page.window;

import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** An exception that no program has caught, https://html.spec.whatwg.org/#errorevent. */
public final class ErrorEvent extends Event {
    private final ErrorEventInit init;

    private ErrorEvent(DomRealm realm, String type, ErrorEventInit init) {
        super(realm, realm.shape("ErrorEvent"), type, init);
        this.init = init;
    }

    static ErrorEvent construct(DomRealm realm, String type, ErrorEventInit init) {
        return new ErrorEvent(realm, type, init);
    }

    /** The trusted, cancelable event for an exception. */
    public static ErrorEvent create(
            DomRealm realm, String message, String filename, long line, long column, Object error) {
        var init = new ErrorEventInit();
        init.cancelable = true;
        init.message = message;
        init.filename = filename;
        init.lineno = line;
        init.colno = column;
        init.error = error;
        var event = new ErrorEvent(realm, "error", init);
        event.isTrusted(true);
        return event;
    }

    public String message() {
        return init.message;
    }

    public String filename() {
        return init.filename;
    }

    public long lineno() {
        return init.lineno;
    }

    public long colno() {
        return init.colno;
    }

    public Object error() {
        return init.error == null ? Undefined.INSTANCE : init.error;
    }
}

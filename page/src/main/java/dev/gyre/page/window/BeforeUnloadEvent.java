package dev.gyre.page.window;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventInit;

/** Asks whether a document may be left, https://html.spec.whatwg.org/#beforeunloadevent. */
public final class BeforeUnloadEvent extends Event {
    private String text = "";

    BeforeUnloadEvent(DomRealm realm) {
        super(realm, realm.shape("BeforeUnloadEvent"), "", new EventInit());
    }

    // https://html.spec.whatwg.org/#fire-beforeunload
    /** Fires the event at the window of a document; returns false if a listener wants the document to stay. */
    public static boolean mayLeave(Window window) {
        var event = new BeforeUnloadEvent(window.domRealm());
        event.initialize("beforeunload", false, true);
        event.isTrusted(true);
        return window.dispatch(event) && event.text.isEmpty();
    }

    @Override
    protected void handlerReturned(Object result) {
        if (result == Undefined.INSTANCE || result == Null.INSTANCE) return;
        preventDefault();
        if (text.isEmpty()) text = TypeConversion.toString(result);
    }

    public String text() {
        return text;
    }

    public void text(String value) {
        text = value;
    }
}

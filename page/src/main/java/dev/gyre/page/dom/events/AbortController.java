package dev.gyre.page.dom.events;

import dev.gyre.engine.runtime.object.JsObject;

/** Aborts what listens to its signal, https://dom.spec.whatwg.org/#interface-abortcontroller. */
public final class AbortController extends JsObject {
    private final AbortSignal signal;

    private AbortController(EventRealm realm) {
        super(realm.shape("AbortController"));
        this.signal = new AbortSignal(realm);
    }

    static AbortController construct(EventRealm realm) {
        return new AbortController(realm);
    }

    public AbortSignal signal() {
        return signal;
    }

    public void abort(Object reason) {
        signal.signalAbort(reason);
    }
}

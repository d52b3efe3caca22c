package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** A promise is rejected that nothing handles, https://html.spec.whatwg.org/#promiserejectionevent. */
public final class PromiseRejectionEvent extends Event {
    private final PromiseRejectionEventInit init;

    private PromiseRejectionEvent(DomRealm realm, String type, PromiseRejectionEventInit init) {
        super(realm, realm.shape("PromiseRejectionEvent"), type, init);
        this.init = init;
    }

    static PromiseRejectionEvent construct(DomRealm realm, String type, PromiseRejectionEventInit init) {
        return new PromiseRejectionEvent(realm, type, init);
    }

    /** The trusted event for a promise. */
    public static PromiseRejectionEvent create(DomRealm realm, String type, JsObject promise, Object reason) {
        var init = new PromiseRejectionEventInit();
        init.cancelable = type.equals("unhandledrejection");
        init.promise = promise;
        init.reason = reason;
        var event = new PromiseRejectionEvent(realm, type, init);
        event.isTrusted(true);
        return event;
    }

    public JsObject promise() {
        return init.promise;
    }

    public Object reason() {
        return init.reason == null ? Undefined.INSTANCE : init.reason;
    }
}

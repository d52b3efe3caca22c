package dev.gyre.page.dom.events;

import dev.gyre.engine.runtime.value.Null;

/** An event with data of a program's, https://dom.spec.whatwg.org/#interface-customevent. */
public final class CustomEvent extends Event {
    private Object detail;

    private CustomEvent(EventRealm realm, String type, CustomEventInit init) {
        super(realm, realm.shape("CustomEvent"), type, init);
        this.detail = init.detail == null ? Null.INSTANCE : init.detail;
    }

    static CustomEvent construct(EventRealm realm, String type, CustomEventInit init) {
        return new CustomEvent(realm, type, init);
    }

    public Object detail() {
        return detail;
    }

    public void initCustomEvent(String type, boolean bubbles, boolean cancelable, Object newDetail) {
        if (isDispatching()) return;
        initialize(type, bubbles, cancelable);
        detail = newDetail;
    }
}

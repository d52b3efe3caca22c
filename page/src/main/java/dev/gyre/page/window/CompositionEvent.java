package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;

/** Text is entered through an input method, https://w3c.github.io/uievents/#interface-compositionevent. */
public final class CompositionEvent extends UIEvent {
    private final CompositionEventInit init;

    private CompositionEvent(DomRealm realm, String type, CompositionEventInit init) {
        super(realm, realm.shape("CompositionEvent"), type, init);
        this.init = init;
    }

    static CompositionEvent construct(DomRealm realm, String type, CompositionEventInit init) {
        return new CompositionEvent(realm, type, init);
    }

    public String data() {
        return init.data;
    }

    public void initCompositionEvent(String type, boolean bubbles, boolean cancelable, Window view, String data) {
        if (isDispatching()) return;
        initUIEvent(type, bubbles, cancelable, view, 0);
        init.data = data;
    }
}

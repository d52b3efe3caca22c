package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** An event of the user's interface, https://w3c.github.io/uievents/#interface-uievent. */
public class UIEvent extends Event {
    private final UIEventInit init;

    UIEvent(DomRealm realm, String type, UIEventInit init) {
        this(realm, realm.shape("UIEvent"), type, init);
    }

    UIEvent(DomRealm realm, Shape shape, String type, UIEventInit init) {
        super(realm, shape, type, init);
        this.init = init;
    }

    static UIEvent construct(DomRealm realm, String type, UIEventInit init) {
        return new UIEvent(realm, type, init);
    }

    public Window view() {
        return init.view;
    }

    public int detail() {
        return init.detail;
    }

    public long which() {
        return init.which;
    }

    public void initUIEvent(String type, boolean bubbles, boolean cancelable, Window view, int detail) {
        if (isDispatching()) return;
        initialize(type, bubbles, cancelable);
        init.view = view;
        init.detail = detail;
    }
}

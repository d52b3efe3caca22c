package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.EventTarget;

/** The mouse moves or is pressed, https://w3c.github.io/uievents/#interface-mouseevent. */
public class MouseEvent extends UIEvent {
    private final MouseEventInit init;

    MouseEvent(DomRealm realm, String type, MouseEventInit init) {
        this(realm, realm.shape("MouseEvent"), type, init);
    }

    MouseEvent(DomRealm realm, Shape shape, String type, MouseEventInit init) {
        super(realm, shape, type, init);
        this.init = init;
        relatedTarget(init.relatedTarget);
    }

    static MouseEvent construct(DomRealm realm, String type, MouseEventInit init) {
        return new MouseEvent(realm, type, init);
    }

    public int screenX() {
        return init.screenX;
    }

    public int screenY() {
        return init.screenY;
    }

    public int clientX() {
        return init.clientX;
    }

    public int clientY() {
        return init.clientY;
    }

    public boolean ctrlKey() {
        return init.ctrlKey;
    }

    public boolean shiftKey() {
        return init.shiftKey;
    }

    public boolean altKey() {
        return init.altKey;
    }

    public boolean metaKey() {
        return init.metaKey;
    }

    public int button() {
        return init.button;
    }

    public int buttons() {
        return init.buttons;
    }

    public EventTarget relatedTarget() {
        return currentRelatedTarget();
    }

    public boolean getModifierState(String key) {
        return ModifierKeys.has(init, key);
    }

    // https://dom.spec.whatwg.org/#concept-event-dispatch
    @Override
    protected boolean isActivation() {
        return type().equals("click");
    }

    public void initMouseEvent(
            String type,
            boolean bubbles,
            boolean cancelable,
            Window view,
            int detail,
            int screenX,
            int screenY,
            int clientX,
            int clientY,
            boolean ctrlKey,
            boolean altKey,
            boolean shiftKey,
            boolean metaKey,
            int button,
            EventTarget relatedTarget) {
        if (isDispatching()) return;
        initUIEvent(type, bubbles, cancelable, view, detail);
        init.screenX = screenX;
        init.screenY = screenY;
        init.clientX = clientX;
        init.clientY = clientY;
        init.ctrlKey = ctrlKey;
        init.altKey = altKey;
        init.shiftKey = shiftKey;
        init.metaKey = metaKey;
        init.button = button;
        relatedTarget(relatedTarget);
    }
}

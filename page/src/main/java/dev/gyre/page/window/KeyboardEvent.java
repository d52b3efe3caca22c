package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;

/** A key is pressed or released, https://w3c.github.io/uievents/#interface-keyboardevent. */
public final class KeyboardEvent extends UIEvent {
    private final KeyboardEventInit init;

    private KeyboardEvent(DomRealm realm, String type, KeyboardEventInit init) {
        super(realm, realm.shape("KeyboardEvent"), type, init);
        this.init = init;
    }

    static KeyboardEvent construct(DomRealm realm, String type, KeyboardEventInit init) {
        return new KeyboardEvent(realm, type, init);
    }

    public String key() {
        return init.key;
    }

    public String code() {
        return init.code;
    }

    public long location() {
        return init.location;
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

    public boolean repeat() {
        return init.repeat;
    }

    public boolean isComposing() {
        return init.isComposing;
    }

    public long charCode() {
        return init.charCode;
    }

    public long keyCode() {
        return init.keyCode;
    }

    public boolean getModifierState(String key) {
        return ModifierKeys.has(init, key);
    }

    public void initKeyboardEvent(
            String type,
            boolean bubbles,
            boolean cancelable,
            Window view,
            String key,
            long location,
            boolean ctrlKey,
            boolean altKey,
            boolean shiftKey,
            boolean metaKey) {
        if (isDispatching()) return;
        initUIEvent(type, bubbles, cancelable, view, 0);
        init.key = key;
        init.location = location;
        init.ctrlKey = ctrlKey;
        init.altKey = altKey;
        init.shiftKey = shiftKey;
        init.metaKey = metaKey;
    }
}

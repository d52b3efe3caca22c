package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;

/** The value of an editable element changes, https://w3c.github.io/uievents/#interface-inputevent. */
public final class InputEvent extends UIEvent {
    private final InputEventInit init;

    private InputEvent(DomRealm realm, String type, InputEventInit init) {
        super(realm, realm.shape("InputEvent"), type, init);
        this.init = init;
    }

    static InputEvent construct(DomRealm realm, String type, InputEventInit init) {
        return new InputEvent(realm, type, init);
    }

    public String data() {
        return init.data;
    }

    public boolean isComposing() {
        return init.isComposing;
    }

    public String inputType() {
        return init.inputType;
    }
}

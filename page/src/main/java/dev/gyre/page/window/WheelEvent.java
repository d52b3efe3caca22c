package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;

/** A wheel is turned, https://w3c.github.io/uievents/#interface-wheelevent. */
public final class WheelEvent extends MouseEvent {
    private final WheelEventInit init;

    private WheelEvent(DomRealm realm, String type, WheelEventInit init) {
        super(realm, realm.shape("WheelEvent"), type, init);
        this.init = init;
    }

    static WheelEvent construct(DomRealm realm, String type, WheelEventInit init) {
        return new WheelEvent(realm, type, init);
    }

    public double deltaX() {
        return init.deltaX;
    }

    public double deltaY() {
        return init.deltaY;
    }

    public double deltaZ() {
        return init.deltaZ;
    }

    public long deltaMode() {
        return init.deltaMode;
    }
}

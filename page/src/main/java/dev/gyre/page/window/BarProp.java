package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;

/** One of the bars around a window, https://html.spec.whatwg.org/#barprop. */
public final class BarProp extends JsObject {
    private final WindowHost host;

    BarProp(DomRealm realm, WindowHost host) {
        super(realm.shape("BarProp"));
        this.host = host;
    }

    // https://html.spec.whatwg.org/#dom-barprop-visible
    public boolean visible() {
        return !host.windowProxy().isDiscarded() && !host.features().isPopup();
    }
}

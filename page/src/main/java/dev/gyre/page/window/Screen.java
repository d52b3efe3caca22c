package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;

/** The screen, which is as large as the viewport, https://drafts.csswg.org/cssom-view/#the-screen-interface. */
public final class Screen extends JsObject {
    private final WindowHost host;

    Screen(DomRealm realm, WindowHost host) {
        super(realm.shape("Screen"));
        this.host = host;
    }

    public int availWidth() {
        return host.viewportWidth();
    }

    public int availHeight() {
        return host.viewportHeight();
    }

    public int width() {
        return host.viewportWidth();
    }

    public int height() {
        return host.viewportHeight();
    }

    public long colorDepth() {
        return 24;
    }

    public long pixelDepth() {
        return 24;
    }
}

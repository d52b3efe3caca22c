package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.EventTarget;

/** The clock of a page, https://w3c.github.io/hr-time/#sec-performance. */
public final class Performance extends EventTarget {
    private final DomRealm realm;
    private final WindowHost host;

    Performance(DomRealm realm, WindowHost host) {
        super(realm.shape("Performance"));
        this.realm = realm;
        this.host = host;
    }

    @Override
    public DomRealm domRealm() {
        return realm;
    }

    public double now() {
        return host.now();
    }

    public double timeOrigin() {
        return host.timeOrigin();
    }
}

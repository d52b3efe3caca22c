package dev.gyre.page;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.elements.HtmlElements;
import dev.gyre.page.idl.Interfaces;

/** Gives realms the interfaces of the web platform. */
public final class PageRealms {
    private PageRealms() {}

    /** The DOM of a realm; the first call creates it. Must be called on the thread of the realm's agent. */
    public static DomRealm dom(Realm realm) {
        return realm.platform() instanceof DomRealm dom ? dom : install(realm);
    }

    private static DomRealm install(Realm realm) {
        var dom = new DomRealm(new Interfaces(realm), HtmlElements.FACTORY);
        realm.platform(dom);
        return dom;
    }
}

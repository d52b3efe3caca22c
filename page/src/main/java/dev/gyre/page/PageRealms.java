package dev.gyre.page;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.PageHost;
import dev.gyre.page.elements.HtmlElements;
import dev.gyre.page.idl.InterfaceCatalog;
import dev.gyre.page.idl.Interfaces;
import java.util.List;

/** Gives realms the interfaces of the web platform. */
public final class PageRealms {
    private static final List<InterfaceCatalog> CATALOGS = List.of(
            dev.gyre.page.idl.WebInterfaces.CATALOG,
            dev.gyre.page.dom.events.WebInterfaces.CATALOG,
            dev.gyre.page.dom.WebInterfaces.CATALOG,
            dev.gyre.page.dom.traversal.WebInterfaces.CATALOG,
            dev.gyre.page.dom.ranges.WebInterfaces.CATALOG,
            dev.gyre.page.dom.parsing.WebInterfaces.CATALOG,
            dev.gyre.page.elements.WebInterfaces.CATALOG,
            dev.gyre.page.forms.WebInterfaces.CATALOG,
            dev.gyre.page.geometry.WebInterfaces.CATALOG,
            dev.gyre.page.selection.WebInterfaces.CATALOG,
            dev.gyre.page.xpath.WebInterfaces.CATALOG,
            dev.gyre.page.window.WebInterfaces.CATALOG,
            dev.gyre.page.css.WebInterfaces.CATALOG);

    private PageRealms() {}

    /** The DOM of a realm; the first call creates it, without a page. Must be called on the thread of the realm's agent. */
    public static DomRealm dom(Realm realm) {
        return realm.platform() instanceof DomRealm dom ? dom : install(realm, new DocumentHost());
    }

    /** Gives a realm without interfaces those of the web platform. */
    static DomRealm install(Realm realm, PageHost host) {
        var dom = new DomRealm(
                new Interfaces(realm, CATALOGS), new HtmlElements(new dev.gyre.page.forms.FormElements()), host);
        realm.platform(dom);
        return dom;
    }
}

package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.UrlParts;

/** The address of a document, https://html.spec.whatwg.org/#the-location-interface. */
public final class Location extends JsObject {
    private final Document document;
    private final WindowHost host;

    Location(DomRealm realm, Document document, WindowHost host) {
        super(realm.shape("Location"));
        this.document = document;
        this.host = host;
    }

    private UrlParts parts() {
        return UrlParts.parse(document.URL());
    }

    /** The origin of a serialised URL. */
    public static String originOf(String url) {
        return UrlParts.originOf(url);
    }

    public String href() {
        return document.URL();
    }

    public void href(String url) {
        go(url, false);
    }

    private void go(String url, boolean replace) {
        host.navigate(document.realm().host().resolveUrl(document, url), replace);
    }

    public void assign(String url) {
        go(url, false);
    }

    public void replace(String url) {
        go(url, true);
    }

    public void reload() {
        host.reload();
    }

    public String origin() {
        return parts().origin();
    }

    public String protocol() {
        return parts().protocol();
    }

    public String host() {
        return parts().host();
    }

    public String hostname() {
        return parts().hostname();
    }

    public String port() {
        return parts().port();
    }

    public String pathname() {
        return parts().pathname();
    }

    public String search() {
        return parts().search();
    }

    public String hash() {
        return parts().hash();
    }

    public void search(String query) {
        String rest = document.URL().replaceFirst("[?#].*", "");
        go(rest + (query.isEmpty() || query.startsWith("?") ? query : "?" + query) + hash(), false);
    }

    public void pathname(String path) {
        go((path.startsWith("/") ? path : "/" + path) + search() + hash(), false);
    }

    public void hash(String fragment) {
        go(fragment.startsWith("#") ? fragment : "#" + fragment, false);
    }
}

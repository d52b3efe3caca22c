package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import java.net.URI;

/** The address of a document, https://html.spec.whatwg.org/#the-location-interface. */
public final class Location extends JsObject {
    private final Document document;
    private final WindowHost host;

    Location(DomRealm realm, Document document, WindowHost host) {
        super(realm.shape("Location"));
        this.document = document;
        this.host = host;
    }

    private URI url() {
        return URI.create(document.URL());
    }

    public String href() {
        return document.URL();
    }

    public void href(String url) {
        host.navigate(document.realm().host().resolveUrl(document, url));
    }

    public String origin() {
        URI url = url();
        return url.getAuthority() == null ? "null" : url.getScheme() + "://" + url.getRawAuthority();
    }

    public String protocol() {
        return url().getScheme() + ":";
    }

    public String host() {
        return orEmpty("", url().getRawAuthority());
    }

    public String hostname() {
        return orEmpty("", url().getHost());
    }

    public String port() {
        return url().getPort() < 0 ? "" : Integer.toString(url().getPort());
    }

    public String pathname() {
        URI url = url();
        return url.isOpaque() ? url.getRawSchemeSpecificPart() : orEmpty("", url.getRawPath());
    }

    public String search() {
        return orEmpty("?", url().getRawQuery());
    }

    public String hash() {
        return orEmpty("#", url().getRawFragment());
    }

    private static String orEmpty(String mark, String part) {
        return part == null || part.isEmpty() ? "" : mark + part;
    }

    public void hash(String fragment) {
        href(fragment.startsWith("#") ? fragment : "#" + fragment);
    }
}

package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The address of a document, https://html.spec.whatwg.org/#the-location-interface. */
public final class Location extends JsObject {
    /** The parts of a serialised URL: scheme, authority, path, query, fragment. */
    private static final Pattern PARTS = Pattern.compile("([^:]*):(?://([^/?#]*))?([^?#]*)(\\?[^#]*)?(#.*)?", Pattern.DOTALL);

    private final Document document;
    private final WindowHost host;

    Location(DomRealm realm, Document document, WindowHost host) {
        super(realm.shape("Location"));
        this.document = document;
        this.host = host;
    }

    private static String part(String url, int group) {
        Matcher parts = PARTS.matcher(url);
        String part = parts.matches() ? parts.group(group) : null;
        return part == null ? "" : part;
    }

    private String part(int group) {
        return part(document.URL(), group);
    }

    // https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin
    /** The origin of a serialised URL. */
    public static String originOf(String url) {
        String authority = part(url, 2);
        String scheme = part(url, 1);
        return authority.isEmpty() || scheme.equals("file")
                ? "null"
                : scheme + "://" + authority.replaceFirst(".*@", "");
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
        return originOf(document.URL());
    }

    public String protocol() {
        return part(1) + ":";
    }

    public String host() {
        return part(2).replaceFirst(".*@", "");
    }

    public String hostname() {
        return host().replaceFirst(":\\d*$", "");
    }

    public String port() {
        String host = host();
        String name = hostname();
        return host.length() > name.length() ? host.substring(name.length() + 1) : "";
    }

    public String pathname() {
        return part(3);
    }

    public String search() {
        return part(4).length() < 2 ? "" : part(4);
    }

    public String hash() {
        return part(5).length() < 2 ? "" : part(5);
    }

    public void search(String query) {
        String rest = document.URL().replaceFirst("[?#].*", "");
        go(rest + (query.isEmpty() || query.startsWith("?") ? query : "?" + query) + part(5), false);
    }

    public void pathname(String path) {
        go((path.startsWith("/") ? path : "/" + path) + part(4) + part(5), false);
    }

    public void hash(String fragment) {
        go(fragment.startsWith("#") ? fragment : "#" + fragment, false);
    }
}

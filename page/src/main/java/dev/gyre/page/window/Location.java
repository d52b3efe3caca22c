package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.elements.UrlParts;
import dev.gyre.page.idl.DomError;
import java.util.Locale;
import java.util.function.Consumer;

/** The address of a document, https://html.spec.whatwg.org/#the-location-interface. */
public final class Location extends JsObject {
    private final Document document;
    private final WindowHost host;

    Location(DomRealm realm, Document document, WindowHost host) {
        super(realm.shape("Location"));
        this.document = document;
        this.host = host;
        realm.interfaces().defineUnforgeable(this, "Location");
        defineBuiltin(
                "valueOf", realm.realm().intrinsic(Intrinsic.OBJECT_PROTOTYPE).get("valueOf"), 0);
        defineBuiltin(JsSymbol.TO_PRIMITIVE, Undefined.INSTANCE, 0);
    }

    // https://html.spec.whatwg.org/#location-setprototypeof
    @Override
    public boolean setPrototypeOf(JsObject prototypeOrNull) {
        return prototypeOrNull == getPrototypeOf();
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

    // https://html.spec.whatwg.org/#location-object-navigate
    void go(String url, boolean replace) {
        if (host.windowProxy().isDiscarded()) return;
        host.navigate(url, replace);
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

    // https://html.spec.whatwg.org/#dom-location-protocol
    public void protocol(String value) {
        if (!value.matches("[a-zA-Z][a-zA-Z0-9+.-]*(:.*)?"))
            throw DomError.syntax("'" + value + "' is an invalid protocol.");
        UrlParts changed = parts();
        changed.protocol(value.toLowerCase(Locale.ROOT));
        // A scheme that the address cannot get leaves the document where it is.
        if (!changed.protocol().equals(protocol())) change(parts -> parts.protocol(value.toLowerCase(Locale.ROOT)));
    }

    private void change(Consumer<UrlParts> change) {
        UrlParts changed = parts();
        change.accept(changed);
        if (changed.protocol().equals("http:") || changed.protocol().equals("https:")) go(changed.toString(), false);
    }

    public void host(String value) {
        change(parts -> parts.host(value));
    }

    public void hostname(String value) {
        change(parts -> parts.hostname(value));
    }

    public void port(String value) {
        change(parts -> parts.port(value));
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
        go(origin() + (path.startsWith("/") ? path : "/" + path) + search() + hash(), false);
    }

    public void hash(String fragment) {
        String rest = document.URL().replaceFirst("#.*", "");
        go(rest + (fragment.startsWith("#") ? fragment : "#" + fragment), false);
    }
}

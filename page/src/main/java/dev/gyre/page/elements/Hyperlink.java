package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.function.Consumer;

/** An element that links to a URL, https://html.spec.whatwg.org/#htmlhyperlinkelementutils. */
public abstract class Hyperlink extends HTMLElement {
    Hyperlink(String interfaceName, Document document, QualifiedName name) {
        super(interfaceName, document, name);
    }

    // https://html.spec.whatwg.org/#reinitialise-url
    /** Null if there is no href attribute, or it is no URL. */
    private UrlParts parts() {
        String href = attribute("href");
        String parsed = href == null ? null : domRealm().host().parseUrl(nodeDocument(), href);
        return parsed == null ? null : UrlParts.parse(parsed);
    }

    private void change(Consumer<UrlParts> change) {
        UrlParts parts = parts();
        if (parts == null) return;
        change.accept(parts);
        String changed = domRealm().host().parseUrl(nodeDocument(), parts.toString());
        if (changed != null) setAttributeNamed("href", changed);
    }

    public final String origin() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.origin();
    }

    public final String protocol() {
        UrlParts parts = parts();
        return parts == null ? ":" : parts.protocol();
    }

    public final void protocol(String value) {
        change(parts -> parts.protocol(value));
    }

    public final String username() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.username();
    }

    public final void username(String value) {
        change(parts -> parts.username(value));
    }

    public final String password() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.password();
    }

    public final void password(String value) {
        change(parts -> parts.password(value));
    }

    public final String host() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.host();
    }

    public final void host(String value) {
        change(parts -> parts.host(value));
    }

    public final String hostname() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.hostname();
    }

    public final void hostname(String value) {
        change(parts -> parts.hostname(value));
    }

    public final String port() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.port();
    }

    public final void port(String value) {
        change(parts -> parts.port(value));
    }

    public final String pathname() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.pathname();
    }

    public final void pathname(String value) {
        change(parts -> parts.pathname(value));
    }

    public final String search() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.search();
    }

    public final void search(String value) {
        change(parts -> parts.search(value));
    }

    public final String hash() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.hash();
    }

    public final void hash(String value) {
        change(parts -> parts.hash(value));
    }

    // https://html.spec.whatwg.org/#links-created-by-a-and-area-elements
    @Override
    protected boolean hasActivationBehavior() {
        return attribute("href") != null;
    }

    @Override
    protected void activation(Event event) {
        domRealm().host().followHyperlink(this, event);
    }
}

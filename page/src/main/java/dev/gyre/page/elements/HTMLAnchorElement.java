package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Event;
import dev.gyre.page.dom.QualifiedName;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.UrlParts;

/** A hyperlink, https://html.spec.whatwg.org/#htmlanchorelement. */
public final class HTMLAnchorElement extends HTMLElement {
    HTMLAnchorElement(Document document, QualifiedName name) {
        super("HTMLAnchorElement", document, name);
    }

    // https://html.spec.whatwg.org/#links-created-by-a-and-area-elements
    @Override
    protected boolean hasActivationBehavior() {
        return attribute("href") != null;
    }

    @Override
    protected void activation(Event event) {
        domRealm().host().followLink(this);
    }

    private UrlParts url() {
        return UrlParts.of(attribute("href") == null ? "" : Reflection.url(this, "href"));
    }

    public String origin() {
        return url().origin();
    }

    public String protocol() {
        return url().protocol();
    }

    public String host() {
        return url().host();
    }

    public String hostname() {
        return url().hostname();
    }

    public String port() {
        return url().port();
    }

    public String pathname() {
        return url().pathname();
    }

    public String search() {
        return url().search();
    }

    public String hash() {
        return url().hash();
    }
}

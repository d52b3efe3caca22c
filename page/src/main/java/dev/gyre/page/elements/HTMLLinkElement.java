package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A link to a resource, https://html.spec.whatwg.org/#htmllinkelement. */
public final class HTMLLinkElement extends HTMLElement {
    HTMLLinkElement(Document document, QualifiedName name) {
        super("HTMLLinkElement", document, name);
    }

    @Override
    protected void insertionSteps() {
        if (isConnected()) domRealm().host().resourceChanged(this);
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        if (wasConnected) domRealm().host().resourceChanged(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "href")
                || attribute.is(null, "rel")
                || attribute.is(null, "disabled")
                || attribute.is(null, "media")
                || attribute.is(null, "blocking")) domRealm().host().resourceChanged(this);
    }
}

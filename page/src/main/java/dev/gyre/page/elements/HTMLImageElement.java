package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** An image, https://html.spec.whatwg.org/#htmlimageelement. */
public final class HTMLImageElement extends HTMLElement {
    HTMLImageElement(Document document, QualifiedName name) {
        super("HTMLImageElement", document, name);
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
        if (attribute.is(null, "src") || attribute.is(null, "srcset") || attribute.is(null, "sizes"))
            domRealm().host().resourceChanged(this);
    }
}

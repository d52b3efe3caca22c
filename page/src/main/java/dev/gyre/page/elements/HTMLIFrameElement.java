package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A frame with a document of its own, https://html.spec.whatwg.org/#htmliframeelement. */
public final class HTMLIFrameElement extends HTMLElement implements NavigableContainer {
    HTMLIFrameElement(Document document, QualifiedName name) {
        super("HTMLIFrameElement", document, name);
    }

    @Override
    protected void insertionSteps() {
        if (isConnected()) domRealm().host().resourceChanged(this);
    }

    @Override
    protected boolean hasPostConnectionSteps() {
        return true;
    }

    // https://html.spec.whatwg.org/#the-iframe-element:html-element-post-connection-steps
    @Override
    protected void postConnectionSteps() {
        domRealm().host().frameConnected(this);
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        if (wasConnected) domRealm().host().resourceChanged(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "src") || attribute.is(null, "srcdoc"))
            domRealm().host().resourceChanged(this);
    }

    @Override
    public Element element() {
        return this;
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A frame of a frameset, https://html.spec.whatwg.org/#htmlframeelement. */
public final class HTMLFrameElement extends HTMLElement implements NavigableContainer {
    HTMLFrameElement(Document document, QualifiedName name) {
        super("HTMLFrameElement", document, name);
    }

    @Override
    public Element element() {
        return this;
    }

    @Override
    protected void insertionSteps() {
        super.insertionSteps();
        if (isConnected()) domRealm().host().resourceChanged(this);
    }

    @Override
    protected boolean hasPostConnectionSteps() {
        return true;
    }

    @Override
    protected void postConnectionSteps() {
        domRealm().host().frameConnected(this);
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        super.removalSteps(oldParent, wasConnected);
        if (wasConnected) domRealm().host().resourceChanged(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "src")) domRealm().host().resourceChanged(this);
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** An embedded resource, https://html.spec.whatwg.org/#htmlembedelement. */
public final class HTMLEmbedElement extends HTMLElement implements NavigableContainer {
    HTMLEmbedElement(Document document, QualifiedName name) {
        super("HTMLEmbedElement", document, name);
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
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        super.removalSteps(oldParent, wasConnected);
        if (wasConnected) domRealm().host().resourceChanged(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "src") && isConnected()) domRealm().host().resourceChanged(this);
    }
}

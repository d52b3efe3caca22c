package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
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
    public boolean isResourceAttribute(QualifiedName attribute) {
        return attribute.is(null, "src");
    }
}

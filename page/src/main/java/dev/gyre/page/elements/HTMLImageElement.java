package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.ResourceElement;
import dev.gyre.page.dom.names.QualifiedName;

/** An image, https://html.spec.whatwg.org/#htmlimageelement. */
public final class HTMLImageElement extends HTMLElement implements ResourceElement {
    HTMLImageElement(Document document, QualifiedName name) {
        super("HTMLImageElement", document, name);
    }

    @Override
    public boolean isResourceAttribute(QualifiedName attribute) {
        return attribute.is(null, "src") || attribute.is(null, "srcset") || attribute.is(null, "sizes");
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** A frame with a document of its own, https://html.spec.whatwg.org/#htmliframeelement. */
public final class HTMLIFrameElement extends HTMLFrameElementBase {
    HTMLIFrameElement(Document document, QualifiedName name) {
        super("HTMLIFrameElement", document, name);
    }

    @Override
    public boolean isResourceAttribute(QualifiedName attribute) {
        return super.isResourceAttribute(attribute) || attribute.is(null, "srcdoc");
    }
}

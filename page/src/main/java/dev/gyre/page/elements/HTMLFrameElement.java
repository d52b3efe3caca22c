package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** A frame of a frameset, https://html.spec.whatwg.org/#htmlframeelement. */
public final class HTMLFrameElement extends HTMLFrameElementBase {
    HTMLFrameElement(Document document, QualifiedName name) {
        super("HTMLFrameElement", document, name);
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** An element of HTML's namespace whose name the standard does not have, https://html.spec.whatwg.org/#htmlunknownelement. */
public final class HTMLUnknownElement extends HTMLElement {
    HTMLUnknownElement(Document document, QualifiedName name) {
        super("HTMLUnknownElement", document, name);
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** A title element, https://html.spec.whatwg.org/#htmltitleelement. */
public final class HTMLTitleElement extends HTMLElement {
    HTMLTitleElement(Document document, QualifiedName name) {
        super("HTMLTitleElement", document, name);
    }

    public String text() {
        return childText();
    }

    public void text(String value) {
        textContent(value);
    }
}

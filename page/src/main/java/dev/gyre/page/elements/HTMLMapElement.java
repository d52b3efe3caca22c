package dev.gyre.page.elements;

import dev.gyre.page.dom.DescendantElements;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.names.QualifiedName;

/** An image map, https://html.spec.whatwg.org/#the-map-element. */
public final class HTMLMapElement extends HTMLElement {
    private HTMLCollection areas;

    HTMLMapElement(Document document, QualifiedName name) {
        super("HTMLMapElement", document, name);
    }

    public HTMLCollection areas() {
        if (areas == null) areas = new DescendantElements(this, false, element -> element.isHtml("area"));
        return areas;
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.ResourceElement;
import dev.gyre.page.dom.names.QualifiedName;

/** An image in SVG, https://svgwg.org/svg2-draft/embedded.html#ImageElement; programs see it as an SVGElement. */
final class SVGImageElement extends SVGElement implements ResourceElement {
    SVGImageElement(Document document, QualifiedName name) {
        super("SVGElement", document, name);
    }

    // The namespace of XLink or none.
    @Override
    public boolean isResourceAttribute(QualifiedName attribute) {
        return attribute.localName().equals("href");
    }
}

package dev.gyre.page.dom;

/** An element of the namespace of SVG. */
public final class SVGElement extends Element {
    SVGElement(Document document, QualifiedName name) {
        super(document.realm().shape("SVGElement"), document, name);
    }
}

package dev.gyre.page.dom;

import dev.gyre.page.dom.names.QualifiedName;

/** Creates elements of the namespaces that have interfaces of their own. */
public interface ElementFactory {
    /** A new element of the HTML namespace, of the interface that the local name has, https://html.spec.whatwg.org/#htmlelement, without attributes. */
    Element create(Document document, QualifiedName name);

    /** A new SVGElement. */
    Element createSvg(Document document, QualifiedName name);

    /** A new MathMLElement. */
    Element createMathMl(Document document, QualifiedName name);

    /** A new HTMLUnknownElement. */
    Element createUnknown(Document document, QualifiedName name);
}

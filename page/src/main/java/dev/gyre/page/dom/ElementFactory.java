package dev.gyre.page.dom;

/** Creates elements of the HTML namespace. */
public interface ElementFactory {
    /** A new element of the interface that the local name has, https://html.spec.whatwg.org/#htmlelement, without attributes. */
    Element create(Document document, QualifiedName name);

    /** A new HTMLUnknownElement. */
    Element createUnknown(Document document, QualifiedName name);
}

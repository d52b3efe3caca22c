package dev.gyre.page.dom;

/** An element of the namespace of MathML. */
public final class MathMLElement extends Element {
    MathMLElement(Document document, QualifiedName name) {
        super(document.realm().shape("MathMLElement"), document, name);
    }
}

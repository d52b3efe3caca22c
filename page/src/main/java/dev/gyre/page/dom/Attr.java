package dev.gyre.page.dom;

/** An attribute as a node, https://dom.spec.whatwg.org/#interface-attr; elements make it when a program asks for it. */
public final class Attr extends Node {
    private final QualifiedName name;
    private String value;
    private Element ownerElement;

    Attr(Document document, QualifiedName name, String value, Element ownerElement) {
        super(document.realm().shape("Attr"), document);
        this.name = name;
        this.value = value;
        this.ownerElement = ownerElement;
    }

    public QualifiedName attributeName() {
        return name;
    }

    public String value() {
        return value;
    }

    void storeValue(String newValue) {
        value = newValue;
    }

    /** Null for none. */
    public Element ownerElement() {
        return ownerElement;
    }

    @Override
    public int nodeType() {
        return ATTRIBUTE_NODE;
    }

    @Override
    public String nodeName() {
        return name.qualifiedName();
    }
}

package dev.gyre.page.dom;

import dev.gyre.page.dom.names.QualifiedName;

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

    public String namespaceURI() {
        return name.namespace();
    }

    public String prefix() {
        return name.prefix();
    }

    public String localName() {
        return name.localName();
    }

    public String name() {
        return name.qualifiedName();
    }

    public boolean specified() {
        return true;
    }

    public String value() {
        return value;
    }

    // https://dom.spec.whatwg.org/#set-an-existing-attribute-value
    public void value(String newValue) {
        if (ownerElement == null) value = newValue;
        else ownerElement.setAttributeValue(name, newValue);
    }

    void storeValue(String newValue) {
        value = newValue;
    }

    void owner(Element elementOrNull) {
        ownerElement = elementOrNull;
    }

    /** Null for none. */
    public Element ownerElement() {
        return ownerElement;
    }

    @Override
    public String nodeValue() {
        return value;
    }

    @Override
    public void nodeValue(String newValue) {
        value(newValue == null ? "" : newValue);
    }

    @Override
    public String textContent() {
        return value;
    }

    @Override
    public void textContent(String newValue) {
        value(newValue == null ? "" : newValue);
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        return new Attr(newDocument, name, value, null);
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

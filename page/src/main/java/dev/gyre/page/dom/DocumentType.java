package dev.gyre.page.dom;

/** A document type declaration, https://dom.spec.whatwg.org/#interface-documenttype. */
public final class DocumentType extends Node {
    private final String name;
    private final String publicId;
    private final String systemId;

    DocumentType(Document document, String name, String publicId, String systemId) {
        super(document.realm().shape("DocumentType"), document);
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
    }

    public String name() {
        return name;
    }

    public String publicId() {
        return publicId;
    }

    public String systemId() {
        return systemId;
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        return new DocumentType(newDocument, name, publicId, systemId);
    }

    @Override
    public int nodeType() {
        return DOCUMENT_TYPE_NODE;
    }

    @Override
    public String nodeName() {
        return name;
    }
}

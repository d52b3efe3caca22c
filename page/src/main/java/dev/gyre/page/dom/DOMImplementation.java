package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.names.Names;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.idl.DomError;

/** Creates documents and document types, https://dom.spec.whatwg.org/#interface-domimplementation. */
public final class DOMImplementation extends JsObject {
    private final Document document;

    DOMImplementation(Document document) {
        super(document.realm().shape("DOMImplementation"));
        this.document = document;
    }

    public DocumentType createDocumentType(String qualifiedName, String publicId, String systemId) {
        if (!Names.isQName(qualifiedName))
            throw DomError.invalidCharacter("The qualified name provided ('" + qualifiedName + "') is not valid.");
        return document.newDocumentType(qualifiedName, publicId, systemId);
    }

    // https://dom.spec.whatwg.org/#dom-domimplementation-createdocument
    public Document createDocument(String namespace, String qualifiedName, DocumentType doctype) {
        String type = Namespaces.HTML.equals(namespace)
                ? "application/xhtml+xml"
                : Namespaces.SVG.equals(namespace) ? "image/svg+xml" : "application/xml";
        Document created = Document.create(document.realm(), false, type);
        Element root = qualifiedName.isEmpty() ? null : created.createElementNS(namespace, qualifiedName, null);
        if (doctype != null) created.appendNode(doctype);
        if (root != null) created.appendNode(root);
        return created;
    }

    // https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument
    public Document createHTMLDocument(String title) {
        Document created = Document.createHtml(document.realm());
        created.appendNode(created.newDocumentType("html", "", ""));
        created.appendSkeleton(title);
        return created;
    }

    public boolean hasFeature() {
        return true;
    }
}

package dev.gyre.page.dom;

/** A document that is XML, https://dom.spec.whatwg.org/#xmldocument. */
public final class XMLDocument extends Document {
    XMLDocument(DomRealm realm, String contentType) {
        super(realm, "XMLDocument", false, contentType);
    }
}

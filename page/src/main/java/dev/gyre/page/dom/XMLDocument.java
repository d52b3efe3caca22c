package dev.gyre.page.dom;

// https://dom.spec.whatwg.org/#xmldocument
public final class XMLDocument extends Document {
    XMLDocument(DomRealm realm, String contentType) {
        super(realm, "XMLDocument", false, contentType);
    }
}

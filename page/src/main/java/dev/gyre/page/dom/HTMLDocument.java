package dev.gyre.page.dom;

/** An HTML document, as browsers tell it from others, https://html.spec.whatwg.org/#htmldocument. */
public final class HTMLDocument extends Document {
    HTMLDocument(DomRealm realm, String contentType) {
        super(realm, "HTMLDocument", true, contentType);
    }
}

package dev.gyre.page.dom.parsing;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;

/** Makes documents from markup, https://html.spec.whatwg.org/#the-domparser-interface. */
public final class DOMParser extends JsObject {
    private final DomRealm realm;

    private DOMParser(DomRealm realm) {
        super(realm.shape("DOMParser"));
        this.realm = realm;
    }

    static DOMParser construct(DomRealm realm) {
        return new DOMParser(realm);
    }

    public Document parseFromString(String markup, String type) {
        Document document = Document.create(realm, type.equals("text/html"), type);
        document.url(realm.document().URL());
        realm.host().parseDocument(document, markup);
        return document;
    }
}

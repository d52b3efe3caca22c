package dev.gyre.page.dom.parsing;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Node;

/** Writes nodes as XML, https://w3c.github.io/DOM-Parsing/#the-xmlserializer-interface. */
public final class XMLSerializer extends JsObject {
    private final DomRealm realm;

    private XMLSerializer(DomRealm realm) {
        super(realm.shape("XMLSerializer"));
        this.realm = realm;
    }

    static XMLSerializer construct(DomRealm realm) {
        return new XMLSerializer(realm);
    }

    public String serializeToString(Node root) {
        return realm.host().serializeXml(root);
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** Metadata of a document, https://html.spec.whatwg.org/#htmlmetaelement. */
public final class HTMLMetaElement extends HTMLElement {
    HTMLMetaElement(Document document, QualifiedName name) {
        super("HTMLMetaElement", document, name);
    }

    // https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy
    @Override
    protected void insertionSteps() {
        super.insertionSteps();
        Node parent = parentNode();
        if (isConnected()
                && "content-security-policy".equalsIgnoreCase(attribute("http-equiv"))
                && attribute("content") != null
                && parent != null
                && parent == nodeDocument().head()) domRealm().host().policyInserted(this);
    }
}

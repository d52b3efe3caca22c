package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;

// https://dom.spec.whatwg.org/#interface-documentfragment
public class DocumentFragment extends Node {
    private Element host;

    public DocumentFragment(Document document) {
        this(document.realm().shape("DocumentFragment"), document);
    }

    protected DocumentFragment(Shape shape, Document document) {
        super(shape, document);
    }

    // https://dom.spec.whatwg.org/#concept-documentfragment-host
    /** The element of a template's contents or of a shadow root; otherwise null. */
    public final Element hostOrNull() {
        return host;
    }

    public final void setHost(Element element) {
        host = element;
    }

    @Override
    public int nodeType() {
        return DOCUMENT_FRAGMENT_NODE;
    }

    @Override
    public String nodeName() {
        return "#document-fragment";
    }
}

package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;

/** A list of nodes without a parent; inserting it inserts its children, https://dom.spec.whatwg.org/#interface-documentfragment. */
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

    static DocumentFragment construct(DomRealm realm) {
        return new DocumentFragment(realm.document());
    }

    public final Element getElementById(String id) {
        return id.isEmpty() ? null : findById(this, id);
    }

    static Element findById(Node root, String id) {
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && id.equals(element.attribute("id"))) return element;
        }
        return null;
    }

    @Override
    public final String textContent() {
        return descendantText();
    }

    @Override
    public final void textContent(String value) {
        replaceAllWithText(value);
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        return new DocumentFragment(newDocument);
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

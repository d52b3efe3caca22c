package dev.gyre.page.dom;

/** A document, https://dom.spec.whatwg.org/#interface-document. It makes the nodes of its tree. */
public class Document extends Node {
    /** The mode of https://dom.spec.whatwg.org/#concept-document-mode. */
    public enum Mode {
        NO_QUIRKS,
        LIMITED_QUIRKS,
        QUIRKS
    }

    private final DomRealm realm;
    private final boolean html;
    private Mode mode = Mode.NO_QUIRKS;
    private String contentType;
    private String encoding = "UTF-8";
    private Document templateContentsOwner;
    private int treeVersion;
    private int attributeVersion;

    /**
     * Creates an empty document.
     *
     * @param html whether it is an HTML document, otherwise an XML document
     */
    public Document(DomRealm realm, boolean html, String contentType) {
        this(realm, html ? "HTMLDocument" : "XMLDocument", html, contentType);
    }

    protected Document(DomRealm realm, String interfaceName, boolean html, String contentType) {
        super(realm.shape(interfaceName), null);
        this.realm = realm;
        this.html = html;
        this.contentType = contentType;
        setFlag(CONNECTED, true);
    }

    /** An empty HTML document. */
    public static Document createHtml(DomRealm realm) {
        return new Document(realm, true, "text/html");
    }

    public final DomRealm realm() {
        return realm;
    }

    @Override
    public int nodeType() {
        return DOCUMENT_NODE;
    }

    @Override
    public String nodeName() {
        return "#document";
    }

    // https://dom.spec.whatwg.org/#html-document
    public final boolean isHtml() {
        return html;
    }

    public final Mode mode() {
        return mode;
    }

    /** Sets quirks, limited-quirks or no-quirks mode; selectors depend on it. */
    public final void mode(Mode newMode) {
        mode = newMode;
        attributeVersion++;
    }

    public final boolean isQuirks() {
        return mode == Mode.QUIRKS;
    }

    public final String contentType() {
        return contentType;
    }

    /** The encoding's name, as {@code UTF-8}. */
    public final String characterSet() {
        return encoding;
    }

    /** @param name the encoding's name of https://encoding.spec.whatwg.org/#names-and-labels */
    public final void encoding(String name) {
        encoding = name;
    }

    public final DocumentType doctype() {
        for (Node child = firstChild(); child != null; child = child.nextSibling()) {
            if (child instanceof DocumentType doctype) return doctype;
        }
        return null;
    }

    public final Element documentElement() {
        for (Node child = firstChild(); child != null; child = child.nextSibling()) {
            if (child instanceof Element element) return element;
        }
        return null;
    }

    // ---- versions, for caches

    /** A number that is another one after each change of the tree of any node of this document. */
    public final int treeVersion() {
        return treeVersion;
    }

    /** A number that is another one after each change of an attribute of any element of this document. */
    public final int attributeVersion() {
        return attributeVersion;
    }

    final void treeChanged(Node parent) {
        treeVersion++;
    }

    final void attributesChanged() {
        attributeVersion++;
    }

    // ---- new nodes

    // https://dom.spec.whatwg.org/#concept-create-element
    /** A new element without attributes; namespace and prefix may be null. Not upgraded, no custom element's constructor runs. */
    public final Element createElement(String namespace, String localName, String prefix) {
        return createElement(realm.names().name(namespace, prefix, localName));
    }

    /** A new element without attributes. */
    public final Element createElement(QualifiedName name) {
        return name.namespace() == Namespaces.HTML
                ? realm.htmlElements().create(this, name)
                : new Element(realm.shape(name.namespace() == Namespaces.SVG ? "SVGElement" : "Element"), this, name);
    }

    /** A new element of the HTML namespace without attributes. */
    public final Element createHtmlElement(String localName) {
        return createElement(realm.names().htmlElement(localName));
    }

    public final Text createTextNode(String data) {
        return new Text(this, data);
    }

    public final Comment createComment(String data) {
        return new Comment(this, data);
    }

    public final CDATASection newCDATASection(String data) {
        return new CDATASection(this, data);
    }

    public final ProcessingInstruction newProcessingInstruction(String target, String data) {
        return new ProcessingInstruction(this, target, data);
    }

    /** @param publicId empty for none
     *  @param systemId empty for none */
    public final DocumentType newDocumentType(String name, String publicId, String systemId) {
        return new DocumentType(this, name, publicId, systemId);
    }

    public final DocumentFragment createDocumentFragment() {
        return new DocumentFragment(this);
    }

    // https://html.spec.whatwg.org/#appropriate-template-contents-owner-document
    /** The document, without a browsing context, that the contents of this document's templates belong to. */
    public final Document templateContentsOwner() {
        if (templateContentsOwner == null) {
            templateContentsOwner = new Document(realm, html, contentType);
            templateContentsOwner.templateContentsOwner = templateContentsOwner;
        }
        return templateContentsOwner;
    }
}

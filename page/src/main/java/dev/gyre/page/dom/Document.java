package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.dom.events.LegacyEvents;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.Names;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.idl.DomError;
import java.util.HashMap;

/** A document, https://dom.spec.whatwg.org/#interface-document. It makes the nodes of its tree. */
public class Document extends LegacyDocument {
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
    private String url = "about:blank";
    private DOMImplementation implementation;
    private final LiveRanges ranges = new LiveRanges();
    private int namesVersion;
    private HashMap<String, Element> ids;
    private int idsVersion;

    /**
     * An empty document.
     *
     * @param html whether it is an HTML document, otherwise an XML document
     */
    public static Document create(DomRealm realm, boolean html, String contentType) {
        return html ? new HTMLDocument(realm, contentType) : new XMLDocument(realm, contentType);
    }

    protected Document(DomRealm realm, String interfaceName, boolean html, String contentType) {
        super(realm.shape(interfaceName));
        this.realm = realm;
        this.html = html;
        this.contentType = contentType;
        setFlag(CONNECTED, true);
    }

    /** An empty HTML document. */
    public static Document createHtml(DomRealm realm) {
        return create(realm, true, "text/html");
    }

    public final DomRealm realm() {
        return realm;
    }

    static Document construct(DomRealm realm) {
        var document = new Document(realm, "Document", false, "application/xml");
        document.url = realm.document().url;
        return document;
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

    /** The URL, serialised. */
    public final String URL() {
        return url;
    }

    public final String documentURI() {
        return url;
    }

    public final void url(String newUrl) {
        url = newUrl;
    }

    // https://html.spec.whatwg.org/#document-base-url
    final String baseUrl() {
        return realm.host().baseUrl(this);
    }

    public final String compatMode() {
        return isQuirks() ? "BackCompat" : "CSS1Compat";
    }

    public final DOMImplementation implementation() {
        if (implementation == null) implementation = new DOMImplementation(this);
        return implementation;
    }

    // https://html.spec.whatwg.org/#the-body-element-2
    public final Element body() {
        Element root = documentElement();
        if (root == null || !root.isHtml("html")) return null;
        for (Element child = root.firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml("body") || child.isHtml("frameset")) return child;
        }
        return null;
    }

    // https://html.spec.whatwg.org/#the-head-element-2
    public final Element head() {
        Element root = documentElement();
        if (root == null || !root.isHtml("html")) return null;
        for (Element child = root.firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml("head")) return child;
        }
        return null;
    }

    @Override
    public final String textContent() {
        return null;
    }

    @Override
    protected EventTarget eventParent(Event event) {
        return event.type().equals("load") ? null : window;
    }

    private EventTarget window;

    // https://html.spec.whatwg.org/#dom-document-defaultview
    /** The window whose document this is; null for none. */
    public final EventTarget defaultView() {
        return window;
    }

    public final void defaultView(EventTarget windowOrNull) {
        window = windowOrNull;
    }

    // ---- HTML's part of the interface, https://html.spec.whatwg.org/#the-document-object

    private String readyState = "complete";
    private Element currentScript;
    private JsObject location;

    public final String readyState() {
        return readyState;
    }

    // https://html.spec.whatwg.org/#update-the-current-document-readiness
    public final void readyState(String state) {
        if (readyState.equals(state)) return;
        readyState = state;
        fire("readystatechange", false, false);
    }

    public final Element currentScript() {
        return currentScript;
    }

    public final void currentScript(Element scriptOrNull) {
        currentScript = scriptOrNull;
    }

    // ---- text that scripts write

    private final DynamicMarkup dynamicMarkup = new DynamicMarkup(this);

    public final DynamicMarkup dynamicMarkup() {
        return dynamicMarkup;
    }

    // https://html.spec.whatwg.org/#document-write-steps
    public final void write(String... text) {
        dynamicMarkup.write(String.join("", text));
    }

    public final void writeln(String... text) {
        dynamicMarkup.write(String.join("", text) + "\n");
    }

    // https://html.spec.whatwg.org/#document-open-steps
    public final Document open(String unused1, String unused2) {
        dynamicMarkup.open();
        return this;
    }

    // https://html.spec.whatwg.org/#dom-document-close
    public final void close() {
        dynamicMarkup.close();
    }

    /** The Location of the document's window; null for none. */
    public final JsObject location() {
        return window == null ? null : location;
    }

    public final void location(JsObject ofWindow) {
        location = ofWindow;
    }

    // https://html.spec.whatwg.org/#dom-document-cookie
    public final String cookie() {
        return realm.host().cookies(this);
    }

    public final void cookie(String text) {
        realm.host().setCookie(this, text);
    }

    private boolean hidden;

    // https://html.spec.whatwg.org/#visibility-state
    public final boolean hidden() {
        return hidden || window == null;
    }

    public final void hidden(boolean value) {
        hidden = value;
    }

    public final String visibilityState() {
        return hidden() ? "hidden" : "visible";
    }

    private String referrer = "";

    public final String referrer() {
        return referrer;
    }

    /** @param url of the document that led here; empty for none */
    public final void referrer(String url) {
        referrer = url;
    }

    private Element focused;

    // https://html.spec.whatwg.org/#focused-area-of-the-document
    /** The focused element, in whatever shadow tree it is; null if none is. */
    public final Element focused() {
        return focused;
    }

    public final void focused(Element elementOrNull) {
        focused = elementOrNull;
    }

    // https://html.spec.whatwg.org/#dom-documentorshadowroot-activeelement
    public final Element activeElement() {
        Element active = Shadows.retargeted(focused, this);
        return active != null ? active : body() != null ? body() : documentElement();
    }

    // https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase
    public final JsObject createExpression(String expression, JsObject resolver) {
        return realm.host().createExpression(realm, expression, resolver);
    }

    public final Node createNSResolver(Node node) {
        return node;
    }

    public final JsObject evaluate(String expression, Node context, JsObject resolver, int type, JsObject unused) {
        return realm.host().evaluate(realm, expression, context, resolver, type);
    }

    /** The selection of the document; null for a document without a window. */
    public final JsObject getSelection() {
        return realm.host().selection(this);
    }

    private Element targetElement;

    // https://html.spec.whatwg.org/#target-element
    /** The element that the fragment of the URL names; null for none. */
    public final Element targetElement() {
        return targetElement;
    }

    public final void targetElement(Element elementOrNull) {
        targetElement = elementOrNull;
    }

    private final HashMap<String, Object> kept = new HashMap<>(0);

    /** What another package keeps with this document by a name, made at its first use. */
    public final Object kept(String name, java.util.function.Supplier<?> make) {
        Object known = kept.get(name);
        if (known == null) {
            known = make.get();
            kept.put(name, known);
        }
        return known;
    }

    public final boolean hasFocus() {
        return window != null;
    }

    // https://html.spec.whatwg.org/#document.title
    public final String title() {
        Element title = titleElement();
        return title == null ? "" : stripAndCollapse(title.childText());
    }

    // https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace
    private static String stripAndCollapse(String text) {
        var result = new StringBuilder();
        for (String word : text.split("[ \\t\\n\\f\\r]+")) {
            if (!word.isEmpty()) result.append(result.isEmpty() ? "" : " ").append(word);
        }
        return result.toString();
    }

    private Element titleElement() {
        Element root = documentElement();
        if (root != null && root.elementName().is(Namespaces.SVG, "svg")) {
            for (Element child = root.firstElementChild(); child != null; child = child.nextElementSibling()) {
                if (child.elementName().is(Namespaces.SVG, "title")) return child;
            }
            return null;
        }
        for (Node node = firstChild(); node != null; node = node.nextInTree(this)) {
            if (node instanceof Element element && element.isHtml("title")) return element;
        }
        return null;
    }

    public final void title(String value) {
        Element root = documentElement();
        Element title = titleElement();
        if (root == null) return;
        if (root.elementName().is(Namespaces.SVG, "svg")) {
            if (title == null) {
                title = createElement(Namespaces.SVG, "title", null);
                root.insert(title, root.firstChild(), false);
            }
        } else if (title == null) {
            if (!root.isHtml() || head() == null) return;
            title = createHtmlElement("title");
            head().appendNode(title);
        }
        title.textContent(value);
    }

    // https://html.spec.whatwg.org/#dom-document-body
    /** Replaces the body element. The interface HTMLElement, which the attribute has in the standard, is not known here. */
    public final void body(Element element) {
        if (element != null && !element.isHtml())
            throw Errors.typeError(
                    "Failed to set the 'body' property on 'Document': Failed to convert value to 'HTMLElement'.");
        if (element == null || !element.isHtml("body") && !element.isHtml("frameset"))
            throw DomError.hierarchyRequest(
                    "The new body element is of type '" + (element == null ? "null" : element.tagName())
                            + "'. It must be either a 'BODY' or 'FRAMESET' element.");
        Element old = body();
        if (element == old) return;
        if (old != null) TreeChanges.replace(old.parentNode(), element, old);
        else if (documentElement() == null) throw DomError.hierarchyRequest("No document element exists.");
        else documentElement().appendNode(element);
    }

    private HTMLCollection collection(
            String key, boolean attributesMatter, java.util.function.Predicate<Element> filter) {
        NodeExtras more = ensureExtras();
        if (more.collections == null) more.collections = new HashMap<>();
        return more.collections.computeIfAbsent(key, name -> new DescendantElements(this, attributesMatter, filter));
    }

    public final HTMLCollection images() {
        return collection("images", false, element -> element.isHtml("img"));
    }

    public final HTMLCollection embeds() {
        return collection("embeds", false, element -> element.isHtml("embed"));
    }

    public final HTMLCollection links() {
        return collection(
                "links",
                true,
                element -> (element.isHtml("a") || element.isHtml("area")) && element.attribute("href") != null);
    }

    public final HTMLCollection forms() {
        return collection("forms", false, element -> element.isHtml("form"));
    }

    public final HTMLCollection scripts() {
        return collection("scripts", false, element -> element.isHtml("script"));
    }

    public final HTMLCollection anchors() {
        return collection("anchors", true, element -> element.isHtml("a") && element.attribute("name") != null);
    }

    public final HTMLCollection applets() {
        return collection("applets", false, element -> false);
    }

    // https://html.spec.whatwg.org/#dom-document-getelementsbyname
    public final NodeList getElementsByName(String name) {
        HTMLCollection named =
                collection("name " + name, true, element -> element.isHtml() && name.equals(element.attribute("name")));
        return NodeList.of(realm, named);
    }

    // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
    public final Object adoptedStyleSheets() {
        return realm.host().adoptedStyleSheets(this);
    }

    public final void adoptedStyleSheets(Object sheets) {
        realm.host().adoptStyleSheets(this, sheets);
    }

    // ---- queries

    // https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
    public final Element getElementById(String id) {
        if (id.isEmpty()) return null;
        if (ids == null) ids = new HashMap<>();
        if (idsVersion != namesVersion) ids.clear();
        idsVersion = namesVersion;
        Element known = ids.get(id);
        if (known != null || ids.containsKey(id)) return known;
        Element found = DocumentFragment.findById(this, id);
        ids.put(id, found);
        return found;
    }

    public final HTMLCollection getElementsByTagName(String qualifiedName) {
        return ElementQueries.byTagName(this, qualifiedName);
    }

    public final HTMLCollection getElementsByTagNameNS(String namespace, String localName) {
        return ElementQueries.byTagNameNs(this, namespace, localName);
    }

    public final HTMLCollection getElementsByClassName(String classNames) {
        return ElementQueries.byClassName(this, classNames);
    }

    // ---- ranges and iterators

    public final LiveRanges ranges() {
        return ranges;
    }

    final void inserting(Node parent, Node child, int count) {
        ranges.inserting(parent, child, count);
    }

    final void removing(Node parent, Node child) {
        ranges.removing(parent, child);
    }

    final void merging(Text from, Text into, int length) {
        ranges.merging(from, into, length);
    }

    // ---- styles

    private Object styles;

    /** What the packages of CSS keep for this document; null until they do. */
    public final Object styles() {
        return styles;
    }

    public final void styles(Object kept) {
        styles = kept;
    }

    // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
    public final JsObject styleSheets() {
        return realm.host().styleSheets(this);
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

    /** A number that is another one after each change of the IDs and names of this document's connected elements, or of the order of those that have one. */
    public final int namesVersion() {
        return namesVersion;
    }

    /** After a child has been inserted or removed. */
    final void treeChanged(Node parent, Node child) {
        treeVersion++;
        if (parent.isConnected() && Element.isNameIn(child)) namesVersion++;
    }

    final void nameChanged() {
        namesVersion++;
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
        String namespace = name.namespace();
        if (namespace == Namespaces.HTML) return realm.htmlElements().create(this, name);
        if (namespace == Namespaces.SVG) return realm.htmlElements().createSvg(this, name);
        if (namespace == Namespaces.MATHML) return realm.htmlElements().createMathMl(this, name);
        return new Element(realm.shape("Element"), this, name);
    }

    /** Appends the elements that each HTML document has, to an empty one. @param title null for no title element */
    public final void appendSkeleton(String title) {
        Element html = createHtmlElement("html");
        appendNode(html);
        Element head = createHtmlElement("head");
        html.appendNode(head);
        if (title != null) {
            Element element = createHtmlElement("title");
            head.appendNode(element);
            element.appendNode(createTextNode(title));
        }
        html.appendNode(createHtmlElement("body"));
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

    // https://dom.spec.whatwg.org/#dom-document-createelement
    public final Element createElementByName(String localName, Object options) {
        Names.requireName(localName);
        String name = html ? AsciiCase.lower(localName) : localName;
        String namespace = html || contentType.equals("application/xhtml+xml") ? Namespaces.HTML : null;
        return CustomElements.create(
                this,
                namespace == null
                        ? realm.names().name(null, null, name)
                        : realm.names().htmlElement(name),
                isValue(options),
                true);
    }

    private static String isValue(Object options) {
        return options instanceof ElementCreationOptions given ? given.is : null;
    }

    // https://dom.spec.whatwg.org/#dom-document-createelementns
    public final Element createElementNS(String namespace, String qualifiedName, Object options) {
        return CustomElements.create(
                this, Names.extract(realm.names(), namespace, qualifiedName), isValue(options), true);
    }

    public final CDATASection createCDATASection(String data) {
        if (html) throw DomError.notSupported("This operation is not supported for HTML documents.");
        if (data.contains("]]>"))
            throw DomError.invalidCharacter(
                    "String cannot contain ']]>' since that is the end delimiter of a CData section.");
        return newCDATASection(data);
    }

    public final ProcessingInstruction createProcessingInstruction(String target, String data) {
        Names.requireName(target);
        if (data.contains("?>")) throw DomError.invalidCharacter("The data provided ('" + data + "') contains '?>'.");
        return newProcessingInstruction(target, data);
    }

    // https://dom.spec.whatwg.org/#dom-document-importnode
    public final Node importNode(Node node, boolean subtree) {
        if (node instanceof Document || node instanceof ShadowRoot)
            throw DomError.notSupported(
                    "The node provided is of type '" + node.nodeName() + "', which may not be imported.");
        return Cloning.clone(node, this, subtree);
    }

    // https://dom.spec.whatwg.org/#dom-document-adoptnode
    public final Node adoptNode(Node node) {
        if (node instanceof Document)
            throw DomError.notSupported("The node provided is of type '#document', which may not be adopted.");
        if (node instanceof ShadowRoot)
            throw DomError.hierarchyRequest("The node provided is a shadow root, which may not be adopted.");
        if (node instanceof DocumentFragment fragment && fragment.hostOrNull() != null) return node;
        node.detachFor(this);
        return node;
    }

    public final Attr createAttribute(String localName) {
        Names.requireName(localName);
        return new Attr(this, realm.names().attribute(html ? AsciiCase.lower(localName) : localName), "", null);
    }

    public final Attr createAttributeNS(String namespace, String qualifiedName) {
        return new Attr(this, Names.extract(realm.names(), namespace, qualifiedName), "", null);
    }

    // https://dom.spec.whatwg.org/#dom-document-createevent
    public final Event createEvent(DomRealm current, String interfaceName) {
        String lowerName = AsciiCase.lower(interfaceName);
        Event event = LegacyEvents.create(current, lowerName);
        if (event == null) event = current.host().createEvent(current, lowerName);
        if (event == null) throw DomError.notSupported("The provided event type ('" + interfaceName + "') is invalid.");
        event.uninitialize();
        return event;
    }

    public final JsObject createRange() {
        return realm.host().createRange(this);
    }

    public final JsObject createNodeIterator(Node root, long whatToShow, JsObject filter) {
        return realm.host().createNodeIterator(realm, root, whatToShow, filter);
    }

    public final JsObject createTreeWalker(Node root, long whatToShow, JsObject filter) {
        return realm.host().createTreeWalker(realm, root, whatToShow, filter);
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        Document copy = this instanceof HTMLDocument || this instanceof XMLDocument
                ? create(realm, html, contentType)
                : new Document(realm, "Document", false, contentType);
        copy.mode = mode;
        copy.encoding = encoding;
        copy.url = url;
        return copy;
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
            templateContentsOwner = create(realm, html, contentType);
            templateContentsOwner.templateContentsOwner = templateContentsOwner;
        }
        return templateContentsOwner;
    }
}

package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.dom.events.Event;
import java.util.List;

/** What a realm's DOM needs of the page that it belongs to, and of packages that build on the DOM. */
public interface PageHost {

    // https://html.spec.whatwg.org/#report-the-exception
    /** Reports an exception that a callback has thrown. */
    void report(JsException exception);

    // https://html.spec.whatwg.org/#encoding-parsing-and-serializing-a-url
    /** A URL resolved against a document's base, serialised; null where that fails. */
    String parseUrl(Document document, String url);

    /** A URL resolved against a document's base, serialised; the given text where that fails. */
    default String resolveUrl(Document document, String url) {
        String parsed = parseUrl(document, url);
        return parsed == null ? url : parsed;
    }

    // https://encoding.spec.whatwg.org/#concept-encoding-get
    /** The name of the encoding of a label; null for no label. */
    default String encodingOf(String label) {
        return label;
    }

    // https://html.spec.whatwg.org/#document-base-url
    /** The URL that relative ones of a document are resolved against. */
    default String baseUrl(Document document) {
        return document.URL();
    }

    // https://html.spec.whatwg.org/#clean-up-after-running-script
    /** A callback has returned and no JavaScript is on the stack. */
    default void callbackEnded() {}

    /** Whether event handlers in attributes run. */
    default boolean runsScripts() {
        return true;
    }

    // https://www.w3.org/TR/CSP3/#should-block-inline
    /** Whether the policies of the page allow inline code of an element; what they do not is reported. @param element null for none */
    default boolean allowsInline(Element element, InlineBehavior kind, String source) {
        return true;
    }

    // https://html.spec.whatwg.org/#nonce-attributes
    /** An element with the attribute nonce has become connected; runs no JavaScript. */
    default void nonceInserted(Element element) {}

    // https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy
    /** A meta element in the head of a document that has a content security policy has been inserted; runs no JavaScript. */
    default void policyInserted(Element meta) {}

    // https://html.spec.whatwg.org/#prepare-the-script-element
    /** A script element has become connected, or its text or source has changed. */
    default void prepareScript(Element script) {}

    /** A {@link ResourceElement} has been inserted or removed, or what it loads has changed; runs no JavaScript. */
    default void resourceChanged(Element element) {}

    // https://html.spec.whatwg.org/#update-a-style-block
    /** The sheet of a style element has been removed: what it imports matters no longer. */
    default void styleSheetRemoved(Element style) {}

    // https://html.spec.whatwg.org/#critical-subresources
    /** Whether the new sheet of a style element imports sheets that are being loaded; the host then fires the load or error event after that. */
    default boolean awaitsImports(Element style) {
        return false;
    }

    /** A frame has been inserted with all nodes of its tree; may run JavaScript. */
    default void frameConnected(Element frame) {}

    // https://html.spec.whatwg.org/#dom-iframe-contentwindow
    /** The window in a frame; null if there is none. */
    default JsObject frameWindow(Element frame) {
        return null;
    }

    // https://html.spec.whatwg.org/#dom-iframe-contentdocument
    /** The document in a frame; null if there is none or it is of another origin. */
    default Document frameDocument(Element frame) {
        return null;
    }

    // https://html.spec.whatwg.org/#dom-document-cookie
    /** The cookies of a document that its scripts may see. */
    default String cookies(Document document) {
        return "";
    }

    default void setCookie(Document document, String text) {}

    /** An event of an interface that only old programs create by name, in lower case; null for an unknown one. */
    default Event createEvent(DomRealm realm, String lowerName) {
        return null;
    }

    /** Dispatches the click of a program's click method. */
    default void click(Element element) {
        element.fire("click", true, true);
    }

    // https://html.spec.whatwg.org/#the-autofocus-attribute
    /** An element with the attribute autofocus has become connected; runs no JavaScript. */
    default void autofocusInserted(Element element) {}

    // https://html.spec.whatwg.org/#fire-a-focus-event
    /** Fires a focus event. @param related the element on the other side, null for none */
    default void fireFocusEvent(Element target, String type, Element related) {
        target.fire(type, false, false);
    }

    /** The border box of an element: x, y, width and height in CSS pixels; zero where its styles alone do not determine them. */
    default double[] box(Element element) {
        return new double[4];
    }

    /** The width and height of an element's padding box in CSS pixels; zero where its styles alone do not determine them. */
    default double[] paddingBox(Element element) {
        return new double[2];
    }

    // https://html.spec.whatwg.org/#being-rendered
    default boolean isRendered(Element element) {
        return true;
    }

    // https://html.spec.whatwg.org/#queue-a-task
    /** Runs a task once all that runs now has ended. Without a page it runs at once. */
    default void queueTask(Runnable task) {
        task.run();
    }

    // https://html.spec.whatwg.org/#constructing-the-form-data-set
    /** Fires formdata at a form. @param entries names and values in turn, a null value for the file that an input does not have @return the entries as listeners have left them */
    default List<Object> formData(Element form, List<Object> entries) {
        return entries;
    }

    // https://w3c.github.io/FileAPI/#filelist-section
    /** A list of no files; null without a page. */
    default JsObject noFiles() {
        return null;
    }

    /** The bytes of a File. */
    default byte[] bytesOf(JsObject file) {
        return new byte[0];
    }

    // https://html.spec.whatwg.org/#submit-body
    /**
     * Navigates by the submission of a form.
     *
     * @param url what to navigate to, with the entries of a GET form
     * @param body what is sent, null for a GET
     * @param contentType that of the body, null for a GET
     * @param target the name of the navigable, as an element's target attribute has it
     */
    default void submitForm(
            Element form, Element submitter, String url, byte[] body, String contentType, String target) {}

    // https://html.spec.whatwg.org/#following-hyperlinks-2
    /** Follows a link that has been activated. */
    default void followHyperlink(Element link, Event event) {}

    /** Milliseconds since the page's time origin. */
    double now();

    /** Runs a task after a time in milliseconds. */
    void afterDelay(double milliseconds, Runnable task);

    /** The first element below the root in tree order that matches the selectors; null if none does. A syntax error is a DomError. */
    Element querySelector(Node root, String selectors);

    List<Element> querySelectorAll(Node root, String selectors);

    boolean matches(Element element, String selectors);

    Element closest(Element element, String selectors);

    // https://dom.spec.whatwg.org/#dom-document-createrange
    JsObject createRange(Document document);

    // https://dom.spec.whatwg.org/#dom-document-createnodeiterator
    /** @param filter null for none */
    JsObject createNodeIterator(DomRealm realm, Node root, long whatToShow, JsObject filter);

    // https://dom.spec.whatwg.org/#dom-document-createtreewalker
    /** @param filter null for none */
    JsObject createTreeWalker(DomRealm realm, Node root, long whatToShow, JsObject filter);

    // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression
    JsObject createExpression(DomRealm realm, String expression, JsObject resolverOrNull);

    // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate
    JsObject evaluate(DomRealm realm, String expression, Node context, JsObject resolverOrNull, int type);

    // https://w3c.github.io/selection-api/#dom-document-getselection
    /** The selection of a document; null for one without a window. */
    default JsObject selection(Document document) {
        return null;
    }

    /** The live list of the sheets of a document or shadow root, the same at each call. */
    JsObject styleSheets(Node root);

    // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
    /** The array of the sheets that a document or shadow root has adopted, the same until others are set. */
    JsObject adoptedStyleSheets(Node root);

    /** Replaces the adopted sheets by those of an iterable object. */
    void adoptStyleSheets(Node root, Object sheets);

    // https://html.spec.whatwg.org/#fragment-parsing-algorithm-steps
    /** Parses markup in the context of an element; the nodes' document is the context's. */
    DocumentFragment parseFragment(Element context, String markup);

    // https://html.spec.whatwg.org/#unsafely-set-html
    /** Parses HTML in the context of an element, with declarative shadow roots. */
    DocumentFragment parseFragmentWithShadowRoots(Element context, String markup);

    // https://html.spec.whatwg.org/#fragment-serializing-algorithm-steps
    /** The markup of a node's children, or of the node itself. */
    String serialize(Node node, boolean itself, GetHTMLOptions options);

    // https://w3c.github.io/DOM-Parsing/#dom-xmlserializer-serializetostring
    String serializeXml(Node node);

    // https://html.spec.whatwg.org/#dom-domparser-parsefromstring
    /** Parses markup into an empty document. */
    void parseDocument(Document document, String markup);

    // https://html.spec.whatwg.org/#dom-parsehtmlunsafe
    /** Parses HTML into an empty document, with declarative shadow roots. */
    void parseDocumentWithShadowRoots(Document document, String markup);

    // https://html.spec.whatwg.org/#document-open-steps
    /** A new parser for a document that has been emptied, whose text scripts write. */
    ParserInput openParser(Document document);

    /** What a document's active parser reads, for document.write, https://html.spec.whatwg.org/#dynamic-markup-insertion. */
    interface ParserInput {
        /** Whether there is an insertion point: a script that the parser waits for is running, or document.open made the parser. */
        boolean hasInsertionPoint();

        /** Inserts text at the insertion point and parses up to it, which runs the scripts in the text. */
        void write(String text);

        /** Ends the input of a parser that document.open made; does nothing for others. */
        void close();
    }
}

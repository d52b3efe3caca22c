package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A script element, with the state that decides whether and when it runs, https://html.spec.whatwg.org/#htmlscriptelement. */
public final class HTMLScriptElement extends HTMLElement {
    private Document parserDocument;
    private boolean forceAsync = true;
    private boolean alreadyStarted;

    HTMLScriptElement(Document document, QualifiedName name) {
        super("HTMLScriptElement", document, name);
    }

    // https://html.spec.whatwg.org/#parser-document
    /** The document whose parser made the element and has not yet handed it over; otherwise null. */
    public Document parserDocument() {
        return parserDocument;
    }

    public void parserDocument(Document documentOrNull) {
        parserDocument = documentOrNull;
    }

    // https://html.spec.whatwg.org/#script-force-async
    public boolean forceAsync() {
        return forceAsync;
    }

    public void forceAsync(boolean value) {
        forceAsync = value;
    }

    // https://html.spec.whatwg.org/#already-started
    public boolean alreadyStarted() {
        return alreadyStarted;
    }

    public void alreadyStarted(boolean value) {
        alreadyStarted = value;
    }

    @Override
    protected boolean hasPostConnectionSteps() {
        return true;
    }

    // https://html.spec.whatwg.org/#script-processing-model
    @Override
    protected void postConnectionSteps() {
        if (parserDocument == null) domRealm().host().prepareScript(this);
    }

    @Override
    protected void childrenChangedSteps() {
        if (parserDocument == null && isConnected() && !alreadyStarted)
            domRealm().host().prepareScript(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "src")
                && oldValue == null
                && newValue != null
                && parserDocument == null
                && isConnected()) domRealm().host().prepareScript(this);
        if (attribute.is(null, "async") && newValue != null) forceAsync = false;
    }

    // https://html.spec.whatwg.org/#dom-script-supports
    static boolean supports(String type) {
        return type.equals("classic") || type.equals("module") || type.equals("importmap");
    }

    // https://html.spec.whatwg.org/#dom-script-async
    public boolean async() {
        return forceAsync || attribute("async") != null;
    }

    public void async(boolean value) {
        forceAsync = false;
        if (value) setAttributeNamed("async", "");
        else removeAttribute("async");
    }

    // https://html.spec.whatwg.org/#dom-script-text
    public String text() {
        return childText();
    }

    public void text(String value) {
        textContent(value);
    }

    // https://html.spec.whatwg.org/#script-processing-model:concept-node-clone-ext
    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        super.cloningSteps(copy, subtree);
        ((HTMLScriptElement) copy).alreadyStarted = alreadyStarted;
    }
}

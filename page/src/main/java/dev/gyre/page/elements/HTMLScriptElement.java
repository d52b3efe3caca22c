package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A script element, with the state that decides whether and when it runs, https://html.spec.whatwg.org/#htmlscriptelement. */
public final class HTMLScriptElement extends HTMLElement implements ScriptElement {
    private final ScriptState state = new ScriptState();

    HTMLScriptElement(Document document, QualifiedName name) {
        super("HTMLScriptElement", document, name);
    }

    @Override
    public Element element() {
        return this;
    }

    @Override
    public ScriptState state() {
        return state;
    }

    @Override
    public String source() {
        return attribute("src");
    }

    @Override
    protected boolean hasPostConnectionSteps() {
        return true;
    }

    // https://html.spec.whatwg.org/#script-processing-model
    @Override
    protected void postConnectionSteps() {
        state.connected(this);
    }

    @Override
    protected void childrenChangedSteps() {
        state.changed(this);
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "src") && newValue != null) state.changed(this);
        if (attribute.is(null, "async") && newValue != null) state.forceAsync = false;
    }

    // https://html.spec.whatwg.org/#dom-script-supports
    static boolean supports(String type) {
        return type.equals("classic") || type.equals("module") || type.equals("importmap");
    }

    // https://html.spec.whatwg.org/#dom-script-async
    public boolean async() {
        return state.forceAsync || attribute("async") != null;
    }

    public void async(boolean value) {
        state.forceAsync = false;
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
    public void mayStartSteps() {
        state.alreadyStarted = false;
        state.parserDocument = null;
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        super.cloningSteps(copy, subtree);
        ((HTMLScriptElement) copy).state.alreadyStarted = state.alreadyStarted;
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;

/** A script element of SVG, https://svgwg.org/svg2-draft/interact.html#InterfaceSVGScriptElement. */
public final class SVGScriptElement extends SVGElement implements ScriptElement {
    private final ScriptState state = new ScriptState();

    SVGScriptElement(Document document, QualifiedName name) {
        super("SVGScriptElement", document, name);
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
        String href = attribute("href");
        return href == null ? attribute(Namespaces.XLINK, "href") : href;
    }

    @Override
    public String countingNonce() {
        String nonce = attribute("nonce");
        return nonce == null ? "" : nonce;
    }

    @Override
    protected boolean hasPostConnectionSteps() {
        return true;
    }

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
        boolean isHref = attribute.is(null, "href") || attribute.is(Namespaces.XLINK, "href");
        if (isHref && oldValue == null && newValue != null) state.changed(this);
    }

    @Override
    public void mayStartSteps() {
        state.alreadyStarted = false;
        state.parserDocument = null;
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        ((SVGScriptElement) copy).state.alreadyStarted = state.alreadyStarted;
    }
}

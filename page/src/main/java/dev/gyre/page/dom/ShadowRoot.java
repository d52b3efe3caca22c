package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.JsObject;

/** The root of a shadow tree, https://dom.spec.whatwg.org/#interface-shadowroot. */
public final class ShadowRoot extends DocumentFragment {
    private final boolean open;
    private boolean delegatesFocus;
    private boolean clonable;
    private boolean serializable;
    private boolean manualSlots;

    ShadowRoot(Element host, boolean open) {
        super(host.nodeDocument().realm().shape("ShadowRoot"), host.nodeDocument());
        setHost(host);
        this.open = open;
        setFlag(IN_SHADOW_TREE, true);
        setFlag(CONNECTED, host.isConnected());
    }

    public Element host() {
        return hostOrNull();
    }

    public String mode() {
        return open ? "open" : "closed";
    }

    public String slotAssignment() {
        return manualSlots ? "manual" : "named";
    }

    void manualSlots() {
        manualSlots = true;
    }

    // https://html.spec.whatwg.org/#dom-shadowroot-innerhtml
    public String innerHTML() {
        return domRealm().host().serialize(this, false, null);
    }

    public void innerHTML(String markup) {
        TreeChanges.replaceAll(this, domRealm().host().parseFragment(host(), markup));
    }

    // https://html.spec.whatwg.org/#dom-shadowroot-sethtmlunsafe
    public void setHTMLUnsafe(String markup) {
        TreeChanges.replaceAll(this, domRealm().host().parseFragmentWithShadowRoots(host(), markup));
    }

    public String getHTML(GetHTMLOptions options) {
        return domRealm().host().serialize(this, false, options);
    }

    @Override
    protected EventTarget eventParent(Event event) {
        return event.composed()
                        || !(event.path != null
                                && event.path.size() > 0
                                && event.path.get(0).invocationTarget() instanceof Node node
                                && node.root() == this)
                ? host()
                : null;
    }

    public boolean isOpen() {
        return open;
    }

    public boolean delegatesFocus() {
        return delegatesFocus;
    }

    public void delegatesFocus(boolean value) {
        delegatesFocus = value;
    }

    public boolean clonable() {
        return clonable;
    }

    public void clonable(boolean value) {
        clonable = value;
    }

    public boolean serializable() {
        return serializable;
    }

    public void serializable(boolean value) {
        serializable = value;
    }

    // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
    public JsObject styleSheets() {
        return domRealm().host().styleSheets(this);
    }
}

package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventTarget;

/** The root of a shadow tree, https://dom.spec.whatwg.org/#interface-shadowroot. */
public final class ShadowRoot extends DocumentFragment {
    private final boolean open;
    private boolean delegatesFocus;
    private boolean clonable;
    private boolean serializable;
    private boolean manualSlots;
    private boolean declarative;
    private boolean availableToInternals;
    /** The slots in tree order; null if they have not been needed since they changed. */
    private Element[] slots;

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

    // https://dom.spec.whatwg.org/#shadowroot-declarative
    boolean isDeclarative() {
        return declarative;
    }

    public void declarative(boolean value) {
        declarative = value;
    }

    // https://dom.spec.whatwg.org/#shadowroot-available-to-element-internals
    public boolean availableToInternals() {
        return availableToInternals;
    }

    public void availableToInternals(boolean value) {
        availableToInternals = value;
    }

    Element[] slots() {
        if (slots == null) {
            var found = new java.util.ArrayList<Element>();
            for (Node node = this; node != null; node = node.nextInTree(this)) {
                if (node instanceof Element element && element.isHtml("slot")) found.add(element);
            }
            slots = found.toArray(Element[]::new);
        }
        return slots;
    }

    void forgetSlots() {
        slots = null;
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
        return event.composed() || !(event.dispatchedTo() instanceof Node node && node.root() == this) ? host() : null;
    }

    @Override
    protected boolean isRootOfClosedTree() {
        return !open;
    }

    // https://html.spec.whatwg.org/#dom-documentorshadowroot-activeelement
    public Element activeElement() {
        return Shadows.retargeted(nodeDocument().focused(), this);
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

    // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
    public Object adoptedStyleSheets() {
        return domRealm().host().adoptedStyleSheets(this);
    }

    public void adoptedStyleSheets(Object sheets) {
        domRealm().host().adoptStyleSheets(this, sheets);
    }

    // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
    public JsObject styleSheets() {
        return domRealm().host().styleSheets(this);
    }
}

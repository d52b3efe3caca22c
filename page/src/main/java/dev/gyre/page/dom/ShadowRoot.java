package dev.gyre.page.dom;

// https://dom.spec.whatwg.org/#interface-shadowroot
public final class ShadowRoot extends DocumentFragment {
    private final boolean open;
    private boolean delegatesFocus;
    private boolean clonable;
    private boolean serializable;

    ShadowRoot(Element host, boolean open) {
        super(host.nodeDocument().realm().shape("ShadowRoot"), host.nodeDocument());
        setHost(host);
        this.open = open;
        setFlag(IN_SHADOW_TREE, true);
    }

    public Element host() {
        return hostOrNull();
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
}

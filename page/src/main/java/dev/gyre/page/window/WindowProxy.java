package dev.gyre.page.window;

import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.idl.ObjectProxy;
import java.util.ArrayList;
import java.util.List;

/**
 * What programs have of a tab or a frame: it stands for the window of the document that is there now, and lets documents of another origin see only what
 * the standard allows, https://html.spec.whatwg.org/#the-windowproxy-exotic-object.
 */
public final class WindowProxy extends ExoticObject implements ObjectProxy {
    private final CrossOriginWindow restricted = new CrossOriginWindow(this);
    private Window window;
    private String name;
    private WindowProxy opener;
    private boolean closing;
    private boolean discarded;

    /** @param name of the tab or frame, which links can name as their target; may be empty */
    public WindowProxy(String name) {
        super(Shape.unique(null, ShapeKind.EXOTIC, 0));
        this.name = name;
    }

    public Window window() {
        return window;
    }

    /** Sets the window that it stands for from now on. */
    public void window(Window next) {
        window = next;
    }

    public String name() {
        return name;
    }

    public void name(String value) {
        name = value;
    }

    /** Null for none. */
    public WindowProxy opener() {
        return discarded || opener == null || opener.discarded ? null : opener;
    }

    public void opener(WindowProxy openerOrNull) {
        opener = openerOrNull;
    }

    // https://html.spec.whatwg.org/#a-browsing-context-is-discarded
    /** Whether the tab has been closed, or the frame removed. */
    public boolean isDiscarded() {
        return discarded;
    }

    // https://html.spec.whatwg.org/#is-closing
    /** Whether the tab is being closed, or has been discarded. */
    public boolean isClosing() {
        return closing || discarded;
    }

    public void closing(boolean isClosing) {
        closing = isClosing;
    }

    public void discard() {
        discarded = true;
    }

    @Override
    public JsObject object() {
        return window;
    }

    @Override
    public JsObject objectFor(Realm realm) {
        if (!window.isOpenTo(realm)) throw CrossOriginWindow.blocked(window.realmOf(realm), null);
        return window;
    }

    /** The realm of the code that runs. */
    private Realm caller() {
        Realm own = window.domRealm().realm();
        return own.agent().currentRealm(own);
    }

    private boolean isOpen() {
        return window.isOpenTo(caller());
    }

    @Override
    public boolean isOpaque() {
        return !isOpen();
    }

    /** The proxy of a frame; null if there is no such. */
    private WindowProxy frame(int index) {
        List<WindowProxy> frames = window.host().frameWindows();
        return index < frames.size() ? frames.get(index) : null;
    }

    @Override
    public boolean computesPrototype() {
        return true;
    }

    // https://html.spec.whatwg.org/#windowproxy-getprototypeof
    @Override
    public JsObject getPrototypeOf() {
        return isOpen() ? window.getPrototypeOf() : null;
    }

    // https://html.spec.whatwg.org/#windowproxy-setprototypeof
    @Override
    public boolean setPrototypeOf(JsObject prototypeOrNull) {
        return prototypeOrNull == getPrototypeOf();
    }

    @Override
    public boolean isExtensible() {
        return true;
    }

    // https://html.spec.whatwg.org/#windowproxy-preventextensions
    @Override
    public boolean preventExtensions() {
        return false;
    }

    // https://html.spec.whatwg.org/#windowproxy-getownproperty
    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        boolean isOpen = isOpen();
        if (key instanceof Integer index) {
            WindowProxy frame = frame(index);
            if (frame != null) return PropertyDescriptor.data(frame, false, true, true);
            if (isOpen) return null;
        }
        return isOpen ? window.getOwnProperty(key) : restricted.property(caller(), key);
    }

    // https://html.spec.whatwg.org/#windowproxy-defineownproperty
    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        if (!isOpen()) throw restricted.denied(caller(), key);
        return !(key instanceof Integer) && window.defineOwnProperty(key, desc);
    }

    @Override
    public boolean hasProperty(Object key) {
        if (isOpen()) return key instanceof Integer index ? frame(index) != null : window.hasProperty(key);
        return getOwnProperty(key) != null;
    }

    // https://html.spec.whatwg.org/#windowproxy-get
    @Override
    public Object get(Object key, Object receiver) {
        if (!isOpen()) return restricted.get(caller(), key, receiver, this);
        if (key instanceof Integer index) {
            WindowProxy frame = frame(index);
            if (frame != null) return frame;
        }
        return window.get(key, receiver);
    }

    // https://html.spec.whatwg.org/#windowproxy-set
    @Override
    public boolean set(Object key, Object value, Object receiver) {
        if (!isOpen()) return restricted.set(caller(), key, value, receiver, this);
        if (key instanceof Integer) return false;
        return window.set(key, value, receiver == this && hasPlain(key) ? window : receiver);
    }

    /** Whether the window has a property of its own without a setter, so that it makes no difference which receiver it is set with. */
    private boolean hasPlain(Object key) {
        int found = window.shape().find(key);
        return found >= 0 && (found & Attributes.ACCESSOR) == 0;
    }

    // https://html.spec.whatwg.org/#windowproxy-delete
    @Override
    public boolean delete(Object key) {
        if (!isOpen()) throw restricted.denied(caller(), key);
        return key instanceof Integer index ? frame(index) == null : window.delete(key);
    }

    // https://html.spec.whatwg.org/#windowproxy-ownpropertykeys
    @Override
    public List<Object> ownPropertyKeys() {
        var keys = new ArrayList<Object>();
        for (int i = 0; i < window.length(); i++) keys.add(i);
        if (isOpen()) keys.addAll(window.ownPropertyKeys());
        else keys.addAll(CrossOriginWindow.keys());
        return keys;
    }

    /** A proxy as JavaScript gets it: null for none. */
    static Object orNull(WindowProxy proxy) {
        return proxy == null ? Null.INSTANCE : proxy;
    }

    @Override
    public String className() {
        return isOpen() ? window.className() : "Object";
    }
}

package dev.gyre.page.window;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.css.CSS;
import dev.gyre.page.css.CSSStyleDeclaration;
import dev.gyre.page.css.MediaQueryList;
import dev.gyre.page.css.cascade.ComputedStyleDeclaration;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.idl.Idl;
import dev.gyre.page.idl.ProxiedObject;
import java.util.HashMap;
import java.util.Map;

/** The global object of a page, https://html.spec.whatwg.org/#the-window-object. */
public final class Window extends EventTarget implements ProxiedObject {
    private final DomRealm realm;
    private final WindowHost host;
    private final Document document;
    private final Location location;
    private final Navigator navigator;
    private final Performance performance;
    private final History history;
    private CSS css;
    private Screen screen;
    private final Map<String, BarProp> bars = new HashMap<>();
    private Storage localStorage;
    private Storage sessionStorage;

    public Window(DomRealm realm, Document document, WindowHost host) {
        super(Shape.unique(realm.interfaces().prototype("Window"), ShapeKind.ORDINARY, 1024));
        this.realm = realm;
        this.document = document;
        this.host = host;
        this.location = new Location(realm, document, host);
        this.navigator = new Navigator(realm);
        this.performance = new Performance(realm, host);
        this.history = new History(realm, document, this, host);
        document.defaultView(this);
        realm.interfaces().prototype("Window").setPrototypeOf(new NamedProperties(realm, document, host));
        document.location(location);
    }

    @Override
    public DomRealm domRealm() {
        return realm;
    }

    @Override
    protected boolean isWindow() {
        return true;
    }

    WindowHost host() {
        return host;
    }

    @Override
    public WindowProxy proxy() {
        return host.windowProxy();
    }

    // https://html.spec.whatwg.org/#isplatformobjectsameorigin-(-o-)
    /** Whether code of a realm may see everything of the window: that of its origin, and programs that are no documents. */
    boolean isOpenTo(Realm caller) {
        if (caller == realm.realm()) return true;
        DomRealm from = realmOf(caller);
        return from == null
                || !(from.document().defaultView() instanceof Window window)
                || window.host.originKey().equals(host.originKey());
    }

    /** The DOM of a realm; null if it has none. */
    DomRealm realmOf(Realm caller) {
        return caller.platform() instanceof DomRealm dom ? dom : null;
    }

    public Window window() {
        return this;
    }

    public Window self() {
        return this;
    }

    public Window frames() {
        return this;
    }

    // https://html.spec.whatwg.org/#dom-top
    /** Null for the window of a frame that has been removed. */
    public WindowProxy top() {
        if (proxy().isDiscarded()) return null;
        WindowProxy parent = host.parentWindow();
        return parent == null ? proxy() : parent.window().top();
    }

    // https://html.spec.whatwg.org/#dom-parent
    public WindowProxy parent() {
        if (proxy().isDiscarded()) return null;
        WindowProxy parent = host.parentWindow();
        return parent == null ? proxy() : parent;
    }

    // https://html.spec.whatwg.org/#dom-frameelement
    public Element frameElement() {
        WindowProxy parent = host.parentWindow();
        return parent == null || proxy().isDiscarded() || !parent.window().isOpenTo(realm.realm())
                ? null
                : host.frameElement();
    }

    public int length() {
        return host.frameWindows().size();
    }

    public Document document() {
        return document;
    }

    // https://html.spec.whatwg.org/#dom-window-customelements
    public dev.gyre.page.dom.CustomElementRegistry customElements() {
        return realm.customElements();
    }

    // https://w3c.github.io/selection-api/#dom-window-getselection
    public JsObject getSelection() {
        return document.getSelection();
    }

    public Location location() {
        return location;
    }

    public History history() {
        return history;
    }

    /** Begins to use the storages if something listens for their changes. */
    public void joinStorages() {
        if (!hasListener("storage")) return;
        localStorage();
        sessionStorage();
    }

    // https://html.spec.whatwg.org/#dom-localstorage
    public Storage localStorage() {
        if (localStorage == null) localStorage = new Storage(this, host.storage(true));
        return localStorage;
    }

    // https://html.spec.whatwg.org/#the-sessionstorage-attribute
    public Storage sessionStorage() {
        if (sessionStorage == null) sessionStorage = new Storage(this, host.storage(false));
        return sessionStorage;
    }

    public Screen screen() {
        if (screen == null) screen = new Screen(realm, host);
        return screen;
    }

    private BarProp bar(String name) {
        return bars.computeIfAbsent(name, key -> new BarProp(realm, host));
    }

    // https://html.spec.whatwg.org/#browser-interface-elements
    public BarProp locationbar() {
        return bar("locationbar");
    }

    public BarProp menubar() {
        return bar("menubar");
    }

    public BarProp personalbar() {
        return bar("personalbar");
    }

    public BarProp scrollbars() {
        return bar("scrollbars");
    }

    public BarProp statusbar() {
        return bar("statusbar");
    }

    public BarProp toolbar() {
        return bar("toolbar");
    }

    public Navigator navigator() {
        return navigator;
    }

    public Performance performance() {
        return performance;
    }

    public String name() {
        return proxy().name();
    }

    public void name(String value) {
        proxy().name(value);
    }

    // https://html.spec.whatwg.org/#dom-opener
    public Object opener() {
        return WindowProxy.orNull(proxy().opener());
    }

    public void opener(Object value) {
        if (value == Null.INSTANCE) proxy().opener(null);
        else Idl.replace(this, "opener", value);
    }

    // https://html.spec.whatwg.org/#dom-window-closed
    public boolean closed() {
        return proxy().isClosing();
    }

    // https://html.spec.whatwg.org/#window-open-steps
    public WindowProxy open_(String url, String target, String features) {
        return host.openWindow(url, target, new WindowFeatures(features));
    }

    public String origin() {
        return host.origin();
    }

    public boolean isSecureContext() {
        return true;
    }

    // https://dom.spec.whatwg.org/#dom-window-event
    public Object event() {
        Event event = realm.currentEvent();
        return event == null ? Undefined.INSTANCE : event;
    }

    // https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
    public CSSStyleDeclaration getComputedStyle(Element element, String pseudoElt) {
        return ComputedStyleDeclaration.of(element, pseudoElt);
    }

    // https://drafts.csswg.org/cssom-view/#dom-window-matchmedia
    public MediaQueryList matchMedia(String query) {
        return new MediaQueryList(realm, query, DocumentStyles.of(document)::mediaSettings);
    }

    // https://drafts.csswg.org/cssom/#namespacedef-css
    public CSS css() {
        if (css == null) css = new CSS(realm);
        return css;
    }

    public int innerWidth() {
        return host.viewportWidth();
    }

    public int innerHeight() {
        return host.viewportHeight();
    }

    // https://drafts.csswg.org/cssom-view/#dom-window-screenx
    public int screenX() {
        return host.features().left();
    }

    public int screenY() {
        return host.features().top();
    }

    public double devicePixelRatio() {
        return 1;
    }

    // https://html.spec.whatwg.org/#dom-window-close
    public void close() {
        host.closeWindow();
    }

    // https://html.spec.whatwg.org/#dom-window-stop
    public void stop() {
        host.stopLoading();
    }

    public void focus() {}

    public void blur() {}

    public void alert(String message) {
        host.dialog("alert", message == null ? "" : message, "");
    }

    // https://html.spec.whatwg.org/#dom-print
    public void print() {
        if (proxy().isDiscarded() || host.isTerminating()) return;
        fire("beforeprint", false, false);
        fire("afterprint", false, false);
    }

    public boolean confirm(String message) {
        return Boolean.TRUE.equals(host.dialog("confirm", message, ""));
    }

    public String prompt(String message, String preset) {
        return host.dialog("prompt", message, preset) instanceof String answer ? answer : null;
    }

    // https://drafts.csswg.org/cssom-view/#dom-window-scroll
    public void scroll(Object x, double y) {}

    public void scrollTo(Object x, double y) {}

    public void scrollBy(Object x, double y) {}

    public double scrollX() {
        return 0;
    }

    public double scrollY() {
        return 0;
    }

    public int requestIdleCallback(JsObject callback, Object options) {
        return host.requestIdleCallback(callback);
    }

    public void cancelIdleCallback(long handle) {
        host.stopTimer((int) handle);
    }

    // https://html.spec.whatwg.org/#dom-window-postmessage
    public void postMessage(Object message, Object targetOrigin, Object transfer) {
        boolean isOptions = targetOrigin instanceof JsObject || targetOrigin == Null.INSTANCE;
        if (!isOptions && transfer != Undefined.INSTANCE && !isIterable(transfer))
            throw Errors.typeError("The transfer list cannot be converted to a sequence.");
        Object origin = targetOrigin instanceof JsObject options ? options.get("targetOrigin") : targetOrigin;
        host.postMessage(
                message,
                origin == Undefined.INSTANCE || origin == Null.INSTANCE ? "/" : TypeConversion.toString(origin),
                isOptions ? targetOrigin : transfer);
    }

    private static boolean isIterable(Object value) {
        return value instanceof JsObject object
                && object.get(JsSymbol.ITERATOR) instanceof JsObject method
                && method.isCallable();
    }

    public int setTimeout(Object handler, int timeout, Object... arguments) {
        return host.startTimer(handler, timeout, false, arguments);
    }

    public void clearTimeout(int id) {
        host.stopTimer(id);
    }

    public int setInterval(Object handler, int timeout, Object... arguments) {
        return host.startTimer(handler, timeout, true, arguments);
    }

    public void clearInterval(int id) {
        host.stopTimer(id);
    }

    public void queueMicrotask(JsObject callback) {
        host.queueMicrotask(callback);
    }

    public void reportError(Object value) {
        host.reportError(value);
    }

    public int requestAnimationFrame(JsObject callback) {
        return host.requestAnimationFrame(callback);
    }

    public void cancelAnimationFrame(long handle) {
        host.cancelAnimationFrame((int) handle);
    }

    public String btoa(String data) {
        return Base64Text.encode(data);
    }

    public String atob(String data) {
        return Base64Text.decode(data);
    }

    // https://html.spec.whatwg.org/#the-event-handler-processing-algorithm
    @Override
    protected Object[] handlerArguments(Event event) {
        return event instanceof ErrorEvent error && event.type().equals("error")
                ? new Object[] {
                    error.message(), error.filename(), (int) error.lineno(), (int) error.colno(), error.error()
                }
                : super.handlerArguments(event);
    }

    @Override
    public String className() {
        return "Window";
    }
}

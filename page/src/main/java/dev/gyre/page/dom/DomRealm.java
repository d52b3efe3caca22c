package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.dom.custom.ReactionStack;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventRealm;
import dev.gyre.page.dom.names.NameTable;
import dev.gyre.page.idl.Interfaces;

/** What the documents of one realm share: the shapes of their nodes, the names and class lists they have met, and how elements are made. */
public final class DomRealm implements EventRealm {
    private final Interfaces interfaces;
    private final ElementFactory htmlElements;
    private final NameTable names = new NameTable();
    private final Shape textShape;
    private final Shape commentShape;
    private final PageHost host;
    private final ReactionStack reactions;
    private CustomElementRegistry customElements;
    private MutationObservers observers;
    private Event currentEvent;
    private Document document;

    public DomRealm(Interfaces interfaces, ElementFactory htmlElements, PageHost host) {
        this.interfaces = interfaces;
        this.htmlElements = htmlElements;
        this.host = host;
        this.reactions = new ReactionStack(this::queueMicrotask, host::report);
        this.textShape = interfaces.shape("Text");
        this.commentShape = interfaces.shape("Comment");
    }

    /** The DOM of a realm that has one. */
    public static DomRealm of(Realm realm) {
        return (DomRealm) realm.platform();
    }

    @Override
    public Interfaces interfaces() {
        return interfaces;
    }

    public Realm realm() {
        return interfaces.realm();
    }

    @Override
    public Shape shape(String interfaceName) {
        return interfaces.shape(interfaceName);
    }

    public NameTable names() {
        return names;
    }

    public PageHost host() {
        return host;
    }

    public ReactionStack reactions() {
        return reactions;
    }

    // https://html.spec.whatwg.org/#cereactions
    /** Begins an operation of the realm that may cause custom element reactions. */
    public static ReactionStack enterReactions(Realm realm) {
        ReactionStack stack = of(realm).reactions;
        stack.enter();
        return stack;
    }

    // https://html.spec.whatwg.org/#dom-window-customelements
    public CustomElementRegistry customElements() {
        if (customElements == null) customElements = new CustomElementRegistry(this);
        return customElements;
    }

    /** Null as long as no program has asked for it. */
    CustomElementRegistry customElementsOrNull() {
        return customElements;
    }

    // https://html.spec.whatwg.org/#concept-document-window
    /** The associated document of the realm's window; made at first use if no page has set one. */
    public Document document() {
        if (document == null) document = Document.createHtml(this);
        return document;
    }

    public void document(Document associated) {
        document = associated;
    }

    Shape textShape() {
        return textShape;
    }

    Shape commentShape() {
        return commentShape;
    }

    public ElementFactory htmlElements() {
        return htmlElements;
    }

    // https://html.spec.whatwg.org/#queue-a-microtask
    void queueMicrotask(Runnable job) {
        realm().agent().enqueuePromiseJob(job, realm());
    }

    @Override
    public void report(JsException exception) {
        host.report(exception);
    }

    @Override
    public double now() {
        return host.now();
    }

    @Override
    public void afterDelay(double milliseconds, Runnable task) {
        host.afterDelay(milliseconds, task);
    }

    /** The mutation observers of this realm; null before the first observes anything. */
    MutationObservers observers() {
        return observers;
    }

    MutationObservers ensureObservers() {
        if (observers == null) observers = new MutationObservers(this);
        return observers;
    }

    @Override
    public void listenerReturned() {
        host.callbackEnded();
    }

    @Override
    public Event currentEvent() {
        return currentEvent;
    }

    @Override
    public void currentEvent(Event event) {
        currentEvent = event;
    }
}

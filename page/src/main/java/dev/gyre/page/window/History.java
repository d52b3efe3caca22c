package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.elements.UrlParts;
import dev.gyre.page.idl.DomError;

/** The history of a page, https://html.spec.whatwg.org/#the-history-interface. */
public final class History extends JsObject {
    private final Document document;
    private final Window window;
    private final WindowHost host;
    private String scrollRestoration = "auto";

    History(DomRealm realm, Document document, Window window, WindowHost host) {
        super(realm.shape("History"));
        this.document = document;
        this.window = window;
        this.host = host;
    }

    private SessionHistory session() {
        if (host.isGone())
            throw new DomError(
                    "SecurityError",
                    "May not use a History object associated with a Document that is not fully active");
        return host.sessionHistory();
    }

    public long length() {
        return session().length();
    }

    public String scrollRestoration() {
        session();
        return scrollRestoration;
    }

    public void scrollRestoration(String value) {
        session();
        scrollRestoration = value;
    }

    public Object state() {
        HistoryEntry entry = session().current(host.navigable());
        return entry == null ? Null.INSTANCE : entry.state();
    }

    // https://html.spec.whatwg.org/#dom-history-pushstate
    public void pushState(Object data, String unused, String url) {
        update(data, url, false);
    }

    public void replaceState(Object data, String unused, String url) {
        update(data, url, true);
    }

    // https://html.spec.whatwg.org/#shared-history-push/replace-state-steps
    private void update(Object data, String url, boolean replace) {
        session();
        String target = document.URL();
        if (url != null && !url.isEmpty()) {
            target = document.realm().host().resolveUrl(document, url);
            if (!canHave(target))
                throw new DomError(
                        "SecurityError",
                        "A history state object with URL '" + target + "' cannot be created in a document with origin '"
                                + Location.originOf(document.URL()) + "' and URL '" + document.URL() + "'.");
        }
        Object state = host.cloneState(data);
        enter(target, state, replace);
    }

    private void enter(String url, Object state, boolean replace) {
        var entry = new HistoryEntry(document, url, state);
        if (replace || host.isInitialBlank()) session().replace(host.navigable(), entry);
        else session().push(host.navigable(), entry);
        document.url(url);
    }

    // https://html.spec.whatwg.org/#can-have-its-url-rewritten
    private boolean canHave(String url) {
        UrlParts wanted = UrlParts.parse(url);
        UrlParts current = UrlParts.parse(document.URL());
        if (wanted == null || current == null || !wanted.hasAuthorityOf(current)) return false;
        return switch (wanted.protocol()) {
            case "http:", "https:" -> true;
            case "file:" -> wanted.pathname().equals(current.pathname());
            default ->
                wanted.pathname().equals(current.pathname()) && wanted.search().equals(current.search());
        };
    }

    // https://html.spec.whatwg.org/#dom-history-go
    public void go(int delta) {
        SessionHistory session = session();
        if (delta == 0) host.reload();
        else host.queue(() -> session.traverse(delta));
    }

    public void back() {
        go(-1);
    }

    public void forward() {
        go(1);
    }

    // https://html.spec.whatwg.org/#update-document-for-history-step-application
    /** Goes to an entry of the same document. */
    public void traverse(HistoryEntry entry) {
        String old = document.URL();
        document.url(entry.url());
        popState(entry.state());
        if (!old.equals(entry.url())
                && old.replaceFirst("#.*", "").equals(entry.url().replaceFirst("#.*", "")))
            hashChanged(old, entry.url());
    }

    // https://html.spec.whatwg.org/#navigate-fragid
    /** Goes to a fragment of the same document. */
    public void toFragment(String url, boolean replace) {
        String old = document.URL();
        enter(url, Null.INSTANCE, replace || url.equals(old));
        if (url.equals(old)) return;
        host.queue(() -> {
            popState(Null.INSTANCE);
            hashChanged(old, url);
        });
    }

    private void popState(Object state) {
        var init = new PopStateEventInit();
        init.state = state;
        window.dispatch(PopStateEvent.construct(document.realm(), "popstate", init));
    }

    private void hashChanged(String from, String to) {
        var init = new HashChangeEventInit();
        init.oldURL = from;
        init.newURL = to;
        window.dispatch(HashChangeEvent.construct(document.realm(), "hashchange", init));
    }
}

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
        return host.sessionHistory();
    }

    public long length() {
        return session().length();
    }

    public String scrollRestoration() {
        return scrollRestoration;
    }

    public void scrollRestoration(String value) {
        scrollRestoration = value;
    }

    public Object state() {
        return session().state();
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
        if (replace) session().replace(document, target, state);
        else session().push(document, target, state);
        document.url(target);
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
        if (delta == 0) host.reload();
        else host.queue(() -> traverse(delta));
    }

    public void back() {
        go(-1);
    }

    public void forward() {
        go(1);
    }

    private void traverse(int delta) {
        HistoryEntry entry = session().at(delta);
        if (entry == null) return;
        session().move(delta);
        if (entry.document() != document) {
            host.restore(entry);
            return;
        }
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
        if (replace || url.equals(old)) session().replace(document, url, Null.INSTANCE);
        else session().push(document, url, Null.INSTANCE);
        document.url(url);
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

package dev.gyre.page;

import dev.gyre.page.dom.Element;
import dev.gyre.page.window.HistoryEntry;
import dev.gyre.page.window.Navigable;
import dev.gyre.page.window.SessionHistory;
import dev.gyre.page.window.StorageArea;
import dev.gyre.page.window.WindowFeatures;
import dev.gyre.page.window.WindowProxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A tab or a frame: what stays when documents follow one another in it, https://html.spec.whatwg.org/#browsing-context. */
public final class BrowsingContext implements Navigable {
    private final PageContext context;
    private final WindowProxy proxy;
    /** The page around a frame, and its element; null for a tab. */
    private final Page parent;

    private final Element frameElement;
    private final SessionHistory history;
    /** The texts of sessionStorage, by origin. */
    private final Map<String, StorageArea> storage;

    /** The tabs that can name one another as targets. */
    private final List<BrowsingContext> group;

    private PageObserver observer = new PageObserver() {};
    private Page page;
    /** The page that has opened the tab, whose origin the empty document has; null for none. */
    private Page creator;

    private boolean isAuxiliary;
    private WindowFeatures features = new WindowFeatures("");

    /** The first tab of its group. @param observer receives the events of its pages */
    public BrowsingContext(PageContext context, PageObserver observer) {
        this(context, new WindowProxy(""), null, null, new ArrayList<>());
        this.observer = observer;
        group.add(this);
    }

    private BrowsingContext(
            PageContext context, WindowProxy proxy, Page parent, Element frameElement, List<BrowsingContext> group) {
        this.context = context;
        this.proxy = proxy;
        this.parent = parent;
        this.frameElement = frameElement;
        this.group = group;
        BrowsingContext around = parent == null ? null : parent.browsing();
        this.history = around == null ? new SessionHistory() : around.history;
        this.storage = around == null ? new HashMap<>() : around.storage;
    }

    /** That of a frame. */
    static BrowsingContext ofFrame(Page parent, Element frame) {
        String name = frame.attribute("name");
        return new BrowsingContext(
                parent.context(), new WindowProxy(name == null ? "" : name), parent, frame, parent.browsing().group);
    }

    // https://html.spec.whatwg.org/#creating-a-new-top-level-traversable
    /** A tab that a page opens, with the empty document. @param name empty for none @param features with no opener, the tab and the page cannot use each other */
    static BrowsingContext openedBy(Page opener, String name, WindowFeatures features) {
        boolean hasOpener = !features.hasNoOpener();
        BrowsingContext from = opener.browsing();
        var opened = new BrowsingContext(
                opener.context(), new WindowProxy(name), null, null, hasOpener ? from.group : new ArrayList<>());
        opened.group.add(opened);
        opened.isAuxiliary = true;
        opened.features = features;
        if (hasOpener) {
            opened.creator = opener;
            opened.proxy.opener(from.proxy);
            from.storage.forEach((origin, texts) -> opened.storage.put(origin, texts.copy()));
        }
        new Page(opened, "about:blank").beInitialBlank();
        if (!features.hasNoReferrer()) opened.page.document().referrer(opener.url());
        opened.observer = opener.observer().opened(opened);
        return opened;
    }

    public PageContext context() {
        return context;
    }

    public WindowProxy proxy() {
        return proxy;
    }

    /** The page that is there now. */
    public Page page() {
        return page;
    }

    void page(Page active) {
        page = active;
        proxy.window(active.window());
    }

    Page parent() {
        return parent;
    }

    Element frameElement() {
        return frameElement;
    }

    SessionHistory history() {
        return history;
    }

    /** The history gets an entry for the page that is there now. @param replace whether it takes the place of the current one @param state that of the entry that the page restores, null of JavaScript for none */
    public void enterHistory(boolean replace, Object state) {
        var entry = new HistoryEntry(page.document(), page.url(), state);
        if (replace || history.current(this) == null) history.replace(this, entry);
        else history.push(this, entry);
    }

    @Override
    public void traverse(HistoryEntry entry) {
        if (page.isGone()) return;
        if (entry.document() == page.document()) page.window().history().traverse(entry);
        else if (parent == null) page.observer().restore(page, entry);
        else parent.frames().restore(frameElement, entry);
    }

    @Override
    public boolean isWithin(Navigable other) {
        for (Page around = parent; around != null; around = around.parent()) {
            if (around.browsing() == other) return true;
        }
        return false;
    }

    PageObserver observer() {
        return observer;
    }

    List<BrowsingContext> group() {
        return List.copyOf(group);
    }

    /** The page whose origin and base URL a document without an address has; null for none. */
    Page creator() {
        return parent == null ? creator : parent;
    }

    /** Whether a script or a link has opened it. */
    public boolean isAuxiliary() {
        return isAuxiliary;
    }

    /** With which features a page has opened it. */
    WindowFeatures features() {
        return features;
    }

    /** The texts of an origin's sessionStorage. */
    StorageArea storage(String origin) {
        return storage.computeIfAbsent(origin, key -> new StorageArea());
    }

    // https://html.spec.whatwg.org/#is-closing
    /** The tab will be closed: no target names it any more. */
    void beginClosing() {
        proxy.closing(true);
        group.remove(this);
    }

    /** The tab stays open, since its page does not want to be left. */
    public void stayOpen() {
        proxy.closing(false);
        group.add(this);
    }

    /** The tab has been closed, or the frame removed. */
    public void discard() {
        proxy.discard();
        if (parent == null) group.remove(this);
        else history.remove(this);
    }
}

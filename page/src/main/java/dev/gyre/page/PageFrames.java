package dev.gyre.page;

import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.PageHost;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.window.HistoryEntry;
import dev.gyre.page.window.WindowProxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

// https://html.spec.whatwg.org/#the-iframe-element
/** The frames of a page, each a page of its own on the same clock. */
final class PageFrames {
    private static final String BLANK = "about:blank";

    /** How the document that a frame goes to enters the history. @param replaces whether it takes the place of the current entry @param state that of the entry that it restores */
    private record Arrival(boolean replaces, Object state) {
        static final Arrival REPLACING = new Arrival(true, Null.INSTANCE);

        static Arrival of(boolean replaces) {
            return replaces ? REPLACING : new Arrival(false, Null.INSTANCE);
        }
    }

    private final Page page;
    private final Map<Element, Page> frames = new LinkedHashMap<>();
    /** The elements in the tree that have a frame or may get one. */
    private final Set<Element> containers = new LinkedHashSet<>();
    /** Frames that the load event waits for. */
    private final Map<Element, Boolean> loading = new IdentityHashMap<>();
    /** Frames that have got the empty document and no load event yet. */
    private final Set<Element> unseen = Collections.newSetFromMap(new IdentityHashMap<>());
    /** What cancels the navigations that are under way. */
    private final Map<Element, Runnable> navigations = new IdentityHashMap<>();

    PageFrames(Page page) {
        this.page = page;
    }

    /** The page in a frame; null if there is none. */
    Page of(Element frame) {
        return frames.get(frame);
    }

    // https://html.spec.whatwg.org/#document-tree-child-navigables
    /** The windows of frames in the document's own tree, in the order in which their elements have been inserted. */
    List<WindowProxy> windows() {
        var windows = new ArrayList<WindowProxy>();
        for (Element container : containers) {
            Page frame = container.isInShadowTree() ? null : frames.get(container);
            if (frame != null) windows.add(frame.windowProxy());
        }
        return windows;
    }

    List<Page> pages() {
        return List.copyOf(frames.values());
    }

    // https://html.spec.whatwg.org/#process-the-iframe-attributes
    /** A frame has been inserted, removed, or names another document. */
    void changed(Element frame) {
        if (!frame.isConnected()) {
            discard(frame);
            return;
        }
        containers.add(frame);
        String srcdoc = frame.isHtml("iframe") ? frame.attribute("srcdoc") : null;
        String src = frame.attribute("src");
        String url = src == null || src.isEmpty() ? BLANK : page.encodingParse(src);
        PageResponse given = srcdoc != null ? document("about:srcdoc", srcdoc) : null;
        if (given == null && (url == null || url.equals(BLANK) || isWithin(url))) given = document(BLANK, "");
        if (!frames.containsKey(frame)) {
            var blank = new Page(BrowsingContext.ofFrame(page, frame), BLANK);
            blank.beInitialBlank();
            blank.document().referrer(page.url());
            frames.put(frame, blank);
            if (given != null && given.url().equals(BLANK)) {
                started(frame);
                unseen.add(frame);
                page.queue(() -> connected(frame));
            } else if (given != null) leave(frame, document -> begin(frame, document, Arrival.REPLACING), given);
            else if (isScript(url)) leave(frame, script -> run(frame, script), url);
            else if (page.context().loadsResources()) request(frame, get(url), Arrival.REPLACING);
            return;
        }
        // https://html.spec.whatwg.org/#navigate-an-iframe-or-frame
        boolean replaces = !frames.get(frame).isCompletelyLoaded();
        if (given != null) leave(frame, document -> begin(frame, document, Arrival.of(replaces)), given);
        else if (isScript(url)) leave(frame, script -> run(frame, script), url);
        else navigate(frame, get(url), replaces);
    }

    private static boolean isScript(String url) {
        return url.startsWith("javascript:");
    }

    // https://html.spec.whatwg.org/#navigate-to-a-javascript:-url
    private void run(Element frame, String url) {
        Page child = frames.get(frame);
        if (child != null && !child.navigation().runScript(url, page.document()) && frames.get(frame) == child) {
            frame.fire("load", false, false);
            finished(frame);
        }
    }

    /** A frame has a document with the text that a script has returned, unless the script has navigated it. */
    void show(Element frame, String url, String markup) {
        if (navigations.containsKey(frame)) return;
        Page child = frames.get(frame);
        if (child.isInitialBlank()) {
            started(frame);
            rewrite(child, markup);
        } else begin(frame, document(url, markup), Arrival.REPLACING);
    }

    // https://html.spec.whatwg.org/#initialise-the-document-object
    /** Gives the window of an initial document the contents of another, whose window it would be as well. */
    private static void rewrite(Page child, String markup) {
        Document document = child.document();
        while (document.firstChild() != null) document.removeChild(document.firstChild());
        PageHost.ParserInput input = child.openParser(document);
        document.dynamicMarkup().parserInput(input);
        input.write(markup);
        input.close();
    }

    private void discard(Element frame) {
        if (!frame.isConnected()) containers.remove(frame);
        Page gone = frames.remove(frame);
        if (gone != null) {
            gone.browsing().discard();
            gone.close();
        }
        stop(frame);
        finished(frame);
    }

    // https://html.spec.whatwg.org/#the-object-element:queue-an-element-task,
    // https://html.spec.whatwg.org/#the-embed-element-setup-steps
    /** An object or embed element has been inserted, removed, or names another resource, which may be a document. */
    void embeddedChanged(Element element) {
        if (element.isConnected()) containers.add(element);
        boolean isObject = element.isHtml("object");
        String source = element.attribute(isObject ? "data" : "src");
        String url = source == null || source.isEmpty() ? null : page.encodingParse(source);
        boolean loads = element.isConnected() && url != null && page.context().loadsResources();
        if (!loads || isWithin(url)) {
            discard(element);
            return;
        }
        stop(element);
        started(element);
        PageRequest request = get(isObject ? "object" : "embed", url);
        Runnable cancel = page.context()
                .send(page, request, page.context().runtime().place(), response -> {
                    navigations.remove(element);
                    if (response.isOk()
                            && DocumentTypes.isNested(response)
                            && ContentSecurity.allowsEmbedding(response, page))
                        begin(element, response, request.referrer(), Arrival.REPLACING);
                    else {
                        discard(element);
                        element.fire(response.isOk() || !isObject ? "load" : "error", false, false);
                    }
                });
        navigations.put(element, cancel);
    }

    private PageRequest get(String url) {
        return get("frame", url);
    }

    private PageRequest get(String destination, String url) {
        return PageRequest.get(destination, url).withReferrer(PageNavigation.referrer(page.url(), url));
    }

    /** All nodes of a tree have been inserted; a frame that has only the empty document is loaded then. */
    void connected(Element frame) {
        if (!unseen.remove(frame)) return;
        if (frame.isConnected() && !navigations.containsKey(frame)) {
            frame.fire("load", false, false);
            if (!navigations.containsKey(frame)) finished(frame);
        }
    }

    private static PageResponse document(String url, String text) {
        return PageResponse.ok(url, text.getBytes(StandardCharsets.UTF_8), "text/html;charset=utf-8");
    }

    /** Whether a document of the URL is around this one, so that it is not loaded again. */
    private boolean isWithin(String url) {
        for (Page around = page; around != null; around = around.parent()) {
            if (around.url().replaceFirst("#.*", "").equals(url.replaceFirst("#.*", ""))) return true;
        }
        return false;
    }

    /** @param replaces whether the document takes the place of the current entry of the history */
    void navigate(Element frame, PageRequest request, boolean replaces) {
        leave(frame, wanted -> request(frame, wanted, Arrival.of(replaces)), request);
    }

    /** A frame goes to an entry of the history that has another document. */
    void restore(Element frame, HistoryEntry entry) {
        var arrival = new Arrival(true, entry.state());
        String srcdoc = frame.attribute("srcdoc");
        if (entry.url().startsWith("about:srcdoc") && srcdoc != null)
            leave(frame, document -> begin(frame, document, arrival), document(entry.url(), srcdoc));
        else leave(frame, wanted -> request(frame, wanted, arrival), get(entry.url()));
    }

    /** Goes on in a task of its own if the document in the frame may be left and no other navigation has begun until then. */
    private <T> void leave(Element frame, Consumer<T> then, T argument) {
        stop(frame);
        started(frame);
        Page former = frames.get(frame);
        boolean[] canceled = new boolean[1];
        navigations.put(frame, () -> canceled[0] = true);
        page.queue(() -> {
            if (canceled[0]) return;
            navigations.remove(frame);
            if (former == null || former.mayBeLeft()) then.accept(argument);
            else finished(frame);
        });
    }

    private void request(Element frame, PageRequest request, Arrival arrival) {
        started(frame);
        Runnable cancel = page.context()
                .send(page, request, page.context().runtime().place(), response -> {
                    navigations.remove(frame);
                    if (!frame.isConnected()) finished(frame);
                    else if (response.error() != null || !ContentSecurity.allowsEmbedding(response, page))
                        begin(frame, document(BLANK, ""), arrival);
                    else begin(frame, response, request.referrer(), arrival);
                });
        navigations.put(frame, cancel);
    }

    private void begin(Element frame, PageResponse response, Arrival arrival) {
        begin(frame, response, page.url(), arrival);
    }

    private void begin(Element frame, PageResponse response, String referrer, Arrival arrival) {
        started(frame);
        Page former = frames.get(frame);
        if (former != null) {
            former.unload();
            former.close();
            if (frames.get(frame) != former) return;
        }
        BrowsingContext browsing = former == null ? BrowsingContext.ofFrame(page, frame) : former.browsing();
        var child = new Page(browsing, response);
        boolean replaces = arrival.replaces() || former == null || former.isInitialBlank();
        browsing.enterHistory(replaces, arrival.state());
        child.document().referrer(referrer);
        frames.put(frame, child);
        child.begin(response);
    }

    /** What cancels the navigation that has just begun in a frame. */
    Runnable cancellation(Element frame) {
        Runnable begun = navigations.get(frame);
        return () -> {
            if (begun == null || navigations.get(frame) != begun) return;
            stop(frame);
            finished(frame);
        };
    }

    /** Ends the navigation that is under way in a frame. */
    void stop(Element frame) {
        Runnable cancel = navigations.remove(frame);
        if (cancel != null) cancel.run();
    }

    // https://html.spec.whatwg.org/#nav-stop
    /** Ends the navigation and the loading of a frame. */
    void stopLoading(Element frame) {
        stop(frame);
        Page child = frames.get(frame);
        if (child != null) child.abort();
        finished(frame);
    }

    // https://html.spec.whatwg.org/#abort-a-document-and-its-descendants
    /** Ends the loading of all frames. */
    void abort() {
        for (Element frame : List.copyOf(containers)) {
            stop(frame);
            page.queue(() -> stopLoading(frame));
        }
    }

    /** A frame's document has been loaded. */
    void loaded(Element frame, Page child) {
        if (frames.get(frame) != child) return;
        frame.fire("load", false, false);
        finished(frame);
    }

    private void started(Element frame) {
        if (loading.put(frame, true) == null) page.delayLoad(1);
    }

    private void finished(Element frame) {
        if (loading.remove(frame) != null) page.delayLoad(-1);
    }
}

package dev.gyre.page;

import dev.gyre.page.dom.Element;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.window.Window;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// https://html.spec.whatwg.org/#the-iframe-element
/** The frames of a page, each a page of its own on the same clock. */
final class PageFrames {
    private static final String BLANK = "about:blank";

    private final Page page;
    private final Map<Element, Page> frames = new LinkedHashMap<>();
    /** Frames that the load event waits for. */
    private final Map<Element, Boolean> loading = new IdentityHashMap<>();

    PageFrames(Page page) {
        this.page = page;
    }

    /** The page in a frame; null if there is none. */
    Page of(Element frame) {
        return frames.get(frame);
    }

    List<Window> windows() {
        var windows = new ArrayList<Window>();
        for (Page frame : frames.values()) windows.add(frame.window());
        return windows;
    }

    /** A frame has been inserted, removed, or names another document. */
    void changed(Element frame) {
        if (!frame.isConnected()) {
            Page gone = frames.remove(frame);
            if (gone != null) gone.close();
            finished(frame);
            return;
        }
        String srcdoc = frame.attribute("srcdoc");
        String src = frame.attribute("src");
        String url = src == null || src.isEmpty() ? BLANK : page.resolve(src, page.baseUrl());
        if (srcdoc != null) begin(frame, document("about:srcdoc", srcdoc));
        else if (url == null || url.equals(BLANK) || isWithin(url)) begin(frame, document(BLANK, ""));
        else {
            if (!frames.containsKey(frame)) frames.put(frame, new Page(page.context(), BLANK, null, page, frame));
            if (page.context().loadsResources()) navigate(frame, PageRequest.get("frame", url));
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

    void navigate(Element frame, PageRequest request) {
        started(frame);
        page.context().send(page, request, page.context().runtime().place(), response -> {
            if (!frame.isConnected()) finished(frame);
            else if (response.error() != null) begin(frame, document(BLANK, ""));
            else begin(frame, response);
        });
    }

    private void begin(Element frame, PageResponse response) {
        started(frame);
        Page former = frames.get(frame);
        if (former != null) former.close();
        var child = new Page(page.context(), response.url(), XmlDocumentParsing.typeOf(response), page, frame);
        frames.put(frame, child);
        child.begin(response);
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

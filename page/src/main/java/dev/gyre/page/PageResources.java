package dev.gyre.page;

import dev.gyre.node.encoding.Encoding;
import dev.gyre.node.encoding.StreamDecoder;
import dev.gyre.page.css.CSSImportRule;
import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Element;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.encoding.ByteOrderMark;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.RequestMetadata;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Loads what elements of a document name: style sheets and images. */
final class PageResources {
    private final Page page;
    private final Map<Element, String> current = new IdentityHashMap<>();
    /** The imports that the present sheets of elements wait for. */
    private final Map<Element, Imports> importing = new IdentityHashMap<>();
    /** The elements whose style sheets scripts wait for. */
    private final Set<Element> blocking = new HashSet<>();

    // https://html.spec.whatwg.org/#critical-subresources
    /** What the sheet of an element imports, with what those sheets import. */
    private static final class Imports {
        /** How many are still to be loaded. */
        int pending;

        boolean failed;
        /** Whether the element gets an event once all are loaded; it gets none for rules that a program inserts later. */
        boolean announces;
    }

    PageResources(Page page) {
        this.page = page;
    }

    // https://html.spec.whatwg.org/#has-no-style-sheet-that-is-blocking-scripts
    boolean blocksScripts() {
        return !blocking.isEmpty();
    }

    /** An element that may name a resource has been inserted, or names another one. */
    void changed(Element element) {
        switch (element.localName()) {
            case "link" -> {
                link(element);
                page.renderBlocking().linkChanged(element);
            }
            case "img", "image" -> image(element);
            default -> {}
        }
    }

    // https://html.spec.whatwg.org/#link-type-stylesheet
    private void link(Element link) {
        if (link.isConnected() && ResourceNeed.isModulePreload(link)) {
            preloadModule(link);
            return;
        }
        if (link.isConnected() && ResourceNeed.preloaded(link) != null && !ResourceNeed.isStyleSheet(link)) {
            preload(link);
            return;
        }
        if (!link.isConnected() || !ResourceNeed.isStyleSheet(link)) {
            if (current.remove(link) == null) return;
            DocumentStyles.of(page.document()).loaded(link, null);
            removed(link);
            return;
        }
        String href = link.attribute("href");
        String url = href == null || href.isEmpty() ? null : page.encodingParse(href);
        if (url == null) return;
        if (url.equals(current.put(link, url))) {
            DocumentStyles.of(page.document()).mediaChanged(link);
            return;
        }
        boolean byParser = page.isParsing() && !ResourceNeed.isAlternative(link);
        if (byParser) blocking.add(link);
        page.renderBlocking().block(link, byParser);
        page.load("style", url, metadata(link, byParser), true, response -> {
            if (!url.equals(current.get(link))) return;
            styleSheetLoaded(link, url, response);
            if (!importing.containsKey(link)) unblock(link);
            page.progress();
        });
    }

    private boolean unblock(Element element) {
        page.renderBlocking().unblock(element);
        return blocking.remove(element);
    }

    private static RequestMetadata metadata(Element element, boolean byParser) {
        String integrity = element.isHtml("link") ? element.attribute("integrity") : null;
        return new RequestMetadata(
                element instanceof HTMLElement html ? html.countingNonce() : "",
                integrity == null ? "" : integrity,
                byParser);
    }

    // https://html.spec.whatwg.org/#link-type-preload
    private void preload(Element link) {
        ResourceNeed need = ResourceNeed.of(link, page);
        String url = need == null || need.source().isEmpty() ? null : page.encodingParse(need.source());
        if (url == null || url.equals(current.put(link, url))) return;
        page.speculation().preload(page.request(need.destination(), url, need.metadata()), response -> {
            if (url.equals(current.get(link))) link.fire(response.error() == null ? "load" : "error", false, false);
        });
    }

    // https://html.spec.whatwg.org/#link-type-modulepreload
    private void preloadModule(Element link) {
        String href = link.attribute("href");
        String url = href == null || href.isEmpty() ? null : page.encodingParse(href);
        if (url == null || url.equals(current.put(link, url))) return;
        String integrity = link.attribute("integrity");
        page.modules().preload(url, metadata(link, false), integrity == null, isLoaded -> {
            if (url.equals(current.get(link))) link.fire(isLoaded ? "load" : "error", false, false);
        });
    }

    private void styleSheetLoaded(Element link, String url, PageResponse response) {
        importing.remove(link);
        if (!isStyleSheet(response)) {
            DocumentStyles.of(page.document()).loaded(link, null);
            link.fire("error", false, false);
            return;
        }
        String media = link.attribute("media");
        CSSStyleSheet sheet = CSSStyleSheet.ofNode(
                page.document().realm(),
                link,
                text(response),
                media == null ? "" : media,
                link.attribute("title"),
                url);
        sheet.disabled(ResourceNeed.isAlternative(link));
        DocumentStyles.of(page.document()).loaded(link, sheet);
        if (!awaitsImports(link)) link.fire("load", false, false);
    }

    private boolean isStyleSheet(PageResponse response) {
        String type = response.header("content-type");
        return response.isOk()
                && (type == null
                        || type.startsWith("text/css")
                        || page.document().isQuirks());
    }

    // ---- imports

    // https://drafts.csswg.org/css-cascade/#fetch-an-import
    /** Loads the sheet that a rule imports, unless it imports a sheet that it is in. */
    void load(CSSImportRule rule) {
        CSSStyleSheet parent = rule.parentStyleSheet();
        String url = page.resolve(rule.href(), parent.href() == null ? page.baseUrl() : parent.href());
        CSSStyleSheet outermost = parent;
        for (CSSStyleSheet sheet = parent; sheet != null; sheet = sheet.parentStyleSheet()) {
            if (url == null || url.equals(sheet.href())) return;
            outermost = sheet;
        }
        if (!(outermost.ownerNode() instanceof Element owner) || owner.nodeDocument() != page.document()) return;
        Imports imports = importing.computeIfAbsent(owner, key -> new Imports());
        imports.pending++;
        if (page.isParsing()) blocking.add(owner);
        page.renderBlocking().block(owner, page.isParsing());
        page.load("style", url, metadata(owner, page.isParsing()).withIntegrity(""), true, response -> {
            if (isStyleSheet(response)) rule.styleSheet(CSSStyleSheet.ofImport(rule, text(response), url));
            else imports.failed = true;
            if (--imports.pending == 0 && importing.remove(owner, imports)) imported(owner, imports);
        });
    }

    private void imported(Element owner, Imports imports) {
        unblock(owner);
        if (imports.announces) owner.fire(imports.failed ? "error" : "load", false, false);
        page.progress();
    }

    /** Whether an element gets its load or error event only when what its sheet imports is there. */
    boolean awaitsImports(Element owner) {
        Imports imports = importing.get(owner);
        if (imports == null) return false;
        imports.announces = true;
        return true;
    }

    /** The sheet of an element has been removed: scripts and events wait no longer for what it imports. */
    void removed(Element owner) {
        importing.remove(owner);
        if (unblock(owner)) page.progress();
    }

    private static String text(PageResponse response) {
        return decode(response.body(), response.charset());
    }

    /** Bytes as text in the encoding of a label, or UTF-8; without the byte order mark. @param label may be null */
    private static String decode(byte[] bytes, String label) {
        Encoding marked = ByteOrderMark.encodingOf(bytes, bytes.length);
        Encoding named = label == null ? null : Encoding.ofLabelOrNull(label);
        return decode(bytes, marked != null ? marked : named != null ? named : Encoding.ofLabelOrNull("utf-8"));
    }

    /** Bytes as text, without the byte order mark. */
    static String decode(byte[] bytes, Encoding encoding) {
        var decoder = new StreamDecoder(encoding);
        int count = decoder.decode(bytes, 0, bytes.length, true);
        String text = new String(decoder.chars(), 0, count);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    // https://html.spec.whatwg.org/#update-the-image-data
    private void image(Element image) {
        String src = image.isHtml("img") ? ResourceNeed.imageSource(image, page) : ResourceNeed.drawingSource(image);
        if (src == null) {
            current.remove(image);
            return;
        }
        String url = src.isEmpty() ? null : page.encodingParse(src);
        if (url == null) {
            page.queue(() -> image.fire("error", false, false));
            return;
        }
        if (url.equals(current.put(image, url))) return;
        page.load("image", url, RequestMetadata.NONE, true, response -> {
            if (url.equals(current.get(image))) image.fire(response.isOk() ? "load" : "error", false, false);
        });
    }
}

package dev.gyre.page;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.encoding.EncodedQuery;
import dev.gyre.page.window.Location;
import java.util.List;
import java.util.Locale;

/** The origin and the base URL of a page's document, and what a sandbox takes from it, https://html.spec.whatwg.org/#origin. */
final class PageOrigin {
    private final Page page;

    PageOrigin(Page page) {
        this.page = page;
    }

    /** That of the document, or of the page that has made a document without one. */
    String serialized() {
        if (isSandboxed("allow-same-origin")) return "null";
        Page creator = creatorOfBlank();
        return creator != null
                ? creator.origin()
                : Location.originOf(page.document().URL());
    }

    /** What is equal for documents of the same origin-domain. */
    Object key() {
        if (isSandboxed("allow-same-origin")) return page;
        Page creator = creatorOfBlank();
        if (creator != null) return creator.originKey();
        Document document = page.document();
        String origin = Location.originOf(document.URL());
        if (origin.equals("null")) return page;
        String domain = document.domainOrNull();
        return domain == null ? origin : document.URL().replaceFirst(":.*", " domain ") + domain;
    }

    /** The page whose origin and base URL the document has because it has no address of its own; null for none. */
    private Page creatorOfBlank() {
        return page.document().URL().startsWith("about:") ? page.browsing().creator() : null;
    }

    // https://html.spec.whatwg.org/#document-base-url
    String baseUrl() {
        Page creator = creatorOfBlank();
        return creator != null ? creator.baseUrl() : baseUrl(page.document());
    }

    /** That of a document of the page's realm. */
    String baseUrl(Document document) {
        Element base = page.querySelector(document, "base[href]");
        String url = base == null
                ? null
                : page.resolve(
                        EncodedQuery.apply(base.attribute("href"), document.URL(), document.characterSet()),
                        document.URL());
        return url == null || !page.security().allowsBase(url) ? document.URL() : url;
    }

    // https://html.spec.whatwg.org/#attr-iframe-sandbox
    /** Whether the frame, or one around it, has a sandbox attribute that does not allow something. */
    boolean isSandboxed(String allowed) {
        if (page.security().sandboxForbids(allowed)) return true;
        if (page.parent() == null) return false;
        String sandbox = page.frameElement().attribute("sandbox");
        boolean forbids = sandbox != null
                && !List.of(sandbox.toLowerCase(Locale.ROOT).split("[ \\t\\n\\f\\r]+"))
                        .contains(allowed);
        return forbids || page.parent().isSandboxed(allowed);
    }
}

package dev.gyre.page;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.elements.UrlParts;
import dev.gyre.page.net.DataUrl;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.Map;

/** The elements of a document that must be loaded before its first frame, https://html.spec.whatwg.org/#render-blocking-mechanism. */
final class RenderBlocking {
    private final Page page;
    /** With whether each blocks without saying so in its attribute. */
    private final Map<Element, Boolean> elements = new IdentityHashMap<>();

    RenderBlocking(Page page) {
        this.page = page;
    }

    // https://html.spec.whatwg.org/#render-blocked
    /** Whether frames must wait. */
    boolean isBlocked() {
        update();
        return !elements.isEmpty() || page.isParsing() && allowsMore();
    }

    // https://html.spec.whatwg.org/#allows-adding-render-blocking-elements
    private boolean allowsMore() {
        Document document = page.document();
        return document.contentType().equals("text/html") && document.body() == null;
    }

    // https://html.spec.whatwg.org/#block-rendering
    /** Frames wait for an element from now on, if it asks for that and the document has no body yet. @param implicit whether it asks for that without its attribute blocking */
    void block(Element element, boolean implicit) {
        if ((implicit || hasToken(element)) && allowsMore()) elements.put(element, implicit);
    }

    void unblock(Element element) {
        elements.remove(element);
    }

    // https://html.spec.whatwg.org/#link-type-expect
    /** A link that may say which element frames wait for has changed. */
    void linkChanged(Element link) {
        if (!ResourceNeed.linkTypes(link).contains("expect")) return;
        if (isExpected(link)) block(link, false);
        else unblock(link);
    }

    /** Lets frames go on that wait for elements which are there, gone, or changed. */
    void update() {
        if (elements.isEmpty()) return;
        elements.entrySet()
                .removeIf(entry -> !entry.getKey().isConnected() || !entry.getValue() && !isWanted(entry.getKey()));
    }

    private boolean isWanted(Element element) {
        if (!hasToken(element)) return false;
        return !element.isHtml("link") || !ResourceNeed.linkTypes(element).contains("expect") || isExpected(element);
    }

    // https://html.spec.whatwg.org/#potentially-render-blocking
    private static boolean hasToken(Element element) {
        String blocking = element.attribute("blocking");
        if (blocking == null) return false;
        for (String token : AsciiCase.lower(blocking).split("[ \\t\\n\\f\\r]+")) {
            if (token.equals("render")) return true;
        }
        return false;
    }

    // https://html.spec.whatwg.org/#process-internal-resource-link
    /** Whether a link names an element of the document that the parser has not finished. */
    private boolean isExpected(Element link) {
        Document document = page.document();
        String href = link.attribute("href");
        String url = href == null || href.isEmpty() ? null : page.encodingParse(href);
        String media = link.attribute("media");
        if (url == null
                || !link.isConnected()
                || !document.readyState().equals("loading")
                || !withoutFragment(url).equals(withoutFragment(page.url()))
                || media != null && !ResourceNeed.matches(page, media)) return false;
        Element indicated = indicated(document, UrlParts.parse(url).hash());
        return indicated == null || page.isOpenInParser(indicated);
    }

    private static String withoutFragment(String url) {
        int mark = url.indexOf('#');
        return mark < 0 ? url : url.substring(0, mark);
    }

    // https://html.spec.whatwg.org/#select-the-indicated-part
    private static Element indicated(Document document, String hash) {
        if (hash.isEmpty()) return null;
        String fragment = hash.substring(1);
        Element found = named(document, fragment);
        return found != null
                ? found
                : named(document, new String(DataUrl.percentDecoded(fragment), StandardCharsets.UTF_8));
    }

    private static Element named(Document document, String name) {
        Element byId = document.getElementById(name);
        if (byId != null) return byId;
        HTMLCollection anchors = document.anchors();
        for (int i = 0; i < anchors.length(); i++) {
            if (name.equals(anchors.item(i).attribute("name"))) return anchors.item(i);
        }
        return null;
    }
}

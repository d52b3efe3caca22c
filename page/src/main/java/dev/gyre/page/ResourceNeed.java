package dev.gyre.page;

import dev.gyre.page.css.MediaQueryList;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.elements.HTMLLinkElement;
import dev.gyre.page.elements.ScriptElement;
import dev.gyre.page.elements.SourceSet;
import dev.gyre.page.net.RequestMetadata;
import dev.gyre.page.script.ScriptTypes;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * What an element of a document needs from the network.
 *
 * @param destination that of the request
 * @param source a URL as the element has it
 */
record ResourceNeed(String destination, String source, RequestMetadata metadata) {
    private static final Set<String> PRELOADED = Set.of("fetch", "font", "image", "json", "script", "style", "track");

    /** Null for a script that loads nothing. */
    static ResourceNeed ofScript(ScriptElement script) {
        Element element = script.element();
        ScriptTypes type = ScriptTypes.of(script);
        boolean isLoaded =
                type == ScriptTypes.MODULE || type == ScriptTypes.CLASSIC && element.attribute("nomodule") == null;
        if (script.source() == null || !isLoaded) return null;
        String integrity = element.attribute("integrity");
        return new ResourceNeed(
                "script",
                script.source(),
                new RequestMetadata(script.countingNonce(), integrity == null ? "" : integrity, true));
    }

    /** Null for an element that needs nothing. */
    static ResourceNeed of(Element element, Page page) {
        if (element.isHtml("link")) return ofLink(element, page);
        if (element.isHtml("img")) return ofImage(element, page);
        boolean isDrawing = Namespaces.SVG.equals(element.namespaceURI())
                && element.localName().equals("image");
        return isDrawing ? withSource("image", drawingSource(element), RequestMetadata.NONE) : null;
    }

    private static ResourceNeed withSource(String destination, String source, RequestMetadata metadata) {
        return source == null ? null : new ResourceNeed(destination, source, metadata);
    }

    private static ResourceNeed ofLink(Element link, Page page) {
        String integrity = link.attribute("integrity");
        var metadata = new RequestMetadata(
                link instanceof HTMLElement html ? html.countingNonce() : "", integrity == null ? "" : integrity, true);
        String destination = isStyleSheet(link) ? "style" : preloaded(link);
        String media = link.attribute("media");
        if (destination == null || media != null && !matches(page, media)) return null;
        return withSource(destination, link.attribute("href"), metadata);
    }

    private static ResourceNeed ofImage(Element image, Page page) {
        String loading = image.attribute("loading");
        if (loading != null && AsciiCase.equalsIgnoreCase(loading, "lazy")) return null;
        return withSource("image", imageSource(image, page), RequestMetadata.NONE);
    }

    /** The URL of the image that an img element shows, as its attribute has it; null for none. */
    static String imageSource(Element image, Page page) {
        return SourceSet.select(image, page.viewportWidth(), media -> matches(page, media));
    }

    // https://svgwg.org/svg2-draft/embedded.html#ImageElement
    static String drawingSource(Element image) {
        String href = image.attribute("href");
        return href == null ? image.attribute(Namespaces.XLINK, "href") : href;
    }

    static boolean matches(Page page, String media) {
        return new MediaQueryList(page.dom(), media, DocumentStyles.of(page.document())::mediaSettings).matches();
    }

    // https://html.spec.whatwg.org/#link-type-stylesheet
    static boolean isStyleSheet(Element link) {
        List<String> words = linkTypes(link);
        if (!words.contains("stylesheet")
                || link.attribute("disabled") != null
                || words.contains("alternate")
                        && (link.attribute("title") == null
                                || link.attribute("title").isEmpty())) return false;
        String type = link.attribute("type");
        return type == null || type.isEmpty() || AsciiCase.equalsIgnoreCase(type, "text/css");
    }

    // https://html.spec.whatwg.org/#rel-alternate
    /** Whether the style sheet of a link applies only if a program enables it. */
    static boolean isAlternative(Element link) {
        return linkTypes(link).contains("alternate")
                && !(link instanceof HTMLLinkElement element && element.isExplicitlyEnabled());
    }

    // https://html.spec.whatwg.org/#link-type-modulepreload
    static boolean isModulePreload(Element link) {
        String as = link.attribute("as");
        return linkTypes(link).contains("modulepreload")
                && (as == null || as.isEmpty() || AsciiCase.equalsIgnoreCase(as, "script"));
    }

    // https://html.spec.whatwg.org/#translate-a-preload-destination
    /** The destination of what a link preloads; null if it preloads nothing. */
    static String preloaded(Element link) {
        String as = link.attribute("as");
        String destination = as == null || !linkTypes(link).contains("preload") ? "" : AsciiCase.lower(as);
        return PRELOADED.contains(destination) ? destination : null;
    }

    static List<String> linkTypes(Element link) {
        String rel = link.attribute("rel");
        return rel == null
                ? List.of()
                : Arrays.asList(AsciiCase.lower(rel).trim().split("[ \\t\\n\\f\\r]+"));
    }
}

package dev.gyre.page;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.forms.HTMLFormElement;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.net.DataUrl;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.window.Location;
import dev.gyre.page.window.WindowFeatures;
import dev.gyre.page.window.WindowProxy;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Where the links, forms and scripts of a page lead: which page goes to which address, https://html.spec.whatwg.org/#navigation. */
final class PageNavigation {
    private final Page page;

    PageNavigation(Page page) {
        this.page = page;
    }

    /** What navigates. @param tellsReferrer whether the request says which document that is */
    record Initiator(Document document, boolean tellsReferrer) {
        Initiator(Document document) {
            this(document, true);
        }

        boolean hasOriginOf(Page page) {
            return document.realm().host() instanceof Page from
                    && from.originKey().equals(page.originKey());
        }

        /** Null for nothing. */
        String referrer(String url) {
            return tellsReferrer ? PageNavigation.referrer(document.URL(), url) : null;
        }
    }

    // https://html.spec.whatwg.org/#navigate
    private void navigate(String url, boolean replace, Initiator source) {
        int fragment = url.indexOf('#');
        String current = page.url().replaceFirst("#.*", "");
        if (fragment >= 0 && url.substring(0, fragment).equals(current))
            page.window().history().toFragment(url, replace);
        else send("GET", url, List.of(), null, replace, source);
    }

    void reload() {
        send("GET", page.url(), List.of(), null, true, new Initiator(page.document()));
    }

    private void send(
            String method,
            String url,
            List<Map.Entry<String, String>> headers,
            byte[] body,
            boolean replace,
            Initiator source) {
        String destination = page.parent() == null ? "document" : "frame";
        PageRequest request =
                new PageRequest(destination, method, url, headers, body).withReferrer(source.referrer(url));
        boolean replaces = replace || url.equals(page.url()) && source.hasOriginOf(page);
        if (page.parent() == null) page.observer().navigate(page, request, replaces);
        else page.parent().frames().navigate(page.frameElement(), request, replaces);
    }

    // https://w3c.github.io/webappsec-referrer-policy/#referrer-policy-strict-origin-when-cross-origin
    /** What a request says of the document that it comes from; null for nothing. */
    static String referrer(String from, String url) {
        if (!from.startsWith("http:") && !from.startsWith("https:")) return null;
        String origin = Location.originOf(from);
        if (origin.equals(Location.originOf(url)))
            return from.replaceFirst("#.*", "").replaceFirst("//[^/?]*@", "//");
        return from.startsWith("https:") && url.startsWith("http:") ? null : origin + "/";
    }

    // https://html.spec.whatwg.org/#submit-body
    void submitForm(
            HTMLFormElement form, boolean byButton, String url, byte[] body, String contentType, String target) {
        if (cannotNavigate(form) || !page.security().allowsFormAction(url)) return;
        Page chosen = choose(target, hasNoOpener(form, target));
        if (chosen == null) return;
        var source = new Initiator(page.document(), !linkTypes(form).contains("noreferrer"));
        if (byButton) form.cancelPlanned();
        boolean replace = chosen == page && !page.isCompletelyLoaded();
        if (body == null) chosen.navigation().navigate(url, replace, source);
        else
            chosen.navigation()
                    .send("POST", url, List.of(Map.entry("content-type", contentType)), body, replace, source);
        if (chosen.parent() != null) form.planned(chosen.parent().frames().cancellation(chosen.frameElement()));
    }

    // https://html.spec.whatwg.org/#cannot-navigate
    private boolean cannotNavigate(Element element) {
        return page.isGone()
                || element.nodeDocument() != page.document()
                || !element.isConnected() && !element.isHtml("a");
    }

    // https://html.spec.whatwg.org/#following-hyperlinks-2
    void followHyperlink(Element link) {
        if (cannotNavigate(link)) return;
        String href = link.attribute("href");
        String url = href == null ? null : page.encodingParse(href);
        if (url == null) return;
        LinkPings.send(page, link, url);
        if (link.attribute("download") != null) return;
        String target = targetOf(link);
        Page chosen = choose(target, hasNoOpener(link, target));
        if (chosen == null) return;
        var source = new Initiator(page.document(), !linkTypes(link).contains("noreferrer"));
        chosen.navigation().follow(url, false, source);
    }

    /** Goes to an absolute URL, or runs the script that it has. */
    void follow(String url, boolean replace, Initiator source) {
        if (url.startsWith("javascript:")) page.queue(() -> runScript(url, source.document()));
        else navigate(url, replace, source);
    }

    // https://html.spec.whatwg.org/#evaluate-a-javascript:-url
    /** Runs the script of an URL; its result is the document that a frame has from now on if that is a text. Returns whether it is. */
    boolean runScript(String url, Document source) {
        if (source.realm().host() instanceof Page from
                && !from.security().allowsInline(null, InlineBehavior.NAVIGATION, "", url)) return false;
        byte[] script = DataUrl.percentDecoded(url.substring("javascript:".length()));
        Object result = page.evaluate(new String(script, StandardCharsets.UTF_8));
        if (!(result instanceof CharSequence markup) || page.isGone() || page.parent() == null) return false;
        page.parent().frames().show(page.frameElement(), page.url(), markup.toString());
        return true;
    }

    // https://html.spec.whatwg.org/#get-an-element's-noopener
    private static boolean hasNoOpener(Element element, String target) {
        List<String> types = linkTypes(element);
        if (types.contains("noopener") || types.contains("noreferrer")) return true;
        return target.equalsIgnoreCase("_blank") && !types.contains("opener");
    }

    private static List<String> linkTypes(Element element) {
        String rel = element.attribute("rel");
        return rel == null ? List.of() : List.of(rel.toLowerCase(Locale.ROOT).split("[ \\t\\n\\f\\r]+"));
    }

    // https://html.spec.whatwg.org/#window-open-steps
    /** The proxy of the window that has been opened or was there; null if there is none, or none that the page may have. */
    WindowProxy open(String url, String given, WindowFeatures features) {
        if (page.isGone() || page.context().isTerminating()) return null;
        String target = given.isEmpty() ? "_blank" : given;
        Document source = source();
        String resolved = url.isEmpty() ? null : page.encodingParse(source, url);
        if (resolved == null && !url.isEmpty())
            throw DomError.syntax("Unable to open a window with invalid URL '" + url + "'.");
        Page existing = existing(target);
        Page chosen = existing == null ? opened(target, features) : existing;
        if (chosen == null) return null;
        boolean hasNoOpener = features.hasNoOpener() && !isKeyword(target);
        if (existing != null && !hasNoOpener && chosen.parent() == null && chosen != page)
            chosen.windowProxy().opener(page.windowProxy());
        if (resolved != null && !isBlank(resolved, existing))
            chosen.navigation().follow(resolved, false, new Initiator(source, !features.hasNoReferrer()));
        return hasNoOpener ? null : chosen.windowProxy();
    }

    /** Whether a target names a window that is there by its place. */
    private static boolean isKeyword(String target) {
        return List.of("_self", "_parent", "_top").contains(AsciiCase.lower(target));
    }

    /** Whether a new window has the document of an address already. */
    private static boolean isBlank(String url, Page existing) {
        return existing == null && url.equals("about:blank");
    }

    // https://html.spec.whatwg.org/#get-an-element's-target
    private String targetOf(Element link) {
        String target = link.attribute("target");
        if (target != null) return target;
        Element base = page.querySelector(page.document(), "base[target]");
        return base == null ? "" : base.attribute("target");
    }

    // https://html.spec.whatwg.org/#the-rules-for-choosing-a-navigable
    /** The page that a target names; null if that would be a new window, which a sandbox forbids. */
    private Page choose(String target, boolean noOpener) {
        Page existing = existing(target);
        return existing == null ? opened(target, new WindowFeatures(noOpener ? "noopener" : "")) : existing;
    }

    /** Null for a target that is not there yet. */
    private Page existing(String target) {
        if (target == null) return page;
        return switch (target.toLowerCase(Locale.ROOT)) {
            case "", "_self" -> page;
            case "_parent" -> page.parent() == null ? page : page.parent();
            case "_top" -> top();
            case "_blank" -> null;
            default -> named(target);
        };
    }

    private Page named(String target) {
        Page below = named(page, target);
        Page near = below == null ? named(top(), target) : below;
        if (near != null) return near;
        for (BrowsingContext other : page.browsing().group()) {
            Page found = named(other.page(), target);
            if (found != null) return found;
        }
        return null;
    }

    private Page opened(String target, WindowFeatures features) {
        if (page.isSandboxed("allow-popups")) return null;
        String name = target.equalsIgnoreCase("_blank") ? "" : target;
        return BrowsingContext.openedBy(page, name, features).page();
    }

    private Page top() {
        Page top = page;
        while (top.parent() != null) top = top.parent();
        return top;
    }

    /** A page, or one in its frames, with a name; null if there is none. */
    private static Page named(Page from, String name) {
        if (from.windowProxy().name().equals(name)) return from;
        for (Page frame : from.framePages()) {
            Page found = named(frame, name);
            if (found != null) return found;
        }
        return null;
    }

    /** The document whose script runs; the page's own if that is none of a page. */
    Document source() {
        Realm caller = page.context().runtime().agent().currentRealm(page.realm());
        Document document = caller.platform() instanceof DomRealm dom ? dom.document() : null;
        return document == null ? page.document() : document;
    }
}

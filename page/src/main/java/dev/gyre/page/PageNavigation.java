package dev.gyre.page;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.window.Location;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Where the links, forms and scripts of a page lead: which page goes to which address, https://html.spec.whatwg.org/#navigation. */
final class PageNavigation {
    private final Page page;

    PageNavigation(Page page) {
        this.page = page;
    }

    // https://html.spec.whatwg.org/#navigate
    void navigate(String url, boolean replace, Document source) {
        int fragment = url.indexOf('#');
        String current = page.url().replaceFirst("#.*", "");
        if (fragment >= 0 && url.substring(0, fragment).equals(current))
            page.window().history().toFragment(url, replace);
        else send("GET", url, List.of(), null, replace, source);
    }

    void reload() {
        send("GET", page.url(), List.of(), null, true, page.document());
    }

    private void send(
            String method,
            String url,
            List<Map.Entry<String, String>> headers,
            byte[] body,
            boolean replace,
            Document source) {
        String destination = page.parent() == null ? "document" : "frame";
        PageRequest request =
                new PageRequest(destination, method, url, headers, body).withReferrer(referrer(source.URL(), url));
        if (page.parent() == null) page.context().observer().navigate(page, request, replace);
        else page.parent().frames().navigate(page.frameElement(), request);
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
    void submitForm(String url, byte[] body, String contentType, String target) {
        Page chosen = choose(target);
        if (body == null) chosen.navigation().navigate(url, false, page.document());
        else
            chosen.navigation()
                    .send("POST", url, List.of(Map.entry("content-type", contentType)), body, false, page.document());
    }

    // https://html.spec.whatwg.org/#following-hyperlinks-2
    void followHyperlink(Element link) {
        String href = link.attribute("href");
        String url = href == null ? null : page.resolve(href, page.baseUrl());
        if (url == null || link.attribute("download") != null) return;
        Page chosen = choose(targetOf(link));
        if (url.startsWith("javascript:")) chosen.queue(() -> chosen.runScript(url.substring("javascript:".length())));
        else chosen.navigation().navigate(url, false, page.document());
    }

    // https://html.spec.whatwg.org/#get-an-element's-target
    private String targetOf(Element link) {
        String target = link.attribute("target");
        if (target != null) return target;
        Element base = page.querySelector(page.document(), "base[target]");
        return base == null ? "" : base.attribute("target");
    }

    // https://html.spec.whatwg.org/#the-rules-for-choosing-a-navigable
    /** The page that a target names. There are no other windows, so a name that no frame has means the page itself. */
    private Page choose(String target) {
        if (target == null) return page;
        Page parent = page.parent();
        switch (target.toLowerCase(Locale.ROOT)) {
            case "", "_self", "_blank" -> {
                return page;
            }
            case "_parent" -> {
                return parent == null ? page : parent;
            }
            case "_top" -> {
                return top();
            }
            default -> {
                Page below = named(page, target);
                Page anywhere = below == null ? named(top(), target) : below;
                return anywhere == null ? page : anywhere;
            }
        }
    }

    private Page top() {
        Page top = page;
        while (top.parent() != null) top = top.parent();
        return top;
    }

    /** A page, or one in its frames, with a name; null if there is none. */
    private static Page named(Page from, String name) {
        if (from.window().name().equals(name)) return from;
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

package dev.gyre.page;

import dev.gyre.page.csp.Policy;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.elements.ScriptElement;
import dev.gyre.page.html.HtmlParser;
import dev.gyre.page.html.ParserOptions;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Requests what the rest of a document names while its parser waits for a script, and what links preload; elements that need it later take the answers,
 * https://html.spec.whatwg.org/#speculative-html-parsing.
 */
final class PageSpeculation {
    /** A request whose answer no element has taken. */
    private static final class Fetch {
        PageResponse response;
        /** Those that wait for the answer. */
        final List<Consumer<PageResponse>> takers = new ArrayList<>();
    }

    private final Page page;
    private final Map<String, Fetch> fetches = new HashMap<>();
    /** The policies of meta elements in the rest of the document. */
    private final List<Policy> policies = new ArrayList<>();

    PageSpeculation(Page page) {
        this.page = page;
    }

    // https://html.spec.whatwg.org/#start-the-speculative-html-parser
    /** Parses the text that the parser has not read yet, and requests what it names. */
    void begin(String rest) {
        Document document = Document.createHtml(page.document().realm());
        document.url(page.url());
        var parser = new HtmlParser(document, new ParserOptions(page.runsScripts(), true, true, null));
        parser.append(rest);
        parser.close();
        while (!parser.isFinished()) parser.run();
        visit(document, page.baseUrl());
    }

    /** @return the base URL of what follows */
    private String visit(Node root, String given) {
        String base = given;
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (!(node instanceof Element element)) continue;
            if (element.isHtml("base") && base.equals(page.baseUrl())) base = baseOf(element);
            else if (element.isHtml("meta")) addPolicy(element);
            else fetch(element, base);
            if (element.shadowRootOrNull() != null) visit(element.shadowRootOrNull(), base);
        }
        return base;
    }

    private String baseOf(Element element) {
        String href = element.attribute("href");
        String resolved = href == null ? null : page.resolve(href, page.baseUrl());
        return resolved == null || !page.security().allowsBase(resolved) ? page.baseUrl() : resolved;
    }

    private void addPolicy(Element meta) {
        String name = meta.attribute("http-equiv");
        boolean isInHead = meta.parentElement() != null && meta.parentElement().isHtml("head");
        if (!isInHead || !"content-security-policy".equalsIgnoreCase(name) || meta.attribute("content") == null) return;
        Policy policy = Policy.ofMeta(meta.attribute("content"), page.origin());
        if (policy != null) policies.add(policy);
    }

    // https://html.spec.whatwg.org/#speculative-fetch
    private void fetch(Element element, String base) {
        ResourceNeed need = element instanceof ScriptElement script && page.runsScripts()
                ? ResourceNeed.ofScript(script)
                : ResourceNeed.of(element, page);
        if (need == null || need.source().isEmpty()) return;
        String url = page.encodingParse(page.document(), need.source(), base);
        if (url == null || url.startsWith("data:")) return;
        PageRequest request = page.request(need.destination(), url, need.metadata());
        if (!fetches.containsKey(key(request)) && !page.security().wouldBlock(request, policies)) start(request);
    }

    private static String key(PageRequest request) {
        return request.destination() + " " + request.url();
    }

    private Fetch start(PageRequest request) {
        var fetch = new Fetch();
        fetches.put(key(request), fetch);
        page.context().send(page, request, page.context().runtime().place(), response -> {
            fetch.response = response;
            for (Consumer<PageResponse> taker : List.copyOf(fetch.takers)) taker.accept(response);
        });
        return fetch;
    }

    // https://html.spec.whatwg.org/#preload
    /** Requests what a link preloads. */
    void preload(PageRequest request, Consumer<PageResponse> loaded) {
        Fetch known = fetches.get(key(request));
        answer(known == null ? start(request) : known, loaded);
    }

    /** Whether the answer to a request is there or on its way; then the caller gets it, in a task. */
    boolean take(PageRequest request, Consumer<PageResponse> answer) {
        if (fetches.isEmpty() || page.security().wouldBlock(request, List.of())) return false;
        Fetch fetch = fetches.remove(key(request));
        if (fetch == null) return false;
        page.security().blocks(request);
        answer(fetch, response -> answer.accept(PageContext.checked(page, request, response)));
        return true;
    }

    private void answer(Fetch fetch, Consumer<PageResponse> taker) {
        if (fetch.response == null) fetch.takers.add(taker);
        else page.queue(() -> taker.accept(fetch.response));
    }
}

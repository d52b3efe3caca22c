package dev.gyre.page;

import dev.gyre.page.csp.Policy;
import dev.gyre.page.csp.Violation;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.window.SecurityPolicyViolationEvent;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// https://www.w3.org/TR/CSP3/#report-violation
/** Says what policies forbid: by events, and by requests to the URLs that policies name. */
final class ViolationReports {
    private static final Pattern ENDPOINT = Pattern.compile("([a-z*][a-z0-9_.*-]*)\\s*=\\s*\"([^\"]*)\"");
    private static final Pattern PLACE = Pattern.compile("(?s)(.*):(\\d+)");

    private final GlobalScope scope;
    /** The URLs of the header Reporting-Endpoints by their names. */
    private Map<String, String> endpoints = Map.of();

    private int status;

    ViolationReports(GlobalScope scope) {
        this.scope = scope;
    }

    // https://w3c.github.io/reporting/#process-header
    /** The document or worker is this answer. */
    void answered(PageResponse response) {
        status = response.status();
        String header = response.header("reporting-endpoints");
        if (header == null) return;
        endpoints = new HashMap<>();
        Matcher endpoint = ENDPOINT.matcher(header);
        while (endpoint.find()) endpoints.put(endpoint.group(1), scope.resolve(endpoint.group(2), response.url()));
    }

    /** Reports go where those of another document go. */
    void inherit(ViolationReports creator) {
        endpoints = creator.endpoints;
    }

    /** Reports in a task. @param element whose code or URL it is; null for none */
    void report(Policy policy, String directive, String blockedUri, String sample, Element element) {
        Matcher place = PLACE.matcher(scope.context().runtime().place());
        boolean known = place.matches();
        var violation = new Violation(
                policy,
                directive,
                blockedUri,
                sample,
                Violation.stripped(scope.url()),
                scope instanceof Page page ? page.document().referrer() : "",
                status,
                known ? Violation.stripped(place.group(1)) : "",
                known ? Integer.parseInt(place.group(2)) : 0);
        scope.queue(() -> {
            target(element).dispatch(SecurityPolicyViolationEvent.create(scope.dom(), violation));
            send(violation);
        });
    }

    private EventTarget target(Element element) {
        if (!(scope instanceof Page page)) return scope.global();
        return element != null && element.isConnected() && element.nodeDocument() == page.document()
                ? element
                : page.document();
    }

    private void send(Violation violation) {
        List<String> groups = violation.policy().values("report-to");
        if (groups != null) {
            String url = groups.isEmpty() ? null : endpoints.get(groups.getFirst());
            if (url != null) post(url, "application/reports+json", violation.report());
            return;
        }
        List<String> urls = violation.policy().values("report-uri");
        if (urls == null) return;
        for (String each : urls) {
            String url = scope.resolve(each, scope.baseUrl());
            if (url != null) post(url, "application/csp-report", violation.legacyReport());
        }
    }

    private void post(String url, String type, String body) {
        var request = new PageRequest(
                "report", "POST", url, List.of(Map.entry("content-type", type)), body.getBytes(StandardCharsets.UTF_8));
        scope.context().send(scope, request, "", response -> {});
    }
}

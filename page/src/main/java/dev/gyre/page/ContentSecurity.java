package dev.gyre.page;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.csp.Policy;
import dev.gyre.page.csp.Violation;
import dev.gyre.page.dom.Element;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.window.Location;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

// https://www.w3.org/TR/CSP3/#framework-infrastructure
/** The content security policies of a document or worker: decides what they allow, and reports what they do not. All calls are made on the page's thread. */
public final class ContentSecurity {
    private final GlobalScope scope;
    private final ViolationReports reports;
    private final Set<String> reportedBases = new HashSet<>();
    private List<Policy> policies = List.of();

    ContentSecurity(GlobalScope scope) {
        this.scope = scope;
        reports = new ViolationReports(scope);
    }

    // ---- policies

    // https://html.spec.whatwg.org/#requires-storing-the-policy-container-in-history
    /** Takes the policies of the answer that the document or worker is, or those of the document that has made it if it is not from the network. @param creator null for none */
    void initialize(PageResponse response, ContentSecurity creator) {
        if (isLocal(response.url())) inherit(creator);
        else {
            policies = policiesOf(response);
            reports.answered(response);
        }
    }

    /** Takes the policies of the document that makes this one. @param creator null for none */
    void inherit(ContentSecurity creator) {
        if (creator == null) return;
        policies = creator.policies;
        reports.inherit(creator.reports);
    }

    private static boolean isLocal(String url) {
        return url.startsWith("about:") || url.startsWith("blob:") || url.startsWith("data:");
    }

    private static List<Policy> policiesOf(PageResponse response) {
        String self = Location.originOf(response.url());
        var policies = new ArrayList<Policy>();
        for (Map.Entry<String, String> header : response.headers()) {
            String name = header.getKey().toLowerCase(Locale.ROOT);
            if (name.equals("content-security-policy"))
                policies.addAll(Policy.ofHeader(header.getValue(), false, self));
            else if (name.equals("content-security-policy-report-only"))
                policies.addAll(Policy.ofHeader(header.getValue(), true, self));
        }
        return policies;
    }

    /** Adds the policy of a meta element. */
    void addOfMeta(String content) {
        Policy policy = Policy.ofMeta(content, scope.origin());
        if (policy == null) return;
        var more = new ArrayList<>(policies);
        more.add(policy);
        policies = more;
    }

    /** Whether there are any policies. */
    boolean isActive() {
        return !policies.isEmpty();
    }

    /** Whether there is a policy from a header, for which programs must not read nonces from attributes. */
    boolean hidesNonces() {
        return policies.stream().anyMatch(Policy::isFromHeader);
    }

    // ---- requests

    // https://www.w3.org/TR/upgrade-insecure-requests/#upgrade-request
    /** A request as it is made: with https if a policy says so. */
    PageRequest upgraded(PageRequest request) {
        if (!request.url().startsWith("http:") || request.destination().equals("document")) return request;
        return policies.stream().anyMatch(Policy::upgradesRequests)
                ? request.to("https:" + request.url().substring("http:".length()))
                : request;
    }

    // https://www.w3.org/TR/CSP3/#should-block-request
    /** Why a request is not made: the directive that it violates; null if it is made. */
    String blocks(PageRequest request) {
        return blocks(request, request.url(), false);
    }

    /** Whether a request would not be made, by these policies and more; reports nothing. */
    boolean wouldBlock(PageRequest request, List<Policy> more) {
        return Stream.concat(policies.stream(), more.stream())
                .anyMatch(policy -> !policy.isReportOnly() && policy.violatedBy(request, request.url(), false) != null);
    }

    // https://www.w3.org/TR/CSP3/#should-block-response
    /** Why an answer is not used: the directive that the URL violates to which redirects have led; null if it is used. */
    String blocks(PageRequest request, PageResponse response) {
        boolean redirected = !withoutFragment(response.url()).equals(withoutFragment(request.url()));
        return redirected ? blocks(request, response.url(), true) : null;
    }

    private static String withoutFragment(String url) {
        int fragment = url.indexOf('#');
        return fragment < 0 ? url : url.substring(0, fragment);
    }

    private String blocks(PageRequest request, String url, boolean redirected) {
        String blockedBy = null;
        for (Policy policy : policies) {
            // What a preflight precedes is checked once more.
            if (policy.isReportOnly() && request.destination().equals("preflight")) continue;
            String directive = policy.violatedBy(request, url, redirected);
            if (directive == null) continue;
            reports.report(policy, directive, Violation.stripped(request.url()), "", null);
            if (!policy.isReportOnly()) blockedBy = directive;
        }
        return blockedBy;
    }

    /** Whether a WebSocket may connect. */
    public boolean allowsSocket(String url) {
        return blocks(PageRequest.get("socket", url)) == null;
    }

    // https://www.w3.org/TR/CSP3/#directive-form-action
    /** Whether forms may be sent to a URL. */
    boolean allowsFormAction(String url) {
        return allows("form-action", url);
    }

    // https://www.w3.org/TR/CSP3/#allow-base-for-document
    /** Whether a base element may name a URL; a violation is reported once. */
    boolean allowsBase(String url) {
        if (!isActive()) return true;
        boolean allowed = policies.stream().allMatch(policy -> policy.isReportOnly() || policy.allows("base-uri", url));
        if (reportedBases.add(url)) allows("base-uri", url);
        return allowed;
    }

    private boolean allows(String directive, String url) {
        boolean allowed = true;
        for (Policy policy : policies) {
            if (policy.allows(directive, url)) continue;
            reports.report(policy, directive, Violation.stripped(url), "", null);
            allowed &= policy.isReportOnly();
        }
        return allowed;
    }

    // https://www.w3.org/TR/CSP3/#directive-frame-ancestors
    /** Whether an answer may be the document of a frame in this page and those around it. */
    static boolean allowsEmbedding(PageResponse response, Page around) {
        for (Policy policy : policiesOf(response)) {
            for (Page ancestor = around; ancestor != null; ancestor = ancestor.parent()) {
                if (!policy.isReportOnly()
                        && policy.values("frame-ancestors") != null
                        && !policy.allowsAncestor(ancestor.origin())) return false;
            }
        }
        return true;
    }

    /** Whether a policy's sandbox forbids something. @param allowed a word such as allow-scripts */
    boolean sandboxForbids(String allowed) {
        for (Policy policy : policies) {
            if (policy.sandboxForbids(allowed)) return true;
        }
        return false;
    }

    // ---- code

    // https://www.w3.org/TR/CSP3/#should-block-inline
    /** Whether inline code may run or be used. @param element whose code it is; null for none @param nonce that of the element, empty for none */
    boolean allowsInline(Element element, InlineBehavior kind, String nonce, String source) {
        if (!isActive()) return true;
        boolean allowed = true;
        for (Policy policy : policies) {
            if (policy.allowsInline(kind, nonce, source)) continue;
            String sample = policy.reportsSamples(kind.directive()) ? Violation.sample(source) : "";
            reports.report(policy, kind.directive(), "inline", sample, element);
            allowed &= policy.isReportOnly();
        }
        return allowed;
    }

    // https://www.w3.org/TR/CSP3/#can-compile-strings
    /** Throws an EvalError if strings may not be compiled. */
    public void checkEval(String source) {
        for (Policy policy : policies) {
            if (policy.allowsEval()) continue;
            String sample = policy.reportsSamples("script-src") ? Violation.sample(source) : "";
            reports.report(policy, "script-src", "eval", sample, null);
            if (!policy.isReportOnly())
                throw Errors.error(
                        ErrorKind.EVAL,
                        "Refused to evaluate a string as JavaScript because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive: \""
                                + policy.text() + "\".");
        }
    }

    // https://www.w3.org/TR/CSP3/#can-compile-wasm-bytes
    /** Why WebAssembly may not be compiled; null if it may. */
    public String whyNoWebAssembly() {
        String reason = null;
        for (Policy policy : policies) {
            if (policy.allowsWebAssembly()) continue;
            reports.report(policy, "script-src", "wasm-eval", "", null);
            if (!policy.isReportOnly())
                reason =
                        "Refused to compile or instantiate WebAssembly module because neither 'wasm-eval' nor 'unsafe-eval' is an allowed source of script in the following Content Security Policy directive: \""
                                + policy.text() + "\".";
        }
        return reason;
    }
}

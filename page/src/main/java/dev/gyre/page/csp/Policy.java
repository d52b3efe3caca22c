package dev.gyre.page.csp;

import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.RequestMetadata;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

// https://www.w3.org/TR/CSP3/#framework-policy
/** A policy: directives, each with its values. */
public final class Policy {
    private static final Map<String, List<String>> FALLBACKS = Map.of(
            "script-src-elem", List.of("script-src-elem", "script-src", "default-src"),
            "script-src-attr", List.of("script-src-attr", "script-src", "default-src"),
            "style-src-elem", List.of("style-src-elem", "style-src", "default-src"),
            "style-src-attr", List.of("style-src-attr", "style-src", "default-src"),
            "worker-src", List.of("worker-src", "child-src", "script-src", "default-src"),
            "frame-src", List.of("frame-src", "child-src", "default-src"));

    private final String text;
    private final boolean reportOnly;
    private final boolean fromHeader;
    private final String selfOrigin;
    private final Map<String, List<String>> directives = new LinkedHashMap<>();
    private final Map<String, SourceList> lists = new HashMap<>();

    private Policy(String text, boolean reportOnly, boolean fromHeader, String selfOrigin) {
        this.text = text;
        this.reportOnly = reportOnly;
        this.fromHeader = fromHeader;
        this.selfOrigin = selfOrigin;
        // https://www.w3.org/TR/CSP3/#parse-serialized-policy
        for (String directive : text.split(";")) {
            String[] words = directive.replaceFirst("^[\\t\\n\\f\\r ]+", "").split("[\\t\\n\\f\\r ]+");
            if (words[0].isEmpty() || !directive.chars().allMatch(unit -> unit < 0x80)) continue;
            directives.putIfAbsent(
                    words[0].toLowerCase(Locale.ROOT), List.of(words).subList(1, words.length));
        }
    }

    // https://www.w3.org/TR/CSP3/#parse-response-csp
    /** The policies of a header. @param selfOrigin the origin that 'self' means */
    public static List<Policy> ofHeader(String value, boolean reportOnly, String selfOrigin) {
        var policies = new ArrayList<Policy>();
        for (String text : value.split(",")) {
            var policy = new Policy(text.strip(), reportOnly, true, selfOrigin);
            if (!policy.directives.isEmpty()) policies.add(policy);
        }
        return policies;
    }

    // https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy
    /** The policy of a meta element, which cannot have all directives; null for none. */
    public static Policy ofMeta(String content, String selfOrigin) {
        var policy = new Policy(content.strip(), false, false, selfOrigin);
        for (String name : List.of("report-uri", "frame-ancestors", "sandbox")) policy.directives.remove(name);
        return policy.directives.isEmpty() ? null : policy;
    }

    /** As it was given. */
    public String text() {
        return text;
    }

    /** Whether it forbids nothing and only reports. */
    public boolean isReportOnly() {
        return reportOnly;
    }

    public boolean isFromHeader() {
        return fromHeader;
    }

    /** The values of a directive; null for one that the policy does not have. */
    public List<String> values(String directive) {
        return directives.get(directive);
    }

    /** Null for a directive that the policy does not have. */
    private SourceList list(String directive) {
        List<String> values = directives.get(directive);
        return values == null ? null : lists.computeIfAbsent(directive, name -> new SourceList(values));
    }

    // https://www.w3.org/TR/CSP3/#directive-fallback-list
    /** The directive that decides for another: itself or the first of its fallbacks; null for none. */
    private String governing(String directive) {
        for (String name : FALLBACKS.getOrDefault(directive, List.of(directive, "default-src"))) {
            if (directives.containsKey(name)) return name;
        }
        return null;
    }

    // https://www.w3.org/TR/CSP3/#effective-directive-for-a-request
    /** The directive that governs what is loaded for a destination; null for none. */
    public static String directiveOf(String destination) {
        return switch (destination) {
            case "manifest" -> "manifest-src";
            case "object", "embed" -> "object-src";
            case "frame", "iframe" -> "frame-src";
            case "audio", "track", "video" -> "media-src";
            case "font" -> "font-src";
            case "image" -> "img-src";
            case "style" -> "style-src-elem";
            case "script", "xslt", "audioworklet", "paintworklet" -> "script-src-elem";
            case "worker", "sharedworker", "serviceworker" -> "worker-src";
            case "json", "fetch", "xhr", "preflight", "eventsource", "socket", "beacon", "ping" -> "connect-src";
            default -> null;
        };
    }

    // https://www.w3.org/TR/CSP3/#does-request-violate-policy
    /** The directive that a request to a URL violates; null for none. @param redirected whether redirects have led to the URL */
    public String violatedBy(PageRequest request, String url, boolean redirected) {
        String directive = directiveOf(request.destination());
        String governing = directive == null ? null : governing(directive);
        if (governing == null) return null;
        SourceList list = list(governing);
        RequestMetadata metadata = request.metadata();
        boolean isScript = directive.startsWith("script") || governing.startsWith("script");
        if (isScript) {
            if (list.hasNonce(metadata.nonce()) || list.hasIntegrity(metadata.integrity())) return null;
            if (list.has("'strict-dynamic'")) return metadata.parserInserted() ? directive : null;
        } else if (directive.startsWith("style") && list.hasNonce(metadata.nonce())) return null;
        return list.matches(url, selfOrigin, redirected) ? null : directive;
    }

    // https://www.w3.org/TR/CSP3/#should-block-inline
    /** Whether the policy lets inline code be. @param nonce that of its element; empty for none, or if it must not count */
    public boolean allowsInline(InlineBehavior kind, String nonce, String source) {
        String governing = governing(kind.directive());
        return governing == null || list(governing).allowsInline(kind, nonce, source);
    }

    // https://www.w3.org/TR/CSP3/#can-compile-strings
    /** Whether programs may compile strings. */
    public boolean allowsEval() {
        SourceList list = scripts();
        return list == null || list.has("'unsafe-eval'");
    }

    // https://www.w3.org/TR/CSP3/#can-compile-wasm-bytes
    /** Whether programs may compile WebAssembly. */
    public boolean allowsWebAssembly() {
        SourceList list = scripts();
        return list == null || list.has("'unsafe-eval'") || list.has("'wasm-unsafe-eval'");
    }

    private SourceList scripts() {
        SourceList own = list("script-src");
        return own == null ? list("default-src") : own;
    }

    /** Whether a directive without fallbacks, such as form-action or base-uri, allows a URL. */
    public boolean allows(String directive, String url) {
        SourceList list = list(directive);
        return list == null || list.matches(url, selfOrigin, false);
    }

    // https://www.w3.org/TR/CSP3/#frame-ancestors-navigation-response
    /** Whether a document of an origin may be around the policy's document; only for a policy with frame-ancestors. */
    public boolean allowsAncestor(String origin) {
        return list("frame-ancestors").matches(origin + "/", selfOrigin, true);
    }

    /** Whether reports of a directive have the beginning of what was forbidden. */
    public boolean reportsSamples(String directive) {
        String governing = governing(directive);
        return governing != null && list(governing).has("'report-sample'");
    }

    // https://www.w3.org/TR/CSP3/#directive-sandbox
    /** Whether a sandbox directive does not have a word such as allow-scripts. */
    public boolean sandboxForbids(String allowed) {
        List<String> words = reportOnly ? null : directives.get("sandbox");
        return words != null && words.stream().noneMatch(allowed::equalsIgnoreCase);
    }

    // https://www.w3.org/TR/upgrade-insecure-requests/#delivery
    /** Whether requests are made with https instead of http. */
    public boolean upgradesRequests() {
        return !reportOnly && directives.containsKey("upgrade-insecure-requests");
    }
}

package dev.gyre.page.csp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.RequestMetadata;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Policies without a page. */
class PolicyTest {
    private static final String SELF = "https://example.com";

    private static Policy policy(String text) {
        return Policy.ofHeader(text, false, SELF).getFirst();
    }

    private static String violated(String text, String destination, String url) {
        return policy(text).violatedBy(PageRequest.get(destination, url), url, false);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'self'             | https://example.com/a.png       | true",
                "'self'             | http://example.com/a.png        | false",
                "'self'             | https://www.example.com/a.png   | false",
                "'none'             | https://example.com/a.png       | false",
                "'unsafe-inline'    | https://example.com/a.png       | false",
                "*                  | http://elsewhere/a.png          | true",
                "*                  | data:image/png,a                | false",
                "data:              | data:image/png,a                | true",
                "http:              | https://elsewhere/a.png         | true",
                "https:             | http://elsewhere/a.png          | false",
                "elsewhere          | https://elsewhere/a.png         | true",
                "elsewhere          | http://elsewhere/a.png          | false",
                "http://elsewhere   | https://elsewhere/a.png         | true",
                "elsewhere:8443     | https://elsewhere:8443/a.png    | true",
                "elsewhere          | https://elsewhere:8443/a.png    | false",
                "elsewhere:*        | https://elsewhere:8443/a.png    | true",
                "elsewhere:99999999999 | https://elsewhere/a.png      | false",
                "*.example.com      | https://a.b.example.com/a.png   | true",
                "*.example.com      | https://example.com/a.png       | false",
                "EXAMPLE.com/img/   | https://example.com/img/b/a.png | true",
                "example.com/img    | https://example.com/img/b/a.png | false",
                "example.com/a%2Eb  | https://example.com/a.b         | true",
                "https://*:*        | https://elsewhere:1/a           | true",
                "wrong:/one b.example.com | https://b.example.com/    | true",
            })
    void sourcesMatchUrls(String sources, String url, boolean allowed) {
        assertEquals(allowed ? null : "img-src", violated("img-src " + sources, "image", url));
    }

    @Test
    void hostsMayHaveAnyNumberOfParts() {
        String host = "a.".repeat(100_000) + "com";
        assertNull(violated("img-src " + host, "image", "https://" + host + "/a.png"));
        assertEquals("img-src", violated("img-src " + host + "m", "image", "https://" + host + "/a.png"));
    }

    @Test
    void pathsDoNotMatterAfterRedirects() {
        Policy policy = policy("img-src example.com/images/");
        PageRequest request = PageRequest.get("image", "https://example.com/images/a");
        assertNull(policy.violatedBy(request, "https://example.com/elsewhere", true));
        assertEquals("img-src", policy.violatedBy(request, "https://example.com/elsewhere", false));
    }

    @Test
    void directivesHaveFallbacks() {
        assertEquals("font-src", violated("default-src 'none'", "font", SELF + "/a"));
        assertNull(violated("default-src 'none'; font-src 'self'", "font", SELF + "/a"));
        assertEquals("frame-src", violated("child-src 'none'; default-src *", "frame", SELF + "/a"));
        assertEquals("worker-src", violated("script-src 'none'", "worker", SELF + "/a"));
        assertNull(violated("default-src 'none'", "document", SELF + "/a"));
        assertEquals("connect-src", violated("default-src 'none'", "fetch", SELF + "/a"));
        assertEquals(
                "script-src-elem",
                violated("IMG-SRC *; script-src-elem 'none'; script-src-elem *", "script", SELF + "/a"));
    }

    @Test
    void noncesAndHashesAllowScripts() {
        Policy policy = policy("script-src 'nonce-abc' 'sha256-AAAA' 'sha384-BB-_'");
        String url = "https://elsewhere/a.js";
        assertEquals("script-src-elem", violated(policy.text(), "script", url));
        for (var metadata : new RequestMetadata[] {
            new RequestMetadata("abc", "", true), new RequestMetadata("", "sha256-AAAA sha384-BB+/?x", true)
        }) assertNull(policy.violatedBy(PageRequest.get("script", url, metadata), url, false));
        var wrong = new RequestMetadata("ABC", "sha256-AAAA sha256-CCCC", true);
        assertEquals("script-src-elem", policy.violatedBy(PageRequest.get("script", url, wrong), url, false));
    }

    @Test
    void strictDynamicTrustsWhatScriptsInsert() {
        Policy policy = policy("script-src 'strict-dynamic' 'nonce-abc' https: 'unsafe-inline'");
        String url = "https://elsewhere/a.js";
        PageRequest byParser = PageRequest.get("script", url, new RequestMetadata("", "", true));
        assertEquals("script-src-elem", policy.violatedBy(byParser, url, false));
        assertNull(policy.violatedBy(PageRequest.get("script", url), url, false));
    }

    @Test
    void inlineCodeNeedsWordsNoncesOrHashes() {
        assertTrue(policy("img-src *").allowsInline(InlineBehavior.SCRIPT, "", "x"));
        assertFalse(policy("script-src *").allowsInline(InlineBehavior.SCRIPT, "", "x"));
        assertTrue(policy("script-src 'unsafe-inline'").allowsInline(InlineBehavior.SCRIPT, "", "x"));
        assertFalse(policy("script-src 'unsafe-inline' 'nonce-a'").allowsInline(InlineBehavior.SCRIPT, "", "x"));
        assertFalse(policy("script-src 'unsafe-inline' 'strict-dynamic'").allowsInline(InlineBehavior.SCRIPT, "", "x"));
        assertTrue(policy("style-src 'unsafe-inline' 'strict-dynamic'").allowsInline(InlineBehavior.STYLE, "", "x"));
        String hash = "'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE='";
        assertTrue(policy("script-src " + hash).allowsInline(InlineBehavior.SCRIPT, "", "x"));
        assertFalse(policy("script-src " + hash).allowsInline(InlineBehavior.SCRIPT_ATTRIBUTE, "", "x"));
        assertTrue(policy("script-src 'unsafe-hashes' " + hash).allowsInline(InlineBehavior.SCRIPT_ATTRIBUTE, "", "x"));
        assertFalse(policy("script-src 'nonce-a'").allowsInline(InlineBehavior.NAVIGATION, "a", "x"));
    }

    @Test
    void stringsAndWebAssemblyAreCompiledWithPermission() {
        assertTrue(policy("img-src *").allowsEval());
        assertFalse(policy("default-src *").allowsEval());
        assertTrue(policy("default-src 'none'; script-src 'unsafe-eval'").allowsEval());
        assertTrue(policy("script-src 'unsafe-eval'").allowsWebAssembly());
        assertTrue(policy("script-src 'wasm-unsafe-eval'").allowsWebAssembly());
        assertFalse(policy("script-src 'wasm-unsafe-eval'").allowsEval());
    }

    @Test
    void headersHaveListsAndMetaElementsLessDirectives() {
        assertEquals(
                2,
                Policy.ofHeader("img-src 'none', ,script-src *; ;", false, SELF).size());
        assertNull(Policy.ofMeta("sandbox; frame-ancestors 'none'; report-uri /r", SELF));
        Policy sandbox = policy("sandbox allow-scripts");
        assertTrue(sandbox.sandboxForbids("allow-same-origin"));
        assertFalse(sandbox.sandboxForbids("allow-scripts"));
        assertFalse(Policy.ofHeader("sandbox", true, SELF).getFirst().sandboxForbids("allow-scripts"));
    }
}

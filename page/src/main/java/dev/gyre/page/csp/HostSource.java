package dev.gyre.page.csp;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// https://www.w3.org/TR/CSP3/#grammardef-host-source
/**
 * A source expression with a scheme, a host, or both.
 *
 * @param scheme in lower case; null for that of the policy's origin
 * @param host in lower case, "*" for any, "*.example" for those below one; null for every URL of the scheme
 * @param port digits or "*"; null for the default port
 * @param path empty for every path
 */
record HostSource(String scheme, String host, String port, String path) {
    private static final Pattern SCHEME = Pattern.compile("([a-z][a-z0-9+.-]*):", Pattern.CASE_INSENSITIVE);
    private static final Pattern HOST = Pattern.compile(
            "(?:([a-z][a-z0-9+.-]*)://)?(\\*|(?:\\*\\.)?[a-z0-9_-][a-z0-9._-]*|\\[[0-9a-f:.]+\\])(?::(\\d+|\\*))?(/[^?#]*)?",
            Pattern.CASE_INSENSITIVE);

    /** Null for a text that is no such expression. */
    static HostSource parse(String text) {
        Matcher scheme = SCHEME.matcher(text);
        if (scheme.matches()) return new HostSource(lower(scheme.group(1)), null, null, "");
        Matcher host = HOST.matcher(text);
        if (!host.matches()) return null;
        String path = host.group(4);
        return new HostSource(
                host.group(1) == null ? null : lower(host.group(1)),
                lower(host.group(2)),
                host.group(3),
                path == null ? "" : path);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    // https://www.w3.org/TR/CSP3/#match-url-to-source-expression
    boolean matches(SourceUrl url, SourceUrl self, boolean redirected) {
        if (scheme == null && port == null && path.isEmpty() && "*".equals(host))
            return url.isOfNetwork() || url.scheme().equals(self.scheme());
        if (scheme != null && !schemeMatches(scheme, url.scheme())) return false;
        if (host == null) return true;
        if (url.host() == null || scheme == null && !schemeMatches(self.scheme(), url.scheme())) return false;
        return hostMatches(lower(url.host())) && portMatches(url) && (redirected || pathMatches(url.path()));
    }

    // https://www.w3.org/TR/CSP3/#scheme-part-match
    /** A secure scheme is as good as the same without security. */
    static boolean schemeMatches(String expected, String actual) {
        if (expected.equals(actual)) return true;
        return switch (expected) {
            case "http" -> actual.equals("https");
            case "ws" -> actual.equals("wss") || actual.equals("http") || actual.equals("https");
            case "wss" -> actual.equals("https");
            default -> false;
        };
    }

    // https://www.w3.org/TR/CSP3/#host-part-match
    private boolean hostMatches(String actual) {
        if (host.equals("*")) return true;
        return host.startsWith("*.") ? actual.endsWith(host.substring(1)) : actual.equals(host);
    }

    // https://www.w3.org/TR/CSP3/#port-part-matches
    private boolean portMatches(SourceUrl url) {
        if (port == null) return url.hasDefaultPort();
        if (port.equals("*")) return true;
        // A port may have any number of digits.
        return port.equals(String.valueOf(url.effectivePort())) || port.equals("80") && url.effectivePort() == 443;
    }

    // https://www.w3.org/TR/CSP3/#path-part-match
    private boolean pathMatches(String actual) {
        if (path.isEmpty() || path.equals("/") && actual.isEmpty()) return true;
        String wanted = decoded(path);
        String given = decoded(actual);
        return wanted.endsWith("/") ? given.startsWith(wanted) : given.equals(wanted);
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return text;
        }
    }
}

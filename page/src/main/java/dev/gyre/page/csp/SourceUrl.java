package dev.gyre.page.csp;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a serialised URL that source expressions are matched with.
 *
 * @param host null for a URL without one
 * @param port -1 for the scheme's default port
 * @param path with its first slash; empty for none
 */
record SourceUrl(String scheme, String host, int port, String path) {
    private static final Pattern PARTS = Pattern.compile(
            "([a-z][a-z0-9+.-]*):(?://(?:[^/?#@]*@)?(\\[[^\\]]*\\]|[^/?#:]*)(?::(\\d+))?)?([^?#]*).*", Pattern.DOTALL);

    /** The parts of an absolute URL or an origin; a scheme that is empty for a text that is neither, such as an opaque origin. */
    static SourceUrl of(String url) {
        Matcher parts = PARTS.matcher(url);
        if (!parts.matches()) return new SourceUrl("", null, -1, "");
        String host = parts.group(2);
        String port = parts.group(3);
        return new SourceUrl(
                parts.group(1),
                host == null || host.isEmpty() ? null : host,
                port == null ? -1 : Integer.parseInt(port),
                parts.group(4));
    }

    int effectivePort() {
        return port >= 0 ? port : defaultPort(scheme);
    }

    boolean hasDefaultPort() {
        return effectivePort() == defaultPort(scheme);
    }

    private static int defaultPort(String scheme) {
        return switch (scheme) {
            case "http", "ws" -> 80;
            case "https", "wss" -> 443;
            default -> -1;
        };
    }

    boolean isOfNetwork() {
        return defaultPort(scheme) >= 0;
    }
}

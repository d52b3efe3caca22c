package dev.gyre.page.elements;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parts of a serialised URL, https://url.spec.whatwg.org/#concept-url. */
final class UrlParts {
    private static final Pattern PARTS = Pattern.compile(
            "([a-zA-Z][a-zA-Z0-9+.-]*):(?:(//)(?:([^/?#@:]*)(?::([^/?#@]*))?@)?(\\[[^\\]]*\\]|[^/?#:]*)(?::(\\d*))?)?([^?#]*)(\\?[^#]*)?(#.*)?",
            Pattern.DOTALL);

    String scheme;
    boolean authority;
    String username;
    String password;
    String hostname;
    String port;
    String path;
    String query;
    String fragment;

    private UrlParts() {}

    /** Null for a text that is no URL. */
    static UrlParts parse(String url) {
        Matcher found = PARTS.matcher(url);
        if (!found.matches()) return null;
        var parts = new UrlParts();
        parts.scheme = found.group(1);
        parts.authority = found.group(2) != null;
        parts.username = orEmpty(found.group(3));
        parts.password = orEmpty(found.group(4));
        parts.hostname = orEmpty(found.group(5));
        parts.port = orEmpty(found.group(6));
        parts.path = found.group(7);
        parts.query = orEmpty(found.group(8));
        parts.fragment = orEmpty(found.group(9));
        return parts;
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }

    String host() {
        return port.isEmpty() ? hostname : hostname + ":" + port;
    }

    // https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin
    String origin() {
        return switch (scheme) {
            case "http", "https", "ws", "wss", "ftp" -> scheme + "://" + host();
            case "blob" -> {
                UrlParts inner = parse(path);
                yield inner == null || !inner.scheme.startsWith("http") ? "null" : inner.origin();
            }
            default -> "null";
        };
    }

    @Override
    public String toString() {
        var text = new StringBuilder(scheme).append(':');
        if (authority) {
            text.append("//");
            if (!username.isEmpty() || !password.isEmpty()) {
                text.append(username);
                if (!password.isEmpty()) text.append(':').append(password);
                text.append('@');
            }
            text.append(host());
        }
        return text.append(path).append(query).append(fragment).toString();
    }
}

package dev.gyre.page.dom;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parts of a serialised URL as programs see them, https://url.spec.whatwg.org/#api. */
public final class UrlParts {
    /** Scheme, authority, path, query, fragment. */
    private static final Pattern PARTS =
            Pattern.compile("([^:]*):(?://([^/?#]*))?([^?#]*)(\\?[^#]*)?(#.*)?", Pattern.DOTALL);

    private final String scheme;
    private final String authority;
    private final String path;
    private final String query;
    private final String fragment;

    private UrlParts(Matcher matcher) {
        boolean matches = matcher.matches();
        scheme = matches ? orEmpty(matcher.group(1)) : "";
        authority = matches ? orEmpty(matcher.group(2)) : "";
        path = matches ? orEmpty(matcher.group(3)) : "";
        query = matches ? orEmpty(matcher.group(4)) : "";
        fragment = matches ? orEmpty(matcher.group(5)) : "";
    }

    /** Those of an absolute URL; all are empty for anything else. */
    public static UrlParts of(String url) {
        return new UrlParts(PARTS.matcher(url));
    }

    private static String orEmpty(String part) {
        return part == null ? "" : part;
    }

    // https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin
    public String origin() {
        return authority.isEmpty() || scheme.equals("file") ? "null" : scheme + "://" + host();
    }

    public String protocol() {
        return scheme + ":";
    }

    public String host() {
        return authority.substring(authority.lastIndexOf('@') + 1);
    }

    public String hostname() {
        return host().replaceFirst(":\\d*$", "");
    }

    public String port() {
        String host = host();
        String name = hostname();
        return host.length() > name.length() ? host.substring(name.length() + 1) : "";
    }

    public String pathname() {
        return path;
    }

    public String search() {
        return query.length() < 2 ? "" : query;
    }

    public String hash() {
        return fragment.length() < 2 ? "" : fragment;
    }
}

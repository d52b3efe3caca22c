package dev.gyre.page.elements;

import dev.gyre.page.dom.Reflection;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a serialised URL as programs read and change them. What a change makes is to be parsed again, which serialises it.
 */
// https://url.spec.whatwg.org/#api
public final class UrlParts {
    private static final Pattern PARTS = Pattern.compile(
            "([a-zA-Z][a-zA-Z0-9+.-]*):(?:(//)(?:([^/?#@:]*)(?::([^/?#@]*))?@)?(\\[[^\\]]*\\]|[^/?#:]*)(?::(\\d*))?)?([^?#]*)(\\?[^#]*)?(#.*)?",
            Pattern.DOTALL);
    private static final Pattern SPECIAL = Pattern.compile("https?|wss?|ftp|file", Pattern.CASE_INSENSITIVE);

    private String scheme;
    private boolean authority;
    private String username;
    private String password;
    private String hostname;
    private String port;
    private String path;
    private String query;
    private String fragment;

    private UrlParts() {}

    /** Null for a text that is no URL. */
    public static UrlParts parse(String url) {
        Matcher found = PARTS.matcher(url);
        if (!found.matches()) return null;
        var parts = new UrlParts();
        parts.scheme = found.group(1);
        parts.authority = found.group(2) != null;
        parts.username = orEmpty(found.group(3));
        parts.password = orEmpty(found.group(4));
        parts.hostname = orEmpty(found.group(5));
        parts.port = orEmpty(found.group(6));
        // Serialised so that what follows is not read as a host.
        boolean marked = !parts.authority && found.group(7).startsWith("/.//");
        parts.path = marked ? found.group(7).substring(2) : found.group(7);
        parts.query = orEmpty(found.group(8));
        parts.fragment = orEmpty(found.group(9));
        return parts;
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }

    // https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin
    public String origin() {
        return switch (scheme) {
            case "http", "https", "ws", "wss", "ftp" -> scheme + "://" + host();
            case "blob" -> {
                UrlParts inner = parse(path);
                yield inner == null || !inner.scheme.startsWith("http")
                        ? "null"
                        : inner.withoutDefaultPort().origin();
            }
            default -> "null";
        };
    }

    private UrlParts withoutDefaultPort() {
        if (scheme.equals("http") && port.equals("80") || scheme.equals("https") && port.equals("443")) port = "";
        return this;
    }

    /** The origin of a serialised URL, "null" for a text that is none. */
    public static String originOf(String url) {
        UrlParts parts = parse(url);
        return parts == null ? "null" : parts.origin();
    }

    // https://url.spec.whatwg.org/#is-special
    /** Whether the scheme of an absolute URL is one of the special ones. */
    public static boolean isSpecial(String url) {
        int colon = url.indexOf(':');
        return colon > 0 && SPECIAL.matcher(url.substring(0, colon)).matches();
    }

    /** Whether scheme, credentials, host and port are those of another URL. */
    public boolean hasAuthorityOf(UrlParts other) {
        return scheme.equals(other.scheme)
                && username.equals(other.username)
                && password.equals(other.password)
                && host().equals(other.host());
    }

    public String protocol() {
        return scheme + ":";
    }

    public void protocol(String value) {
        int colon = value.indexOf(':');
        String wanted = colon < 0 ? value : value.substring(0, colon);
        boolean special = SPECIAL.matcher(wanted).matches();
        if (wanted.matches("[a-zA-Z][a-zA-Z0-9+.-]*")
                && special == SPECIAL.matcher(scheme).matches()) scheme = wanted;
    }

    public String username() {
        return username;
    }

    public void username(String value) {
        if (hasCredentials()) username = encoded(value);
    }

    public String password() {
        return password;
    }

    public void password(String value) {
        if (hasCredentials()) password = encoded(value);
    }

    // https://url.spec.whatwg.org/#cannot-have-a-username-password-port
    private boolean hasCredentials() {
        return !hostname.isEmpty() && !scheme.equals("file");
    }

    // https://url.spec.whatwg.org/#userinfo-percent-encode-set
    private static String encoded(String text) {
        var result = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            int c = b & 0xFF;
            if (c > 0x20 && c < 0x7F && "\"#<>?`{}/:;=@[\\]^|".indexOf(c) < 0) result.append((char) c);
            else result.append("%%%02X".formatted(c));
        }
        return result.toString();
    }

    public String host() {
        return port.isEmpty() ? hostname : hostname + ":" + port;
    }

    public void host(String value) {
        UrlParts given = givenHost(value);
        if (given == null) return;
        hostname = given.hostname;
        if (!given.port.isEmpty()) port = given.port;
    }

    public String hostname() {
        return hostname;
    }

    public void hostname(String value) {
        UrlParts given = givenHost(value);
        if (given != null) hostname = given.hostname;
    }

    /** A URL with this host; null if it has none, or if this URL has none. */
    private UrlParts givenHost(String value) {
        UrlParts given = authority ? parse(scheme + "://" + value) : null;
        return given == null || given.hostname.isEmpty() ? null : given;
    }

    public String port() {
        return port;
    }

    public void port(String value) {
        if (!hasCredentials()) return;
        if (value.isEmpty()) {
            port = "";
            return;
        }
        long number = Reflection.parseInteger(value);
        if (number >= 0 && number < 65536 && Character.isDigit(value.charAt(0))) port = Long.toString(number);
    }

    public String pathname() {
        return path;
    }

    public void pathname(String value) {
        if (!authority && !path.startsWith("/")) return;
        String encoded = value.replace("?", "%3F").replace("#", "%23");
        path = encoded.startsWith("/") || encoded.startsWith("\\") ? encoded : "/" + encoded;
    }

    public String search() {
        return query.equals("?") ? "" : query;
    }

    public void search(String value) {
        String given = value.startsWith("?") ? value.substring(1) : value;
        query = given.isEmpty() ? "" : "?" + asciiOf(given.replace("#", "%23"));
    }

    /** With the characters outside of ASCII percent-encoded in UTF-8, whatever the document's encoding is. */
    private static String asciiOf(String text) {
        var result = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            if (b >= 0) result.append((char) b);
            else result.append("%%%02X".formatted(b & 0xFF));
        }
        return result.toString();
    }

    public String hash() {
        return fragment.equals("#") ? "" : fragment;
    }

    public void hash(String value) {
        String given = value.startsWith("#") ? value.substring(1) : value;
        fragment = given.isEmpty() ? "" : "#" + given;
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
        } else if (path.startsWith("//")) {
            text.append("/.");
        }
        return text.append(path).append(query).append(fragment).toString();
    }
}

package dev.gyre.page.net;

import java.net.URI;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

// https://www.rfc-editor.org/rfc/rfc6265
/** The cookies of a page. */
public final class Cookies {
    private record Cookie(
            String name,
            String value,
            String domain,
            String path,
            boolean hostOnly,
            boolean secure,
            boolean httpOnly,
            double expires) {
        boolean isSameAs(Cookie other) {
            return name.equals(other.name) && domain.equals(other.domain) && path.equals(other.path);
        }
    }

    /** Names under which hosts may be reached securely without https. */
    private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1");

    private final List<Cookie> cookies = new ArrayList<>();

    /** Stores what a Set-Cookie header or document.cookie says. @param now milliseconds since the epoch */
    public void set(String url, String text, boolean byScript, double now) {
        URI uri = uri(url);
        if (uri == null || uri.getHost() == null) return;
        String[] parts = text.split(";");
        int equals = parts[0].indexOf('=');
        String name = equals < 0 ? "" : parts[0].substring(0, equals).strip();
        String value = parts[0].substring(equals + 1).strip();
        if (name.isEmpty() && value.isEmpty()) return;
        String host = uri.getHost().toLowerCase(Locale.ROOT);
        String domain = host;
        String path = defaultPath(uri);
        boolean hostOnly = true;
        boolean secure = false;
        boolean httpOnly = false;
        double expires = Double.POSITIVE_INFINITY;
        boolean hasAge = false;
        for (int i = 1; i < parts.length; i++) {
            String[] pair = parts[i].strip().split("=", 2);
            String attribute = pair.length > 1 ? pair[1].strip() : "";
            switch (pair[0].strip().toLowerCase(Locale.ROOT)) {
                case "domain" -> {
                    String given = attribute.replaceFirst("^\\.", "").toLowerCase(Locale.ROOT);
                    if (given.isEmpty()) continue;
                    if (!isWithin(host, given)) return;
                    domain = given;
                    hostOnly = false;
                }
                case "path" -> path = attribute.startsWith("/") ? attribute : path;
                case "secure" -> secure = true;
                case "httponly" -> httpOnly = true;
                case "max-age" -> {
                    if (!attribute.matches("-?\\d+")) continue;
                    hasAge = true;
                    expires = now + Double.parseDouble(attribute) * 1000;
                }
                case "expires" -> {
                    if (!hasAge) expires = date(attribute);
                }
                default -> {}
            }
        }
        if (httpOnly && byScript) return;
        var cookie = new Cookie(name, value, domain, path, hostOnly, secure, httpOnly, expires);
        int index = indexOf(cookie);
        if (index >= 0) {
            if (byScript && cookies.get(index).httpOnly) return;
            cookies.remove(index);
        } else {
            index = cookies.size();
        }
        if (expires > now) cookies.add(index, cookie);
    }

    private int indexOf(Cookie cookie) {
        for (int i = 0; i < cookies.size(); i++) {
            if (cookies.get(i).isSameAs(cookie)) return i;
        }
        return -1;
    }

    private static double date(String text) {
        try {
            return Instant.from(ZonedDateTime.parse(text.replace('-', ' '), DateTimeFormatter.RFC_1123_DATE_TIME))
                    .toEpochMilli();
        } catch (DateTimeParseException unknown) {
            return Double.POSITIVE_INFINITY;
        }
    }

    private static String defaultPath(URI uri) {
        String path = uri.getPath();
        int slash = path == null ? -1 : path.lastIndexOf('/');
        return slash <= 0 ? "/" : path.substring(0, slash);
    }

    private static boolean isWithin(String host, String domain) {
        return host.equals(domain) || host.endsWith("." + domain);
    }

    /** The Cookie header of a request to a URL; empty for none. @param forScript whether only those that scripts may see */
    public String header(String url, boolean forScript) {
        URI uri = uri(url);
        if (uri == null || uri.getHost() == null) return "";
        String host = uri.getHost().toLowerCase(Locale.ROOT);
        String path = uri.getPath() == null || uri.getPath().isEmpty() ? "/" : uri.getPath();
        boolean secure = "https".equals(uri.getScheme()) || LOCAL.contains(host);
        var text = new StringBuilder();
        for (Cookie cookie : cookies) {
            if (cookie.hostOnly ? !host.equals(cookie.domain) : !isWithin(host, cookie.domain)) continue;
            boolean pathMatches = path.equals(cookie.path)
                    || path.startsWith(cookie.path)
                            && (cookie.path.endsWith("/") || path.charAt(cookie.path.length()) == '/');
            if (!pathMatches || cookie.secure && !secure || cookie.httpOnly && forScript) continue;
            if (!text.isEmpty()) text.append("; ");
            if (!cookie.name.isEmpty()) text.append(cookie.name).append('=');
            text.append(cookie.value);
        }
        return text.toString();
    }

    private static URI uri(String url) {
        try {
            return URI.create(url);
        } catch (IllegalArgumentException invalid) {
            return null;
        }
    }
}

package dev.gyre.node.url;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An absolute URL of http, https, ws or wss in ASCII that needs no change but for dots in its path: a domain name in lower
 * case, and no character anywhere that the URL standard escapes or ignores. The parser in JavaScript has all other URLs.
 */
// https://url.spec.whatwg.org/#url-parsing
final class UsualUrl {
    private static final int MOST_PORT = 65535;
    private static final int MOST_DIGITS = 5;
    private static final String NOT_IN_PATH = "\"<>\\^`{}";
    private static final String NOT_IN_QUERY = "\"<>'";
    private static final String NOT_IN_FRAGMENT = "\"<>`";

    private final String text;
    private int at;

    UsualUrl(String text) {
        this.text = text;
    }

    /** An array of scheme, user name, password, host, port, path, query and fragment, or undefined for another kind of URL. */
    Object parts(Realm realm) {
        String scheme = scheme();
        if (scheme == null) return Undefined.INSTANCE;
        int start = scheme.length() + 3;
        int end = authorityEnd(start);
        String username = "";
        String password = "";
        int userEnd = text.lastIndexOf('@', end - 1);
        if (userEnd >= start) {
            int colon = text.indexOf(':', start);
            int nameEnd = colon < 0 || colon > userEnd ? userEnd : colon;
            if (!isPlain(start, nameEnd) || nameEnd < userEnd && !isPlain(nameEnd + 1, userEnd))
                return Undefined.INSTANCE;
            username = text.substring(start, nameEnd);
            if (nameEnd < userEnd) password = text.substring(nameEnd + 1, userEnd);
            start = userEnd + 1;
        }
        int hostEnd = hostEnd(start, end);
        // Punycode may have to be checked.
        if (hostEnd < 0 || text.indexOf("xn--", start, hostEnd) >= 0) return Undefined.INSTANCE;
        int port = hostEnd == end ? 0 : port(hostEnd + 1, end);
        if (port < 0) return Undefined.INSTANCE;
        at = end;
        List<Object> path = path();
        if (path == null) return Undefined.INSTANCE;
        Object query = rest('?', NOT_IN_QUERY);
        Object fragment = query == null ? null : rest('#', NOT_IN_FRAGMENT);
        if (fragment == null) return Undefined.INSTANCE;
        Object shownPort = hostEnd == end || port == defaultPort(scheme) ? Null.INSTANCE : (Object) port;
        JsArray segments = JsArray.of(realm, path.toArray());
        String host = text.substring(start, hostEnd);
        return JsArray.of(realm, scheme, username, password, host, shownPort, segments, query, fragment);
    }

    /** An array of path, query and fragment of a text that begins with one slash, or undefined for another kind of text. */
    Object pathParts(Realm realm) {
        if (text.isEmpty() || text.charAt(0) != '/' || text.startsWith("//")) return Undefined.INSTANCE;
        List<Object> path = path();
        Object query = path == null ? null : rest('?', NOT_IN_QUERY);
        Object fragment = query == null ? null : rest('#', NOT_IN_FRAGMENT);
        return fragment == null
                ? Undefined.INSTANCE
                : JsArray.of(realm, JsArray.of(realm, path.toArray()), query, fragment);
    }

    private String scheme() {
        if (text.startsWith("https://")) return "https";
        if (text.startsWith("http://")) return "http";
        if (text.startsWith("wss://")) return "wss";
        return text.startsWith("ws://") ? "ws" : null;
    }

    private static int defaultPort(String scheme) {
        return scheme.equals("https") || scheme.equals("wss") ? 443 : 80;
    }

    private int authorityEnd(int start) {
        int end = start;
        while (end < text.length() && "/?#\\".indexOf(text.charAt(end)) < 0) end++;
        return end;
    }

    // Letters, digits and "-._~", which no part of a URL escapes.
    private boolean isPlain(int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-._~".indexOf(c) >= 0))
                return false;
        }
        return true;
    }

    // Where a domain name ends, or -1. One whose last label begins with a digit could be an address.
    private int hostEnd(int start, int end) {
        int i = start;
        int label = start;
        while (i < end && text.charAt(i) != ':') {
            char c = text.charAt(i++);
            if (c == '.') label = i;
            else if (!(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-')) return -1;
        }
        return label < i && text.charAt(label) > '9' ? i : -1;
    }

    // A number, or -1; an empty port is left to the other parser.
    private int port(int start, int end) {
        if (start == end || end - start > MOST_DIGITS) return -1;
        int port = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') return -1;
            port = port * 10 + c - '0';
        }
        return port > MOST_PORT ? -1 : port;
    }

    private List<Object> path() {
        List<Object> segments = new ArrayList<>();
        if (at == text.length() || text.charAt(at) != '/') {
            if (at < text.length() && text.charAt(at) == '\\') return null;
            segments.add("");
            return segments;
        }
        while (at < text.length() && text.charAt(at) == '/') {
            int start = ++at;
            if (!skip(NOT_IN_PATH, "/?#")) return null;
            String segment = text.substring(start, at);
            if (segment.indexOf('%') >= 0 && segment.toLowerCase(Locale.ROOT).contains("%2e")) return null;
            boolean isLast = at == text.length() || text.charAt(at) != '/';
            boolean isDouble = segment.equals("..");
            if (isDouble && !segments.isEmpty()) segments.removeLast();
            if (!isDouble && !segment.equals(".")) segments.add(segment);
            else if (isLast) segments.add("");
        }
        return segments;
    }

    // What follows a mark, null in JavaScript if there is no mark, or Java's null if it is not usual.
    private Object rest(char mark, String excluded) {
        if (at == text.length() || text.charAt(at) != mark) return Null.INSTANCE;
        int start = ++at;
        return skip(excluded, mark == '?' ? "#" : "") ? text.substring(start, at) : null;
    }

    // Passes characters up to one of the terminators. Returns whether all are visible ASCII and not excluded.
    private boolean skip(String excluded, String terminators) {
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (terminators.indexOf(c) >= 0) return true;
            if (c <= ' ' || c > '~' || excluded.indexOf(c) >= 0) return false;
        }
        return true;
    }
}

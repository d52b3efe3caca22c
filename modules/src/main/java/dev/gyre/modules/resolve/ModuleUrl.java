package dev.gyre.modules.resolve;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** URLs of modules: those of files are parsed completely, of others only the scheme. */
// https://url.spec.whatwg.org/#url-parsing
public final class ModuleUrl {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();
    private static final String FILE = "file:";

    private ModuleUrl() {}

    /** The scheme with its colon, in lower case; null if there is none. */
    public static String scheme(String text) {
        int colon = text.indexOf(':');
        if (colon < 1 || !isLetter(text.charAt(0))) return null;
        for (int i = 1; i < colon; i++) {
            char c = text.charAt(i);
            if (!isLetter(c) && !(c >= '0' && c <= '9') && c != '+' && c != '-' && c != '.') return null;
        }
        return text.substring(0, colon + 1).toLowerCase(java.util.Locale.ROOT);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** Parses an absolute URL; null if it is not one. */
    public static String parse(String text) {
        String trimmed = text.strip();
        String scheme = scheme(trimmed);
        if (scheme == null) return null;
        String rest = trimmed.substring(scheme.length());
        if (scheme.equals(FILE)) return file(rest, null);
        boolean isSpecial = scheme.equals("http:")
                || scheme.equals("https:")
                || scheme.equals("ws:")
                || scheme.equals("wss:")
                || scheme.equals("ftp:");
        return isSpecial ? special(scheme, rest) : scheme + encodeControls(rest);
    }

    /** The URL of a specifier that begins with a slash or dots, or is a URL; null if the base has no path. */
    public static String resolve(String specifier, String base) {
        if (scheme(specifier) != null) return parse(specifier);
        return isFile(base) ? file(specifier, base) : null;
    }

    public static boolean isFile(String url) {
        return url.startsWith("file://");
    }

    /** Parses URLs of schemes that always have a host. */
    private static String special(String scheme, String rest) {
        int start = 0;
        while (start < rest.length() && (rest.charAt(start) == '/' || rest.charAt(start) == '\\')) start++;
        int end = start;
        while (end < rest.length() && "/?#\\".indexOf(rest.charAt(end)) < 0) end++;
        if (end == start) return null;
        String tail = rest.substring(end);
        int pathEnd = pathEnd(tail);
        return scheme + "//" + rest.substring(start, end).toLowerCase(java.util.Locale.ROOT)
                + path("", tail.substring(0, pathEnd)) + encode(tail.substring(pathEnd), "");
    }

    private static String file(String rest, String base) {
        String host = "";
        String text = rest;
        boolean hasHost = text.length() > 1 && isSlash(text.charAt(0)) && isSlash(text.charAt(1));
        if (hasHost) {
            int end = 2;
            while (end < text.length() && "/?#\\".indexOf(text.charAt(end)) < 0) end++;
            host = text.substring(2, end).toLowerCase(java.util.Locale.ROOT);
            if (host.equals("localhost")) host = "";
            text = text.substring(end);
        }
        int end = pathEnd(text);
        String path = text.substring(0, end);
        String folder = "";
        if (base != null && !hasHost && (path.isEmpty() || !isSlash(path.charAt(0)))) {
            String basePath = pathOf(base);
            folder = path.isEmpty() ? basePath : basePath.substring(0, basePath.lastIndexOf('/') + 1);
        }
        return "file://" + host + path(folder, path) + encode(text.substring(end), "");
    }

    private static boolean isSlash(char c) {
        return c == '/' || c == '\\';
    }

    private static int pathEnd(String text) {
        int end = 0;
        while (end < text.length() && text.charAt(end) != '?' && text.charAt(end) != '#') end++;
        return end;
    }

    /** Resolves a path relative to a folder, without dot segments and percent-encoded where needed. */
    private static String path(String folder, String text) {
        List<String> segments = new ArrayList<>();
        String whole = (folder + encode(text.replace('\\', '/'), "?`{}^")).replaceFirst("^/", "");
        String[] parts = whole.split("/", -1);
        for (int i = 0; i < parts.length; i++) {
            boolean isLast = i == parts.length - 1;
            String part = parts[i].indexOf('%') < 0 ? parts[i] : parts[i].replaceAll("(?i)%2e", ".");
            if (part.equals("..")) {
                if (!segments.isEmpty()) segments.removeLast();
                if (isLast) segments.add("");
            } else if (part.equals(".")) {
                if (isLast) segments.add("");
            } else {
                segments.add(parts[i]);
            }
        }
        return "/" + String.join("/", segments);
    }

    /** In URLs without hosts and folders only control characters are encoded. */
    private static String encodeControls(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x20 && text.charAt(i) < 0x7F) continue;
            StringBuilder result = new StringBuilder(text.length());
            for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
                if (octet >= 0x20 && octet < 0x7F) result.append((char) octet);
                else result.append('%').append(HEX.toHexDigits(octet));
            }
            return result.toString();
        }
        return text;
    }

    private static String encode(String text, String also) {
        StringBuilder result = null;
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < octets.length; i++) {
            char c = (char) (octets[i] & 0xFF);
            boolean isPlain = c > 0x20 && c < 0x7F && "\"<>".indexOf(c) < 0 && also.indexOf(c) < 0;
            if (!isPlain && result == null)
                result = new StringBuilder(new String(octets, 0, i, StandardCharsets.US_ASCII));
            if (result == null) continue;
            if (isPlain) result.append(c);
            else result.append('%').append(HEX.toHexDigits(octets[i]));
        }
        return result == null ? text : result.toString();
    }

    // url.pathToFileURL(path), https://nodejs.org/api/url.html#urlpathtofileurlpath-options
    /** The URL of a file. */
    public static String of(Path file) {
        String text = file.toString()
                .replace("%", "%25")
                .replace("\\", "%5C")
                .replace("\n", "%0A")
                .replace("\r", "%0D")
                .replace("\t", "%09");
        return "file://" + encode(text, "?#`{}^");
    }

    /** The path of a URL as written, without query and fragment. */
    public static String pathOf(String url) {
        int start = url.startsWith("file://") ? url.indexOf('/', "file://".length()) : url.indexOf(':') + 1;
        String text = url.substring(start);
        return text.substring(0, pathEnd(text));
    }

    /** The query and fragment of a URL. */
    public static String tail(String url) {
        return url.substring(pathEnd(url));
    }

    /** The host of a file: URL; usually empty. */
    public static String host(String url) {
        return url.substring("file://".length(), url.indexOf('/', "file://".length()));
    }

    // decodeURIComponent, https://tc39.es/ecma262/#sec-decodeuricomponent-encodeduricomponent
    /** Decodes percent escapes; null if one is malformed. */
    public static String decode(String text) {
        if (text.indexOf('%') < 0) return text;
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        int length = 0;
        for (int i = 0; i < octets.length; i++) {
            if (octets[i] != '%') {
                octets[length++] = octets[i];
                continue;
            }
            if (i + 2 >= octets.length || !HexFormat.isHexDigit(octets[i + 1]) || !HexFormat.isHexDigit(octets[i + 2]))
                return null;
            octets[length++] =
                    (byte) (HexFormat.fromHexDigit(octets[i + 1]) << 4 | HexFormat.fromHexDigit(octets[i + 2]));
            i += 2;
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(java.nio.ByteBuffer.wrap(octets, 0, length))
                    .toString();
        } catch (java.nio.charset.CharacterCodingException malformed) {
            return null;
        }
    }
}

package dev.gyre.page.net;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * An answer to a page.
 *
 * @param url the last of its redirects
 * @param status 0 if there was no answer
 * @param error why there was no answer; null otherwise
 * @param delay milliseconds of the page's clock after which it arrives
 * @param stream the body if it arrives in pieces; null if it is there
 */
public record PageResponse(
        String url,
        int status,
        String statusText,
        List<Map.Entry<String, String>> headers,
        byte[] body,
        String error,
        double delay,
        ResponseStream stream) {
    private static final byte[] NOTHING = {};

    /** An answer that arrives at once. */
    public PageResponse(
            String url,
            int status,
            String statusText,
            List<Map.Entry<String, String>> headers,
            byte[] body,
            String error) {
        this(url, status, statusText, headers, body, error, 0, null);
    }

    /** The same, later. */
    public PageResponse delayed(double milliseconds) {
        return new PageResponse(url, status, statusText, headers, body, error, milliseconds, stream);
    }

    /** The same with a body that arrives in pieces. */
    public PageResponse streamed(ResponseStream pieces) {
        return new PageResponse(url, status, statusText, headers, body, error, delay, pieces);
    }

    /** There was no answer. */
    public static PageResponse failed(String url, String error) {
        return new PageResponse(url, 0, "", List.of(), NOTHING, error);
    }

    /** @param contentType null for none */
    public static PageResponse ok(String url, byte[] body, String contentType) {
        return new PageResponse(
                url,
                200,
                "OK",
                contentType == null ? List.of() : List.of(Map.entry("content-type", contentType)),
                body,
                null);
    }

    public static PageResponse notFound(String url) {
        return new PageResponse(url, 404, "Not Found", List.of(), NOTHING, null);
    }

    public boolean isOk() {
        return status >= 200 && status <= 299;
    }

    /** The first value of a header by its lower-case name; null for none. */
    public String header(String lowerName) {
        for (Map.Entry<String, String> header : headers) {
            if (header.getKey().toLowerCase(Locale.ROOT).equals(lowerName)) return header.getValue();
        }
        return null;
    }

    // https://mimesniff.spec.whatwg.org/#mime-type-essence
    /** The content type without parameters in lower case; null for none. */
    public String essence() {
        String type = header("content-type");
        return type == null ? null : type.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
    }

    /** The charset parameter of the content type; null for none. */
    public String charset() {
        String type = header("content-type");
        if (type == null) return null;
        for (String part : type.split(";")) {
            String trimmed = part.strip();
            if (trimmed.regionMatches(true, 0, "charset=", 0, 8))
                return trimmed.substring(8).replace("\"", "").strip();
        }
        return null;
    }
}

package dev.gyre.page.net;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A request of a page.
 *
 * @param destination what the answer is for: document, script, style, image, frame, fetch, xhr ...
 * @param url absolute, serialised
 * @param headers names and values in order
 * @param body null for none
 * @param metadata what it says of the element that it is made for
 */
public record PageRequest(
        String destination,
        String method,
        String url,
        List<Map.Entry<String, String>> headers,
        byte[] body,
        RequestMetadata metadata) {
    /** A request that no element makes. */
    public PageRequest(
            String destination, String method, String url, List<Map.Entry<String, String>> headers, byte[] body) {
        this(destination, method, url, headers, body, RequestMetadata.NONE);
    }

    /** The same with the address of the document that it comes from; null for none. */
    public PageRequest withReferrer(String urlOrNull) {
        if (urlOrNull == null) return this;
        var more = new ArrayList<>(headers);
        more.add(Map.entry("referer", urlOrNull));
        return new PageRequest(destination, method, url, more, body, metadata);
    }

    /** The address of the document that it comes from; empty for none. */
    public String referrer() {
        for (Map.Entry<String, String> header : headers) {
            if (header.getKey().equals("referer")) return header.getValue();
        }
        return "";
    }

    /** A request for what an element of a document needs. */
    public static PageRequest get(String destination, String url) {
        return get(destination, url, RequestMetadata.NONE);
    }

    /** The same with what it says of the element. */
    public static PageRequest get(String destination, String url, RequestMetadata metadata) {
        return new PageRequest(destination, "GET", url, List.of(), null, metadata);
    }

    /** The same to another URL. */
    public PageRequest to(String other) {
        return new PageRequest(destination, method, other, headers, body, metadata);
    }
}

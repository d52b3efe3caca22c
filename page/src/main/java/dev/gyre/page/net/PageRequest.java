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
 */
public record PageRequest(
        String destination, String method, String url, List<Map.Entry<String, String>> headers, byte[] body) {
    /** The same with the address of the document that it comes from; null for none. */
    public PageRequest withReferrer(String urlOrNull) {
        if (urlOrNull == null) return this;
        var more = new ArrayList<>(headers);
        more.add(Map.entry("referer", urlOrNull));
        return new PageRequest(destination, method, url, more, body);
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
        return new PageRequest(destination, "GET", url, List.of(), null);
    }
}

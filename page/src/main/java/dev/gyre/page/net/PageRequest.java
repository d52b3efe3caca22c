package dev.gyre.page.net;

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
    /** A request for what an element of a document needs. */
    public static PageRequest get(String destination, String url) {
        return new PageRequest(destination, "GET", url, List.of(), null);
    }
}

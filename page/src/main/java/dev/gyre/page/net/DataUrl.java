package dev.gyre.page.net;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

// https://fetch.spec.whatwg.org/#data-url-processor
/** The answers of data: URLs. */
public final class DataUrl {
    private DataUrl() {}

    public static PageResponse answer(String url) {
        int comma = url.indexOf(',');
        if (comma < 0) return PageResponse.failed(url, "an invalid data: URL");
        String type = url.substring("data:".length(), comma).strip();
        String text = url.substring(comma + 1).replaceFirst("#.*", "");
        boolean base64 = type.matches("(?i).*;\\s*base64");
        if (base64) type = type.substring(0, type.lastIndexOf(';'));
        if (type.startsWith(";")) type = "text/plain" + type;
        byte[] body = percentDecoded(text);
        if (base64) {
            try {
                body = Base64.getMimeDecoder().decode(body);
            } catch (IllegalArgumentException invalid) {
                return PageResponse.failed(url, "an invalid data: URL");
            }
        }
        return PageResponse.ok(url, body, type.isEmpty() ? "text/plain;charset=US-ASCII" : type);
    }

    // https://url.spec.whatwg.org/#string-percent-decode
    /** The bytes of a text in UTF-8, with those that are percent-encoded. */
    public static byte[] percentDecoded(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        var out = new ByteArrayOutputStream();
        for (int i = 0; i < bytes.length; i++) {
            int high = bytes[i] == '%' && i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
            if (low < 0) {
                out.write(bytes[i]);
            } else {
                out.write(high << 4 | low);
                i += 2;
            }
        }
        return out.toByteArray();
    }
}

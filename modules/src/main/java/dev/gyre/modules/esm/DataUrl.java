package dev.gyre.modules.esm;

import dev.gyre.modules.resolve.ModuleUrl;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parts of a data: URL; the content is null if its escapes are malformed. */
// https://nodejs.org/api/esm.html#data-imports
record DataUrl(String type, byte[] content) {
    private static final Pattern PARTS =
            Pattern.compile("data:([^/,]+/[^,;]+)?([^,]*?)(;base64)?,(.*)", Pattern.DOTALL);
    private static final Pattern JAVASCRIPT = Pattern.compile(
            "\\s*(text|application)/javascript\\s*(;\\s*charset=utf-?8\\s*)?", Pattern.CASE_INSENSITIVE);

    /** Null if the text is not a data: URL. */
    static DataUrl parse(String url) {
        Matcher parts = PARTS.matcher(url);
        if (!parts.matches()) return null;
        String text = ModuleUrl.decode(parts.group(4));
        byte[] content = text == null
                ? null
                : parts.group(3) == null
                        ? text.getBytes(StandardCharsets.UTF_8)
                        : Base64.getMimeDecoder().decode(text);
        return new DataUrl(parts.group(1), content);
    }

    /** Node's name of the format; null if it has none. */
    String format() {
        if (type == null) return null;
        if (JAVASCRIPT.matcher(type).matches()) return "module";
        return type.equals("application/json") ? "json" : type.equals("application/wasm") ? "wasm" : null;
    }
}

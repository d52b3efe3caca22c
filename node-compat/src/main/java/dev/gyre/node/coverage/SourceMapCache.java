package dev.gyre.node.coverage;

import dev.gyre.engine.bytecode.SourceUrl;
import dev.gyre.engine.runtime.operations.JsonStrings;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.options.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;

/** Writes the source maps of covered texts, so that tools find the original positions. */
final class SourceMapCache {
    private static final String COMMENT = "//# sourceMappingURL=";

    private SourceMapCache() {}

    /** Appends the property source-map-cache, if any text has a source map. */
    static void write(List<Source> sources, StringBuilder out) {
        boolean any = false;
        for (Source source : sources) {
            String url = mapUrl(source.text());
            if (url == null) continue;
            out.append(any ? "," : ",\"source-map-cache\":{");
            any = true;
            JsonStrings.quote(out, SourceUrl.of(source));
            out.append(":{\"lineLengths\":[");
            String[] lines = source.text().split("\n|\u2028|\u2029", -1);
            for (int i = 0; i < lines.length; i++) out.append(i == 0 ? "" : ",").append(lines[i].length());
            out.append("],\"data\":").append(map(url, SourceUrl.of(source))).append(",\"url\":");
            if (url.startsWith("data:")) out.append("null");
            else
                JsonStrings.quote(
                        out, URI.create(SourceUrl.of(source)).resolve(url).toString());
            out.append('}');
        }
        if (any) out.append('}');
    }

    private static String mapUrl(String text) {
        int at = text.lastIndexOf(COMMENT);
        if (at < 0) return null;
        String rest = text.substring(at + COMMENT.length()).strip();
        return rest.isEmpty() || rest.matches("(?s).*\\s.*") ? null : rest;
    }

    /** The map's own text; null where it cannot be read, as in Node. */
    private static String map(String url, String source) {
        try {
            String text = read(url, source);
            Json.check(text);
            return text;
        } catch (IOException | IllegalArgumentException unreadable) {
            return "null";
        }
    }

    private static String read(String url, String source) throws IOException {
        if (!url.startsWith("data:"))
            return Files.readString(Path.of(URI.create(source).resolve(url)));
        int comma = url.indexOf(',');
        if (comma < 0) throw new IllegalArgumentException(url);
        String content = url.substring(comma + 1);
        if (!url.substring(0, comma).endsWith(";base64")) return URLDecoder.decode(content, StandardCharsets.UTF_8);
        return new String(Base64.getMimeDecoder().decode(content), StandardCharsets.UTF_8);
    }
}

package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.source.Source;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The URL by which tools know a source text. */
public final class SourceUrl {
    /** The characters that are escaped in the path of a URL, beside those that are not ASCII or not printable. */
    private static final String ESCAPED = " \"#%<>?^`{|}\\";

    private SourceUrl() {}

    /** The name of the text; a file: URL if that is a path. Empty if it has none. */
    public static String of(Source source) {
        String name = source.name();
        if (name == null || !name.startsWith("/")) return name == null ? "" : name;
        StringBuilder url = new StringBuilder("file://");
        for (byte each : name.getBytes(StandardCharsets.UTF_8)) {
            if (each > ' ' && each < 0x7F && ESCAPED.indexOf(each) < 0) url.append((char) each);
            else url.append('%').append(HexFormat.of().withUpperCase().toHexDigits(each));
        }
        return url.toString();
    }
}

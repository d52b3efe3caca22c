package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.source.Source;
import java.nio.file.Path;

/** The URL by which tools know a source text. */
public final class SourceUrl {
    private SourceUrl() {}

    /** The name of the text; a file: URL if that is a path. Empty if it has none. */
    public static String of(Source source) {
        String name = source.name();
        if (name == null) return "";
        return name.startsWith("/") ? "file://" + Path.of(name).toUri().getRawPath() : name;
    }
}

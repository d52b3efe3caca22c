package dev.gyre.modules.hooks;

import dev.gyre.engine.value.Null;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleEmbedder;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.resolve.ModuleFormat;

/** What loading gives: a format by Node's name for it (or null), and a source as JavaScript has it. */
public record LoadResult(String format, Object source, ModuleEmbedder embedder) {
    /** Whether there is a text. */
    public boolean hasSource() {
        return source != null && source != Undefined.INSTANCE && source != Null.INSTANCE;
    }

    /** The source as text. */
    public String text() {
        if (!hasSource()) return "";
        if (source instanceof CharSequence text) return SourceFiles.withoutMark(text.toString());
        return SourceFiles.decode(embedder.bytes(source));
    }

    /** The format, or null for one that only a program knows. */
    public ModuleFormat moduleFormat() {
        return switch (format) {
            case "module" -> ModuleFormat.MODULE;
            case "commonjs" -> ModuleFormat.COMMONJS;
            case "json" -> ModuleFormat.JSON;
            case "builtin" -> ModuleFormat.BUILTIN;
            case "addon" -> ModuleFormat.NATIVE_ADDON;
            default -> null;
        };
    }

    /** Node's name for a format; null for null. */
    public static String name(ModuleFormat format) {
        if (format == null) return null;
        return switch (format) {
            case MODULE -> "module";
            case COMMONJS -> "commonjs";
            case JSON -> "json";
            case BUILTIN -> "builtin";
            case NATIVE_ADDON -> "addon";
        };
    }
}

package dev.gyre.modules.hooks;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.resolve.ModuleFormat;

/** The result of loading: Node's name of a format (or null), and a source as a JavaScript value. */
public record LoadResult(String format, Object source, ModuleEmbedder embedder) {
    private static final String TYPESCRIPT = "-typescript";

    static LoadResult of(JsObject result, ModuleEmbedder embedder) {
        return new LoadResult(
                result.get("format") instanceof CharSequence format ? format.toString() : null,
                result.get("source"),
                embedder);
    }

    /** Whether there is a source. */
    public boolean hasSource() {
        return source != Undefined.INSTANCE && source != Null.INSTANCE;
    }

    /** The source as text; empty if there is none. */
    public String text() {
        if (source instanceof CharSequence text) return SourceFiles.withoutMark(text.toString());
        byte[] bytes = embedder.bytes(source);
        return bytes == null ? "" : SourceFiles.decode(bytes);
    }

    /** The source as bytes; null if it is text. */
    public byte[] bytes() {
        return embedder.bytes(source);
    }

    /** Whether the text is TypeScript. */
    public boolean isTypeScript() {
        return format != null && format.endsWith("typescript");
    }

    /** The format, or null for one that Node does not know. */
    public ModuleFormat moduleFormat() {
        return format(format);
    }

    /** The format of Node's name; null for any other name. */
    public static ModuleFormat format(String name) {
        String plain = name.endsWith(TYPESCRIPT) ? name.substring(0, name.length() - TYPESCRIPT.length()) : name;
        return switch (plain) {
            case "module" -> ModuleFormat.MODULE;
            case "commonjs" -> ModuleFormat.COMMONJS;
            case "json" -> ModuleFormat.JSON;
            case "builtin" -> ModuleFormat.BUILTIN;
            case "wasm" -> ModuleFormat.WEBASSEMBLY;
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
            case WEBASSEMBLY -> "wasm";
            case NATIVE_ADDON -> "addon";
        };
    }
}

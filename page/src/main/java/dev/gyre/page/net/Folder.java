package dev.gyre.page.net;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Answers requests with the files of a folder. */
public final class Folder {
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html"),
            Map.entry("htm", "text/html"),
            Map.entry("xhtml", "application/xhtml+xml"),
            Map.entry("xml", "text/xml"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("js", "text/javascript"),
            Map.entry("mjs", "text/javascript"),
            Map.entry("cjs", "text/javascript"),
            Map.entry("css", "text/css"),
            Map.entry("json", "application/json"),
            Map.entry("txt", "text/plain"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("jpeg", "image/jpeg"),
            Map.entry("gif", "image/gif"),
            Map.entry("webp", "image/webp"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("woff2", "font/woff2"));

    private final Path root;

    public Folder(Path root) {
        this.root = root.toAbsolutePath().normalize();
    }

    /** The file at a path of a URL, percent-decoded; index.html for a folder. */
    public PageResponse answer(String url, String path) {
        Path file = root.resolve(path.replaceFirst("^/+", "")).normalize();
        if (!file.startsWith(root)) return PageResponse.notFound(url);
        if (Files.isDirectory(file)) file = file.resolve("index.html");
        if (!Files.isRegularFile(file)) return PageResponse.notFound(url);
        return read(url, file);
    }

    /** The answer that a file is. */
    public static PageResponse read(String url, Path file) {
        String name = file.getFileName().toString();
        String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        try {
            return PageResponse.ok(
                    url, Files.readAllBytes(file), TYPES.getOrDefault(extension, "application/octet-stream"));
        } catch (IOException unreadable) {
            return PageResponse.failed(url, unreadable.toString());
        }
    }
}

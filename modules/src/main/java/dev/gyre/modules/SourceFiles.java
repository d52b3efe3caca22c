package dev.gyre.modules;

import dev.gyre.engine.realm.Realm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads program text as Node does: UTF-8 with replacement characters, without a byte order mark. */
public final class SourceFiles {
    private SourceFiles() {}

    /** The file's text; an unreadable file is a JS error with the system's code. */
    public static String read(Realm realm, Path file) {
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (AccessDeniedException denied) {
            throw ModuleErrors.plain(realm, "EACCES", "EACCES: permission denied, open '" + file + "'");
        } catch (IOException unreadable) {
            boolean isFolder = Files.isDirectory(file);
            throw ModuleErrors.plain(realm, isFolder ? "EISDIR" : "ENOENT",
                    isFolder ? "EISDIR: illegal operation on a directory, read" : "ENOENT: no such file or directory, open '" + file + "'");
        }
    }

    /** The program text of a file: of TypeScript, what is left without the types. */
    public static String read(ModuleLoader loader, Path file) {
        String text = read(loader.realm(), file);
        loader.loaded(file);
        if (!loader.formats().stripsTypes() || !TypeScriptFiles.isTypeScript(file.toString())) return text;
        return TypeScriptFiles.javaScript(loader.realm(), file, text);
    }

    /** The text with a hashbang line made a comment of the same length, for function bodies. */
    public static String withoutHashbang(String text) {
        return text.startsWith("#!") ? "//" + text.substring(2) : text;
    }
}

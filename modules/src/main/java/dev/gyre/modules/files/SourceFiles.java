package dev.gyre.modules.files;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.host.ModuleErrors;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads program text as Node does: UTF-8 with replacement characters, without a byte order mark. */
public final class SourceFiles {
    private SourceFiles() {}

    /** The file's text; if it cannot be read, throws a JS error with the system's code. */
    public static String read(Realm realm, Path file) {
        return decode(bytes(realm, file));
    }

    /** The file's content. */
    public static byte[] bytes(Realm realm, Path file) {
        try {
            return FileBytes.read(file);
        } catch (AccessDeniedException denied) {
            throw failure(realm, "EACCES", -13, "permission denied, open", file);
        } catch (IOException unreadable) {
            if (Files.isDirectory(file))
                throw failure(realm, "EISDIR", -21, "illegal operation on a directory, read", null);
            boolean isLoop = unreadable instanceof FileSystemException system
                    && String.valueOf(system.getReason()).contains("symbolic links");
            if (isLoop) throw failure(realm, "ELOOP", -40, "too many symbolic links encountered, open", file);
            throw failure(realm, "ENOENT", -2, "no such file or directory, open", file);
        }
    }

    private static JsException failure(Realm realm, String code, int number, String what, Path fileOrNull) {
        JsException error = ModuleErrors.plain(
                realm, code, code + ": " + what + (fileOrNull == null ? "" : " '" + fileOrNull + "'"));
        JsObject object = (JsObject) error.value(realm);
        object.createDataProperty("errno", number);
        object.createDataProperty("syscall", what.substring(what.lastIndexOf(' ') + 1));
        if (fileOrNull != null) object.createDataProperty("path", fileOrNull.toString());
        return error;
    }

    /** Decodes the text of a file. */
    public static String decode(byte[] content) {
        return withoutMark(new String(content, StandardCharsets.UTF_8));
    }

    /** Removes a byte order mark. */
    public static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** Turns a hashbang line into a comment of the same length, for function bodies. */
    public static String withoutHashbang(String text) {
        return text.startsWith("#!") ? "//" + text.substring(2) : text;
    }
}

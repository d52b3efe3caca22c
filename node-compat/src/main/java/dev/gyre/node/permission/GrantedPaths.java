package dev.gyre.node.permission;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The paths that one kind of access is granted for: all, single files, folders with what is in them, and prefixes that end in {@code *}. */
// https://nodejs.org/api/permissions.html#file-system-permissions
final class GrantedPaths {
    private static final String ALL = "*";

    private final Supplier<Path> cwd;
    /** By the resolved text of the grant: the prefix of what is granted, or null for that path alone. */
    private final Map<String, String> prefixes = new LinkedHashMap<>();

    private boolean all;

    /** @param granted the values of the option, relative to the working directory */
    GrantedPaths(Supplier<Path> cwd, List<String> granted) {
        this.cwd = cwd;
        for (String path : granted) add(path);
    }

    private void add(String path) {
        if (path.equals(ALL)) {
            all = true;
            return;
        }
        String resolved = resolve(path);
        if (resolved == null) return;
        int star = resolved.indexOf(ALL);
        String prefix = null;
        if (star >= 0) prefix = resolved.substring(0, star);
        else if (Files.isDirectory(Path.of(resolved))) prefix = resolved.endsWith("/") ? resolved : resolved + "/";
        prefixes.put(resolved, prefix);
    }

    /** Grants one file, whatever it is. */
    void addFile(Path file) {
        prefixes.put(file.toString(), null);
    }

    boolean isAll() {
        return all;
    }

    /** Whether a path, which is not normalized, is granted. */
    boolean has(String path) {
        if (all) return true;
        String resolved = resolve(path);
        if (resolved == null) return false;
        if (prefixes.containsKey(resolved)) return true;
        for (String prefix : prefixes.values()) if (prefix != null && resolved.startsWith(prefix)) return true;
        return false;
    }

    void revokeAll() {
        all = false;
        prefixes.clear();
    }

    /** Takes back a grant that was given with the same path. A part of a larger grant cannot be taken back. */
    void revoke(String path) {
        prefixes.remove(resolve(path));
    }

    /** The absolute path without dots; null if it cannot be one. */
    private String resolve(String path) {
        try {
            return cwd.get().resolve(path).toAbsolutePath().normalize().toString();
        } catch (InvalidPathException invalid) {
            return null;
        }
    }
}

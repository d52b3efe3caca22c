package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.files.FileBytes;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Reads package.json files, each once. */
public final class PackageFiles {
    private final Realm realm;
    private final ModuleEmbedder embedder;
    private final Map<Path, PackageJson> byFolder = new HashMap<>();

    public PackageFiles(Realm realm, ModuleEmbedder embedder) {
        this.realm = realm;
        this.embedder = embedder;
    }

    /** The package.json of a folder, or null; throws if it is invalid. */
    public PackageJson in(Path folder) {
        return in(folder, "");
    }

    /** The same, with text for the error about what was being done. */
    PackageJson in(Path folder, String during) {
        PackageJson found = byFolder.get(folder);
        if (found == null && !byFolder.containsKey(folder)) {
            found = read(folder.resolve("package.json"));
            byFolder.put(folder, found);
        }
        if (found == null || found.isValid()) return found;
        throw ModuleErrors.plain(
                realm, "ERR_INVALID_PACKAGE_CONFIG", "Invalid package config " + found.file() + during + ".");
    }

    private PackageJson read(Path file) {
        if (!embedder.mayRead(file)) return null;
        String text;
        try {
            text = new String(FileBytes.read(file), StandardCharsets.UTF_8);
        } catch (IOException none) {
            // A file that cannot be read is treated as missing.
            return null;
        }
        try {
            JsObject json = realm.intrinsic(Intrinsic.JSON);
            Object content =
                    ((JsObject) json.get("parse")).call1(json, text.startsWith("\uFEFF") ? text.substring(1) : text);
            return new PackageJson(
                    file, content instanceof JsObject object && !(object instanceof JsArray) ? object : null);
        } catch (JsException invalid) {
            return new PackageJson(file, null);
        }
    }

    // LOOKUP_PACKAGE_SCOPE(url), https://nodejs.org/api/esm.html#resolution-algorithm-specification
    /** The nearest package.json in a file's folder or those above it, up to node_modules; null if there is none. */
    public PackageJson scopeOf(Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (folder.getFileName() != null && folder.getFileName().toString().equals("node_modules")) return null;
            PackageJson found = in(folder);
            if (found != null) return found;
        }
        return null;
    }
}

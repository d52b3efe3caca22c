package dev.gyre.modules.resolve;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Reads package.json files, each once. */
public final class PackageFiles {
    private final Realm realm;
    private final Map<Path, PackageJson> byFolder = new HashMap<>();

    public PackageFiles(Realm realm) {
        this.realm = realm;
    }

    /** The package.json of a folder, or null; an invalid one is an error. */
    public PackageJson in(Path folder) {
        if (byFolder.containsKey(folder)) return byFolder.get(folder);
        PackageJson found = read(folder.resolve("package.json"));
        byFolder.put(folder, found);
        return found;
    }

    private PackageJson read(Path file) {
        String text;
        try {
            if (!Files.isRegularFile(file)) return null;
            text = Files.readString(file);
        } catch (IOException unreadable) {
            return null;
        }
        try {
            JsObject json = realm.intrinsic(Intrinsic.JSON);
            Object content = ((JsObject) json.get("parse")).call1(json, text.startsWith("\uFEFF") ? text.substring(1) : text);
            return new PackageJson(file, content instanceof JsObject object ? object : JsObject.create(realm));
        } catch (JsException invalid) {
            Object message = invalid.value(realm) instanceof JsObject error ? error.get("message") : Undefined.INSTANCE;
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_INVALID_PACKAGE_CONFIG", "Invalid package config " + file + ".\n" + message);
        }
    }

    // LOOKUP_PACKAGE_SCOPE(url), https://nodejs.org/api/esm.html#resolution-algorithm-specification
    /** The nearest package.json of a file's folders, not crossing node_modules; null when there is none. */
    public PackageJson scopeOf(Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (folder.getFileName() != null && folder.getFileName().toString().equals("node_modules")) return null;
            PackageJson found = in(folder);
            if (found != null) return found;
        }
        return null;
    }
}

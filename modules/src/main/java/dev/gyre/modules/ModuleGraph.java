package dev.gyre.modules;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import java.util.HashMap;
import java.util.Map;

/**
 * The registry of a graph: one record for a module, whether an import or a require came first. Imports find a record by its URL, and keep it; require finds the
 * module object of the same record by its file name in require.cache, out of which programs take modules and into which they put others.
 */
// https://nodejs.org/api/esm.html#no-requirecache
public final class ModuleGraph {
    private final Map<String, ModuleRecord> imported = new HashMap<>();
    private final ModuleLoader loader;

    ModuleGraph(ModuleLoader loader) {
        this.loader = loader;
    }

    /** The record that imports of a URL share, one for each type (null: no type); null before the first of them. */
    public ModuleRecord imported(String url, String type) {
        return imported.get(key(url, type));
    }

    public void addImported(String url, String type, ModuleRecord record) {
        imported.put(key(url, type), record);
    }

    private static String key(String url, String type) {
        return type == null ? url : url + '\n' + type;
    }

    /** What require.cache has for a file: a module object, whatever a program has put there, or null. */
    public JsObject required(String filename) {
        return cache(filename).get(PropertyKey.fromString(filename)) instanceof JsObject module ? module : null;
    }

    public void addRequired(String filename, JsObject module) {
        cache(filename).put(PropertyKey.fromString(filename), module);
    }

    public void removeRequired(String filename) {
        cache(filename).delete(PropertyKey.fromString(filename));
    }

    /** Module._cache, which a program may have replaced. */
    private JsObject cache(String filename) {
        Object cache = loader.commonJs().module().get("_cache");
        if (cache instanceof JsObject object) return object;
        throw Errors.typeError("Cannot read properties of " + TypeConversion.toString(cache) + " (reading '" + filename + "')");
    }
}

package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;

/** require.cache: module objects by file name. Programs may remove and replace them. */
// https://nodejs.org/api/modules.html#requirecache
public final class RequireCache {
    private final ModuleFunction functions;

    RequireCache(ModuleFunction functions) {
        this.functions = functions;
    }

    /** The module object of a file, possibly any object that a program has set, or null. */
    public JsObject get(String filename) {
        return cache(filename).get(PropertyKey.fromString(filename)) instanceof JsObject module ? module : null;
    }

    void put(String filename, JsObject module) {
        cache(filename).put(PropertyKey.fromString(filename), module);
    }

    void remove(String filename) {
        cache(filename).delete(PropertyKey.fromString(filename));
    }

    /** Module._cache, which a program may have replaced. */
    private JsObject cache(String filename) {
        Object cache = functions.module().get("_cache");
        if (cache instanceof JsObject object) return object;
        throw Errors.typeError(
                "Cannot read properties of " + TypeConversion.toString(cache) + " (reading '" + filename + "')");
    }
}

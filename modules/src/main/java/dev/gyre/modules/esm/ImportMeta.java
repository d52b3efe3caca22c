package dev.gyre.modules.esm;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;

/** Fills import.meta. */
// https://nodejs.org/api/esm.html#importmeta
final class ImportMeta {
    private ImportMeta() {}

    static void fill(ModuleLoader loader, JsObject importMeta, ModuleOrigin origin) {
        Realm realm = loader.realm();
        if (origin.file() != null) {
            importMeta.createDataProperty("dirname", origin.file().getParent().toString());
            importMeta.createDataProperty("filename", origin.file().toString());
        }
        importMeta.createDataProperty("main", origin.isMain());
        importMeta.createDataProperty("resolve", new NativeClosure(realm, "resolve", 1, (current, callee, self, arguments, newTarget) ->
                resolve(loader, TypeConversion.toString(arguments.length > 0 ? arguments[0] : Undefined.INSTANCE), origin.url())));
        importMeta.createDataProperty("url", origin.url());
    }

    // import.meta.resolve(specifier), https://nodejs.org/api/esm.html#importmetaresolvespecifier
    private static Object resolve(ModuleLoader loader, String specifier, String base) {
        try {
            return loader.esm().resolve(specifier, base, java.util.Map.of()).url();
        } catch (JsException error) {
            // What is not there has a URL all the same.
            boolean isMissing = ModuleErrors.hasCode(loader.realm(), error, "ERR_MODULE_NOT_FOUND") || ModuleErrors.hasCode(loader.realm(), error, "ERR_UNSUPPORTED_DIR_IMPORT");
            if (isMissing && ((ErrorObject) error.value(loader.realm())).get("url") instanceof CharSequence url) return url;
            throw error;
        }
    }
}

package dev.gyre.modules.esm;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.resolve.ModuleOrigin;
import java.util.Map;

/** Fills import.meta. */
// https://nodejs.org/api/esm.html#importmeta
final class ImportMeta {
    private ImportMeta() {}

    static void fill(Realm realm, ImportResolver resolver, JsObject importMeta, ModuleOrigin origin) {
        if (origin.file() != null) {
            importMeta.createDataProperty("dirname", origin.file().getParent().toString());
            importMeta.createDataProperty("filename", origin.file().toString());
        }
        importMeta.createDataProperty("main", origin.isMain());
        importMeta.createDataProperty(
                "resolve",
                new NativeClosure(
                        realm,
                        "resolve",
                        1,
                        (current, callee, self, arguments, newTarget) -> resolve(
                                realm,
                                resolver,
                                TypeConversion.toString(arguments.length > 0 ? arguments[0] : Undefined.INSTANCE),
                                origin.url())));
        importMeta.createDataProperty("url", origin.url());
    }

    // import.meta.resolve(specifier), https://nodejs.org/api/esm.html#importmetaresolvespecifier
    private static Object resolve(Realm realm, ImportResolver resolver, String specifier, String base) {
        try {
            return resolver.resolve(specifier, base, Map.of(), Purpose.IMPORT).url();
        } catch (JsException error) {
            // A file that does not exist still has a URL.
            boolean isMissing = ModuleErrors.hasCode(realm, error, "ERR_MODULE_NOT_FOUND")
                    || ModuleErrors.hasCode(realm, error, "ERR_UNSUPPORTED_DIR_IMPORT");
            if (isMissing && ((ErrorObject) error.value(realm)).get("url") instanceof CharSequence url) return url;
            throw error;
        }
    }
}

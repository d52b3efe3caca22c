package dev.gyre.modules.esm;

import dev.gyre.engine.error.JsException;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.JsSymbol;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.cjs.ExportScanner;
import dev.gyre.modules.resolve.ModuleFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Records of CommonJS modules, which run at their turn and show the exports that their text names. */
// https://nodejs.org/api/esm.html#commonjs-namespaces
final class CommonJsRecord {
    private static final String MODULE_EXPORTS = "module.exports";

    private CommonJsRecord() {}

    /** The record of a CommonJS text; throws the SyntaxError of a text that is none. A hooked text runs as it is, any other as require would run the file. */
    static ModuleRecord create(ModuleLoader loader, String filename, String text, ModuleOrigin origin, boolean hooked) {
        Realm realm = loader.realm();
        boolean isKnown = loader.commonJs().cache().hasOwnProperty(PropertyKey.fromString(filename));
        if (!isKnown) loader.commonJs().prepare(text, filename);
        Set<String> names = new LinkedHashSet<>();
        collect(loader, filename, text, names, new HashSet<>());
        names.remove("default");
        names.remove(MODULE_EXPORTS);
        List<String> all = new ArrayList<>(names);
        all.add("default");
        all.add(MODULE_EXPORTS);
        return new SyntheticModule(realm, all, record -> {
            Object exports = hooked ? loader.commonJs().runHooked(filename, text) : loader.commonJs().loadForImport(filename, origin.isMain());
            fill(record, names, exports);
        }, origin);
    }

    static boolean isCommonJs(SyntheticModule module) {
        return module.exportedNames().contains(MODULE_EXPORTS);
    }

    private static void collect(ModuleLoader loader, String filename, String text, Set<String> names, Set<String> seen) {
        if (!seen.add(filename)) return;
        ExportScanner scan = ExportScanner.scan(text);
        names.addAll(scan.names());
        for (String specifier : scan.reexports()) {
            String target = loader.commonJs().tryResolve(specifier, filename);
            if (target == null || !target.startsWith("/")) continue;
            Path file = loader.resolver().path(target);
            ModuleFormat format = loader.formats().declared(file);
            boolean isScript = format == ModuleFormat.COMMONJS || format == null && (target.endsWith(".js") || target.endsWith(".ts"));
            if (isScript) collect(loader, target, SourceFiles.read(loader, file), names, seen);
        }
    }

    private static void fill(SyntheticModule record, Set<String> names, Object exports) {
        for (String name : names) {
            Object value = exports instanceof JsObject object && object.hasProperty(PropertyKey.fromString(name)) ? get(object, name) : Undefined.INSTANCE;
            record.setExport(name, value);
        }
        record.setExport("default", exports);
        record.setExport(MODULE_EXPORTS, exports);
    }

    /** A getter that throws exports undefined, as in Node. */
    static Object get(JsObject exports, String name) {
        try {
            return exports.get(PropertyKey.fromString(name));
        } catch (JsException thrown) {
            return Undefined.INSTANCE;
        }
    }

    static Set<String> exportNames(JsObject exports) {
        Set<String> names = new LinkedHashSet<>();
        for (Object key : exports.ownPropertyKeys()) {
            if (!(key instanceof JsSymbol) && exports.getOwnProperty(key).enumerable()) names.add(PropertyKey.toDisplay(key));
        }
        return names;
    }
}

package dev.gyre.modules.esm;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.source.Source;
import dev.gyre.engine.value.JsSymbol;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.cjs.ExportScanner;
import dev.gyre.modules.resolve.Resolver.Resolution;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Records for what is not an ES module: CommonJS files run at their turn, builtins are there already. */
// https://nodejs.org/api/esm.html#commonjs-namespaces
final class CommonJsRecord {
    private static final String MODULE_EXPORTS = "module.exports";

    private CommonJsRecord() {}

    /** The record of a CommonJS file; throws the SyntaxError of a text that is none. */
    static ModuleRecord create(ModuleLoader loader, Path file) {
        Realm realm = loader.realm();
        Set<String> names = new LinkedHashSet<>();
        if (loader.commonJs().cache().get(file.toString()) instanceof JsObject module && module.get("exports") instanceof JsObject exports) {
            names.addAll(exportNames(exports));
        } else {
            String text = SourceFiles.withoutHashbang(SourceFiles.read(loader, file));
            CompiledFunction.compile(realm, new Source(file.toString(), text), "exports", "require", "module", "__filename", "__dirname");
            collect(loader, file, text, names, new HashSet<>());
        }
        names.remove("default");
        List<String> all = new ArrayList<>(names);
        all.add("default");
        if (!names.contains(MODULE_EXPORTS)) all.add(MODULE_EXPORTS);
        return new SyntheticModule(realm, all, record -> {
            Object exports = loader.commonJs().load(file, null);
            fill(record, names, exports);
        }, new ModuleOrigin(file, false));
    }

    static boolean isCommonJs(SyntheticModule module) {
        return module.exportedNames().contains(MODULE_EXPORTS);
    }

    private static void collect(ModuleLoader loader, Path file, String text, Set<String> names, Set<Path> seen) {
        if (!seen.add(file)) return;
        ExportScanner scan = ExportScanner.scan(text);
        names.addAll(scan.names());
        for (String specifier : scan.reexports()) {
            Resolution target = loader.resolver().tryRequire(specifier, file.getParent());
            if (target == null || target.isBuiltin() || !target.file().toString().matches(".*\\.c?[jt]s")) continue;
            collect(loader, target.file(), SourceFiles.read(loader, target.file()), names, seen);
        }
    }

    private static void fill(SyntheticModule record, Set<String> names, Object exports) {
        for (String name : names) {
            Object value = exports instanceof JsObject object && object.hasProperty(PropertyKey.fromString(name)) ? get(object, name) : Undefined.INSTANCE;
            record.setExport(name, value);
        }
        record.setExport("default", exports);
        if (!names.contains(MODULE_EXPORTS)) record.setExport(MODULE_EXPORTS, exports);
    }

    /** A getter that throws exports undefined, as in Node. */
    private static Object get(JsObject exports, String name) {
        try {
            return exports.get(PropertyKey.fromString(name));
        } catch (JsException thrown) {
            return Undefined.INSTANCE;
        }
    }

    private static Set<String> exportNames(JsObject exports) {
        Set<String> names = new LinkedHashSet<>();
        for (Object key : exports.ownPropertyKeys()) {
            if (!(key instanceof JsSymbol)) names.add(PropertyKey.toDisplay(key));
        }
        return names;
    }

    /** The record of a builtin. */
    static ModuleRecord ofExports(Realm realm, Object exports) {
        Set<String> names = exports instanceof JsObject object ? exportNames(object) : new LinkedHashSet<>();
        names.remove("default");
        List<String> all = new ArrayList<>(names);
        all.add("default");
        return new SyntheticModule(realm, all, record -> {
            for (String name : names) record.setExport(name, get((JsObject) exports, name));
            record.setExport("default", exports);
        }, null);
    }
}

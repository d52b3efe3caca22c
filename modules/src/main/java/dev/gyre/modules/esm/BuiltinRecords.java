package dev.gyre.modules.esm;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleLoader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The records of builtin modules: their exports as they were, until somebody synchronises them. */
// https://nodejs.org/api/esm.html#builtin-modules
final class BuiltinRecords {
    private record Entry(SyntheticModule module, Set<String> names, Object exports) {}

    private final ModuleLoader loader;
    private final Map<String, Entry> entries = new HashMap<>();

    BuiltinRecords(ModuleLoader loader) {
        this.loader = loader;
    }

    ModuleRecord record(String name) {
        Entry known = entries.get(name);
        if (known != null) return known.module();
        Object exports = loader.embedder().exports(name);
        Set<String> names = exports instanceof JsObject object ? CommonJsRecord.exportNames(object) : Set.of();
        List<String> all = new ArrayList<>(names);
        all.remove("default");
        all.add("default");
        var module = new SyntheticModule(loader.realm(), all, record -> fill(record, names, exports), null);
        entries.put(name, new Entry(module, names, exports));
        return module;
    }

    private static void fill(SyntheticModule record, Set<String> names, Object exports) {
        for (String name : names) {
            if (name.equals("default")) continue;
            Object value = CommonJsRecord.get((JsObject) exports, name);
            boolean isOwn = ((JsObject) exports).hasOwnProperty(PropertyKey.fromString(name));
            record.setExport(name, isOwn ? value : Undefined.INSTANCE);
        }
        record.setExport("default", exports);
    }

    void synchronize() {
        for (Entry entry : entries.values()) fill(entry.module(), entry.names(), entry.exports());
    }
}

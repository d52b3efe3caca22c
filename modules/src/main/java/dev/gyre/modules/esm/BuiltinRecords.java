package dev.gyre.modules.esm;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.cjs.CommonJsRecord;
import dev.gyre.modules.host.ModuleEmbedder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The records of builtin modules, whose exports are copies that are updated by module.syncBuiltinESMExports. */
// https://nodejs.org/api/esm.html#builtin-modules
final class BuiltinRecords {
    private final Realm realm;
    private final ModuleEmbedder embedder;
    private final Map<String, BuiltinRecord> records = new HashMap<>();

    BuiltinRecords(Realm realm, ModuleEmbedder embedder) {
        this.realm = realm;
        this.embedder = embedder;
    }

    ModuleRecord record(String name) {
        BuiltinRecord known = records.get(name);
        if (known == null) {
            known = new BuiltinRecord(realm, embedder.exports(name));
            records.put(name, known);
        }
        return known;
    }

    void synchronize() {
        for (BuiltinRecord record : records.values()) record.run();
    }

    /** The record of one builtin module. */
    private static final class BuiltinRecord extends SyntheticModule {
        private final Object exports;
        private final List<String> names = new ArrayList<>();

        BuiltinRecord(Realm realm, Object exports) {
            super(realm, null);
            this.exports = exports;
            if (exports instanceof JsObject object) {
                for (Object key : object.ownPropertyKeys()) {
                    if (!(key instanceof JsSymbol) && object.getOwnProperty(key).enumerable())
                        names.add(PropertyKey.toDisplay(key));
                }
            }
            names.remove("default");
            names.add("default");
        }

        @Override
        protected List<String> exportNames() {
            return names;
        }

        @Override
        protected void run() {
            for (String name : names) setExport(name, value(name));
        }

        private Object value(String name) {
            if (name.equals("default")) return exports;
            Object value = CommonJsRecord.get((JsObject) exports, name);
            return ((JsObject) exports).hasOwnProperty(PropertyKey.fromString(name)) ? value : Undefined.INSTANCE;
        }
    }
}

package dev.gyre.modules.esm;

import dev.gyre.engine.module.ModuleRecord;
import java.util.HashMap;
import java.util.Map;

/** The records that imports share: one for each URL and type attribute, kept permanently. */
// https://html.spec.whatwg.org/multipage/webappapis.html#module-map
final class ModuleMap {
    private final Map<String, ModuleRecord> records = new HashMap<>();

    /** The record of a URL; null before its first import. */
    ModuleRecord get(String url, String typeOrNull) {
        return records.get(key(url, typeOrNull));
    }

    void put(String url, String typeOrNull, ModuleRecord record) {
        records.put(key(url, typeOrNull), record);
    }

    private static String key(String url, String typeOrNull) {
        return typeOrNull == null ? url : url + '\n' + typeOrNull;
    }
}

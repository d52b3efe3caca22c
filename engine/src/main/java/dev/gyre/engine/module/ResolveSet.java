package dev.gyre.engine.module;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The resolveSet of ResolveExport: which names of which modules a search has asked for. */
final class ResolveSet {
    private final Map<ModuleRecord, Set<String>> asked = new HashMap<>();

    /** Whether the search begins here. */
    boolean isEmpty() {
        return asked.isEmpty();
    }

    /** Notes a name; false when it has been asked for. */
    boolean add(ModuleRecord module, String name) {
        Set<String> names = asked.get(module);
        if (names == null) {
            names = new HashSet<>();
            asked.put(module, names);
        }
        return names.add(name);
    }
}

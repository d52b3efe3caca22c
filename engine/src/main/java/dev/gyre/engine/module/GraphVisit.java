package dev.gyre.engine.module;

import dev.gyre.engine.runtime.host.ModuleRequest;
import java.util.List;

/** A module during a graph traversal, and how many of its requests have been visited. */
final class GraphVisit {
    final CyclicModule module;
    private final List<ModuleRequest> requests;
    private int followed;

    GraphVisit(CyclicModule module) {
        this.module = module;
        requests = module.requestedModules();
    }

    /** Returns the module of the next request, or null when all have been visited. */
    ModuleRecord next() {
        return followed < requests.size() ? module.importedModule(requests.get(followed++)) : null;
    }
}

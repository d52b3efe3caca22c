package dev.gyre.engine.module;

import dev.gyre.engine.runtime.host.ModuleRequest;
import java.util.List;

/** A module of a graph that is being walked through, and how far its requests have been followed. */
final class GraphVisit {
    final CyclicModule module;
    private final List<ModuleRequest> requests;
    private int followed;

    GraphVisit(CyclicModule module) {
        this.module = module;
        requests = module.requestedModules();
    }

    /** The module of the next request, or null when all have been followed. */
    ModuleRecord next() {
        return followed < requests.size() ? module.importedModule(requests.get(followed++)) : null;
    }
}

package dev.gyre.engine.module;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;

// GraphLoadingState Records, https://tc39.es/ecma262/#graphloadingstate-record
/** Loads a module and all its dependencies. */
final class GraphLoading {
    private final Realm realm;
    private final Object hostDefined;
    private final PromiseObject promise;
    private final Set<CyclicModule> visited = new HashSet<>();
    /** Modules still to visit. A queue instead of recursion, because chains of imports can be long. */
    private final ArrayDeque<ModuleRecord> queue = new ArrayDeque<>();

    private boolean visiting;
    private boolean loading = true;
    private int pending;

    GraphLoading(Realm realm, Object hostDefined) {
        this.realm = realm;
        this.hostDefined = hostDefined;
        this.promise = PromiseObject.create(realm);
    }

    PromiseObject start(CyclicModule module) {
        pending = 1;
        visit(module);
        return promise;
    }

    private void visit(ModuleRecord module) {
        queue.add(module);
        if (visiting) return;
        visiting = true;
        try {
            while (loading && !queue.isEmpty()) innerModuleLoading(queue.poll());
        } finally {
            visiting = false;
        }
    }

    // InnerModuleLoading ( state, module ), https://tc39.es/ecma262/#sec-InnerModuleLoading
    private void innerModuleLoading(ModuleRecord record) {
        if (record instanceof CyclicModule module && module.status == ModuleStatus.NEW && visited.add(module)) {
            pending += module.requestedModules().size();
            for (ModuleRequest request : module.requestedModules()) {
                ModuleRecord known = module.importedModule(request);
                if (known != null) queue.add(known);
                else
                    realm.agent()
                            .hooks()
                            .loadImportedModule(module, request, hostDefined, new Receiver(this, module, request));
                if (!loading) return;
            }
        }
        if (--pending > 0) return;
        loading = false;
        for (CyclicModule module : visited) {
            if (module.status == ModuleStatus.NEW) module.status = ModuleStatus.UNLINKED;
        }
        promise.resolve(realm, Undefined.INSTANCE);
    }

    private void fail(JsException error) {
        if (!loading) return;
        loading = false;
        promise.reject(realm, error.value(realm));
    }

    // FinishLoadingImportedModule ( referrer, moduleRequest, payload, result ),
    // https://tc39.es/ecma262/#sec-FinishLoadingImportedModule
    /** Receives one module of the graph from the host. */
    private record Receiver(GraphLoading graph, CyclicModule referrer, ModuleRequest request)
            implements LoadedModuleReceiver {
        @Override
        public void loaded(LoadedModule module) {
            referrer.addLoadedModule(request, (ModuleRecord) module);
            if (graph.loading) graph.visit((ModuleRecord) module);
        }

        @Override
        public void failed(JsException error) {
            graph.fail(error);
        }
    }
}

package dev.gyre.engine.module;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Cyclic Module Records, https://tc39.es/ecma262/#sec-cyclic-module-records
/** A Cyclic Module Record: a module that can be part of an import cycle. */
public abstract class CyclicModule extends ModuleRecord {
    /** Values of [[AsyncEvaluationOrder]] before it is set, and when evaluation is over. */
    static final long UNSET = -1, DONE = -2;

    ModuleStatus status = ModuleStatus.NEW;
    /** The throw completion of the evaluation, or null. */
    JsException evaluationError;

    int dfsIndex;
    int dfsAncestorIndex;
    CyclicModule cycleRoot;
    long asyncEvaluationOrder = UNSET;
    PromiseObject topLevelPromise;
    final List<CyclicModule> asyncParentModules = new ArrayList<>();
    int pendingAsyncDependencies;
    private final Map<ModuleRequest, ModuleRecord> loadedModules = new HashMap<>();

    CyclicModule(Realm realm, Object hostDefined) {
        super(realm, hostDefined);
    }

    public final ModuleStatus status() {
        return status;
    }

    /** The error that the evaluation threw, or null. */
    public final JsException evaluationError() {
        return evaluationError;
    }

    /** [[RequestedModules]]: the module's dependencies in order of first occurrence. */
    public abstract List<ModuleRequest> requestedModules();

    /** [[HasTLA]]: whether the module awaits at its top level. */
    public abstract boolean hasTopLevelAwait();

    // InitializeEnvironment ( ), https://tc39.es/ecma262/#table-cyclic-module-methods
    abstract void initializeEnvironment();

    // ExecuteModule ( [ capability ] ), https://tc39.es/ecma262/#table-cyclic-module-methods
    /** Runs the body of a module without top-level await. */
    abstract void execute();

    /** Runs the body of a module with top-level await. */
    abstract PromiseObject executeAsync();

    // GetImportedModule ( referrer, request ), https://tc39.es/ecma262/#sec-GetImportedModule
    public final ModuleRecord importedModule(ModuleRequest request) {
        return loadedModules.get(request);
    }

    /**
     * Records in [[LoadedModules]] what the host loaded for a request; a synchronous loader may do so before linking.
     */
    public final void addLoadedModule(ModuleRequest request, ModuleRecord module) {
        loadedModules.putIfAbsent(request, module);
    }

    @Override
    public final PromiseObject loadRequestedModules(Object hostDefined) {
        var loading = new GraphLoading(realm(), hostDefined);
        return loading.start(this);
    }

    @Override
    public final void link() {
        ModuleLinking.link(this);
    }

    @Override
    public final PromiseObject evaluate() {
        return ModuleEvaluation.evaluate(this);
    }
}

package dev.gyre.engine.module;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

// Synthetic Module Records, https://tc39.es/ecma262/#sec-synthetic-module-records
/** A module without source text of the specification's: its exports are set by Java code. */
public abstract class SyntheticModule extends ModuleRecord {
    /** Slots of the variables by name; a map, because there may be thousands. */
    private Map<String, Integer> slots;

    private HeapScope environment;
    private PromiseObject evaluation;

    // CreateSyntheticModule, https://tc39.es/ecma262/#sec-create-default-export-synthetic-module
    protected SyntheticModule(Realm realm, Object hostDefined) {
        super(realm, hostDefined);
    }

    // CreateDefaultExportSyntheticModule ( defaultExport ),
    // https://tc39.es/ecma262/#sec-create-default-export-synthetic-module
    public static SyntheticModule withDefaultExport(Realm realm, Object value, Object hostDefined) {
        return new DefaultExport(realm, value, hostDefined);
    }

    /** [[ExportNames]]: the names that the module exports, computed once, when it is first linked to. */
    protected abstract List<String> exportNames();

    /** [[EvaluationSteps]]: sets the exports; what it throws is the module's evaluation error. */
    protected abstract void run();

    // SetSyntheticModuleExport ( module, exportName, exportValue ),
    // https://tc39.es/ecma262/#sec-setsyntheticmoduleexport
    public final void setExport(String exportName, Object value) {
        HeapScope scope = environment();
        Integer slot = slots.get(exportName);
        if (slot == null) throw new IllegalArgumentException("no export " + exportName);
        scope.slots[slot] = value;
    }

    @Override
    final HeapScope environment() {
        if (environment == null) {
            slots = new LinkedHashMap<>();
            for (String name : exportNames()) slots.put(name, slots.size());
            var layout = new ScopeLayout(slots.keySet().toArray(new String[0]), new byte[slots.size()], null, false);
            environment = HeapScope.create(null, layout);
        }
        return environment;
    }

    @Override
    public final PromiseObject loadRequestedModules(Object hostDefined) {
        return PromiseObject.resolved(realm(), Undefined.INSTANCE);
    }

    @Override
    final Set<String> exportedNames() {
        environment();
        return slots.keySet();
    }

    @Override
    final ModuleBinding resolveExport(String exportName) {
        environment();
        return slots.containsKey(exportName) ? new ModuleBinding(this, exportName) : null;
    }

    @Override
    public final void link() {}

    /** Whether the module has begun to evaluate and has not ended. */
    public final boolean isEvaluating() {
        return evaluation != null && evaluation.state() == PromiseObject.State.PENDING;
    }

    // Evaluate ( ), https://tc39.es/ecma262/#sec-smr-Evaluate
    @Override
    public final PromiseObject evaluate() {
        if (evaluation != null) return evaluation;
        evaluation = PromiseObject.create(realm());
        // The caller of the evaluation handles the result at once, so promise hooks must not see an unhandled
        // rejection.
        evaluation.markHandled();
        try {
            run();
            evaluation.resolve(realm(), Undefined.INSTANCE);
        } catch (JsException exception) {
            evaluation.reject(realm(), exception.value(realm()));
        }
        return evaluation;
    }

    /** A module with one export. */
    private static final class DefaultExport extends SyntheticModule {
        private final Object value;

        DefaultExport(Realm realm, Object value, Object hostDefined) {
            super(realm, hostDefined);
            this.value = value;
        }

        @Override
        protected List<String> exportNames() {
            return List.of("default");
        }

        @Override
        protected void run() {
            setExport("default", value);
        }
    }
}

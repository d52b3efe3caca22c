package dev.gyre.engine.module;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.interpreter.HeapScope;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import java.util.List;
import java.util.Set;

// Synthetic Module Records, https://tc39.es/ecma262/#sec-synthetic-module-records
/** A module without source text: its exports are set by Java code. */
public final class SyntheticModule extends ModuleRecord {
    /** [[EvaluationSteps]]: sets the exports; what it throws is the module's evaluation error. */
    public interface EvaluationSteps {
        void run(SyntheticModule module);
    }

    private final List<String> exportNames;
    private final EvaluationSteps steps;
    private final HeapScope environment;
    private PromiseObject evaluation;

    // CreateSyntheticModule, https://tc39.es/ecma262/#sec-create-default-export-synthetic-module
    public SyntheticModule(Realm realm, List<String> exportNames, EvaluationSteps steps, Object hostDefined) {
        super(realm, hostDefined);
        this.exportNames = List.copyOf(exportNames);
        this.steps = steps;
        var layout = new ScopeLayout(this.exportNames.toArray(String[]::new), new byte[exportNames.size()], null, false);
        environment = HeapScope.create(null, layout);
    }

    // CreateDefaultExportSyntheticModule ( defaultExport ), https://tc39.es/ecma262/#sec-create-default-export-synthetic-module
    public static SyntheticModule withDefaultExport(Realm realm, Object value, Object hostDefined) {
        return new SyntheticModule(realm, List.of("default"), module -> module.setExport("default", value), hostDefined);
    }

    // SetSyntheticModuleExport ( module, exportName, exportValue ), https://tc39.es/ecma262/#sec-setsyntheticmoduleexport
    public void setExport(String exportName, Object value) {
        int slot = environment.layout.slotOf(exportName);
        if (slot < 0) throw new IllegalArgumentException("no export " + exportName);
        environment.slots[slot] = value;
    }

    @Override
    HeapScope environment() {
        return environment;
    }

    @Override
    public PromiseObject loadRequestedModules(Object hostDefined) {
        return PromiseObject.resolved(realm(), Undefined.INSTANCE);
    }

    @Override
    List<String> exportedNames(Set<ModuleRecord> exportStarSet) {
        return exportNames;
    }

    @Override
    ModuleBinding resolveExport(String exportName, List<ModuleBinding> resolveSet) {
        return exportNames.contains(exportName) ? new ModuleBinding(this, exportName) : null;
    }

    @Override
    public void link() {}

    // Evaluate ( ), https://tc39.es/ecma262/#sec-smr-Evaluate
    @Override
    public PromiseObject evaluate() {
        if (evaluation != null) return evaluation;
        evaluation = PromiseObject.create(realm());
        try {
            steps.run(this);
            evaluation.resolve(realm(), Undefined.INSTANCE);
        } catch (JsException exception) {
            evaluation.reject(realm(), exception.value(realm()));
        }
        return evaluation;
    }
}

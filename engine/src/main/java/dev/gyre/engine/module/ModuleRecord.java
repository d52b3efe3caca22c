package dev.gyre.engine.module;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.scope.HeapScope;
import java.util.ArrayList;
import java.util.Set;

// Abstract Module Records, https://tc39.es/ecma262/#sec-abstract-module-records
/** A module of any kind. */
public abstract class ModuleRecord implements LoadedModule, ImportReferrer {
    private final Realm realm;
    private final Object hostDefined;
    private ModuleNamespace namespace;

    ModuleRecord(Realm realm, Object hostDefined) {
        this.realm = realm;
        this.hostDefined = hostDefined;
    }

    public final Realm realm() {
        return realm;
    }

    /** [[HostDefined]]: the value that the embedder gave at creation. */
    public final Object hostDefined() {
        return hostDefined;
    }

    /** The scope of the module's variables; null before it is linked. */
    abstract HeapScope environment();

    // LoadRequestedModules ( [ hostDefined ] ), https://tc39.es/ecma262/#table-abstract-methods-of-module-records
    /** Loads all modules that this one depends on, through the host. */
    public abstract PromiseObject loadRequestedModules(Object hostDefined);

    // GetExportedNames ( [ exportStarSet ] ), https://tc39.es/ecma262/#table-abstract-methods-of-module-records
    /** The names that the module exports, including those of its star exports. */
    abstract Set<String> exportedNames();

    // ResolveExport ( exportName [ , resolveSet ] ), https://tc39.es/ecma262/#table-abstract-methods-of-module-records
    /**
     * Returns null if there is no such export or only a circular one; {@link ModuleBinding#ambiguous} if star exports
     * disagree.
     */
    abstract ModuleBinding resolveExport(String exportName);

    // Link ( ), https://tc39.es/ecma262/#table-abstract-methods-of-module-records
    public abstract void link();

    // Evaluate ( ), https://tc39.es/ecma262/#table-abstract-methods-of-module-records
    public abstract PromiseObject evaluate();

    // GetModuleNamespace ( module ), https://tc39.es/ecma262/#sec-getmodulenamespace
    public final ModuleNamespace namespace() {
        if (namespace == null) {
            var names = new ArrayList<String>();
            var bindings = new ArrayList<ModuleBinding>();
            for (String name : exportedNames()) {
                ModuleBinding binding = resolveExport(name);
                if (binding == null || binding.isAmbiguous() || binding.isCircular()) continue;
                names.add(name);
                bindings.add(binding);
            }
            namespace = ModuleNamespace.create(realm, names, bindings);
            namespace.module(this);
        }
        return namespace;
    }
}

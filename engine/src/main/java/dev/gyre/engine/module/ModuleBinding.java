package dev.gyre.engine.module;

import dev.gyre.engine.scope.HeapScope;

// ResolvedBinding Records, https://tc39.es/ecma262/#resolvedbinding-record
/** The target of an exported name: a variable of a module, or (null name) a module's namespace object. */
public final class ModuleBinding {
    private final ModuleRecord module;
    private final String name;
    private HeapScope scope;
    private int slot;
    private boolean circular;
    private CircularExport circle;

    ModuleBinding(ModuleRecord module, String name) {
        this.module = module;
        this.name = name;
    }

    /** The result if star exports have different bindings of a name. */
    static ModuleBinding ambiguous() {
        return new ModuleBinding(null, null);
    }

    boolean isAmbiguous() {
        return module == null && !circular;
    }

    /**
     * The result for a name that is re-exported in a cycle; the argument is null until the end of the cycle is known.
     */
    static ModuleBinding circular(CircularExport circle) {
        var binding = new ModuleBinding(null, null);
        binding.circular = true;
        binding.circle = circle;
        return binding;
    }

    boolean isCircular() {
        return circular;
    }

    /** The cycle of re-exports, or null. */
    CircularExport circle() {
        return circle;
    }

    public ModuleRecord module() {
        return module;
    }

    /** The variable's name in its module, null for the namespace object. */
    public String name() {
        return name;
    }

    boolean isSameAs(ModuleBinding other) {
        return module == other.module && (name == null ? other.name == null : name.equals(other.name));
    }

    /** The value of a variable that is never written again; null for others, and before {@link #get} has been called. */
    public Object constant() {
        return scope == null ? null : scope.constant(slot);
    }

    /** The current value; null while the variable is in its temporal dead zone. */
    public Object get() {
        if (name == null) return module.namespace();
        if (scope == null) {
            scope = module.environment();
            if (scope == null) return null;
            slot = scope.layout.slotOf(name);
        }
        return scope.value(slot);
    }
}

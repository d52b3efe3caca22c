package dev.gyre.engine.scope;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * The captured variables of one scope: slots in the layout's order, with Java null in a slot in its temporal dead zone.
 */
public class HeapScope {
    public final HeapScope parent;
    public final Object[] slots;
    public final ScopeLayout layout;

    public HeapScope(HeapScope parent, Object[] slots, ScopeLayout layout) {
        this.parent = parent;
        this.slots = slots;
        this.layout = layout;
    }

    /** Creates a scope whose slots hold undefined, or the TDZ marker where the layout says so. */
    public static HeapScope create(HeapScope parent, ScopeLayout layout) {
        byte[] kinds = layout.kinds();
        var slots = new Object[kinds.length];
        for (int i = 0; i < kinds.length; i++) {
            if ((kinds[i] & ScopeLayout.TDZ) == 0) slots[i] = Undefined.INSTANCE;
        }
        return layout.evalVariables()
                ? new EvalVariableScope(parent, slots, layout)
                : new HeapScope(parent, slots, layout);
    }

    /** The value of a variable that has been initialised and is never written again; null for others. */
    public Object constant(int slot) {
        Object value = (layout.kinds()[slot] & ScopeLayout.WRITTEN_ONCE) == 0 ? null : slots[slot];
        return value == Undefined.INSTANCE ? null : value;
    }

    /** The scope of a loop's next iteration: the same variables with their current values, in new storage. */
    public HeapScope copy() {
        return new HeapScope(parent, slots.clone(), layout);
    }

    /**
     * The slots of the scope {@code depth} hops out. OPTIMIZATION: no loop for the common depths, which are inlined
     * into the dispatch method.
     */
    public static Object[] slotsAt(Object innermost, int depth) {
        var scope = (HeapScope) innermost;
        if (depth == 0) return scope.slots;
        scope = scope.parent;
        return depth == 1 ? scope.slots : outer(scope, depth - 1).slots;
    }

    private static HeapScope outer(HeapScope scope, int depth) {
        for (; depth > 0; depth--) scope = scope.parent;
        return scope;
    }
}

package dev.gyre.engine.scope;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.runtime.object.MutableInteger;
import dev.gyre.engine.runtime.object.MutableNumber;
import dev.gyre.engine.runtime.object.NumberCell;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * The captured variables of one scope: slots in the layout's order, with Java null in a slot in its temporal dead zone. Compiled code may leave a {@link NumberCell} in a slot,
 * so all others read them by {@link #value}.
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
        Object value = isWrittenOnce(slot) ? slots[slot] : null;
        return value == Undefined.INSTANCE ? null : value;
    }

    /** Whether nothing but its initialisation writes a variable. */
    public boolean isWrittenOnce(int slot) {
        return (layout.kinds()[slot] & ScopeLayout.WRITTEN_ONCE) != 0;
    }

    /** The scope of a loop's next iteration: the same variables with their current values, in new storage. */
    public HeapScope copy() {
        var copied = new Object[slots.length];
        for (int i = 0; i < copied.length; i++) copied[i] = NumberCell.copied(slots[i]);
        return new HeapScope(parent, copied, layout);
    }

    /** The value of a variable; null in its temporal dead zone. */
    public Object value(int slot) {
        return NumberCell.unwrapped(slots[slot]);
    }

    /** As {@link #value}, in the scope {@code depth} hops out. */
    public static Object valueAt(Object innermost, int depth, int slot) {
        return NumberCell.unwrapped(slotsAt(innermost, depth)[slot]);
    }

    /** For compiled code: stores an int in a slot without a MutableInteger, which may get one. */
    public static void storeInteger(Object[] slots, int slot, int value) {
        Object before = slots[slot];
        if (before instanceof MutableNumber number) number.value(value);
        else
            slots[slot] = before instanceof Integer && !MutableInteger.isKept(value)
                    ? new MutableInteger(value)
                    : (Object) value;
    }

    /** For compiled code: stores a double in a slot without a MutableNumber, which gets one if it had a Number. */
    public static void storeNumber(Object[] slots, int slot, double value) {
        Object before = slots[slot];
        boolean hasNumber = before instanceof Double || before instanceof Integer || before instanceof MutableInteger;
        slots[slot] = hasNumber ? new MutableNumber(value) : (Object) value;
    }

    /**
     * The slots of the scope {@code depth} hops out. OPTIMIZATION: no loop for the common depths, which are inlined
     * into the dispatch method, and a switch, because C2 prunes branches that were never taken.
     */
    public static Object[] slotsAt(Object innermost, int depth) {
        var scope = (HeapScope) innermost;
        return switch (depth) {
            case 0 -> scope.slots;
            case 1 -> scope.parent.slots;
            default -> outer(scope, depth).slots;
        };
    }

    private static HeapScope outer(HeapScope scope, int depth) {
        for (; depth > 0; depth--) scope = scope.parent;
        return scope;
    }
}

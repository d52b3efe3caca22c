package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.ast.Scope;

/**
 * Static shape of a heap scope: slot names, which slots start in TDZ, and flags that dynamic lookups need.
 *
 * @param names slot names, in slot order
 * @param kinds per slot: bit 1 starts in TDZ, bit 2 immutable (assignment throws), bit 4 immutable silently in sloppy code (function name),
 *     bit 8 written only once
 * @param staticScope the parser's scope, kept only when direct eval can see it; otherwise null
 * @param evalVariables whether sloppy direct evals declare their variables in this scope
 */
public record ScopeLayout(String[] names, byte[] kinds, Scope staticScope, boolean evalVariables) {
    public static final int TDZ = 1;
    public static final int IMMUTABLE = 2;
    public static final int SILENTLY_IMMUTABLE = 4;
    /** Only the initialisation writes the slot, which holds null or undefined before. */
    public static final int WRITTEN_ONCE = 8;

    public int size() {
        return names.length;
    }

    /** Slot of a name, or -1. */
    public int slotOf(String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) return i;
        }
        return -1;
    }
}

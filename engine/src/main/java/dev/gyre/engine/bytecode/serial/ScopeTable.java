package dev.gyre.engine.bytecode.serial;

import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;

/** Reads the static scopes of a program that direct eval can see. */
final class ScopeTable {
    private final byte[] bytes;
    private final int table;
    private final Scope[] scopes;
    private final StringTable strings;

    ScopeTable(byte[] bytes, int table, int count, StringTable strings) {
        this.bytes = bytes;
        this.table = table;
        this.strings = strings;
        scopes = new Scope[count];
    }

    /** The scope with a number; null for 0. */
    Scope get(int reference) {
        if (reference == 0) return null;
        Scope known = scopes[reference - 1];
        return known != null
                ? known
                : (scopes[reference - 1] =
                        read(new ByteReader(bytes, ByteReader.int4(bytes, table + 4 * (reference - 1)))));
    }

    private Scope read(ByteReader in) {
        ScopeKind kind = ScopeKind.values()[in.word()];
        Scope parent = get(in.word());
        int start = in.word(), flags = in.word(), slotCount = in.word(), functionKind = in.word();
        var scope = Scope.restore(
                kind,
                parent,
                start,
                flags,
                slotCount,
                functionKind == 0 ? null : FunctionKind.values()[functionKind - 1]);
        for (int left = in.word(); left > 0; left--) {
            String name = strings.get(in.word());
            var binding = new Binding(name, BindingKind.values()[in.word()], scope, in.word());
            binding.restore(in.word(), in.signed(), in.word());
            scope.add(binding);
        }
        return scope;
    }
}

package dev.gyre.engine.bytecode.serial;

import dev.gyre.engine.syntax.ast.Scope;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the static scopes that direct eval can see, once each, at the end, when the compiler has assigned all slots.
 */
final class ScopeWriter {
    private final Map<Scope, Integer> indices = new IdentityHashMap<>();
    private final List<Scope> scopes = new ArrayList<>();

    /** The number of a scope, beginning with 1; 0 for null. */
    int reference(Scope scope) {
        if (scope == null) return 0;
        var known = indices.get(scope);
        if (known != null) return known;
        scopes.add(scope);
        indices.put(scope, scopes.size());
        return scopes.size();
    }

    int count() {
        return scopes.size();
    }

    /** Writes the scopes with their outer scopes, then the table of their offsets. */
    int write(ByteWriter out, StringTableWriter strings) {
        var places = new ArrayList<Integer>();
        for (int i = 0; i < scopes.size(); i++) {
            places.add(out.size());
            write(scopes.get(i), out, strings);
        }
        int table = out.size();
        for (int place : places) out.int4(place);
        return table;
    }

    private void write(Scope scope, ByteWriter out, StringTableWriter strings) {
        out.word(scope.kind().ordinal());
        out.word(reference(scope.parent()));
        out.word(scope.start());
        out.word(scope.flags());
        out.word(scope.slotCount());
        out.word(scope.functionKind() == null ? 0 : scope.functionKind().ordinal() + 1);
        out.word(scope.bindingCount());
        for (int i = 0; i < scope.bindingCount(); i++) {
            var binding = scope.binding(i);
            out.word(strings.index(binding.name()));
            out.word(binding.kind().ordinal());
            out.word(binding.position());
            out.word(binding.flags());
            out.signed(binding.slot());
            out.word(binding.initializedAt());
        }
    }
}

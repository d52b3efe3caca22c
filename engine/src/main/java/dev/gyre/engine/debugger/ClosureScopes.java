package dev.gyre.engine.debugger;

import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.runtime.realm.LoadedSources;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.scope.WithScope;
import dev.gyre.engine.syntax.ast.Scope;
import java.util.ArrayList;
import java.util.List;

/** The scopes that a function has captured. */
public final class ClosureScopes {
    private ClosureScopes() {}

    /** The innermost first; the last is the global one. No debugger need be attached. */
    public static List<DebugScope> of(BytecodeFunction closure) {
        DebugScript script = scriptOrNull(closure);
        DebugFunction function =
                script == null ? null : script.functionOf(closure.shared().signature());
        Scope scope = function == null ? null : function.outermost().parent();
        List<DebugScope> found = new ArrayList<>();
        for (HeapScope heap = closure.scope(); heap != null; heap = heap.parent) {
            while (scope != null && !scope.needsHeapScope()) scope = scope.parent();
            if (heap instanceof WithScope with) {
                found.add(new DebugScope(DebugScope.Type.WITH, null, List.of(), with.object, -1, -1));
            } else if (heap.layout != null) {
                DebugScope captured = FrameScopes.captured(heap, scope, script);
                if (captured != null) found.add(captured);
            }
            if (scope != null) scope = scope.parent();
        }
        found.add(new DebugScope(
                DebugScope.Type.GLOBAL, null, List.of(), closure.realm().globalObject(), -1, -1));
        return found;
    }

    private static DebugScript scriptOrNull(BytecodeFunction closure) {
        int id = closure.shared().source().id();
        for (LoadedSources.Entry entry : closure.realm().agent().loadedSources().all())
            if (id != 0 && entry.id() == id && entry.source() != null) return new DebugScript(entry, entry.source());
        return null;
    }
}

package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.compiler.CodeMap;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.FunctionOps;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.scope.WithScope;
import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import java.util.ArrayList;
import java.util.List;

/** Finds the scopes of a frame and their variables in its registers and heap scopes. */
final class FrameScopes {
    private final Frame frame;
    private final DebugFunction function;
    private final int pc;
    private final int position;
    private final List<DebugScope> found = new ArrayList<>();

    private FrameScopes(Frame frame, DebugFunction functionOrNull, int pc) {
        this.frame = frame;
        function = functionOrNull;
        this.pc = pc;
        position = functionOrNull == null ? 0 : Math.max(frame.code.sourceOffset(pc), functionOrNull.statementAt(pc));
    }

    /** The innermost first; without a known function only the captured variables around it. */
    static List<DebugScope> of(Frame frame, DebugFunction functionOrNull, int pc) {
        var scopes = new FrameScopes(frame, functionOrNull, pc);
        if (functionOrNull != null) scopes.own();
        scopes.outer();
        scopes.found.add(new DebugScope(DebugScope.Type.GLOBAL, null, List.of(), frame.realm.globalObject(), -1, -1));
        return scopes.found;
    }

    private void own() {
        CodeMap map = function.map();
        List<Variable> local = new ArrayList<>();
        for (Scope scope : map.scopesAt(pc)) {
            ScopeKind kind = scope.kind();
            HeapScope heap = heapOf(map, scope);
            if (kind == ScopeKind.WITH) {
                if (heap instanceof WithScope with)
                    found.add(new DebugScope(DebugScope.Type.WITH, null, List.of(), with.object, -1, -1));
                continue;
            }
            List<Variable> variables = variables(map, scope, heap);
            boolean isLocal = kind == ScopeKind.FUNCTION || kind == ScopeKind.VARIABLES;
            if (isLocal) local.addAll(variables);
            if (kind == ScopeKind.FUNCTION_NAME) continue;
            if (kind == ScopeKind.FUNCTION)
                found.add(new DebugScope(
                        DebugScope.Type.LOCAL, nameOrNull(), local, null, function.start(), function.end()));
            else if (!isLocal && (!variables.isEmpty() || kind == ScopeKind.MODULE || kind == ScopeKind.EVAL))
                found.add(new DebugScope(
                        type(kind),
                        kind == ScopeKind.MODULE ? null : nameOrNull(),
                        variables,
                        null,
                        scope.start(),
                        -1));
        }
    }

    private String nameOrNull() {
        String name = frame.functionName();
        return name.isEmpty() ? null : name;
    }

    private static DebugScope.Type type(ScopeKind kind) {
        return switch (kind) {
            case CATCH -> DebugScope.Type.CATCH;
            case MODULE -> DebugScope.Type.MODULE;
            case EVAL -> DebugScope.Type.EVAL;
            case SCRIPT -> DebugScope.Type.SCRIPT;
            case FUNCTION, VARIABLES -> DebugScope.Type.CLOSURE;
            default -> DebugScope.Type.BLOCK;
        };
    }

    private HeapScope heapOf(CodeMap map, Scope scope) {
        int register = map.registerOf(scope);
        if (register < 0) return null;
        if (register == BytecodeBuilder.CLOSURE_SCOPE) return frame.heapScope();
        return frame.registers()[register] instanceof HeapScope heap ? heap : null;
    }

    private List<Variable> variables(CodeMap map, Scope scope, HeapScope heap) {
        List<Variable> variables = new ArrayList<>();
        for (int i = 0; i < scope.bindingCount(); i++) {
            Binding binding = scope.binding(i);
            BindingKind kind = binding.kind();
            if (!kind.isStored() || kind.isPrivateName() || kind == BindingKind.SYNTHETIC) continue;
            int register = map.registerOf(binding);
            boolean constant = kind.isConstant();
            if (kind == BindingKind.IMPORT) {
                if (frame.scriptOrModule() instanceof SourceTextModule module)
                    variables.add(Variable.imported(binding.name(), module, binding.slot()));
            } else if (register >= 0) {
                if (kind == BindingKind.ARGUMENTS) createArguments(register, heap);
                variables.add(
                        kind.isLexical() && binding.position() >= position
                                ? Variable.uninitialised(binding.name())
                                : Variable.inRegister(binding.name(), constant, frame, register));
            } else if (heap != null && binding.slot() >= 0 && binding.slot() < heap.slots.length) {
                variables.add(Variable.inScope(heap, binding.slot()));
            }
        }
        return variables;
    }

    /** Creates the arguments object of a function that does so only where it needs it. */
    private void createArguments(int register, HeapScope heap) {
        Object[] registers = frame.registers();
        if (registers[register] == null)
            registers[register] =
                    FunctionOps.createArguments(frame, frame.code.shared.hasMappedArguments() ? 1 : 0, heap);
    }

    /** The heap scopes around the function, which are those of its static scopes that have one. */
    private void outer() {
        Scope scope = function == null ? null : function.outermost().parent();
        if (function != null && frame.function == null)
            scope = function.outermost().parent();
        for (HeapScope heap = frame.heapScope(); heap != null; heap = heap.parent) {
            if (isOwn(heap)) continue;
            while (scope != null && !scope.needsHeapScope()) scope = scope.parent();
            if (heap instanceof WithScope with) {
                found.add(new DebugScope(DebugScope.Type.WITH, null, List.of(), with.object, -1, -1));
            } else if (heap.layout != null) {
                addOuter(heap, scope);
            }
            if (scope != null) scope = scope.parent();
        }
    }

    /** A module's frame has its scope as the function's. */
    private boolean isOwn(HeapScope heap) {
        if (function == null || heap != frame.heapScope()) return false;
        for (Scope scope : function.map().scopesAt(pc)) {
            if (function.map().registerOf(scope) == BytecodeBuilder.CLOSURE_SCOPE) return true;
        }
        return false;
    }

    private void addOuter(HeapScope heap, Scope scopeOrNull) {
        DebugScope scope = captured(heap, scopeOrNull, function == null ? null : function.script());
        if (scope != null) found.add(scope);
    }

    /** The scope of captured variables; null if it has none. */
    static DebugScope captured(HeapScope heap, Scope scopeOrNull, DebugScript scriptOrNull) {
        List<Variable> variables = new ArrayList<>();
        String[] names = heap.layout.names();
        for (int slot = 0; slot < names.length; slot++) {
            if (!names[slot].isEmpty() && !names[slot].startsWith("#") && !names[slot].startsWith("%"))
                variables.add(Variable.inScope(heap, slot));
        }
        DebugScope.Type type = scopeOrNull == null ? DebugScope.Type.CLOSURE : type(scopeOrNull.kind());
        if (variables.isEmpty() && type != DebugScope.Type.MODULE) return null;
        DebugFunction of =
                type == DebugScope.Type.CLOSURE && scriptOrNull != null ? scriptOrNull.functionOf(scopeOrNull) : null;
        return new DebugScope(
                type,
                of == null ? null : of.nameOrNull(),
                variables,
                null,
                of == null ? -1 : of.start(),
                of == null ? -1 : of.end());
    }
}

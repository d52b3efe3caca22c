package dev.gyre.engine.compiler;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.Scope;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where the statements, variables and handlers of a piece of source text are in its code. Debuggers make it by compiling the text once more, so that code which is
 * not debugged has none.
 */
public final class CodeMap {
    /** A part of the code in which a scope is entered; the end is exclusive. */
    public record Part(Scope scope, int start, int end) {}

    private final List<Part> parts = new ArrayList<>();
    private final List<Part> open = new ArrayList<>();
    private TreeMap<Integer, Integer> statements = new TreeMap<>();
    private TreeMap<Integer, Integer> returns = new TreeMap<>();
    private BitSet catches = new BitSet();
    private Map<Binding, Integer> places = Map.of();
    private Map<Scope, Integer> heapScopes = Map.of();
    private CodeBlock code;

    CodeMap() {}

    void statement(int offset, int position) {
        statements.put(offset, position);
    }

    void returns(int offset, int position) {
        returns.put(offset, position);
    }

    void catches(int offset) {
        catches.set(offset);
    }

    void enter(int offset, Scope scope) {
        open.add(new Part(scope, offset, Integer.MAX_VALUE));
    }

    void leave(int offset, Scope scope) {
        for (int i = open.size() - 1; i >= 0; i--) {
            Part part = open.get(i);
            if (part.scope != scope) continue;
            open.remove(i);
            if (part.start < offset) parts.add(new Part(scope, part.start, offset));
            return;
        }
    }

    /** Completes the map when the code is finished, whose first instructions, {@code prologue} words, were put before the others. */
    CodeMap finish(
            CodeBlock finished, int prologue, Map<Binding, Integer> registers, Map<Scope, Integer> scopeRegisters) {
        code = finished;
        places = registers;
        heapScopes = scopeRegisters;
        parts.addAll(open);
        parts.replaceAll(part -> new Part(
                part.scope,
                part.start + prologue,
                part.end == Integer.MAX_VALUE ? Integer.MAX_VALUE : part.end + prologue));
        statements = moved(statements, prologue);
        returns = moved(returns, prologue);
        var handlers = new BitSet();
        catches.stream().forEach(offset -> handlers.set(offset + prologue));
        catches = handlers;
        return this;
    }

    private static TreeMap<Integer, Integer> moved(TreeMap<Integer, Integer> offsets, int distance) {
        var moved = new TreeMap<Integer, Integer>();
        offsets.forEach((offset, position) -> moved.put(offset + distance, position));
        return moved;
    }

    /** The code that the text has been compiled to, which is equal to the code that runs. */
    public CodeBlock code() {
        return code;
    }

    /** Source offsets of statements by the offset of their first instruction. */
    public TreeMap<Integer, Integer> statements() {
        return statements;
    }

    /** Source offsets of returns by the offset of the instruction. */
    public TreeMap<Integer, Integer> returns() {
        return returns;
    }

    /** Whether the handler at an offset is that of a catch clause, rather than one that throws the exception again. */
    public boolean isCatch(int handler) {
        return catches.get(handler);
    }

    /** The scopes that are entered at an offset, the innermost first. */
    public List<Scope> scopesAt(int offset) {
        var found = new ArrayList<Part>();
        for (Part part : parts) if (part.start <= offset && offset < part.end) found.add(part);
        found.sort((a, b) -> Integer.compare(depth(b.scope), depth(a.scope)));
        var scopes = new ArrayList<Scope>();
        for (Part part : found) scopes.add(part.scope);
        return scopes;
    }

    private static int depth(Scope scope) {
        int depth = 0;
        for (Scope each = scope; each != null; each = each.parent()) depth++;
        return depth;
    }

    /** The register of a variable; -1 if it has none. */
    public int registerOf(Binding binding) {
        return places.getOrDefault(binding, -1);
    }

    /** The register of an entered scope's heap scope; -1 if it has none, {@link dev.gyre.engine.bytecode.BytecodeBuilder#CLOSURE_SCOPE} for the frame's. */
    public int registerOf(Scope scope) {
        return heapScopes.getOrDefault(scope, -1);
    }
}

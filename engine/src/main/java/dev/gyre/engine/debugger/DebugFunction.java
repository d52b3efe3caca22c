package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.compiler.CodeMap;
import dev.gyre.engine.compiler.Compiler;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** A function of a script, or its top-level code: where a debugger can pause in it, and what its registers mean. */
public final class DebugFunction {
    private final DebugScript script;
    private final Node node;
    private CodeMap map;
    private TreeMap<Integer, BreakLocation> locations;

    DebugFunction(DebugScript script, Node node) {
        this.script = script;
        this.node = node;
    }

    public DebugScript script() {
        return script;
    }

    /** The offset at which the function begins: that of its parameters, or of the text. */
    public int start() {
        if (!(node instanceof FunctionNode function)) return 0;
        if (isWholeText()) return 0;
        if (function.isArrow()) return function.start();
        int found = script.source().text().indexOf('(', function.start());
        return found < 0 ? function.start() : found;
    }

    /** The name in the text; null if it has none. */
    String nameOrNull() {
        return node instanceof FunctionNode function && !isWholeText() ? function.name() : null;
    }

    /** The exclusive end in the text. */
    public int end() {
        return isWholeText() ? script.source().length() : node.end();
    }

    /** Whether the function is the whole text of its script, as that of a CommonJS file is. */
    public boolean isWholeText() {
        return node instanceof Program || script.isBody(node);
    }

    boolean contains(int position) {
        return isWholeText() || node.start() <= position && position < node.end();
    }

    int length() {
        return isWholeText() ? Integer.MAX_VALUE : node.end() - node.start();
    }

    /** The outermost of the function's own scopes, or the scope of the top-level code. */
    Scope outermost() {
        if (node instanceof FunctionNode function)
            return function.nameScope() != null ? function.nameScope() : function.scope();
        return ((Program) node).scope();
    }

    CodeMap map() {
        if (map == null) {
            map = node instanceof FunctionNode function
                    ? Compiler.map(function, script.source(), script.goal())
                    : Compiler.map((Program) node, script.source(), script.goal());
        }
        return map;
    }

    /** Whether code that runs is that of this function, so that offsets and registers are the same. */
    boolean matches(CodeBlock code) {
        return Arrays.equals(code.code, map().code().code);
    }

    /** All locations in the order of the code. */
    public Collection<BreakLocation> locations() {
        return byOffset().values();
    }

    /** The location at an instruction; null if there is none. */
    BreakLocation at(int offset) {
        return byOffset().get(offset);
    }

    /** The position of the statement that contains an instruction; -1 if there is none. */
    int statementAt(int offset) {
        Map.Entry<Integer, Integer> entry = map().statements().floorEntry(offset);
        return entry == null ? -1 : entry.getValue();
    }

    /** The location at a position or, if there is none, at the next one. */
    BreakLocation atOrAfter(int position) {
        BreakLocation best = null;
        for (BreakLocation each : locations()) {
            if (each.position() >= position && (best == null || each.position() < best.position())) best = each;
        }
        return best;
    }

    private TreeMap<Integer, BreakLocation> byOffset() {
        if (locations != null) return locations;
        locations = new TreeMap<>();
        int[] code = map().code().code;
        for (int pc = 0; pc < code.length; pc += Opcode.of(code[pc]).length()) {
            BreakLocation location = location(code[pc], pc);
            if (location != null) locations.put(pc, location);
        }
        return locations;
    }

    private BreakLocation location(int instruction, int pc) {
        Integer statement = map.statements().get(pc);
        Integer end = map.returns().get(pc);
        int around = statementAt(pc);
        if (end != null) {
            int position =
                    isWholeText() && end >= node.end() - 1 ? script.source().length() : end;
            return new BreakLocation(pc, position, position, BreakLocation.Kind.RETURN);
        }
        if (instruction == Op.DEBUGGER)
            return new BreakLocation(pc, around, around, BreakLocation.Kind.DEBUGGER_STATEMENT);
        if (statement != null) {
            boolean calls = isCall(instruction) && statement == map.code().sourceOffset(pc);
            var kind = calls ? BreakLocation.Kind.CALL : BreakLocation.Kind.STATEMENT;
            return new BreakLocation(pc, statement, statement, kind);
        }
        if (around < 0 || !isCall(instruction)) return null;
        return new BreakLocation(pc, map.code().sourceOffset(pc), around, BreakLocation.Kind.CALL);
    }

    private static boolean isCall(int instruction) {
        return switch (instruction) {
            case Op.CALL0,
                    Op.CALL1,
                    Op.CALL2,
                    Op.CALL3,
                    Op.CALL_RANGE,
                    Op.CALL_SPREAD,
                    Op.CALL_EVAL,
                    Op.CALL_EVAL_SPREAD,
                    Op.NEW,
                    Op.NEW_SPREAD,
                    Op.SUPER_CALL,
                    Op.SUPER_CALL_SPREAD,
                    Op.SUPER_CALL_ARGUMENTS,
                    Op.APPLY_ARGUMENTS -> true;
            default -> false;
        };
    }

    /** The locations from a position on to another one, one for each position, in the order of the text. */
    Collection<BreakLocation> between(int start, int end) {
        var found = new TreeMap<Integer, BreakLocation>();
        for (BreakLocation each : locations()) {
            if (each.position() < start || each.position() >= end) continue;
            BreakLocation other = found.get(each.position());
            if (other == null || other.kind() == BreakLocation.Kind.STATEMENT) found.put(each.position(), each);
        }
        return new ArrayList<>(found.values());
    }
}

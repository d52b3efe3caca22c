package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.runtime.realm.LoadedSources;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.ast.Children;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.parser.EvalContext;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** A program text in a debugger. It is parsed again when a breakpoint, a pause or a step first needs its functions. */
public final class DebugScript {
    private final LoadedSources.Entry entry;
    private final Source source;
    private final Realm realm;
    private List<DebugFunction> functions;
    private final List<FunctionNode> nodes = new ArrayList<>();
    private FunctionNode body;
    private DebugFunction top;

    DebugScript(LoadedSources.Entry entry, Source source) {
        this.entry = entry;
        this.source = source;
        realm = entry.realm();
    }

    /** A number that no other script of the agent has. */
    public int id() {
        return entry.id();
    }

    public Source source() {
        return source;
    }

    /** The realm in which it was compiled; null if that is gone. */
    public Realm realm() {
        return realm;
    }

    ParseGoal goal() {
        return (ParseGoal) entry.goal();
    }

    public boolean isModule() {
        return goal().kind() == Program.Kind.MODULE;
    }

    boolean isBody(Node node) {
        return node == body;
    }

    /** The functions of the text, that of its top-level code first. */
    public List<DebugFunction> functions() {
        if (functions == null) {
            functions = new ArrayList<>();
            try {
                find(program());
            } catch (ParseException cannotHappen) {
                // The text depends on one around it that is gone, as that of a direct eval; it has no breakpoints then.
                functions = List.of();
            }
        }
        return functions;
    }

    private Program program() throws ParseException {
        ParseGoal goal = goal();
        return switch (goal.kind()) {
            case MODULE -> Parser.parseModule(source, ParserOptions.DEFAULT);
            case FUNCTION ->
                Parser.parseFunctionBody(
                        source,
                        entry.parametersOrNull() == null ? new String[0] : entry.parametersOrNull(),
                        ParserOptions.DEFAULT);
            case SCRIPT -> Parser.parseScript(source, ParserOptions.DEFAULT);
            case EVAL ->
                Parser.parseEval(
                        source,
                        goal.scope() == null ? EvalContext.INDIRECT : EvalContext.direct(goal.scope()),
                        ParserOptions.DEFAULT.withStrict(goal.strict()));
        };
    }

    private void find(Program program) {
        if (program.kind() == Program.Kind.FUNCTION) body = program.function();
        else add(top = new DebugFunction(this, program), null);
        var pending = new ArrayDeque<Node>();
        pending.push(program);
        while (!pending.isEmpty()) {
            Node node = pending.pop();
            if (node instanceof FunctionNode function) add(new DebugFunction(this, function), function);
            if (node instanceof ClassNode klass) {
                push(pending, klass.constructor());
                push(pending, klass.staticInitializer());
                push(pending, klass.instanceInitializer());
            }
            for (Node child : Children.of(node)) if (!isKnown(child)) pending.push(child);
        }
    }

    private static void push(ArrayDeque<Node> pending, Node nodeOrNull) {
        if (nodeOrNull != null) pending.push(nodeOrNull);
    }

    private boolean isKnown(Node node) {
        if (!(node instanceof FunctionNode)) return false;
        for (FunctionNode other : nodes) if (other == node) return true;
        return false;
    }

    private void add(DebugFunction function, FunctionNode nodeOrNull) {
        if (nodeOrNull != null && isKnown(nodeOrNull)) return;
        functions.add(function);
        nodes.add(nodeOrNull);
    }

    /** The function of running code; null if the text has none that was compiled to the same code. */
    DebugFunction functionOf(CodeBlock code) {
        List<DebugFunction> all = functions();
        if (code.shared == null) return top != null && top.matches(code) ? top : null;
        SharedFunctionInfo.Signature signature = code.shared.signature();
        for (int i = 0; i < all.size(); i++) {
            if (nodes.get(i) != null
                    && is(nodes.get(i), signature)
                    && all.get(i).matches(code)) return all.get(i);
        }
        return null;
    }

    /** The function that has a signature; null if the text has none. */
    DebugFunction functionOf(SharedFunctionInfo.Signature signature) {
        List<DebugFunction> all = functions();
        for (int i = 0; i < all.size(); i++) if (nodes.get(i) != null && is(nodes.get(i), signature)) return all.get(i);
        return null;
    }

    /** The first place in a function of this text; null if it is not known. */
    public Place entryOf(BytecodeFunction closure) {
        DebugFunction function = functionOf(closure.shared().signature());
        BreakLocation first = function == null ? null : function.atOrAfter(0);
        return first == null ? null : new Place(function, first);
    }

    private static boolean is(FunctionNode node, SharedFunctionInfo.Signature signature) {
        return node.start() == signature.start()
                && node.end() == signature.end()
                && (node.kind() == signature.kind()
                        || node.kind() == FunctionKind.CONSTRUCTOR
                        || node.kind() == FunctionKind.DERIVED_CONSTRUCTOR);
    }

    /** The function whose scope it is; null if it is another one's. */
    DebugFunction functionOf(Scope scopeOrNull) {
        if (scopeOrNull == null) return null;
        List<DebugFunction> all = functions();
        for (int i = 0; i < all.size(); i++) {
            FunctionNode node = nodes.get(i);
            if (node != null && (node.scope() == scopeOrNull || node.bodyScope() == scopeOrNull)) return all.get(i);
        }
        return null;
    }

    /** A function and a location in it. */
    public record Place(DebugFunction function, BreakLocation location) {}

    /** The place for a breakpoint: the first at or after a position in the innermost function around it; null if there is none. */
    public Place placeAt(int position) {
        DebugFunction innermost = null;
        for (DebugFunction each : functions()) {
            if (each.contains(position) && (innermost == null || each.length() <= innermost.length())) innermost = each;
        }
        if (innermost == null) return null;
        BreakLocation location = innermost.atOrAfter(position);
        return location == null ? null : new Place(innermost, location);
    }

    /** All places from a position on to another one, one for each position, in the order of the text. */
    public List<BreakLocation> placesBetween(int start, int end, boolean inOneFunction) {
        var found = new TreeMap<Integer, BreakLocation>();
        Place first = inOneFunction ? placeAt(start) : null;
        for (DebugFunction each : functions()) {
            if (inOneFunction && (first == null || each != first.function())) continue;
            for (BreakLocation location : each.between(start, end)) {
                BreakLocation other = found.get(location.position());
                if (other == null || other.kind() == BreakLocation.Kind.STATEMENT)
                    found.put(location.position(), location);
            }
        }
        return new ArrayList<>(found.values());
    }
}

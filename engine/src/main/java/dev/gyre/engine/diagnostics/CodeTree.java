package dev.gyre.engine.diagnostics;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.syntax.ast.Children;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.parser.EvalContext;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the syntax tree of a code block. Code keeps no tree, so the source text is parsed again when an error message
 * needs it.
 */
final class CodeTree {
    private CodeTree() {}

    /** A FunctionNode or a Program; null if the text has no such function. */
    static Node of(CodeBlock code) {
        Node tree = code.tree();
        if (tree == null) {
            tree = parse(code);
            code.tree(tree);
        }
        return tree;
    }

    /** The nodes of a code block that contain a source offset, outermost first. */
    static List<Node> around(CodeBlock code, int position) {
        var path = new ArrayList<Node>();
        for (Node next = of(code); next != null; ) {
            path.add(next);
            Node inside = null;
            for (var child : Children.of(next)) {
                if (child.start() <= position && position < child.end() && !(child instanceof FunctionNode))
                    inside = child;
            }
            next = inside;
        }
        return path;
    }

    private static Node parse(CodeBlock code) {
        Node alone = code.shared == null || code.source.tree() != null ? null : parseAlone(code);
        if (alone != null) return alone;
        try {
            // The program is parsed once for all its functions, because it may have megabytes.
            var program = (Program) code.source.tree();
            if (program == null) {
                program = parse(code.source, code.goal);
                code.source.tree(program);
            }
            return code.shared == null ? program : function(program, code.shared);
        } catch (ParseException changed) {
            // The text cannot be parsed as it was when it was compiled; the message then shows the value instead of the
            // source text.
            return null;
        }
    }

    /** Parses a function from its own text; null if it depends on the text around it. */
    private static Node parseAlone(CodeBlock code) {
        var signature = code.shared.signature();
        boolean method = switch (signature.kind()) {
            case METHOD, GETTER, SETTER -> true;
            default -> false;
        };
        int before = signature.start() - (method ? 2 : 1);
        if (before < 0) return null;
        // Leading blanks keep the offsets of the nodes as they are in the whole text.
        String text = " ".repeat(before) + (method ? "({" : "(") + code.shared.text() + (method ? "})" : ")");
        var source = new Source(code.source.name(), text);
        try {
            Program program = code.goal.kind() == Program.Kind.MODULE
                    ? Parser.parseModule(source, ParserOptions.DEFAULT)
                    : Parser.parseScript(source, ParserOptions.DEFAULT.withStrict(code.strict));
            return function(program, code.shared);
        } catch (ParseException needsMore) {
            // It contains a private name, super or a static member, so the whole text has to be parsed.
            return null;
        }
    }

    private static Program parse(Source source, ParseGoal goal) {
        return switch (goal.kind()) {
            case MODULE -> Parser.parseModule(source, ParserOptions.DEFAULT);
            case FUNCTION -> Parser.parseFunctionBody(source, new String[0], ParserOptions.DEFAULT);
            case SCRIPT -> Parser.parseScript(source, ParserOptions.DEFAULT);
            case EVAL ->
                Parser.parseEval(
                        source,
                        goal.scope() == null ? EvalContext.INDIRECT : EvalContext.direct(goal.scope()),
                        ParserOptions.DEFAULT.withStrict(goal.strict()));
        };
    }

    private static Node function(Program program, SharedFunctionInfo shared) {
        var signature = shared.signature();
        var pending = new ArrayDeque<Node>();
        pending.push(program);
        while (!pending.isEmpty()) {
            var node = pending.pop();
            if (node instanceof FunctionNode function && is(function, signature)) return function;
            if (node instanceof ClassNode klass) {
                var part = part(klass, signature);
                if (part != null) return part;
            }
            for (var child : Children.of(node)) pending.push(child);
        }
        return null;
    }

    /**
     * The constructor or an initializer of a class that has the given signature. The two initializers have the same
     * positions.
     */
    private static FunctionNode part(ClassNode klass, SharedFunctionInfo.Signature signature) {
        if (signature.kind() != FunctionKind.CLASS_FIELD_INITIALIZER) {
            return klass.start() == signature.start() && klass.end() == signature.end() ? klass.constructor() : null;
        }
        boolean isStatic = SharedFunctionInfo.STATIC_INITIALIZER.equals(signature.name());
        var initializer = isStatic ? klass.staticInitializer() : klass.instanceInitializer();
        return initializer != null && is(initializer, signature) ? initializer : null;
    }

    private static boolean is(FunctionNode function, SharedFunctionInfo.Signature signature) {
        return function.start() == signature.start()
                && function.end() == signature.end()
                && function.kind() == signature.kind();
    }
}

package dev.gyre.engine.compiler;

import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.Children;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Expression.OptionalChain;
import dev.gyre.engine.syntax.ast.Expression.TaggedTemplate;
import dev.gyre.engine.syntax.ast.Expression.Unary;
import dev.gyre.engine.syntax.ast.Expression.Update;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Pattern.ArrayPattern;
import dev.gyre.engine.syntax.ast.Pattern.ObjectPattern;
import dev.gyre.engine.syntax.ast.PatternElement;
import dev.gyre.engine.syntax.ast.PatternProperty;
import dev.gyre.engine.syntax.ast.Statement.ForIn;
import dev.gyre.engine.syntax.ast.Statement.ForOf;
import dev.gyre.engine.syntax.ast.UnaryOperator;

/**
 * What a function does with its arguments object: the calls {@code f.apply(x, arguments)} and the reads of {@code arguments.length} and
 * {@code arguments[key]} do not need the object, so a function that does nothing else creates it only where it turns out to be needed.
 */
final class ArgumentsUses {
    private final Binding arguments;
    /** Whether elements are those that were passed: no parameter that shares one is assigned. */
    private final boolean allowsElements;

    private final boolean allowsCalls;

    private ArgumentsUses(FunctionNode function, Binding arguments) {
        this.arguments = arguments;
        boolean sharesParameters = function.hasMappedArguments() && function.parameters().length > 0;
        allowsElements = !sharesParameters || !assignsParameters(function);
        allowsCalls = !sharesParameters;
    }

    /** Whether the object that the binding of a function has, which no inner function uses, need not be created at first. */
    static boolean areReads(FunctionNode function, Binding arguments) {
        return !new ArgumentsUses(function, arguments).containsOther(function);
    }

    private static boolean assignsParameters(FunctionNode function) {
        for (PatternElement parameter : function.parameters()) {
            if (((Identifier) parameter.target()).binding().isAssigned()) return true;
        }
        return false;
    }

    private boolean containsOther(Node node) {
        if (node instanceof Identifier name) return name.name().equals(arguments.name());
        Expression passed =
                allowsCalls && node instanceof Call call && isApply(call, arguments) ? call.arguments()[1] : null;
        for (Node child : Children.of(node)) {
            if (child == passed || child instanceof FunctionNode) continue;
            Node searched = child;
            if (evaluates(node, child)) {
                if (isLength(child, arguments)) continue;
                if (allowsElements && isElement(child, arguments)) searched = ((Index) child).index();
            }
            if (containsOther(searched)) return true;
        }
        return false;
    }

    /** Whether a property access in a node is evaluated to its value, not assigned to, deleted, or called with its object as the this value. */
    private static boolean evaluates(Node node, Node access) {
        if (node instanceof Call call) return call.callee() != access;
        if (node instanceof TaggedTemplate template) return template.tag() != access;
        if (node instanceof Unary unary) return unary.operator() != UnaryOperator.DELETE;
        if (node instanceof Assignment assignment) return assignment.target() != access;
        if (node instanceof ForIn loop) return loop.target() != access;
        if (node instanceof ForOf loop) return loop.target() != access;
        if (node instanceof PatternElement element) return element.target() != access;
        return !(node instanceof Update
                || node instanceof OptionalChain
                || node instanceof PatternProperty
                || node instanceof ArrayPattern
                || node instanceof ObjectPattern);
    }

    static boolean isApply(Call call, Binding arguments) {
        return call.callee() instanceof Member member
                && member.name().equals("apply")
                && call.arguments().length == 2
                && names(call.arguments()[1], arguments);
    }

    static boolean isLength(Node node, Binding arguments) {
        return node instanceof Member member
                && member.name().equals("length")
                && !member.optional()
                && names(member.object(), arguments);
    }

    static boolean isElement(Node node, Binding arguments) {
        return node instanceof Index index
                && !index.optional()
                && names(index.object(), arguments)
                && MemberCompiler.constantKey(index.index()) == null;
    }

    private static boolean names(Expression expression, Binding arguments) {
        return expression instanceof Identifier name && name.binding() == arguments && !name.isDynamic();
    }
}

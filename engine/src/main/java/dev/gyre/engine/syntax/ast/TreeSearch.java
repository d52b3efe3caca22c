package dev.gyre.engine.syntax.ast;

import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Update;

/**
 * Conservative questions about what evaluating an expression may do. Each search stops after a number of nodes and then
 * assumes the worst.
 */
public final class TreeSearch {
    private static final int LIMIT = 200;

    private final Binding binding;
    private int visited;

    private TreeSearch(Binding binding) {
        this.binding = binding;
    }

    /** Whether evaluating one of the nodes may write to a binding that is in a register of this function. */
    public static boolean mayAssign(Binding binding, Node... nodes) {
        var search = new TreeSearch(binding);
        for (var node : nodes) {
            if (node != null && search.assigns(node)) return true;
        }
        return false;
    }

    private boolean assigns(Node node) {
        switch (node.type()) {
            case IDENTIFIER, THIS, NUMBER_LITERAL, STRING_LITERAL, BOOLEAN_LITERAL, NULL_LITERAL, FUNCTION -> {
                return false;
            }
            default -> {}
        }
        if (++visited > LIMIT) return true;
        if (node instanceof Assignment assignment && isTarget(assignment.target())) return true;
        if (node instanceof Update update && isTarget(update.target())) return true;
        for (var child : Children.of(node)) {
            if (assigns(child)) return true;
        }
        return false;
    }

    /** A pattern may have the name anywhere inside, so the conservative answer is yes. */
    private boolean isTarget(Node target) {
        return target instanceof Identifier identifier
                ? identifier.binding() == binding
                : target.type().name().endsWith("PATTERN");
    }

    /** Whether one of the nodes has a direct eval, not counting functions inside it. */
    public static boolean evaluates(Node... nodes) {
        var search = new TreeSearch(null);
        for (var node : nodes) {
            if (search.hasEval(node)) return true;
        }
        return false;
    }

    private boolean hasEval(Node node) {
        if (node instanceof FunctionNode) return false;
        if (++visited > LIMIT || node instanceof Call call && call.directEval()) return true;
        for (var child : Children.of(node)) {
            if (hasEval(child)) return true;
        }
        return false;
    }

    /** Whether evaluating the node may create a closure or run a direct eval. */
    public static boolean mayCapture(Node node) {
        return new TreeSearch(null).captures(node);
    }

    private boolean captures(Node node) {
        if (++visited > LIMIT || node instanceof FunctionNode || node instanceof ClassNode) return true;
        if (node instanceof Call call && call.directEval()) return true;
        for (var child : Children.of(node)) {
            if (captures(child)) return true;
        }
        return false;
    }
}

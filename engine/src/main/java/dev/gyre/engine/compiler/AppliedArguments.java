package dev.gyre.engine.compiler;

import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.Children;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;

/** Finds the calls {@code f.apply(x, arguments)}, for which a function need not create its arguments object if it does nothing else with it. */
final class AppliedArguments {
    private AppliedArguments() {}

    /** Whether the binding of a function's arguments object, which no inner function uses, appears only in such calls. */
    static boolean areAllUses(FunctionNode function, Binding arguments) {
        return !containsOther(function, arguments);
    }

    private static boolean containsOther(Node node, Binding arguments) {
        if (node instanceof Identifier name) return name.name().equals(arguments.name());
        Expression passed = node instanceof Call call && isApply(call, arguments) ? call.arguments()[1] : null;
        for (Node child : Children.of(node)) {
            if (child != passed && !(child instanceof FunctionNode) && containsOther(child, arguments)) return true;
        }
        return false;
    }

    static boolean isApply(Call call, Binding arguments) {
        return call.callee() instanceof Member member
                && member.name().equals("apply")
                && call.arguments().length == 2
                && call.arguments()[1] instanceof Identifier name
                && name.binding() == arguments
                && !name.isDynamic();
    }
}

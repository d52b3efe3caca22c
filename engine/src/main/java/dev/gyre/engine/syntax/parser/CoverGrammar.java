package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import java.util.IdentityHashMap;

/**
 * State of the current expression while it may still turn out to be a pattern or the parameters of an arrow function.
 */
// https://tc39.es/ecma262/#prod-CoverParenthesizedExpressionAndArrowParameterList
final class CoverGrammar {
    /** The first error in the literals so far that does not apply if they turn out to be a pattern; null if none. */
    ParseException error;
    /** The arrow function just read; no operators or calls may follow it. */
    FunctionNode arrow;
    /** The start of the current assignment expression, the only place where an arrow function may begin. */
    int arrowStart = -1;
    /** Whether the body of that arrow function may contain the {@code in} operator. */
    boolean arrowIn;
    /** Expressions in parentheses, with the start and end offsets of the parentheses. */
    final IdentityHashMap<Node, int[]> parenthesized = new IdentityHashMap<>();
    /** Array and object literals with a comma after a spread element: as patterns they are errors. */
    final IdentityHashMap<Expression, Boolean> commaAfterSpread = new IdentityHashMap<>();
    /**
     * Where an expression is in place of a binding pattern: how its names from {@link #declaredEnd} on are declared.
     * Null elsewhere.
     */
    BindingKind misplacedKind;

    int declaredEnd;

    /**
     * Restores the error that was pending outside an expression whose parsing {@code thrown} ended.
     *
     * @return the error to report: the first in the text of the outer one, the one that was pending here, and the one
     * thrown
     */
    ParseException unwound(ParseException outer, ParseException thrown) {
        var own = error;
        error = outer;
        return SyntaxErrors.first(outer, SyntaxErrors.first(own, thrown));
    }
}

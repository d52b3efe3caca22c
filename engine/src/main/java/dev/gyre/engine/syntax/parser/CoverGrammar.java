package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import java.util.IdentityHashMap;

/**
 * What is known of the expression at hand while it may still become a pattern or the parameters of an arrow function.
 */
// https://tc39.es/ecma262/#prod-CoverParenthesizedExpressionAndArrowParameterList
final class CoverGrammar {
    /** The first error in the literals read so far that does not count if they turn out to be a pattern; null if none. */
    ParseException error;
    /** The arrow function just read; no operators or calls may follow it. */
    FunctionNode arrow;
    /** Where an assignment expression began: an arrow function may stand only there. */
    int arrowStart = -1;
    /** Whether the body of that arrow function may contain the {@code in} operator. */
    boolean arrowIn;
    /** Expressions in parentheses, with the offsets at which these begin and end. */
    final IdentityHashMap<Node, int[]> parenthesized = new IdentityHashMap<>();
    /** Array and object literals with a comma after a spread element: as patterns they are errors. */
    final IdentityHashMap<Expression, Boolean> commaAfterSpread = new IdentityHashMap<>();
    /**
     * Where an expression stands in place of a binding pattern: what its names from {@link #declaredEnd} on are declared
     * as. Null elsewhere.
     */
    BindingKind misplacedKind;

    int declaredEnd;

    /**
     * Restores the error that was open outside an expression that {@code thrown} has broken off.
     *
     * @return the error to report: the first in the text of the outer one, the one that was open here, and the one thrown
     */
    ParseException unwound(ParseException outer, ParseException thrown) {
        var own = error;
        error = outer;
        return SyntaxErrors.first(outer, SyntaxErrors.first(own, thrown));
    }
}

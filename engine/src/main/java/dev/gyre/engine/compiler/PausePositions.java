package dev.gyre.engine.compiler;

import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Binary;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Identifier;

/**
 * Where V8 pauses at a statement: if a local variable is all that the statement reads before its first property access or call, V8 has no instruction for that, and
 * pauses at the access or call.
 */
final class PausePositions {
    private final CodeUnit unit;
    private final int statement;

    private PausePositions(CodeUnit unit, int statement) {
        this.unit = unit;
        this.statement = statement;
    }

    /** @param statement the position of the statement that begins with the evaluation of the expression */
    static int of(CodeUnit unit, Expression expression, int statement) {
        return new PausePositions(unit, statement).first(expression);
    }

    private int first(Expression expression) {
        if (expression instanceof Assignment assignment
                && assignment.operator().binary() == null
                && assignment.operator().logical() == null
                && assignment.target() instanceof Identifier) return first(assignment.value());
        if (expression instanceof Binary binary) return first(binary.left());
        if (expression instanceof Member member)
            return isLocal(member.object()) ? Positions.of(unit.source, member) : first(member.object());
        if (expression instanceof Index index) return isLocal(index.object()) ? statement : first(index.object());
        if (!(expression instanceof Call call)) return statement;
        if (!isLocal(call.callee())) return first(call.callee());
        return call.arguments().length == 0 ? Positions.of(unit.source, call) : statement;
    }

    private boolean isLocal(Expression expression) {
        return expression instanceof Identifier name && unit.variables.registerOf(name) != CodeUnit.NONE;
    }
}

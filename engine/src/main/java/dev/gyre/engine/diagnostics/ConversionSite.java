package dev.gyre.engine.diagnostics;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.TemplateLiteral;
import dev.gyre.engine.syntax.ast.Expression.Update;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.SwitchCase;
import dev.gyre.engine.syntax.ast.VariableDeclarator;
import dev.gyre.engine.syntax.source.Source;
import java.util.List;

/**
 * The position at which V8 reports a failed conversion that has none of its own: of the operand of ++ or of a compound
 * assignment, or of a substitution in a template. It is the position that was set last before it in the same statement.
 */
final class ConversionSite {
    /** The instruction is not such a conversion, or its position cannot be determined. */
    static final int NONE = -1;

    private final Source source;
    private final int opcode;
    private final int position;
    private final List<Node> path;

    private ConversionSite(CodeBlock code, int offset) {
        source = code.source;
        opcode = code.code[offset];
        position = code.sourceOffset(offset);
        path = CodeTree.around(code, position);
    }

    /** The source offset for the instruction at a code offset. */
    static int position(CodeBlock code, int offset) {
        var site = new ConversionSite(code, offset);
        int target = site.path.size() - 1;
        while (target >= 0 && !site.isTarget(site.path.get(target))) target--;
        return target < 0 ? NONE : site.follow(target);
    }

    private boolean isTarget(Node node) {
        switch (opcode) {
            case Op.TO_STRING_VALUE -> {
                return node instanceof TemplateLiteral template && part(template) >= 0;
            }
            case Op.TO_NUMERIC, Op.INCREMENT, Op.DECREMENT -> {
                return node instanceof Update;
            }
            case Op.TO_MEMBER_KEY -> {
                var target = node instanceof Update update
                        ? update.target()
                        : node instanceof Assignment assignment ? assignment.target() : null;
                return target instanceof Index index && Positions.bracket(source, index) == position;
            }
            default -> {
                return node instanceof Assignment assignment
                        && assignment.operator().binary() != null
                        && Positions.operation(source, assignment) == position;
            }
        }
    }

    private int part(TemplateLiteral template) {
        for (int i = 0; i < template.expressions().length; i++) {
            if (template.expressions()[i].start() == position) return i;
        }
        return -1;
    }

    private int follow(int target) {
        int from = target;
        PositionTrail trail = null;
        while (trail == null && from > 0) trail = start(path.get(--from), path.get(from + 1));
        if (trail == null) return NONE;
        for (int i = from + 1; i < target; i++) {
            if (!trail.enter(path.get(i), path.get(i + 1), path.get(i - 1))) return NONE;
        }
        var node = path.get(target);
        switch (node) {
            case TemplateLiteral template -> {
                var part = template.expressions()[part(template)];
                if (!trail.enter(template, part, path.get(target - 1))) return NONE;
                trail.visit(part);
            }
            case Update update -> trail.target(update.target());
            case Assignment assignment -> {
                trail.target(assignment.target());
                if (opcode != Op.TO_MEMBER_KEY) trail.visit(assignment.value());
            }
            default -> throw new IllegalStateException("no conversion: " + node.type());
        }
        return trail.position();
    }

    /** The trail at the start of a child that its statement evaluates first; null for other children. */
    private PositionTrail start(Node around, Node child) {
        if (!(child instanceof Expression expression)) return null;
        return switch (around) {
            case Statement.Return _ ->
                PositionTrail.of(source, isConcise(around) ? Positions.of(source, expression) : around.start());
            case Statement.ExpressionStatement _, Statement.Throw _, Statement.If _, Statement.With _ ->
                PositionTrail.of(source, around.start());
            case Statement.Switch _ -> PositionTrail.of(source, around.start());
            case SwitchCase clause -> tests(clause);
            case VariableDeclarator _ -> PositionTrail.of(source, Positions.beginning(source, expression));
            case Statement.For _, Statement.While _, Statement.DoWhile _ ->
                PositionTrail.of(source, Positions.of(source, expression));
            case Statement.ForIn loop
            when loop.object() == expression -> PositionTrail.of(source, Positions.of(source, expression));
            case Statement.ForOf loop
            when loop.iterable() == expression -> PositionTrail.of(source, Positions.of(source, expression));
            default -> null;
        };
    }

    /** Whether a return statement was made from the expression body of an arrow function. */
    private boolean isConcise(Node statement) {
        return !source.text().startsWith("return", statement.start());
    }

    /** The value that a case of switch is compared with follows the discriminant and the earlier cases. */
    private PositionTrail tests(SwitchCase clause) {
        for (var node : path) {
            if (!(node instanceof Statement.Switch statement)
                    || !List.of(statement.cases()).contains(clause)) continue;
            var trail = PositionTrail.of(source, statement.start());
            trail.visit(statement.discriminant());
            for (var each : statement.cases()) {
                if (each == clause) return trail;
                if (each.test() == null) continue;
                trail.visit(each.test());
            }
        }
        return null;
    }
}

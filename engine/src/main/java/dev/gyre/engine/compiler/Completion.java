package dev.gyre.engine.compiler;

import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.Statement.Block;
import dev.gyre.engine.syntax.ast.Statement.DoWhile;
import dev.gyre.engine.syntax.ast.Statement.For;
import dev.gyre.engine.syntax.ast.Statement.ForIn;
import dev.gyre.engine.syntax.ast.Statement.ForOf;
import dev.gyre.engine.syntax.ast.Statement.If;
import dev.gyre.engine.syntax.ast.Statement.Labeled;
import dev.gyre.engine.syntax.ast.Statement.Switch;
import dev.gyre.engine.syntax.ast.Statement.Try;
import dev.gyre.engine.syntax.ast.Statement.While;

/** Whether statements contain jumps, so that what follows them may run less often. */
final class Completion {
    private Completion() {}

    static boolean mayBeAbrupt(Statement statement) {
        return switch (statement) {
            case null -> false;
            case Block block -> anyMayBeAbrupt(block.body());
            case If each -> mayBeAbrupt(each.consequent()) || mayBeAbrupt(each.alternate());
            case Labeled labeled -> mayBeAbrupt(labeled.body());
            case For loop -> mayBeAbrupt(loop.body());
            case ForIn loop -> mayBeAbrupt(loop.body());
            case ForOf loop -> mayBeAbrupt(loop.body());
            case While loop -> mayBeAbrupt(loop.body());
            case DoWhile loop -> mayBeAbrupt(loop.body());
            case Switch node -> {
                for (var clause : node.cases()) if (anyMayBeAbrupt(clause.body())) yield true;
                yield false;
            }
            case Try node ->
                mayBeAbrupt(node.block())
                        || node.handler() != null && mayBeAbrupt(node.handler().body())
                        || mayBeAbrupt(node.finalizer());
            default ->
                switch (statement.type()) {
                    case RETURN, THROW, BREAK, CONTINUE -> true;
                    default -> false;
                };
        };
    }

    private static boolean anyMayBeAbrupt(Statement[] statements) {
        for (var each : statements) if (mayBeAbrupt(each)) return true;
        return false;
    }
}

package dev.gyre.engine.syntax.ast;

/** A catch clause; {@code parameter} may be null; {@code scope} (null when nothing is bound) holds the parameter. */
public record CatchClause(int start, int end, Scope scope, Pattern parameter, Statement.Block body) implements Node {
    @Override
    public NodeType type() {
        return NodeType.CATCH_CLAUSE;
    }
}

package dev.gyre.engine.syntax.ast;

/**
 * {@code new.target}, linked to the binding of the innermost enclosing function that is not an arrow function.
 */
public final class NewTargetExpression extends Reference implements Expression {
    private final int start;
    private final int end;

    public NewTargetExpression(int start, int end) {
        super(Reference.NEW_TARGET);
        this.start = start;
        this.end = end;
    }

    @Override
    public NodeType type() {
        return NodeType.NEW_TARGET;
    }

    @Override
    public int start() {
        return start;
    }

    @Override
    public int end() {
        return end;
    }
}

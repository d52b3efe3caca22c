package dev.gyre.engine.syntax.ast;

/**
 * {@code this}, linked to the binding of the innermost enclosing function that is not an arrow function.
 */
public final class ThisExpression extends Reference implements Expression {
    private final int start;
    private final int end;

    public ThisExpression(int start, int end) {
        super(Reference.THIS);
        this.start = start;
        this.end = end;
    }

    @Override
    public NodeType type() {
        return NodeType.THIS;
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

package dev.gyre.engine.syntax.ast;

/** One declared target with its initializer (or null); in for-in and for-of heads there is none. */
public record VariableDeclarator(int start, int end, Pattern target, Expression initializer, boolean namesInitializer)
        implements Node {
    @Override
    public NodeType type() {
        return NodeType.VARIABLE_DECLARATOR;
    }
}

package dev.gyre.engine.syntax.ast;

/**
 * A target with an optional default value (null when there is none): an array pattern's element, an object pattern's
 * value, or a parameter. {@code namesInitializer} as in {@link Expression.Assignment#namesValue()}.
 */
public record PatternElement(int start, int end, Pattern target, Expression initializer, boolean namesInitializer)
        implements Node {
    @Override
    public NodeType type() {
        return NodeType.PATTERN_ELEMENT;
    }
}

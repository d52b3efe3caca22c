package dev.gyre.engine.syntax.ast;

/** One property of an object pattern. */
public record PatternProperty(int start, int end, PropertyName key, PatternElement value) implements Node {
    @Override
    public NodeType type() {
        return NodeType.PATTERN_PROPERTY;
    }
}

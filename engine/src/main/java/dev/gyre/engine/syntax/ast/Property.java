package dev.gyre.engine.syntax.ast;

/**
 * A property of an object literal. For SPREAD the key is null; for METHOD, GETTER and SETTER the value is a
 * {@link FunctionNode}; PROTOTYPE is {@code __proto__: value} (not shorthand, not computed).
 */
public record Property(int start, int end, Kind kind, PropertyName key, Expression value) implements Node {
    /** The forms of a property definition. */
    public enum Kind {
        VALUE,
        SHORTHAND,
        METHOD,
        GETTER,
        SETTER,
        SPREAD,
        PROTOTYPE
    }

    @Override
    public NodeType type() {
        return NodeType.PROPERTY;
    }
}

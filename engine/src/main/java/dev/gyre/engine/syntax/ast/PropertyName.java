package dev.gyre.engine.syntax.ast;

/** The key of a property, method or field. */
public sealed interface PropertyName extends Node
        permits PropertyName.Named, PropertyName.Numbered, PropertyName.Computed, PrivateIdentifier {

    /** A key written as a name, a string or a BigInt. */
    record Named(int start, int end, String name) implements PropertyName {
        @Override
        public NodeType type() {
            return NodeType.NAMED_KEY;
        }
    }

    /** A key written as a number; its property key is the string form of the number. */
    record Numbered(int start, int end, double value) implements PropertyName {
        @Override
        public NodeType type() {
            return NodeType.NUMBERED_KEY;
        }
    }

    /** A key in brackets. */
    record Computed(int start, int end, Expression expression) implements PropertyName {
        @Override
        public NodeType type() {
            return NodeType.COMPUTED_KEY;
        }
    }
}

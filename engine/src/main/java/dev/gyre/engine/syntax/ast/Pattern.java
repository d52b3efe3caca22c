package dev.gyre.engine.syntax.ast;

/** What can be bound or assigned to. In declarations and parameters identifiers and the two patterns only. */
public sealed interface Pattern extends Node
        permits Identifier,
                Expression.Member,
                Expression.Index,
                Expression.PrivateMember,
                Expression.SuperMember,
                Expression.Call,
                Pattern.ArrayPattern,
                Pattern.ObjectPattern {

    /** {@code [a, , b = 1, ...rest]}; a null element is a hole, {@code rest} may be null. */
    record ArrayPattern(int start, int end, PatternElement[] elements, Pattern rest) implements Pattern {
        @Override
        public NodeType type() {
            return NodeType.ARRAY_PATTERN;
        }
    }

    /** {@code {a, b: c = 1, ...rest}}; {@code rest} may be null. */
    record ObjectPattern(int start, int end, PatternProperty[] properties, Pattern rest) implements Pattern {
        @Override
        public NodeType type() {
            return NodeType.OBJECT_PATTERN;
        }
    }
}

package dev.gyre.engine.syntax.ast;

/** A member of a class body, in source order; the constructor is not among them. */
public sealed interface ClassElement extends Node
        permits ClassElement.Method, ClassElement.Field, ClassElement.StaticBlock {

    boolean isStatic();

    /** A method, getter or setter; private when the key is a {@link PrivateIdentifier}. */
    record Method(int start, int end, PropertyName key, FunctionNode function, boolean isStatic)
            implements ClassElement {
        @Override
        public NodeType type() {
            return NodeType.METHOD_ELEMENT;
        }
    }

    /**
     * A field. {@code initializer} may be null; it belongs to the class's instance or static initializer function. A
     * computed key is evaluated once, at class definition, and kept in {@code keyBinding}, a captured binding of the
     * class scope (null for other keys).
     */
    record Field(int start, int end, PropertyName key, Expression initializer, boolean isStatic, Binding keyBinding)
            implements ClassElement {
        @Override
        public NodeType type() {
            return NodeType.FIELD_ELEMENT;
        }
    }

    /** {@code static { ... }}: a function of its own, called with the class as {@code this}. */
    record StaticBlock(int start, int end, FunctionNode function) implements ClassElement {
        @Override
        public NodeType type() {
            return NodeType.STATIC_BLOCK_ELEMENT;
        }

        @Override
        public boolean isStatic() {
            return true;
        }
    }
}

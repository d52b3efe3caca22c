package dev.gyre.engine.syntax.ast;

/** What kind of function a {@link FunctionNode} is. */
public enum FunctionKind {
    NORMAL,
    ARROW,
    METHOD,
    GETTER,
    SETTER,
    CONSTRUCTOR,
    DERIVED_CONSTRUCTOR,
    CLASS_FIELD_INITIALIZER,
    CLASS_STATIC_BLOCK
}

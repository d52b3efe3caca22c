package dev.gyre.engine.syntax.ast;

/** How a {@link Binding} was declared. */
public enum BindingKind {
    VAR,
    FUNCTION,
    PARAMETER,
    ARGUMENTS,
    LET,
    CONST,
    CLASS,
    USING,
    IMPORT,
    /** The parameter of a catch clause; SIMPLE when it is a plain identifier. */
    CATCH_PARAMETER,
    SIMPLE_CATCH_PARAMETER,
    /** The own name of a named function expression: assignments are ignored in sloppy code, TypeErrors in strict code. */
    FUNCTION_NAME,
    THIS,
    NEW_TARGET,
    HOME_OBJECT,
    ACTIVE_FUNCTION,
    PRIVATE_FIELD,
    PRIVATE_METHOD,
    PRIVATE_GETTER,
    PRIVATE_SETTER,
    PRIVATE_ACCESSOR,
    /** A value that only the engine refers to, such as a computed field key. */
    SYNTHETIC;

    /** Whether assignment throws a TypeError. */
    public boolean isConstant() {
        return this == CONST || this == USING || this == IMPORT;
    }

    /** Whether the binding is declared lexically, and so conflicts with every other declaration in its scope. */
    public boolean isLexical() {
        return this == LET || this == CONST || this == CLASS || this == USING || this == IMPORT;
    }

    /** Whether a function binds the name before its parameters get their values. */
    public boolean isParameter() {
        return this == PARAMETER || this == ARGUMENTS;
    }

    /**
     * Whether the value has its own register or slot; {@code this} and similar bindings belong to the activation
     * instead.
     */
    public boolean isStored() {
        return this != THIS && this != NEW_TARGET && this != HOME_OBJECT && this != ACTIVE_FUNCTION;
    }

    /** Whether a reference may come before the initialisation. */
    public boolean hasTdz() {
        return isLexical() || this == PARAMETER || this == CATCH_PARAMETER;
    }

    public boolean isPrivateName() {
        return this.compareTo(PRIVATE_FIELD) >= 0 && this.compareTo(PRIVATE_ACCESSOR) <= 0;
    }
}

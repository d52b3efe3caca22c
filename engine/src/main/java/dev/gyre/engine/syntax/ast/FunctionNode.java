package dev.gyre.engine.syntax.ast;

/**
 * A function of any kind; {@code start} to {@code end} is the text that toString shows.
 *
 * <p>Scopes, from the outside in, all entered by the function itself: {@code nameScope} (kind FUNCTION_NAME, null unless
 * this is a named function expression whose name is used inside) holds the function's own name; {@code scope} (kind
 * FUNCTION) holds the parameters, {@code arguments}, {@code this} and its like and, unless there are parameter
 * expressions, the body's variables and lexical declarations; {@code bodyScope} (kind VARIABLES) holds the latter when
 * there are parameter expressions, and is the same object as {@code scope} otherwise.
 *
 * <p>A concise arrow body is one return statement. {@code elements} is null except for CLASS_FIELD_INITIALIZER.
 */
public record FunctionNode(
        int start,
        int end,
        FunctionKind kind,
        int flags,
        String name,
        PatternElement[] parameters,
        Pattern rest,
        int expectedArgumentCount,
        Statement[] body,
        ClassElement[] elements,
        Scope nameScope,
        Scope scope,
        Scope bodyScope)
        implements Expression {
    public static final int ASYNC = 1;
    public static final int GENERATOR = 2;
    public static final int STRICT = 4;
    public static final int SIMPLE_PARAMETERS = 8;
    public static final int PARAMETER_EXPRESSIONS = 16;
    public static final int CONCISE_BODY = 32;
    public static final int DECLARATION = 64;
    public static final int USES_THIS = 128;
    public static final int USES_ARGUMENTS = 256;
    public static final int USES_DIRECT_EVAL = 512;
    public static final int USES_SUPER_PROPERTY = 1024;
    public static final int USES_SUPER_CALL = 2048;
    public static final int USES_NEW_TARGET = 4096;
    /** For constructors, see {@link ClassNode#definesFields}. */
    public static final int DEFINES_FIELDS = 8192;

    @Override
    public NodeType type() {
        return NodeType.FUNCTION;
    }

    @Override
    public boolean isAnonymousFunctionDefinition() {
        return name == null && (kind == FunctionKind.NORMAL || kind == FunctionKind.ARROW);
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    public boolean isAsync() {
        return has(ASYNC);
    }

    public boolean isGenerator() {
        return has(GENERATOR);
    }

    public boolean isStrict() {
        return has(STRICT);
    }

    public boolean isArrow() {
        return kind == FunctionKind.ARROW;
    }

    public boolean hasSimpleParameters() {
        return has(SIMPLE_PARAMETERS);
    }

    public boolean hasParameterExpressions() {
        return has(PARAMETER_EXPRESSIONS);
    }

    public boolean hasConciseBody() {
        return has(CONCISE_BODY);
    }

    public boolean isDeclaration() {
        return has(DECLARATION);
    }

    /** Whether the function, or an arrow or direct eval inside it, may read its {@code this}. */
    public boolean usesThis() {
        return has(USES_THIS);
    }

    /** Whether the function must create its arguments object. */
    public boolean usesArguments() {
        return has(USES_ARGUMENTS);
    }

    /** Whether there is a direct eval in this function itself or in an arrow inside it. */
    public boolean usesDirectEval() {
        return has(USES_DIRECT_EVAL);
    }

    public boolean usesSuperProperty() {
        return has(USES_SUPER_PROPERTY);
    }

    public boolean usesSuperCall() {
        return has(USES_SUPER_CALL);
    }

    public boolean usesNewTarget() {
        return has(USES_NEW_TARGET);
    }

    /** Whether the arguments object aliases the parameters; they are then all captured. */
    public boolean hasMappedArguments() {
        return usesArguments() && !isStrict() && hasSimpleParameters();
    }
}

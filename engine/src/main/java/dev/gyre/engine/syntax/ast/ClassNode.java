package dev.gyre.engine.syntax.ast;

/**
 * A class. {@code scope} (kind CLASS) surrounds the heritage and the body and holds the inner name binding, the private
 * names and the computed field keys; {@code innerName} is null for an anonymous class. {@code constructor} is null when
 * it is implicit. {@code instanceInitializer} (null when there are no instance fields) is one function that defines all
 * instance fields on its {@code this}; {@code staticInitializer} (null when not needed) defines static fields and runs
 * static blocks, in order; their {@link FunctionNode#elements()} are what they run.
 */
public record ClassNode(
        int start,
        int end,
        String name,
        Expression superclass,
        FunctionNode constructor,
        ClassElement[] elements,
        FunctionNode instanceInitializer,
        FunctionNode staticInitializer,
        Scope scope,
        Binding innerName)
        implements Expression {
    @Override
    public NodeType type() {
        return NodeType.CLASS;
    }

    @Override
    public boolean isAnonymousFunctionDefinition() {
        return name == null;
    }

    /** Whether instances get fields, private methods or private accessors before the constructor runs. */
    public boolean definesFields() {
        if (instanceInitializer != null) return true;
        for (var element : elements) {
            if (element instanceof ClassElement.Method method
                    && !method.isStatic()
                    && method.key() instanceof PrivateIdentifier) return true;
        }
        return false;
    }
}

package dev.gyre.modules.typescript;

/** The syntactic context of the current token, as bits of one number that is saved and restored at once. */
final class Context {
    static final int ASYNC = 1;
    static final int GENERATOR = 1 << 1;
    static final int FUNCTION = 1 << 2;
    /** Inside an ambient (declare) declaration. */
    static final int AMBIENT = 1 << 3;

    static final int ABSTRACT_CLASS = 1 << 4;
    static final int DERIVED_CLASS = 1 << 5;
    static final int LOOP = 1 << 6;
    static final int SWITCH = 1 << 7;
    /** In the parameters of an arrow function, where a pattern cannot be optional. */
    static final int ARROW_PARAMETERS = 1 << 8;

    private Context() {}

    /** The context of a function's body. */
    static int function(int context, boolean async, boolean generator) {
        int around = context & ~(ASYNC | GENERATOR | LOOP | SWITCH | ARROW_PARAMETERS);
        return around | FUNCTION | (async ? ASYNC : 0) | (generator ? GENERATOR : 0);
    }

    /** The context of a class's body. */
    static int classBody(int context, boolean isAbstract, boolean isDerived) {
        int around = function(context, false, false) & ~(ABSTRACT_CLASS | DERIVED_CLASS);
        return around | (isAbstract ? ABSTRACT_CLASS : 0) | (isDerived ? DERIVED_CLASS : 0);
    }
}

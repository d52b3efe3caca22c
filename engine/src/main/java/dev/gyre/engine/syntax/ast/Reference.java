package dev.gyre.engine.syntax.ast;

/**
 * A use of a name, linked to what it means once the scope around it is closed:
 * <ul>
 * <li>static: {@code binding() != null && !isDynamic()};</li>
 * <li>global: {@code binding() == null && !isDynamic()}: a property of the global object, or a lexical binding of
 * another script; see also {@link #isGlobal()};</li>
 * <li>dynamic: {@link #isDynamic()}: some scope between here and the binding (or the global scope, when binding() is
 * null) is a {@code with} or a function that a sloppy direct eval may add variables to. The scopes concerned are those
 * on the parent chain, from the scope of the use up to and excluding the binding's, for which
 * {@link Scope#isDynamic()} holds.</li>
 * </ul>
 * {@code this}, {@code new.target}, the home object and the active function are looked up the same way, under the names
 * below that no identifier can have.
 */
public sealed class Reference permits Identifier, PrivateIdentifier, ThisExpression, NewTargetExpression {
    public static final String THIS = "this";
    public static final String NEW_TARGET = "new.target";
    public static final String HOME_OBJECT = "%homeObject%";
    public static final String ACTIVE_FUNCTION = "%function%";
    public static final String ARGUMENTS = "arguments";

    private static final int DYNAMIC = 1;
    private static final int TDZ_CHECK = 2;
    private static final int ASSIGNED = 4;
    private static final int CROSSES_FUNCTION = 8;
    private static final int BINDING_NAME = 16;

    private final String name;
    private Binding binding;
    private int flags;

    public Reference(String name) {
        this.name = name;
    }

    public final String name() {
        return name;
    }

    /** The binding that the name refers to, or null for a global (or entirely dynamic) name. */
    public final Binding binding() {
        return binding;
    }

    public final boolean isDynamic() {
        return (flags & DYNAMIC) != 0;
    }

    /** Whether the use may come before the binding's initialisation. */
    public final boolean needsTdzCheck() {
        return (flags & TDZ_CHECK) != 0;
    }

    /** Whether the name is a property of the global object or a top-level binding of a script. */
    public final boolean isGlobal() {
        return !isDynamic() && (binding == null || binding.scope().kind() == ScopeKind.SCRIPT);
    }

    /** Whether this use writes to the name (assignment, update, for-in head, destructuring target). */
    public final boolean isAssigned() {
        return (flags & ASSIGNED) != 0;
    }

    /** Whether a function boundary lies between the use and its binding. */
    public final boolean crossesFunction() {
        return (flags & CROSSES_FUNCTION) != 0;
    }

    /** Whether this is the name of a declaration, which initialises its binding rather than assigns to it. */
    public final boolean isBindingName() {
        return (flags & BINDING_NAME) != 0;
    }

    /** Whether a with statement or a variable that eval declares may shadow the name. */
    public final boolean isVariableName() {
        return this instanceof Identifier
                || getClass() == Reference.class
                        && !name.equals(THIS)
                        && !name.equals(NEW_TARGET)
                        && name.charAt(0) != '%';
    }

    /** For the parser: links the use to its binding. */
    public final void resolve(Binding binding, boolean dynamic, boolean needsTdzCheck) {
        this.binding = binding;
        if (dynamic) {
            flags |= DYNAMIC;
        }
        if (needsTdzCheck) {
            flags |= TDZ_CHECK;
        }
    }

    /** For the parser: the name turned out to be the name of a declaration. */
    public final void declare(Binding binding) {
        this.binding = binding;
        flags |= BINDING_NAME;
    }

    public final void markDynamic() {
        flags |= DYNAMIC;
    }

    public final void markAssigned() {
        flags |= ASSIGNED;
    }

    public final void markCrossesFunction() {
        flags |= CROSSES_FUNCTION;
    }
}

package dev.gyre.engine.syntax.ast;

/** A declared name. Captured bindings live in slots of their scope's heap scope, the others in registers. */
public final class Binding {
    private static final int CAPTURED = 1;
    private static final int ASSIGNED = 2;
    private static final int USED = 4;
    private static final int TDZ = 8;
    private static final int STATIC_MEMBER = 16;
    private static final int FUNCTION_IN_BLOCK = 32;
    private static final int ASSIGNED_AGAIN = 64;
    private static final int SINGLE_DECLARATION = 128;
    private static final int MAPPED = 256;

    private final String name;
    private final Scope scope;
    private BindingKind kind;
    private int flags;
    private int slot = -1;
    private int position;
    private int initializedAt = Integer.MAX_VALUE;
    private Binding initialValue;

    public Binding(String name, BindingKind kind, Scope scope, int position) {
        this.name = name;
        this.kind = kind;
        this.scope = scope;
        this.position = position;
    }

    /** The parser's findings about the binding as a bit set, for {@link #restore}. */
    public int flags() {
        return flags;
    }

    /** For a restored scope: sets the parser's findings. */
    public void restore(int flags, int slot, int initializedAt) {
        this.flags = flags;
        this.slot = slot;
        this.initializedAt = initializedAt;
    }

    public String name() {
        return name;
    }

    public BindingKind kind() {
        return kind;
    }

    public Scope scope() {
        return scope;
    }

    /** The slot in the heap scope of {@link #scope()}, or -1 when the binding is not captured, or global. */
    public int slot() {
        return slot;
    }

    /** Whether an inner function or a direct eval can reach the binding. */
    public boolean isCaptured() {
        return (flags & CAPTURED) != 0;
    }

    /** Whether something besides its initialisation writes to the binding (always assumed under direct eval). */
    public boolean isAssigned() {
        return (flags & ASSIGNED) != 0;
    }

    /** Whether a variable's only write is a declaration with an initialiser that each activation of its function runs at most once. */
    public boolean isInitializedOnce() {
        return kind == BindingKind.VAR
                && initialValue == null
                && (flags & (SINGLE_DECLARATION | ASSIGNED_AGAIN)) == SINGLE_DECLARATION;
    }

    /** Whether writes to the function's arguments object write to the parameter. */
    public boolean isMapped() {
        return (flags & MAPPED) != 0;
    }

    /** Whether anything refers to the binding (always assumed under direct eval). */
    public boolean isUsed() {
        return (flags & USED) != 0;
    }

    /**
     * Whether some reference needs a TDZ check, so that the binding must hold the TDZ marker from its scope's entry to
     * its initialisation.
     */
    public boolean needsTdz() {
        return (flags & TDZ) != 0;
    }

    /** For a private name: whether the member is static. */
    public boolean isStaticMember() {
        return (flags & STATIC_MEMBER) != 0;
    }

    /** For a variable of Annex B.3.2: whether it exists only because of a function in a block. */
    public boolean isFunctionInBlock() {
        return (flags & FUNCTION_IN_BLOCK) != 0;
    }

    /** The parameter that gives a body variable its initial value (functions with parameter expressions), or null. */
    public Binding initialValue() {
        return initialValue;
    }

    /** The offset of the most recent declaration of the name. */
    public int position() {
        return position;
    }

    /** The offset after which the binding is initialised, as far as straight-line code is concerned. */
    public int initializedAt() {
        return initializedAt;
    }

    public void kind(BindingKind kind) {
        this.kind = kind;
    }

    public void slot(int slot) {
        this.slot = slot;
    }

    public void position(int position) {
        this.position = position;
    }

    public void initializedAt(int offset) {
        this.initializedAt = offset;
    }

    public void initialValue(Binding parameter) {
        this.initialValue = parameter;
    }

    public void markCaptured() {
        flags |= CAPTURED;
    }

    public void markAssigned() {
        flags |= isAssigned() ? ASSIGNED_AGAIN : ASSIGNED;
    }

    /** For a parameter that the arguments object of its function shares. */
    public void markMapped() {
        flags |= MAPPED;
    }

    /** Notes a declaration of the variable outside loops. */
    public void markSingleDeclaration() {
        flags |= SINGLE_DECLARATION;
    }

    public void markUsed() {
        flags |= USED;
    }

    public void markTdz() {
        flags |= TDZ;
    }

    public void markStaticMember() {
        flags |= STATIC_MEMBER;
    }

    public void markFunctionInBlock(boolean value) {
        flags = value ? flags | FUNCTION_IN_BLOCK : flags & ~FUNCTION_IN_BLOCK;
    }

    @Override
    public String toString() {
        return kind + " " + name;
    }
}

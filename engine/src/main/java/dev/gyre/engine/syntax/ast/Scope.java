package dev.gyre.engine.syntax.ast;

import java.util.ArrayList;
import java.util.List;

/**
 * A static scope. The parser fills it and closes it; afterwards it is read only, but for {@link #addSynthetic}. At run
 * time it is a heap scope when {@link #needsHeapScope()}, and otherwise leaves no trace on the scope chain.
 */
public final class Scope {
    private static final Binding[] NO_BINDINGS = {};
    private static final int LINEAR_LIMIT = 8;

    private static final int STRICT = 1;
    private static final int DIRECT_EVAL = 2;
    private static final int DYNAMIC = 4;
    private static final int ARROW = 8;
    private static final int TRANSPARENT = 16;
    private static final int PARAMETERS_ONLY = 32;

    private final ScopeKind kind;
    private Scope parent;
    private Binding[] bindings = NO_BINDINGS;
    private Binding[] table;
    private int size;
    private int slotCount;
    private int flags;
    private int start;
    private List<Statement.FunctionDeclaration> functions = List.of();
    private FunctionKind functionKind;

    public Scope(ScopeKind kind, Scope parent, int start) {
        this.kind = kind;
        this.parent = parent;
        this.start = start;
    }

    /** A closed scope without its functions, which direct eval needs; {@code flags} are those of {@link #flags()}. */
    public static Scope restore(
            ScopeKind kind, Scope parent, int start, int flags, int slotCount, FunctionKind functionKind) {
        var scope = new Scope(kind, parent, start);
        scope.flags = flags;
        scope.slotCount = slotCount;
        scope.functionKind = functionKind;
        return scope;
    }

    /** The kind and properties of the scope as a bit set, for {@link #restore}. */
    public int flags() {
        return flags;
    }

    public ScopeKind kind() {
        return kind;
    }

    /** The next outer scope that may have bindings, or null. */
    public Scope parent() {
        while (parent != null && parent.isTransparent()) {
            // Path compression for later searches: there may be thousands of transparent scopes in between.
            var above = parent.parent;
            if (above != null && above.isTransparent()) {
                parent.parent = above.parent;
            }
            parent = parent.parent;
        }
        return parent;
    }

    /** The offset where the scope begins. */
    public int start() {
        return start;
    }

    public int bindingCount() {
        return size;
    }

    public Binding binding(int index) {
        return bindings[index];
    }

    /** The number of slots that a heap scope of this scope has. */
    public int slotCount() {
        return slotCount;
    }

    public boolean isStrict() {
        return (flags & STRICT) != 0;
    }

    /** Whether a direct eval in this scope or a scope inside it can see the bindings. */
    public boolean hasDirectEval() {
        return (flags & DIRECT_EVAL) != 0;
    }

    /**
     * Whether names that the scope does not declare may still be found in it at run time: the scope of a with, or one
     * that a sloppy direct eval declares its variables in.
     */
    public boolean isDynamic() {
        return (flags & DYNAMIC) != 0;
    }

    /** For kind FUNCTION: whether the body has a scope of its own, because there are parameter expressions. */
    public boolean hasParametersOnly() {
        return (flags & PARAMETERS_ONLY) != 0;
    }

    /** Whether this is the scope of an arrow function, which has no this, arguments, super or new.target of its own. */
    public boolean isArrow() {
        return (flags & ARROW) != 0;
    }

    /** Whether the scope turned out to be empty, so that scope chains omit it. */
    public boolean isTransparent() {
        return (flags & TRANSPARENT) != 0;
    }

    /** Whether the scope is a heap scope at run time, which counts in depths. */
    public boolean needsHeapScope() {
        return slotCount > 0 || isDynamic();
    }

    /** The functions to instantiate on entry; of those with the same name only the last is here. */
    public List<Statement.FunctionDeclaration> functions() {
        return functions;
    }

    /** For the compiler: drops the trees of the functions when there is code that instantiates them. */
    public void releaseFunctions() {
        functions = List.of();
    }

    /** For scopes of kind FUNCTION: the kind of the function. */
    public FunctionKind functionKind() {
        return functionKind;
    }

    /** The binding that this scope itself declares under the name, or null. */
    public Binding find(String name) {
        if (table != null) {
            return findInTable(name);
        }
        for (int i = 0; i < size; i++) {
            if (isNamed(bindings[i], name)) {
                return bindings[i];
            }
        }
        return null;
    }

    /** The number of heap scopes between code in this scope and a binding of {@code target}. */
    public int heapDepthTo(Scope target) {
        int depth = 0;
        for (var scope = this; scope != target; scope = scope.parent()) {
            if (scope.needsHeapScope()) {
                depth++;
            }
        }
        return depth;
    }

    /** The nearest scope, from this one outwards, whose code runs in the same function activation's variable scope. */
    public Scope variableScope() {
        var scope = this;
        while (!scope.isVariableScope()) {
            scope = scope.parent;
        }
        return scope;
    }

    /** Whether {@code var} declarations inside belong to this scope. */
    public boolean isVariableScope() {
        return switch (kind) {
            case SCRIPT, MODULE, EVAL, FUNCTION, VARIABLES -> true;
            default -> false;
        };
    }

    /**
     * Adds a captured binding for the engine's own use, with a slot. Must be called before the scope is first entered.
     */
    public Binding addSynthetic(String name) {
        var binding = new Binding(name, BindingKind.SYNTHETIC, this, start);
        add(binding);
        binding.markCaptured();
        binding.markUsed();
        binding.slot(slotCount++);
        return binding;
    }

    /** For the parser: adds a binding. */
    public void add(Binding binding) {
        if (size == bindings.length) {
            var larger = new Binding[size == 0 ? 4 : size * 2];
            System.arraycopy(bindings, 0, larger, 0, size);
            bindings = larger;
        }
        bindings[size++] = binding;
        if (table != null && size * 2 <= table.length) {
            insert(binding);
        } else if (size > LINEAR_LIMIT) {
            rebuildTable();
        }
    }

    /** For the parser: assigns a slot to every captured binding that is stored in this scope. */
    public void assignSlots() {
        for (int i = 0; i < size; i++) {
            if (bindings[i].isCaptured() && bindings[i].slot() < 0 && isStoredHere(bindings[i])) {
                bindings[i].slot(slotCount++);
            }
        }
    }

    /** Top-level names of scripts are global, and the variables of sloppy eval code belong to a scope around it. */
    private boolean isStoredHere(Binding binding) {
        boolean variable = binding.kind() == BindingKind.VAR || binding.kind() == BindingKind.FUNCTION;
        return binding.kind().isStored()
                && kind != ScopeKind.SCRIPT
                && !(kind == ScopeKind.EVAL && !isStrict() && variable);
    }

    public void addFunction(Statement.FunctionDeclaration declaration) {
        if (functions.isEmpty()) {
            functions = new ArrayList<>(2);
        }
        var binding = declaration.name().binding();
        functions.removeIf(other -> other.name().binding() == binding);
        functions.add(declaration);
    }

    public void parent(Scope parent) {
        this.parent = parent;
    }

    public void functionKind(FunctionKind kind) {
        this.functionKind = kind;
        if (kind == FunctionKind.ARROW) {
            flags |= ARROW;
        }
    }

    public void markStrict() {
        flags |= STRICT;
    }

    public void markDirectEval() {
        flags |= DIRECT_EVAL;
    }

    public void markDynamic() {
        flags |= DYNAMIC;
    }

    public void markParametersOnly() {
        flags |= PARAMETERS_ONLY;
    }

    public void markTransparent() {
        flags |= TRANSPARENT;
    }

    private Binding findInTable(String name) {
        int mask = table.length - 1;
        for (int i = spread(name) & mask; table[i] != null; i = i + 1 & mask) {
            if (isNamed(table[i], name)) {
                return table[i];
            }
        }
        return null;
    }

    private static boolean isNamed(Binding binding, String name) {
        return binding.name() == name
                || binding.name().hashCode() == name.hashCode()
                        && binding.name().equals(name);
    }

    private void rebuildTable() {
        table = new Binding[Integer.highestOneBit(size) * 4];
        for (int i = 0; i < size; i++) {
            insert(bindings[i]);
        }
    }

    private void insert(Binding binding) {
        int mask = table.length - 1;
        int i = spread(binding.name()) & mask;
        while (table[i] != null) {
            i = i + 1 & mask;
        }
        table[i] = binding;
    }

    private static int spread(String name) {
        int hash = name.hashCode() * 0x9E3779B9;
        return hash ^ hash >>> 16;
    }
}

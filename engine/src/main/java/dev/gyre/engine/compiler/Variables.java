package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Allocates the variables of a code block to registers and heap scopes, and emits the instructions that read, write and
 * initialise them.
 */
final class Variables {
    private final CodeUnit unit;
    private final Scope outside;
    private final Map<Scope, Integer> heapScopes = new IdentityHashMap<>();
    private final Map<Binding, Integer> places = new IdentityHashMap<>();
    private Scope current;

    Variables(CodeUnit unit, Scope outside) {
        this.unit = unit;
        this.outside = outside;
        current = outside;
    }

    /** The static scope of the code at this point; null at the top level. */
    Scope current() {
        return current;
    }

    /** Assigns a register to a binding before its scope is entered. */
    void place(Binding binding, int register) {
        places.put(binding, register);
        unit.registers.markVariable(register);
    }

    /** Enters a scope whose heap scope exists already, in a register. */
    void adopt(Scope scope, int register) {
        heapScopes.put(scope, register);
        enter(scope);
    }

    /**
     * Enters a scope: creates its heap scope, allocates registers to the other bindings and marks their dead zones.
     * Null does nothing.
     */
    void enter(Scope scope) {
        if (scope == null) return;
        if (scope.needsHeapScope() && !heapScopes.containsKey(scope)) {
            int parent = scopeRegister();
            int register = unit.newRegister();
            unit.registers.markVariable(register);
            unit.emit(CREATE_SCOPE, register, parent, unit.code.constant(layout(scope)));
            heapScopes.put(scope, register);
        }
        current = scope;
        if (unit.map != null) unit.map.enter(unit.code.offset(), scope);
        boolean hidden = isEvalVariableScope(scope);
        for (int i = 0; i < scope.bindingCount(); i++) {
            var binding = scope.binding(i);
            if (binding.isCaptured() || !binding.kind().isStored() || binding.kind() == BindingKind.IMPORT) continue;
            if (!(hidden && isVariable(binding))) allocate(binding);
        }
    }

    private void allocate(Binding binding) {
        if (places.containsKey(binding)) return;
        boolean dirty = unit.registers.isNextDirty();
        int register = unit.newRegister();
        places.put(binding, register);
        if (binding.needsTdz()) {
            unit.registers.markVariable(register);
            unit.emit(LOAD_EMPTY, register);
        } else if (!binding.kind().isLexical()) {
            unit.registers.markVariable(register);
            if (dirty && binding.kind() == BindingKind.VAR) unit.emit(LOAD_UNDEFINED, register);
        }
    }

    /** Enters the top level of a script, whose bindings belong to the realm. */
    void enterGlobal(Scope scope) {
        current = scope;
    }

    /** Enters the scope of a with statement, which has created the heap scope. */
    void enterWith(Scope scope, int object) {
        int parent = scopeRegister();
        int register = unit.newRegister();
        unit.registers.markVariable(register);
        unit.emit(PUSH_WITH, register, parent, object);
        heapScopes.put(scope, register);
        current = scope;
        if (unit.map != null) unit.map.enter(unit.code.offset(), scope);
    }

    /** Leaves a scope; the caller releases the registers. */
    void leave(Scope scope) {
        if (scope == null) return;
        current = scope.parent();
        if (unit.map != null) unit.map.leave(unit.code.offset(), scope);
    }

    /** Adds the places of all variables to a debugger's map. */
    void complete(CodeMap map, CodeBlock code, int prologue) {
        map.finish(code, prologue, places, heapScopes);
    }

    /** Register of the innermost heap scope. */
    int scopeRegister() {
        for (var scope = current; scope != null && scope != outside; scope = scope.parent()) {
            var register = heapScopes.get(scope);
            if (register != null) return register;
        }
        return BytecodeBuilder.CLOSURE_SCOPE;
    }

    /** Register of the heap scope to which var declarations of eval code are added; scopes inside it are skipped. */
    int variableScopeRegister() {
        var inner = current;
        while (current != outside && !current.isVariableScope()) current = current.parent();
        int register = scopeRegister();
        current = inner;
        return register;
    }

    /** Whether var declarations at this point are made at run time: those of scripts and of sloppy eval code. */
    boolean areDeclaredAtRunTime() {
        var scope = current.variableScope();
        return scope.kind() == ScopeKind.SCRIPT || isEvalVariableScope(scope);
    }

    /** The register of an entered scope's heap scope, which is copied for each iteration. */
    int heapScopeOf(Scope scope) {
        return heapScopes.get(scope);
    }

    static boolean isEvalVariableScope(Scope scope) {
        return scope.kind() == ScopeKind.EVAL && !scope.isStrict();
    }

    private static boolean isVariable(Binding binding) {
        return binding.kind() == BindingKind.VAR || binding.kind() == BindingKind.FUNCTION;
    }

    static ScopeLayout layout(Scope scope) {
        var names = new String[scope.slotCount()];
        // Slots without a name: imports, and variables of eval code, which are stored elsewhere.
        Arrays.fill(names, "");
        var kinds = new byte[names.length];
        boolean hidden = isEvalVariableScope(scope);
        for (int i = 0; i < scope.bindingCount(); i++) {
            var binding = scope.binding(i);
            int slot = binding.slot();
            if (slot < 0 || binding.kind() == BindingKind.IMPORT || hidden && isVariable(binding)) continue;
            names[slot] = binding.name();
            kinds[slot] = kind(binding);
        }
        boolean evalVariables = scope.isDynamic() && scope.kind() != ScopeKind.WITH;
        return new ScopeLayout(names, kinds, scope.hasDirectEval() ? scope : null, evalVariables);
    }

    private static byte kind(Binding binding) {
        int kind = binding.needsTdz() || binding.kind().isLexical() ? ScopeLayout.TDZ : 0;
        if (isConstant(binding)) kind |= ScopeLayout.IMMUTABLE;
        if (binding.kind() == BindingKind.FUNCTION_NAME) kind |= ScopeLayout.IMMUTABLE | ScopeLayout.SILENTLY_IMMUTABLE;
        if (isWrittenOnce(binding)) kind |= ScopeLayout.WRITTEN_ONCE;
        return (byte) kind;
    }

    private static boolean isWrittenOnce(Binding binding) {
        BindingKind kind = binding.kind();
        if (isConstant(binding) || kind == BindingKind.FUNCTION_NAME || kind.isPrivateName()) return true;
        if (binding.isInitializedOnce()) return true;
        return !binding.isAssigned()
                && switch (kind) {
                    case PARAMETER -> !binding.isMapped();
                    // A function in a block also writes the variable of the same name around it, each time that the
                    // block
                    // is entered.
                    case FUNCTION -> !binding.isFunctionInBlock();
                    default -> kind.isLexical();
                };
    }

    /** The register of a binding, or NONE if it has none. */
    int registerOf(Binding binding) {
        return places.getOrDefault(binding, CodeUnit.NONE);
    }

    /** The register of a reference that can be read without a check; otherwise NONE. */
    int registerOf(Reference reference) {
        if (reference.binding() == null || reference.isDynamic()) return CodeUnit.NONE;
        return registerOf(reference.binding());
    }

    /**
     * The reference to use for a name. When a var declaration assigns its initial value, the name is resolved as usual:
     * it may refer to a catch parameter or a property of a with object, and variables of eval code are stored
     * elsewhere.
     */
    Reference resolved(Reference reference) {
        if (!reference.isBindingName()) return reference;
        var result = new Reference(reference.name());
        boolean dynamic = false;
        for (var scope = current; scope != null; scope = scope.parent()) {
            var binding = scope.find(reference.name());
            if (binding != null && !(isEvalVariableScope(scope) && isVariable(binding))) {
                result.resolve(binding, dynamic, false);
                return result;
            }
            dynamic |= scope.isDynamic();
        }
        result.resolve(null, dynamic, false);
        return result;
    }

    /** Whether the name refers to the global undefined. */
    static boolean isUndefined(Reference reference) {
        return reference.binding() == null
                && !reference.isDynamic()
                && reference.name().equals("undefined");
    }

    /** Emits a check that throws a ReferenceError if the register holds the TDZ marker; nothing if it cannot. */
    void check(Reference reference, int register) {
        if (reference.needsTdzCheck()) unit.emit(CHECK_INITIALISED, register, unit.code.constant(reference.name()));
    }

    /** Loads the value of a name (GetValue). */
    void load(Reference reference, int to) {
        var binding = reference.binding();
        int name = unit.code.constant(reference.name());
        if (reference.isDynamic()) {
            unit.emit(LOAD_NAME, to, scopeRegister(), name);
        } else if (isUndefined(reference)) {
            unit.emit(LOAD_UNDEFINED, to);
        } else if (reference.isGlobal()) {
            unit.emit(LOAD_GLOBAL, to, name, unit.code.cache());
        } else if (binding.kind() == BindingKind.IMPORT) {
            unit.emit(LOAD_IMPORT, to, binding.slot(), name);
        } else if (registerOf(binding) != CodeUnit.NONE) {
            check(reference, registerOf(binding));
            unit.move(to, registerOf(binding));
        } else {
            loadScoped(binding, reference.needsTdzCheck(), to);
        }
    }

    void loadScoped(Binding binding, boolean checked, int to) {
        int scope = baseOf(binding.scope());
        int depth = depthOf(binding.scope());
        if (checked)
            unit.emit(LOAD_SCOPED_CHECKED, to, scope, depth, binding.slot(), unit.code.constant(binding.name()));
        else unit.emit(LOAD_SCOPED, to, scope, depth, binding.slot());
    }

    /** Loads the operand of typeof: no error for a name that does not exist. */
    void loadOrUndefined(Reference reference, int to) {
        int name = unit.code.constant(reference.name());
        if (reference.isDynamic()) unit.emit(LOAD_NAME_OR_UNDEFINED, to, scopeRegister(), name);
        else if (reference.isGlobal() && !isUndefined(reference))
            unit.emit(LOAD_GLOBAL_OR_UNDEFINED, to, name, unit.code.cache());
        else load(reference, to);
    }

    /** Register of a heap scope from which {@link #depthOf} counts. */
    private int baseOf(Scope target) {
        var register = heapScopes.get(target);
        return register != null ? register : BytecodeBuilder.CLOSURE_SCOPE;
    }

    private int depthOf(Scope target) {
        return heapScopes.containsKey(target) ? 0 : outside.heapDepthTo(target);
    }

    /** Stores to a name (PutValue), which is not a dynamic one. */
    void store(Reference reference, int from) {
        var binding = reference.binding();
        if (reference.isGlobal()) {
            unit.emit(STORE_GLOBAL, unit.code.constant(reference.name()), from, unit.code.cache());
        } else if (binding.kind() == BindingKind.FUNCTION_NAME) {
            if (unit.strict) unit.emit(THROW_CONST_ASSIGNMENT, unit.code.constant(reference.name()));
        } else if (isConstant(binding)) {
            if (reference.needsTdzCheck()) {
                int mark = unit.registers.mark();
                load(reference, unit.newRegister());
                unit.registers.release(mark);
            }
            if (binding.kind() == BindingKind.USING)
                unit.emit(THROW_ERROR, ErrorKind.TYPE.ordinal(), unit.code.constant("Assignment to using variable."));
            else unit.emit(THROW_CONST_ASSIGNMENT, unit.code.constant(reference.name()));
        } else if (registerOf(binding) != CodeUnit.NONE) {
            check(reference, registerOf(binding));
            unit.move(registerOf(binding), from);
        } else {
            storeScoped(binding, reference.needsTdzCheck(), from);
        }
    }

    /**
     * Whether assigning throws: the name of a class is constant inside the class, not in the scope around its
     * declaration.
     */
    static boolean isConstant(Binding binding) {
        return binding.kind().isConstant()
                || binding.kind() == BindingKind.CLASS && binding.scope().kind() == ScopeKind.CLASS;
    }

    void storeScoped(Binding binding, boolean checked, int from) {
        int scope = baseOf(binding.scope());
        int depth = depthOf(binding.scope());
        if (checked)
            unit.emit(STORE_SCOPED_CHECKED, scope, depth, binding.slot(), from, unit.code.constant(binding.name()));
        else unit.emit(STORE_SCOPED, scope, depth, binding.slot(), from);
    }

    /** Stores the initial value (InitializeBinding). */
    void initialize(Binding binding, int from) {
        int register = registerOf(binding);
        if (register != CodeUnit.NONE) {
            unit.move(register, from);
            unit.registers.markVariable(register);
        } else if (binding.scope().kind() == ScopeKind.SCRIPT) {
            unit.emit(INITIALIZE_GLOBAL_LEXICAL, unit.code.constant(binding.name()), from);
        } else {
            storeScoped(binding, false, from);
        }
    }

    /** A register to evaluate the initial value of a binding into: its own if it has one. */
    int initialTarget(Binding binding) {
        int register = registerOf(binding);
        return register != CodeUnit.NONE && unit.registers.isScratch(register) ? register : unit.newRegister();
    }
}

package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement.FunctionDeclaration;
import java.util.HashSet;
import java.util.Set;

/** The scopes around the current position: adds declarations, and resolves references when scopes close. */
final class ScopeBuilder {
    private final EvalContext evalContext;
    private final Set<Binding> asyncOrGenerator = new HashSet<>();
    OpenScope current;
    /** The first undeclared private name, set when the outermost scope has closed. */
    PrivateIdentifier undeclaredPrivateName;

    ScopeBuilder(EvalContext evalContext) {
        this.evalContext = evalContext;
    }

    /** Whether the parser is inside a class, including one around eval code. */
    boolean isInClass() {
        for (var open = current; open != null; open = open.parent) {
            if (open.scope.kind() == ScopeKind.CLASS && !open.heritage) {
                return true;
            }
        }
        for (var scope = evalContext == null ? null : evalContext.scope(); scope != null; scope = scope.parent()) {
            if (scope.kind() == ScopeKind.CLASS) {
                return true;
            }
        }
        return false;
    }

    OpenScope open(ScopeKind kind, int start, boolean strict) {
        return open(kind, start, strict, current);
    }

    OpenScope open(ScopeKind kind, int start, boolean strict, OpenScope parent) {
        var outer = parent == null ? evalContext == null ? null : evalContext.scope() : parent.scope;
        var scope = new Scope(kind, outer, start);
        if (strict) {
            scope.markStrict();
        }
        current = new OpenScope(parent, scope);
        return current;
    }

    /** Opens a scope that may turn out to be an arrow function's; otherwise call {@link #dissolve}. */
    OpenScope openTentative(int start, boolean strict) {
        var open = open(ScopeKind.FUNCTION, start, strict);
        open.tentative = true;
        return open;
    }

    void dissolve() {
        var open = current;
        open.scope.markTransparent();
        handOver(open, false);
        current = open.parent;
    }

    void use(Reference reference, int position) {
        current.addReference(reference, position);
    }

    void markDirectEval(boolean strict) {
        current.directEval = true;
        current.thisEval = true;
        current.sloppyEval |= !strict;
    }

    // declarations; each returns null when the name is already taken

    Binding declareVariable(Identifier name) {
        var open = current;
        boolean inWith = false;
        for (; !open.isVariableScope(); open = open.parent) {
            inWith |= open.scope.kind() == ScopeKind.WITH;
            var found = open.scope.find(name.name());
            if (found != null && found.kind() != BindingKind.SIMPLE_CATCH_PARAMETER) {
                return null;
            }
        }
        var scope = open.scope;
        var binding = scope.find(name.name());
        if (binding == null) {
            binding = new Binding(name.name(), BindingKind.VAR, scope, name.start());
            scope.add(binding);
            if (scope.kind() == ScopeKind.VARIABLES) {
                var parameter = open.parent.scope.find(name.name());
                if (parameter != null) {
                    binding.initialValue(parameter);
                    parameter.markUsed();
                }
            }
        } else if (binding.kind().isLexical() || isLexicalFunction(binding, open)) {
            return null;
        }
        binding.position(name.start());
        if (inWith) binding.markCaptured();
        return binding;
    }

    private static boolean isLexicalFunction(Binding binding, OpenScope open) {
        return binding.kind() == BindingKind.FUNCTION && open.scope.kind() == ScopeKind.MODULE;
    }

    Binding declareLexical(Identifier name, BindingKind kind) {
        if (current.scope.find(name.name()) != null || isTakenAround(name.name())) {
            return null;
        }
        var binding = new Binding(name.name(), kind, current.scope, name.start());
        current.scope.add(binding);
        return binding;
    }

    /** Whether a parameter, or a variable declared in an inner scope, forbids a lexical declaration. */
    private boolean isTakenAround(String name) {
        var outer = current.parent;
        var kind = current.scope.kind();
        if (outer != null && kind == ScopeKind.VARIABLES && outer.scope.find(name) != null) {
            return true;
        }
        if (current.isVariableScope()) {
            return false;
        }
        var variable = current.variables.scope.find(name);
        return variable != null
                && variable.position() >= current.scope.start()
                && (variable.kind() == BindingKind.VAR
                        || variable.kind() == BindingKind.PARAMETER
                        || variable.kind() == BindingKind.FUNCTION);
    }

    Binding declareFunction(Identifier name, boolean plain, boolean strict) {
        if (current.isVariableScope() && current.scope.kind() != ScopeKind.MODULE) {
            return declareTopLevelFunction(name);
        }
        var found = current.scope.find(name.name());
        if (found != null) {
            boolean allowed = found.kind() == BindingKind.FUNCTION
                    && plain
                    && !strict
                    && !asyncOrGenerator.contains(found)
                    && current.scope.kind() != ScopeKind.MODULE;
            return allowed ? found : null;
        }
        var binding = declareLexical(name, BindingKind.FUNCTION);
        if (!plain && binding != null) {
            asyncOrGenerator.add(binding);
        }
        return binding;
    }

    private Binding declareTopLevelFunction(Identifier name) {
        var scope = current.scope;
        var found = scope.find(name.name());
        if (found == null) {
            found = new Binding(name.name(), BindingKind.FUNCTION, scope, name.start());
            scope.add(found);
        } else if (found.kind() == BindingKind.VAR) {
            found.kind(BindingKind.FUNCTION);
            found.initialValue(null);
        } else if (found.kind().isLexical()) {
            return null;
        } else if (found.kind() == BindingKind.PARAMETER) {
            found.markAssigned();
        }
        found.position(name.start());
        return found;
    }

    /** Declares a parameter; a second parameter of the same name shares the binding. */
    Binding declareParameter(Identifier name, int initializedAt) {
        var found = current.scope.find(name.name());
        if (found == null) {
            found = new Binding(name.name(), BindingKind.PARAMETER, current.scope, name.start());
            current.scope.add(found);
        } else {
            found.markAssigned();
        }
        found.initializedAt(initializedAt);
        return found;
    }

    void addFunction(FunctionDeclaration declaration, boolean mayBecomeVariable) {
        current.scope.addFunction(declaration);
        if (!mayBecomeVariable || current.isVariableScope()) {
            return;
        }
        current.variables.addBlockFunction(declaration, current.scope);
    }

    // closing

    /** Closes the current scope; returns null when there is nothing in it. */
    Scope close() {
        var open = current;
        var scope = open.scope;
        if (open.isVariableScope()) {
            hoistBlockFunctions(open);
            if (open.sloppyEval
                    && !scope.isStrict()
                    && scope.kind() != ScopeKind.SCRIPT
                    && scope.kind() != ScopeKind.EVAL) {
                scope.markDynamic();
            }
        }
        if (scope.kind() == ScopeKind.FUNCTION && !scope.isArrow()) {
            declareActivation(open);
            captureMappedParameters(open);
        }
        if (open.directEval) {
            exposeAll(scope);
        }
        boolean empty = scope.bindingCount() == 0 && !scope.isDynamic() && !open.isVariableScope();
        handOver(open, !empty);
        scope.assignSlots();
        current = open.parent;
        if (!empty) {
            return scope;
        }
        scope.markTransparent();
        return null;
    }

    private static void exposeAll(Scope scope) {
        scope.markDirectEval();
        for (int i = 0; i < scope.bindingCount(); i++) {
            var binding = scope.binding(i);
            binding.markCaptured();
            binding.markUsed();
            binding.markAssigned();
            if (binding.kind().isLexical() || binding.kind().hasTdz() && scope.hasParametersOnly()) {
                binding.markTdz();
            }
        }
    }

    /** Declares this, arguments and similar bindings that are used in the scope of a function other than an arrow. */
    private void declareActivation(OpenScope open) {
        var scope = open.scope;
        var kind = scope.functionKind();
        boolean hasArguments = kind != FunctionKind.CLASS_FIELD_INITIALIZER && kind != FunctionKind.CLASS_STATIC_BLOCK;
        if (open.thisEval) {
            activation(scope, Reference.THIS, BindingKind.THIS);
            activation(scope, Reference.NEW_TARGET, BindingKind.NEW_TARGET);
            if (kind != FunctionKind.NORMAL) {
                activation(scope, Reference.HOME_OBJECT, BindingKind.HOME_OBJECT);
                activation(scope, Reference.ACTIVE_FUNCTION, BindingKind.ACTIVE_FUNCTION);
            }
            if (hasArguments) {
                declareArguments(scope);
            }
        }
        for (int i = 0; i < open.count; i++) {
            var reference = open.references[i];
            switch (reference.name()) {
                case Reference.THIS -> activation(scope, Reference.THIS, BindingKind.THIS);
                case Reference.NEW_TARGET -> activation(scope, Reference.NEW_TARGET, BindingKind.NEW_TARGET);
                case Reference.HOME_OBJECT -> activation(scope, Reference.HOME_OBJECT, BindingKind.HOME_OBJECT);
                case Reference.ACTIVE_FUNCTION ->
                    activation(scope, Reference.ACTIVE_FUNCTION, BindingKind.ACTIVE_FUNCTION);
                case Reference.ARGUMENTS -> {
                    if (hasArguments && !reference.isBindingName()) {
                        declareArguments(scope);
                    }
                }
                default -> {}
            }
        }
    }

    private static void captureMappedParameters(OpenScope open) {
        var scope = open.scope;
        var arguments = scope.find(Reference.ARGUMENTS);
        if (scope.isStrict()
                || !open.simpleParameters
                || arguments == null
                || arguments.kind() != BindingKind.ARGUMENTS) {
            return;
        }
        for (int i = 0; i < scope.bindingCount(); i++) {
            if (scope.binding(i).kind() == BindingKind.PARAMETER) {
                scope.binding(i).markCaptured();
                scope.binding(i).markMapped();
            }
        }
    }

    private static void activation(Scope scope, String name, BindingKind kind) {
        if (scope.find(name) == null) {
            scope.add(new Binding(name, kind, scope, scope.start()));
        }
    }

    static void declareArguments(Scope scope) {
        var found = scope.find(Reference.ARGUMENTS);
        if (found == null) {
            scope.add(new Binding(Reference.ARGUMENTS, BindingKind.ARGUMENTS, scope, scope.start()));
        } else if (found.kind() == BindingKind.VAR) {
            found.kind(BindingKind.ARGUMENTS);
        }
    }

    private void handOver(OpenScope open, boolean resolve) {
        var scope = open.scope;
        boolean dynamic = scope.isDynamic();
        boolean boundary = open.functionBoundary;
        var outer = open.parent;
        boolean evalVariables = scope.kind() == ScopeKind.EVAL && !scope.isStrict();
        for (int i = 0; i < open.count; i++) {
            var reference = open.references[i];
            if (reference.isBindingName()) {
                continue;
            }
            var binding = resolve ? scope.find(reference.name()) : null;
            if (binding != null && !(evalVariables && isVariable(binding))) {
                bind(reference, binding, open.positions[i]);
                continue;
            }
            if (dynamic && reference.isVariableName()) {
                reference.markDynamic();
            }
            if (boundary) {
                reference.markCrossesFunction();
            }
            if (open.classElement && bindClassName(reference, outer.scope)) {
                continue;
            }
            if (outer != null) {
                outer.addReference(reference, boundary && open.hoisted ? outer.scope.start() : open.positions[i]);
            } else {
                resolveOutside(reference);
            }
        }
        if (outer != null) {
            outer.directEval |= open.directEval;
            outer.thisEval |= open.thisEval && (!boundary || scope.isArrow());
            outer.sloppyEval |= open.sloppyEval && !open.isVariableScope();
        }
    }

    /** Class elements run after the class's inner name is initialised. */
    private static boolean bindClassName(Reference reference, Scope classScope) {
        var binding = classScope.find(reference.name());
        if (binding == null || binding.kind() != BindingKind.CLASS) {
            return false;
        }
        bind(reference, binding, Integer.MAX_VALUE);
        return true;
    }

    private static boolean isVariable(Binding binding) {
        return binding.kind() == BindingKind.VAR || binding.kind() == BindingKind.FUNCTION;
    }

    private static void bind(Reference reference, Binding binding, int position) {
        binding.markUsed();
        // A name that a with statement may shadow is looked up by name, so it must not be in a register.
        if (reference.crossesFunction() || reference.isDynamic()) {
            binding.markCaptured();
        }
        if (reference.isAssigned()) {
            binding.markAssigned();
        }
        boolean tdz = needsTdzCheck(binding, position);
        if (tdz) {
            binding.markTdz();
        }
        reference.resolve(binding, false, tdz);
    }

    private static boolean needsTdzCheck(Binding binding, int position) {
        if (binding.kind() == BindingKind.THIS) {
            return binding.scope().functionKind() == FunctionKind.DERIVED_CONSTRUCTOR;
        }
        return binding.kind().hasTdz()
                && (position < binding.initializedAt()
                        || binding.scope().kind() == ScopeKind.SWITCH
                        || binding.kind() == BindingKind.IMPORT);
    }

    /** Resolves the reference in the scopes around a direct eval. */
    private void resolveOutside(Reference reference) {
        var scope = evalContext == null ? null : evalContext.scope();
        for (; scope != null; scope = scope.parent()) {
            var binding = scope.find(reference.name());
            boolean hidden =
                    binding != null && scope.kind() == ScopeKind.EVAL && !scope.isStrict() && isVariable(binding);
            if (binding != null && !hidden) {
                binding.markUsed();
                boolean tdz = needsTdzCheck(binding, -1);
                reference.resolve(binding, false, tdz);
                return;
            }
            if (scope.isDynamic() && reference.isVariableName()) {
                reference.markDynamic();
            }
        }
        if (reference instanceof PrivateIdentifier name
                && (undeclaredPrivateName == null || name.start() < undeclaredPrivateName.start())) {
            undeclaredPrivateName = name;
        }
    }

    // Annex B.3.2.1, https://tc39.es/ecma262/#sec-web-compat-functiondeclarationinstantiation
    private void hoistBlockFunctions(OpenScope open) {
        if (open.blockFunctions == null) {
            return;
        }
        for (var candidate : open.blockFunctions) {
            String name = candidate.declaration().name().name();
            var scope = open.scope;
            if (isShadowed(candidate.block(), name, scope) || isTakenOutside(name, scope)) {
                continue;
            }
            var binding = scope.find(name);
            if (binding == null) {
                binding = new Binding(
                        name, BindingKind.VAR, scope, candidate.declaration().start());
                binding.markFunctionInBlock(true);
                scope.add(binding);
                if (name.equals(Reference.ARGUMENTS) && scope.kind() == ScopeKind.FUNCTION && !scope.isArrow()) {
                    declareArguments(scope);
                }
            }
            binding.markAssigned();
            var variable = new Reference(name);
            variable.markAssigned();
            candidate.declaration().copyTo(variable);
            open.addReference(variable, candidate.declaration().start());
        }
    }

    // Annex B.3.2.3, https://tc39.es/ecma262/#sec-web-compat-evaldeclarationinstantiation
    /** For sloppy eval code: whether a scope between it and its variable scope has the name. */
    private static boolean isTakenOutside(String name, Scope eval) {
        if (eval.kind() != ScopeKind.EVAL || eval.isStrict()) {
            return false;
        }
        for (var scope = eval.parent(); scope != null; scope = scope.parent()) {
            var found = scope.find(name);
            boolean variables = scope.isVariableScope() && (scope.kind() != ScopeKind.EVAL || scope.isStrict());
            if (variables) {
                return found != null
                        && (found.kind().isLexical()
                                || scope.hasParametersOnly() && found.kind().isParameter());
            }
            if (found != null && !(scope.kind() == ScopeKind.EVAL && isVariable(found))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a var of the name in place of the block's function would be an early error, or is a parameter. */
    private static boolean isShadowed(Scope block, String name, Scope variables) {
        for (var scope = block.parent(); scope != variables; scope = scope.parent()) {
            var found = scope.find(name);
            if (found != null && found.kind() != BindingKind.SIMPLE_CATCH_PARAMETER) {
                return true;
            }
        }
        var found = variables.find(name);
        if (variables.kind() == ScopeKind.VARIABLES) {
            var parameter = variables.parent().find(name);
            if (parameter != null && parameter.kind() == BindingKind.PARAMETER) {
                return true;
            }
        }
        return found != null && (found.kind().isLexical() || found.kind() == BindingKind.PARAMETER);
    }
}

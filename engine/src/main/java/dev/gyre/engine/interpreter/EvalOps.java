package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.EvalDeclarations;
import dev.gyre.engine.bytecode.EvalSite;
import dev.gyre.engine.compiler.Compiler;
import dev.gyre.engine.diagnostics.SourceErrors;
import dev.gyre.engine.runtime.error.EvalOrigin;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.EvalVariableScope;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.scope.WithScope;
import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.parser.EvalContext;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;

// PerformEval ( x, strictCaller, direct ), https://tc39.es/ecma262/#sec-performeval
/** Evaluates source text: direct eval inside a frame, indirect eval in the global scope. */
public final class EvalOps {
    private EvalOps() {}

    static Object direct(Frame frame, Object text, HeapScope scope, EvalSite site) {
        if (!(text instanceof CharSequence characters)) return text;
        Realm realm = frame.realm;
        realm.agent().hooks().ensureCanCompileStrings(realm, characters.toString(), true);
        var source = Source.ofDirectEval(characters.toString(), EvalOrigin.of(realm.agent()), frame.code.source);
        CodeBlock code;
        try {
            var options = ParserOptions.DEFAULT.withStrict(site.strict());
            Program program = Parser.parseEval(source, EvalContext.direct(site.scope()), options);
            code = Compiler.compileEval(program, source, site.scope());
            realm.agent().loaded(realm, source, code.goal, null);
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(realm, exception);
        }
        return Interpreter.run(frame.forEval(code, scope));
    }

    /**
     * Evaluates text for a debugger in a frame, which may be that of any running or suspended function.
     *
     * @param names the variables that the text can use before the global ones
     * @throws dev.gyre.engine.runtime.error.JsException a SyntaxError, or what the text throws
     */
    public static Object inFrame(Frame frame, Source source, JsObject names) {
        var function = new Scope(ScopeKind.FUNCTION, null, 0);
        function.functionKind(FunctionKind.NORMAL);
        var site = new Scope(ScopeKind.WITH, function, 0);
        site.markDynamic();
        CodeBlock code;
        try {
            Program program = Parser.parseEval(source, EvalContext.direct(site), ParserOptions.DEFAULT);
            code = Compiler.compileEval(program, source, site);
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(frame.realm, exception);
        }
        return Interpreter.run(frame.forEval(code, new WithScope(null, names)));
    }

    /** Evaluates text in the global scope of a realm; a value that is not a string is returned as it is. */
    public static Object indirect(Realm realm, Object text) {
        if (!(text instanceof CharSequence characters)) return text;
        realm.agent().hooks().ensureCanCompileStrings(realm, characters.toString(), false);
        var source = new Source(characters.toString(), EvalOrigin.of(realm.agent()));
        CodeBlock code;
        try {
            Program program = Parser.parseEval(source, EvalContext.INDIRECT, ParserOptions.DEFAULT);
            code = Compiler.compileEval(program, source, null);
            realm.agent().loaded(realm, source, code.goal, null);
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(realm, exception);
        }
        return Interpreter.run(
                Frame.topLevel(code, realm, null, realm.globalThis(), Frame.activeScriptOrModule(realm)));
    }

    // EvalDeclarationInstantiation ( body, varEnv, lexEnv, privateEnv, strict ),
    // https://tc39.es/ecma262/#sec-evaldeclarationinstantiation
    static void declareVariables(Frame frame, HeapScope scope, EvalDeclarations declarations) {
        HeapScope found = variableScope(scope);
        checkConflicts(scope, declarations.functionNames());
        checkConflicts(scope, declarations.variableNames());
        if (!(found instanceof EvalVariableScope variables)) {
            GlobalDeclaration.instantiateEval(frame, declarations, scope);
            return;
        }
        for (String name : declarations.blockFunctionNames()) declare(variables, name, Undefined.INSTANCE, false);
        for (int i = 0; i < declarations.functionNames().length; i++) {
            var function = BytecodeFunction.create(
                    frame, frame.code.functions[declarations.functions()[i]], scope);
            declare(variables, declarations.functionNames()[i], function, true);
        }
        for (String name : declarations.variableNames()) declare(variables, name, Undefined.INSTANCE, false);
    }

    private static HeapScope variableScope(HeapScope scope) {
        while (scope != null && !(scope instanceof EvalVariableScope)) scope = scope.parent;
        return scope;
    }

    // Annex B.3.2.3, https://tc39.es/ecma262/#sec-web-compat-evaldeclarationinstantiation
    /**
     * Evaluates a function declaration in a block of a script or of sloppy eval code: assigns the function to the
     * variable, even if another binding shadows the variable.
     */
    static void storeVariable(Realm realm, HeapScope scope, String name, Object value) {
        if (variableScope(scope) instanceof EvalVariableScope variables) {
            declare(variables, name, value, true);
        } else {
            GlobalDeclaration.storeVariable(realm, name, value);
        }
    }

    private static void declare(EvalVariableScope variables, String name, Object value, boolean overwrites) {
        int slot = variables.layout.slotOf(name);
        if (slot >= 0) {
            if (overwrites) variables.slots[slot] = value;
        } else if (overwrites || !variables.hasDeclared(name)) {
            variables.declare(name, value);
        }
    }

    private static void checkConflicts(HeapScope scope, String[] names) {
        for (String name : names) {
            if (isShadowed(scope, name)) throw GlobalDeclaration.declaredAlready(name);
        }
    }

    /** Whether a lexical declaration between the eval and its variable scope has this name. */
    private static boolean isShadowed(HeapScope scope, String name) {
        for (; scope != null; scope = scope.parent) {
            if (scope.layout != null
                    && scope.layout.staticScope() != null
                    && isLexical(scope.layout.staticScope(), name)) return true;
            if (scope instanceof EvalVariableScope) return false;
        }
        return false;
    }

    private static boolean isLexical(Scope scope, String name) {
        Binding binding = scope.find(name);
        if (binding == null) return false;
        BindingKind kind = binding.kind();
        return kind.isLexical()
                || kind == BindingKind.CATCH_PARAMETER
                || kind == BindingKind.FUNCTION
                        && (scope.kind() == ScopeKind.BLOCK || scope.kind() == ScopeKind.SWITCH);
    }
}

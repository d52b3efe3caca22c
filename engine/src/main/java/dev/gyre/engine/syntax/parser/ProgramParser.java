package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.ExportEntry;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.ImportEntry;
import dev.gyre.engine.syntax.ast.ModuleRequest;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.source.Source;

/** Whole programs: one instance parses one text. */
final class ProgramParser extends ModuleParser {
    private static final ModuleRequest[] NO_REQUESTS = {};
    private static final ImportEntry[] NO_IMPORTS = {};
    private static final ExportEntry[] NO_EXPORTS = {};

    private final EvalContext evalContext;

    ProgramParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
        this.evalContext = evalContext;
        function = new FunctionState(null, null, false, false);
        function.awaitAllowed = module || options.allowAwait();
        function.returnAllowed = options.allowReturn();
    }

    Program parseScript() {
        scopes.open(ScopeKind.SCRIPT, 0, strict);
        next();
        var body = parseStatements(TokenKind.END, true);
        return finish(Program.Kind.SCRIPT, body, NO_EXPORTS);
    }

    Program parseModule() {
        scopes.open(ScopeKind.MODULE, 0, true);
        next();
        var body = parseStatements(TokenKind.END, true);
        return finish(Program.Kind.MODULE, body, resolveExports());
    }

    Program parseEval() {
        function.newTarget = evalContext.inFunction();
        function.superProperty = evalContext.inMethod();
        function.superCall = evalContext.inDerivedConstructor();
        function.argumentsForbidden = evalContext.inClassFieldInitializer();
        scopes.open(ScopeKind.EVAL, 0, strict);
        next();
        var body = parseStatements(TokenKind.END, true);
        if (!strict && evalContext.scope() != null) {
            checkEvalVariables(scopes.current.scope);
        }
        return finish(Program.Kind.EVAL, body, NO_EXPORTS);
    }

    // EvalDeclarationInstantiation, https://tc39.es/ecma262/#sec-evaldeclarationinstantiation
    /** Variables of sloppy eval code must not pass a lexical declaration on their way to the variable scope. */
    private void checkEvalVariables(Scope eval) {
        for (int i = 0; i < eval.bindingCount(); i++) {
            var variable = eval.binding(i);
            boolean declared = variable.kind() == BindingKind.VAR || variable.kind() == BindingKind.FUNCTION;
            if (declared && isTakenOutside(variable.name())) {
                throw redeclared(variable.position(), variable.position() + variable.name().length(), variable.name());
            }
        }
    }

    private boolean isTakenOutside(String name) {
        for (var scope = evalContext.scope(); scope != null; scope = scope.parent()) {
            var found = scope.find(name);
            boolean variables = scope.isVariableScope() && (scope.kind() != ScopeKind.EVAL || scope.isStrict());
            if (found != null && (found.kind().isLexical() || found.kind() == BindingKind.FUNCTION && !variables
                    && scope.kind() != ScopeKind.EVAL || scope.hasParametersOnly() && found.kind().isParameter())) {
                return true;
            }
            if (variables) {
                return false;
            }
        }
        return false;
    }

    Program parseFunctionBody(String[] parameters) {
        scopes.open(ScopeKind.SCRIPT, 0, strict);
        next();
        return finishFunction(parseWholeBody(parameters));
    }

    /** Parses an assembled function; the offset is where its parameters must end. */
    Program parseDynamicFunction(boolean async, boolean generator, int parenthesis) {
        scopes.open(ScopeKind.SCRIPT, 0, strict);
        // V8 has the function in parentheses.
        endMessage = "Unexpected token ')'";
        next();
        var result = parseAssembled(async, generator, parenthesis);
        if (!at(TokenKind.END)) {
            throw at(TokenKind.COMMA) ? errorHere("Single function literal required") : unexpected();
        }
        return finishFunction(result);
    }

    private Program finishFunction(FunctionNode node) {
        var statement = new Statement.ExpressionStatement(0, source.length(), node);
        return finish(Program.Kind.FUNCTION, new Statement[] {statement}, NO_EXPORTS);
    }

    /** The error to report when this one has ended the parsing. */
    ParseException reported(ParseException error) {
        // V8 remembers the last octal literal that it has looked at, be it the one that is wrong.
        checkStrictOctal();
        return first(octalError, error);
    }

    private Program finish(Program.Kind kind, Statement[] body, ExportEntry[] exports) {
        checkOctals(0);
        boolean strictProgram = scopes.current.scope.isStrict();
        var scope = scopes.current.scope;
        scopes.close();
        var undeclared = scopes.undeclaredPrivateName;
        if (undeclared != null) {
            throw undeclared(undeclared);
        }
        return new Program(0, source.length(), kind, source, strictProgram, scope, body, hasTopLevelAwait,
                moduleRequests.toArray(NO_REQUESTS), importEntries.toArray(NO_IMPORTS), exports);
    }
}

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

/** Parses whole programs: creates and connects the parts of a parser. One instance parses one text. */
final class ProgramParser {
    private static final ModuleRequest[] NO_REQUESTS = {};
    private static final ImportEntry[] NO_IMPORTS = {};
    private static final ExportEntry[] NO_EXPORTS = {};

    private final EvalContext evalContext;
    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final SyntaxErrors errors;
    private final FunctionParser functions;
    private final ModuleParser modules;

    ProgramParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        this.evalContext = evalContext;
        context = new ParserContext(source, options, evalContext, module);
        context.function = new FunctionState(null, null, false, false);
        context.function.awaitAllowed = module || options.allowAwait();
        context.function.returnAllowed = options.allowReturn();
        lexer = context.lexer;
        scopes = context.scopes;
        errors = context.errors;
        var patterns = new PatternParser(context);
        var expressions = new ExpressionParser(context, patterns);
        var objects = new ObjectParser(context, patterns, expressions);
        functions = new FunctionParser(context, patterns, expressions);
        var classes = new ClassParser(context, patterns, expressions, objects, functions);
        var primaries = new PrimaryParser(context, patterns, expressions, objects, functions, classes);
        var declarations = new DeclarationParser(context, patterns, expressions, functions, classes, primaries);
        var statements = new StatementParser(context, patterns, expressions, declarations);
        modules = new ModuleParser(context, patterns, expressions, declarations, statements);
        patterns.connect(expressions, primaries, objects);
        expressions.connect(primaries);
        objects.connect(functions);
        functions.connect(statements);
        classes.connect(primaries);
        declarations.connect(statements);
        statements.connect(modules);
    }

    Program parseScript() {
        scopes.open(ScopeKind.SCRIPT, 0, context.strict);
        lexer.next();
        var body = functions.parseStatements(TokenKind.END, true);
        return finish(Program.Kind.SCRIPT, body, NO_EXPORTS);
    }

    Program parseModule() {
        scopes.open(ScopeKind.MODULE, 0, true);
        lexer.next();
        var body = functions.parseStatements(TokenKind.END, true);
        return finish(Program.Kind.MODULE, body, modules.resolveExports());
    }

    Program parseEval() {
        context.function.newTarget = evalContext.inFunction();
        context.function.superProperty = evalContext.inMethod();
        context.function.superCall = evalContext.inDerivedConstructor();
        context.function.argumentsForbidden = evalContext.inClassFieldInitializer();
        scopes.open(ScopeKind.EVAL, 0, context.strict);
        lexer.next();
        var body = functions.parseStatements(TokenKind.END, true);
        if (!context.strict && evalContext.scope() != null) {
            checkEvalVariables(scopes.current.scope);
        }
        return finish(Program.Kind.EVAL, body, NO_EXPORTS);
    }

    // EvalDeclarationInstantiation, https://tc39.es/ecma262/#sec-evaldeclarationinstantiation
    /**
     * Variables of sloppy eval code must not conflict with a lexical declaration between the eval and the variable
     * scope.
     */
    private void checkEvalVariables(Scope eval) {
        for (int i = 0; i < eval.bindingCount(); i++) {
            var variable = eval.binding(i);
            boolean declared = variable.kind() == BindingKind.VAR || variable.kind() == BindingKind.FUNCTION;
            if (declared && isTakenOutside(variable.name())) {
                throw errors.redeclared(
                        variable.position(),
                        variable.position() + variable.name().length(),
                        variable.name());
            }
        }
    }

    private boolean isTakenOutside(String name) {
        for (var scope = evalContext.scope(); scope != null; scope = scope.parent()) {
            var found = scope.find(name);
            boolean variables = scope.isVariableScope() && (scope.kind() != ScopeKind.EVAL || scope.isStrict());
            if (found != null
                    && (found.kind().isLexical()
                            || found.kind() == BindingKind.FUNCTION && !variables && scope.kind() != ScopeKind.EVAL
                            || scope.hasParametersOnly() && found.kind().isParameter())) {
                return true;
            }
            if (variables) {
                return false;
            }
        }
        return false;
    }

    Program parseFunctionBody(String[] parameters) {
        scopes.open(ScopeKind.SCRIPT, 0, context.strict);
        lexer.next();
        return finishFunction(functions.parseWholeBody(parameters));
    }

    /** Parses an assembled function; the offset is where its parameters must end. */
    Program parseDynamicFunction(boolean async, boolean generator, int parenthesis) {
        scopes.open(ScopeKind.SCRIPT, 0, context.strict);
        // V8 parses the function in parentheses.
        errors.endMessage = "Unexpected token ')'";
        lexer.next();
        var result = functions.parseAssembled(async, generator, parenthesis);
        if (!lexer.at(TokenKind.END)) {
            throw lexer.at(TokenKind.COMMA) ? errors.here("Single function literal required") : errors.unexpected();
        }
        return finishFunction(result);
    }

    private Program finishFunction(FunctionNode node) {
        var statement = new Statement.ExpressionStatement(0, context.source.length(), node);
        return finish(Program.Kind.FUNCTION, new Statement[] {statement}, NO_EXPORTS);
    }

    /** The error to report when this one has ended the parse. */
    ParseException reported(ParseException error) {
        // V8 remembers the last octal literal that it has read, even if that is the erroneous token.
        errors.checkStrictOctal();
        return SyntaxErrors.first(errors.octalError, error);
    }

    private Program finish(Program.Kind kind, Statement[] body, ExportEntry[] exports) {
        errors.checkOctals(0);
        boolean strictProgram = scopes.current.scope.isStrict();
        var scope = scopes.current.scope;
        scopes.close();
        var undeclared = scopes.undeclaredPrivateName;
        if (undeclared != null) {
            throw errors.undeclared(undeclared);
        }
        return new Program(
                0,
                context.source.length(),
                kind,
                context.source,
                strictProgram,
                scope,
                body,
                context.hasTopLevelAwait,
                modules.moduleRequests.toArray(NO_REQUESTS),
                modules.importEntries.toArray(NO_IMPORTS),
                exports);
    }
}

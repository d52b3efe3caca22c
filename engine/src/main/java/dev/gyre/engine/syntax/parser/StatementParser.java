package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.CatchClause;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.SwitchCase;
import java.util.ArrayList;

/** Parses statements, except declarations and loops. */
final class StatementParser {
    static final Statement[] NO_STATEMENTS = {};
    private static final String MISSING_CATCH = "Missing catch or finally after try";

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final CoverGrammar cover;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private final DeclarationParser declarations;
    private ModuleParser modules;

    StatementParser(
            ParserContext context,
            PatternParser patterns,
            ExpressionParser expressions,
            DeclarationParser declarations) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        cover = context.cover;
        this.patterns = patterns;
        this.expressions = expressions;
        this.declarations = declarations;
    }

    /** Sets the parts that are created after this one. */
    void connect(ModuleParser modules) {
        this.modules = modules;
    }

    Statement parseStatementListItem() {
        var first = lexer.kind;
        try {
            return parseItem();
        } catch (ParseException error) {
            if (takesErrorAhead(first) || first == LET) {
                errors.takeAhead();
            }
            throw error;
        }
    }

    /** Whether V8 continues after an erroneous statement that begins with this token. */
    private static boolean takesErrorAhead(TokenKind first) {
        return first == LEFT_BRACE || first.isReservedWord() && first != FOR && first != SWITCH;
    }

    private Statement parseItem() {
        return switch (lexer.kind) {
            case FUNCTION -> declarations.parseFunctionDeclaration(lexer.start, false);
            case CLASS -> declarations.parseClassDeclaration();
            case IMPORT, EXPORT -> modules.parseImportOrExport();
            case CONST, LET, ASYNC, AWAIT, IDENTIFIER -> {
                var declaration = declarations.parseDeclarationIfAny();
                yield declaration != null ? declaration : parseStatement();
            }
            default -> parseStatement();
        };
    }

    Statement parseStatement() {
        context.enter();
        var statement = parseStatementInside();
        context.leave();
        return statement;
    }

    private Statement parseStatementInside() {
        int start = lexer.start;
        switch (lexer.kind) {
            case LEFT_BRACE:
                return parseBlock();
            case VAR:
                return declarations.parseVariableStatement();
            case SEMICOLON:
                lexer.next();
                return new Statement.Empty(start, lexer.previousEnd);
            case IF:
                return parseIf();
            case FOR:
                return declarations.parseFor();
            case WHILE:
                return declarations.parseWhile();
            case DO:
                return declarations.parseDoWhile();
            case CONTINUE, BREAK:
                return parseJump();
            case RETURN:
                return parseReturn();
            case WITH:
                return parseWith();
            case SWITCH:
                return parseSwitch();
            case THROW:
                return parseThrow();
            case TRY:
                return parseTry();
            case DEBUGGER:
                lexer.next();
                tokens.expectSemicolon();
                return new Statement.Debugger(start, lexer.previousEnd);
            case FUNCTION:
                throw misplacedFunction();
            case CLASS, CONST:
                throw errors.unexpected();
            default:
                return parseExpressionOrLabel();
        }
    }

    private ParseException misplacedFunction() {
        return errors.ahead(
                context.strict
                        ? "In strict mode code, functions can only be declared at top level or inside a block."
                        : "In non-strict mode code, functions can only be declared at top level, inside a block, or as the "
                                + "body of an if statement.");
    }

    Statement.Block parseBlock() {
        int start = lexer.start;
        if (!lexer.at(LEFT_BRACE)) {
            throw errors.unexpected();
        }
        scopes.open(ScopeKind.BLOCK, start, context.strict);
        lexer.next();
        var list = new ArrayList<Statement>();
        while (!lexer.at(RIGHT_BRACE)) {
            list.add(parseStatementListItem());
        }
        lexer.next();
        return new Statement.Block(start, lexer.previousEnd, scopes.close(), statements(list));
    }

    static Statement[] statements(ArrayList<Statement> list) {
        return list.isEmpty() ? NO_STATEMENTS : list.toArray(new Statement[list.size()]);
    }

    // expression statements and labels

    private Statement parseExpressionOrLabel() {
        int start = lexer.start;
        checkExpressionStart();
        var first = lexer.kind;
        Expression expression;
        try {
            expression = expressions.parseExpression(true);
        } catch (ParseException error) {
            if (!lexer.newlineBefore) {
                errors.takeAhead();
            }
            throw error;
        }
        if (lexer.at(COLON)
                && first.isIdentifier()
                && expression instanceof Identifier label
                && !cover.parenthesized.containsKey(expression)) {
            return parseLabeled(start, label);
        }
        tokens.expectSemicolon();
        return new Statement.ExpressionStatement(start, lexer.previousEnd, expression);
    }

    // ExpressionStatement : [lookahead ∉ { {, function, async function, class, let [ }]
    private void checkExpressionStart() {
        if (lexer.at(LET) && !lexer.escaped) {
            var mark = lexer.mark();
            lexer.next();
            boolean declaration = lexer.at(LEFT_BRACKET)
                    || !lexer.newlineBefore
                            && (lexer.at(LEFT_BRACE)
                                    || lexer.at(IDENTIFIER) && !ReservedNames.isContextualWord(lexer.value));
            lexer.reset(mark);
            if (declaration) {
                throw errors.ahead("Lexical declaration cannot appear in a single-statement context");
            }
        } else if (lexer.at(ASYNC) && !lexer.escaped) {
            var mark = lexer.mark();
            lexer.next();
            boolean declaration = lexer.at(FUNCTION) && !lexer.newlineBefore;
            lexer.reset(mark);
            if (declaration) {
                throw errors.ahead("Async functions can only be declared at the top level or inside a block.");
            }
        }
    }

    private Statement parseLabeled(int start, Identifier identifier) {
        var name = identifier.name();
        scopes.current.count--;
        if (context.function.label(name) != null) {
            throw errors.at(identifier, "Label '" + name + "' has already been declared");
        }
        lexer.next();
        var labelled = context.function.pushLabel(name, start);
        labelled.start = lexer.start;
        labelled.block = lexer.at(LEFT_BRACE) || lexer.at(SWITCH);
        labelled.loop = lexer.at(FOR) || lexer.at(WHILE) || lexer.at(DO);
        var first = lexer.kind;
        Statement body;
        try {
            body = lexer.at(FUNCTION) ? parseLabeledFunction() : parseStatement();
        } catch (ParseException error) {
            if (first != FUNCTION && takesErrorAhead(first)) {
                errors.takeAhead();
            }
            throw error;
        }
        context.function.popLabel();
        return new Statement.Labeled(start, lexer.previousEnd, name, body);
    }

    private Statement parseLabeledFunction() {
        if (context.strict) {
            throw misplacedFunction();
        }
        var mark = lexer.mark();
        lexer.next();
        if (lexer.at(MULTIPLY)) {
            throw errors.here("Generators can only be declared at the top level or inside a block.");
        }
        lexer.reset(mark);
        return declarations.parseFunctionDeclaration(lexer.start, false);
    }

    // Static Semantics: IsLabelledFunction ( stmt ), https://tc39.es/ecma262/#sec-islabelledfunction
    Statement checkBody(Statement body) {
        var inner = body;
        while (inner instanceof Statement.Labeled labeled) {
            inner = labeled.body();
        }
        if (inner != body && inner instanceof Statement.FunctionDeclaration) {
            throw errors.at(
                    inner,
                    "In non-strict mode code, functions can only be declared at top level, inside a block, "
                            + "or as the body of an if statement.");
        }
        return body;
    }

    // branches

    private Statement parseIf() {
        int start = lexer.start;
        lexer.next();
        tokens.expect(LEFT_PAREN);
        var test = expressions.parseExpression(true);
        tokens.expect(RIGHT_PAREN);
        var consequent = parseIfBody();
        Statement alternate = null;
        if (lexer.accept(ELSE)) {
            alternate = parseIfBody();
        }
        return new Statement.If(start, lexer.previousEnd, test, consequent, alternate);
    }

    // Annex B.3.3, https://tc39.es/ecma262/#sec-functiondeclarations-in-ifstatement-statement-clauses
    private Statement parseIfBody() {
        if (!lexer.at(FUNCTION) || context.strict) {
            return checkBody(parseStatement());
        }
        int start = lexer.start;
        scopes.open(ScopeKind.BLOCK, start, false);
        var mark = lexer.mark();
        lexer.next();
        if (lexer.at(MULTIPLY)) {
            throw errors.here("Generators can only be declared at the top level or inside a block.");
        }
        lexer.reset(mark);
        var declaration = declarations.parseFunctionDeclaration(start, false);
        return new Statement.Block(start, lexer.previousEnd, scopes.close(), new Statement[] {declaration});
    }

    private Statement parseSwitch() {
        int start = lexer.start;
        lexer.next();
        tokens.expect(LEFT_PAREN);
        var discriminant = expressions.parseExpression(true);
        tokens.expect(RIGHT_PAREN);
        if (!lexer.at(LEFT_BRACE)) {
            throw errors.unexpected();
        }
        scopes.open(ScopeKind.SWITCH, lexer.start, context.strict);
        lexer.next();
        context.function.breakables++;
        var cases = new ArrayList<SwitchCase>();
        boolean hasDefault = false;
        while (!lexer.at(RIGHT_BRACE)) {
            if (lexer.at(DEFAULT)) {
                if (hasDefault) {
                    throw errors.here("More than one default clause in switch statement");
                }
                hasDefault = true;
            }
            cases.add(parseCase());
        }
        lexer.next();
        context.function.breakables--;
        return new Statement.Switch(
                start, lexer.previousEnd, discriminant, scopes.close(), cases.toArray(new SwitchCase[cases.size()]));
    }

    private SwitchCase parseCase() {
        int start = lexer.start;
        Expression test = null;
        if (lexer.accept(CASE)) {
            test = expressions.parseExpression(true);
        } else {
            tokens.expect(DEFAULT);
        }
        tokens.expect(COLON);
        var list = new ArrayList<Statement>();
        while (!lexer.at(CASE) && !lexer.at(DEFAULT) && !lexer.at(RIGHT_BRACE)) {
            list.add(parseStatementListItem());
        }
        return new SwitchCase(start, lexer.previousEnd, test, statements(list));
    }

    // jumps

    private Statement parseJump() {
        int start = lexer.start;
        boolean isContinue = lexer.at(CONTINUE);
        lexer.next();
        String name = null;
        if (lexer.kind.isIdentifier() && !lexer.newlineBefore) {
            tokens.checkIdentifier();
            name = lexer.value;
            checkJumpLabel(isContinue);
            lexer.next();
        } else if (!lexer.newlineBefore && !lexer.at(SEMICOLON) && !lexer.at(RIGHT_BRACE) && !lexer.at(END)) {
            throw errors.unexpected();
        } else if (isContinue && context.function.loops == 0) {
            throw errors.at(start, lexer.previousEnd, "Illegal continue statement: no surrounding iteration statement");
        } else if (!isContinue && context.function.breakables == 0) {
            throw errors.at(start, lexer.previousEnd, "Illegal break statement");
        }
        tokens.expectSemicolon();
        return isContinue
                ? new Statement.Continue(start, lexer.previousEnd, name)
                : new Statement.Break(start, lexer.previousEnd, name);
    }

    private void checkJumpLabel(boolean isContinue) {
        var label = context.function.label(lexer.value);
        if (label == null || isContinue && !label.statement().loop && !label.statement().block) {
            throw errors.here("Undefined label '" + lexer.value + "'");
        }
        if (isContinue && !label.statement().loop) {
            throw errors.here(
                    "Illegal continue statement: '" + lexer.value + "' does not denote an iteration statement");
        }
    }

    private Statement parseReturn() {
        int start = lexer.start;
        if (!context.function.returnAllowed) {
            throw errors.here("Illegal return statement");
        }
        lexer.next();
        Expression argument = null;
        if (!lexer.at(SEMICOLON) && !lexer.at(RIGHT_BRACE) && !lexer.at(END) && !lexer.newlineBefore) {
            argument = expressions.parseExpression(true);
        }
        tokens.expectSemicolon();
        return new Statement.Return(start, lexer.previousEnd, argument);
    }

    private Statement parseThrow() {
        int start = lexer.start;
        lexer.next();
        if (lexer.newlineBefore) {
            throw errors.at(start, lexer.previousEnd, "Illegal newline after throw");
        }
        var argument = expressions.parseExpression(true);
        tokens.expectSemicolon();
        return new Statement.Throw(start, lexer.previousEnd, argument);
    }

    // the rest

    private Statement parseWith() {
        int start = lexer.start;
        if (context.strict) {
            throw errors.here("Strict mode code may not include a with statement");
        }
        lexer.next();
        tokens.expect(LEFT_PAREN);
        var object = expressions.parseExpression(true);
        tokens.expect(RIGHT_PAREN);
        var open = scopes.open(ScopeKind.WITH, lexer.start, false);
        open.scope.markDynamic();
        var body = checkBody(parseStatement());
        return new Statement.With(start, lexer.previousEnd, scopes.close(), object, body);
    }

    private Statement parseTry() {
        int start = lexer.start;
        lexer.next();
        Statement.Block block;
        try {
            block = parseBlock();
        } catch (ParseException error) {
            throw errors.brokenOff(error, MISSING_CATCH);
        }
        CatchClause handler = lexer.at(CATCH) ? parseCatch() : null;
        Statement.Block finalizer = lexer.accept(FINALLY) ? parseBlock() : null;
        if (handler == null && finalizer == null) {
            throw errors.before(MISSING_CATCH);
        }
        return new Statement.Try(start, lexer.previousEnd, block, handler, finalizer);
    }

    private CatchClause parseCatch() {
        int start = lexer.start;
        scopes.open(ScopeKind.CATCH, start, context.strict);
        lexer.next();
        Pattern parameter = null;
        if (lexer.accept(LEFT_PAREN)) {
            parameter = patterns.parseBindingTarget(null);
            patterns.declare(
                    parameter,
                    parameter instanceof Identifier ? BindingKind.SIMPLE_CATCH_PARAMETER : BindingKind.CATCH_PARAMETER,
                    parameter.end());
            tokens.expect(RIGHT_PAREN);
        }
        var body = parseBlock();
        checkCatchNames(scopes.current.scope, body.scope());
        Scope scope = scopes.close();
        return new CatchClause(start, lexer.previousEnd, scope, parameter, body);
    }

    /** The block of a catch clause must not declare the names of its parameter; V8 checks it after the block. */
    private void checkCatchNames(Scope parameters, Scope block) {
        if (block == null) {
            return;
        }
        for (int i = 0; i < parameters.bindingCount(); i++) {
            var found = block.find(parameters.binding(i).name());
            if (found != null) {
                throw errors.redeclared(
                        found.position(), found.position() + found.name().length(), found.name());
            }
        }
    }
}

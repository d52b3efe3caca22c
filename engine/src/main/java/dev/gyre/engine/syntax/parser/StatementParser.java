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
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;

/** Statements, except declarations and loops. */
abstract class StatementParser extends DeclarationParser {
    private static final String MISSING_CATCH = "Missing catch or finally after try";

    StatementParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    abstract Statement parseImportOrExport();

    @Override
    final Statement parseStatementListItem() {
        var first = kind();
        try {
            return parseItem();
        } catch (ParseException error) {
            if (takesErrorAhead(first) || first == LET) {
                takeErrorAhead();
            }
            throw error;
        }
    }

    /** Whether V8 goes on behind a statement that begins so when there was an error in it. */
    private static boolean takesErrorAhead(TokenKind first) {
        return first == LEFT_BRACE || first.isReservedWord() && first != FOR && first != SWITCH;
    }

    private Statement parseItem() {
        return switch (kind()) {
            case FUNCTION -> parseFunctionDeclaration(lexer.start, false);
            case CLASS -> parseClassDeclaration();
            case IMPORT, EXPORT -> parseImportOrExport();
            case CONST, LET, ASYNC, AWAIT, IDENTIFIER -> {
                var declaration = parseDeclarationIfAny();
                yield declaration != null ? declaration : parseStatement();
            }
            default -> parseStatement();
        };
    }

    @Override
    final Statement parseStatement() {
        enter();
        var statement = parseStatementInside();
        leave();
        return statement;
    }

    private Statement parseStatementInside() {
        int start = lexer.start;
        switch (kind()) {
            case LEFT_BRACE:
                return parseBlock();
            case VAR:
                return parseVariableStatement();
            case SEMICOLON:
                next();
                return new Statement.Empty(start, lexer.previousEnd);
            case IF:
                return parseIf();
            case FOR:
                return parseFor();
            case WHILE:
                return parseWhile();
            case DO:
                return parseDoWhile();
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
                next();
                expectSemicolon();
                return new Statement.Debugger(start, lexer.previousEnd);
            case FUNCTION:
                throw misplacedFunction();
            case CLASS, CONST:
                throw unexpected();
            default:
                return parseExpressionOrLabel();
        }
    }

    private ParseException misplacedFunction() {
        return errorAhead(strict
                ? "In strict mode code, functions can only be declared at top level or inside a block."
                : "In non-strict mode code, functions can only be declared at top level, inside a block, or as the "
                + "body of an if statement.");
    }

    @Override
    final Statement.Block parseBlock() {
        int start = lexer.start;
        if (!at(LEFT_BRACE)) {
            throw unexpected();
        }
        scopes.open(ScopeKind.BLOCK, start, strict);
        next();
        var list = new ArrayList<Statement>();
        while (!at(RIGHT_BRACE)) {
            list.add(parseStatementListItem());
        }
        next();
        return new Statement.Block(start, lexer.previousEnd, scopes.close(), statements(list));
    }

    static Statement[] statements(ArrayList<Statement> list) {
        return list.isEmpty() ? NO_STATEMENTS : list.toArray(new Statement[list.size()]);
    }

    // expression statements and labels

    private Statement parseExpressionOrLabel() {
        int start = lexer.start;
        checkExpressionStart();
        var first = kind();
        Expression expression;
        try {
            expression = parseExpression(true);
        } catch (ParseException error) {
            if (!lexer.newlineBefore) {
                takeErrorAhead();
            }
            throw error;
        }
        if (at(COLON) && first.isIdentifier() && expression instanceof Identifier label
                && !parenthesized.containsKey(expression)) {
            return parseLabeled(start, label);
        }
        expectSemicolon();
        return new Statement.ExpressionStatement(start, lexer.previousEnd, expression);
    }

    // ExpressionStatement : [lookahead ∉ { {, function, async function, class, let [ }]
    private void checkExpressionStart() {
        if (at(LET) && !lexer.escaped) {
            var mark = lexer.mark();
            next();
            boolean declaration = at(LEFT_BRACKET)
                    || !lexer.newlineBefore && (at(LEFT_BRACE) || at(IDENTIFIER) && !isContextualWord(lexer.value));
            lexer.reset(mark);
            if (declaration) {
                throw errorAhead("Lexical declaration cannot appear in a single-statement context");
            }
        } else if (at(ASYNC) && !lexer.escaped) {
            var mark = lexer.mark();
            next();
            boolean declaration = at(FUNCTION) && !lexer.newlineBefore;
            lexer.reset(mark);
            if (declaration) {
                throw errorAhead("Async functions can only be declared at the top level or inside a block.");
            }
        }
    }

    private Statement parseLabeled(int start, Identifier identifier) {
        var name = identifier.name();
        scopes.current.count--;
        if (function.label(name) != null) {
            throw error(identifier, "Label '" + name + "' has already been declared");
        }
        next();
        var labelled = function.pushLabel(name, start);
        labelled.start = lexer.start;
        labelled.block = at(LEFT_BRACE) || at(SWITCH);
        labelled.loop = at(FOR) || at(WHILE) || at(DO);
        var first = kind();
        Statement body;
        try {
            body = at(FUNCTION) ? parseLabeledFunction() : parseStatement();
        } catch (ParseException error) {
            if (first != FUNCTION && takesErrorAhead(first)) {
                takeErrorAhead();
            }
            throw error;
        }
        function.popLabel();
        return new Statement.Labeled(start, lexer.previousEnd, name, body);
    }

    private Statement parseLabeledFunction() {
        if (strict) {
            throw misplacedFunction();
        }
        var mark = lexer.mark();
        next();
        if (at(MULTIPLY)) {
            throw errorHere("Generators can only be declared at the top level or inside a block.");
        }
        lexer.reset(mark);
        return parseFunctionDeclaration(lexer.start, false);
    }

    // Static Semantics: IsLabelledFunction ( stmt ), https://tc39.es/ecma262/#sec-islabelledfunction
    @Override
    final Statement checkBody(Statement body) {
        var inner = body;
        while (inner instanceof Statement.Labeled labeled) {
            inner = labeled.body();
        }
        if (inner != body && inner instanceof Statement.FunctionDeclaration) {
            throw error(inner, "In non-strict mode code, functions can only be declared at top level, inside a block, "
                    + "or as the body of an if statement.");
        }
        return body;
    }

    // branches

    private Statement parseIf() {
        int start = lexer.start;
        next();
        expect(LEFT_PAREN);
        var test = parseExpression(true);
        expect(RIGHT_PAREN);
        var consequent = parseIfBody();
        Statement alternate = null;
        if (accept(ELSE)) {
            alternate = parseIfBody();
        }
        return new Statement.If(start, lexer.previousEnd, test, consequent, alternate);
    }

    // Annex B.3.3, https://tc39.es/ecma262/#sec-functiondeclarations-in-ifstatement-statement-clauses
    private Statement parseIfBody() {
        if (!at(FUNCTION) || strict) {
            return checkBody(parseStatement());
        }
        int start = lexer.start;
        scopes.open(ScopeKind.BLOCK, start, false);
        var mark = lexer.mark();
        next();
        if (at(MULTIPLY)) {
            throw errorHere("Generators can only be declared at the top level or inside a block.");
        }
        lexer.reset(mark);
        var declaration = parseFunctionDeclaration(start, false);
        return new Statement.Block(start, lexer.previousEnd, scopes.close(), new Statement[] {declaration});
    }

    private Statement parseSwitch() {
        int start = lexer.start;
        next();
        expect(LEFT_PAREN);
        var discriminant = parseExpression(true);
        expect(RIGHT_PAREN);
        if (!at(LEFT_BRACE)) {
            throw unexpected();
        }
        scopes.open(ScopeKind.SWITCH, lexer.start, strict);
        next();
        function.breakables++;
        var cases = new ArrayList<SwitchCase>();
        boolean hasDefault = false;
        while (!at(RIGHT_BRACE)) {
            if (at(DEFAULT)) {
                if (hasDefault) {
                    throw errorHere("More than one default clause in switch statement");
                }
                hasDefault = true;
            }
            cases.add(parseCase());
        }
        next();
        function.breakables--;
        return new Statement.Switch(start, lexer.previousEnd, discriminant, scopes.close(),
                cases.toArray(new SwitchCase[cases.size()]));
    }

    private SwitchCase parseCase() {
        int start = lexer.start;
        Expression test = null;
        if (accept(CASE)) {
            test = parseExpression(true);
        } else {
            expect(DEFAULT);
        }
        expect(COLON);
        var list = new ArrayList<Statement>();
        while (!at(CASE) && !at(DEFAULT) && !at(RIGHT_BRACE)) {
            list.add(parseStatementListItem());
        }
        return new SwitchCase(start, lexer.previousEnd, test, statements(list));
    }

    // jumps

    private Statement parseJump() {
        int start = lexer.start;
        boolean isContinue = at(CONTINUE);
        next();
        String name = null;
        if (kind().isIdentifier() && !lexer.newlineBefore) {
            checkIdentifier();
            name = lexer.value;
            checkJumpLabel(isContinue);
            next();
        } else if (!lexer.newlineBefore && !at(SEMICOLON) && !at(RIGHT_BRACE) && !at(END)) {
            throw unexpected();
        } else if (isContinue && function.loops == 0) {
            throw error(start, lexer.previousEnd, "Illegal continue statement: no surrounding iteration statement");
        } else if (!isContinue && function.breakables == 0) {
            throw error(start, lexer.previousEnd, "Illegal break statement");
        }
        expectSemicolon();
        return isContinue ? new Statement.Continue(start, lexer.previousEnd, name)
                : new Statement.Break(start, lexer.previousEnd, name);
    }

    private void checkJumpLabel(boolean isContinue) {
        var label = function.label(lexer.value);
        if (label == null || isContinue && !label.statement().loop && !label.statement().block) {
            throw errorHere("Undefined label '" + lexer.value + "'");
        }
        if (isContinue && !label.statement().loop) {
            throw errorHere("Illegal continue statement: '" + lexer.value + "' does not denote an iteration statement");
        }
    }

    private Statement parseReturn() {
        int start = lexer.start;
        if (!function.returnAllowed) {
            throw errorHere("Illegal return statement");
        }
        next();
        Expression argument = null;
        if (!at(SEMICOLON) && !at(RIGHT_BRACE) && !at(END) && !lexer.newlineBefore) {
            argument = parseExpression(true);
        }
        expectSemicolon();
        return new Statement.Return(start, lexer.previousEnd, argument);
    }

    private Statement parseThrow() {
        int start = lexer.start;
        next();
        if (lexer.newlineBefore) {
            throw error(start, lexer.previousEnd, "Illegal newline after throw");
        }
        var argument = parseExpression(true);
        expectSemicolon();
        return new Statement.Throw(start, lexer.previousEnd, argument);
    }

    // the rest

    private Statement parseWith() {
        int start = lexer.start;
        if (strict) {
            throw errorHere("Strict mode code may not include a with statement");
        }
        next();
        expect(LEFT_PAREN);
        var object = parseExpression(true);
        expect(RIGHT_PAREN);
        var open = scopes.open(ScopeKind.WITH, lexer.start, false);
        open.scope.markDynamic();
        var body = checkBody(parseStatement());
        return new Statement.With(start, lexer.previousEnd, scopes.close(), object, body);
    }

    private Statement parseTry() {
        int start = lexer.start;
        next();
        Statement.Block block;
        try {
            block = parseBlock();
        } catch (ParseException error) {
            throw brokenOff(error, MISSING_CATCH);
        }
        CatchClause handler = at(CATCH) ? parseCatch() : null;
        Statement.Block finalizer = accept(FINALLY) ? parseBlock() : null;
        if (handler == null && finalizer == null) {
            throw errorBefore(MISSING_CATCH);
        }
        return new Statement.Try(start, lexer.previousEnd, block, handler, finalizer);
    }

    private CatchClause parseCatch() {
        int start = lexer.start;
        scopes.open(ScopeKind.CATCH, start, strict);
        next();
        Pattern parameter = null;
        if (accept(LEFT_PAREN)) {
            parameter = parseBindingTarget(null);
            declare(parameter, parameter instanceof Identifier ? BindingKind.SIMPLE_CATCH_PARAMETER
                    : BindingKind.CATCH_PARAMETER, parameter.end());
            expect(RIGHT_PAREN);
        }
        var body = parseBlock();
        checkCatchNames(scopes.current.scope, body.scope());
        Scope scope = scopes.close();
        return new CatchClause(start, lexer.previousEnd, scope, parameter, body);
    }

    /** The block of a catch clause must not declare the names of its parameter; V8 looks behind the block. */
    private void checkCatchNames(Scope parameters, Scope block) {
        if (block == null) {
            return;
        }
        for (int i = 0; i < parameters.bindingCount(); i++) {
            var found = block.find(parameters.binding(i).name());
            if (found != null) {
                throw redeclared(found.position(), found.position() + found.name().length(), found.name());
            }
        }
    }
}

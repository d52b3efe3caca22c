package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.Statement.DeclarationKind;
import dev.gyre.engine.syntax.ast.VariableDeclarator;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;

/** Declarations, and the loops, whose heads may hold declarations. */
abstract class DeclarationParser extends ClassParser {
    private static final String FOR_TARGET = "Invalid left-hand side in for-loop";

    /** Where declarators stand. */
    private enum Head { NONE, FOR, AWAIT }

    DeclarationParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    abstract Statement parseStatement();

    abstract Statement.Block parseBlock();

    /** Returns the body of a loop or with, unless it is a labelled function. */
    abstract Statement checkBody(Statement body);

    // functions and classes

    final Statement.FunctionDeclaration parseFunctionDeclaration(int start, boolean async) {
        next();
        boolean generator = accept(MULTIPLY);
        if (at(LEFT_PAREN)) {
            throw errorBefore("Function statements require a function name");
        }
        var name = parseFunctionName();
        return declareFunction(start, name, async, generator);
    }

    final Statement.FunctionDeclaration declareFunction(int start, Identifier name, boolean async, boolean generator) {
        boolean plain = !async && !generator;
        var binding = scopes.declareFunction(name, plain, strict);
        if (binding == null) {
            throw redeclared(start, start + 1, name.name());
        }
        name.declare(binding);
        var declaration = new Statement.FunctionDeclaration(parseDeclaredFunction(start, name, async, generator), name);
        scopes.addFunction(declaration, plain && !strict);
        return declaration;
    }

    final Statement parseClassDeclaration() {
        int start = lexer.start;
        boolean outer = strict;
        strict = true;
        next();
        var name = parseClassName(outer);
        var result = declareClass(start, name, name.name());
        strict = outer;
        return result;
    }

    final Statement declareClass(int start, Identifier name, String className) {
        var classNode = parseClassRest(start, className, name);
        var binding = scopes.declareLexical(name, BindingKind.CLASS);
        if (binding == null) {
            throw redeclared(start, lexer.previousEnd, name.name());
        }
        binding.initializedAt(lexer.previousEnd);
        name.declare(binding);
        return new Statement.ClassDeclaration(start, lexer.previousEnd, classNode, name);
    }

    // variables

    /** Reads a lexical or async function declaration if the current token begins one, otherwise returns null. */
    final Statement parseDeclarationIfAny() {
        int start = lexer.start;
        if (at(CONST)) {
            return parseLexicalDeclaration(start, DeclarationKind.CONST);
        }
        if (lexer.escaped || at(IDENTIFIER) && !lexer.value.equals("using")) {
            return null;
        }
        var first = kind();
        var mark = lexer.mark();
        next();
        boolean sameLine = !lexer.newlineBefore;
        switch (first) {
            case LET:
                if (startsLexicalBinding()) {
                    lexer.reset(mark);
                    return parseLexicalDeclaration(start, DeclarationKind.LET);
                }
                break;
            case ASYNC:
                if (at(FUNCTION) && sameLine) {
                    return parseFunctionDeclaration(start, true);
                }
                break;
            case IDENTIFIER:
                if (sameLine && kind().isIdentifier()) {
                    lexer.reset(mark);
                    return parseUsing(start, DeclarationKind.USING);
                }
                break;
            default:
                if (sameLine && atWord("using") && function.awaitAllowed) {
                    next();
                    if (kind().isIdentifier() && !lexer.newlineBefore) {
                        lexer.reset(mark);
                        next();
                        noteAwait(start);
                        return parseUsing(start, DeclarationKind.AWAIT_USING);
                    }
                }
                break;
        }
        lexer.reset(mark);
        return null;
    }

    private boolean startsLexicalBinding() {
        return switch (kind()) {
            case LEFT_BRACKET, LEFT_BRACE, IDENTIFIER, ASYNC, AWAIT, YIELD -> true;
            case LET, STATIC -> !strict || !lexer.escaped;
            case STRICT_RESERVED, ESCAPED_KEYWORD -> !strict;
            default -> false;
        };
    }

    private Statement parseUsing(int start, DeclarationKind kind) {
        var scope = scopes.current.scope.kind();
        if (scope == ScopeKind.SCRIPT || scope == ScopeKind.EVAL || scope == ScopeKind.SWITCH) {
            next();
            throw unexpected();
        }
        return parseLexicalDeclaration(start, kind);
    }

    final Statement parseLexicalDeclaration(int start, DeclarationKind kind) {
        next();
        var declarators = parseDeclarators(kind, true, Head.NONE);
        expectSemicolon();
        return new Statement.VariableDeclaration(start, lexer.previousEnd, kind, declarators);
    }

    final Statement parseVariableStatement() {
        int start = lexer.start;
        next();
        var declarators = parseDeclarators(DeclarationKind.VAR, true, Head.NONE);
        expectSemicolon();
        return new Statement.VariableDeclaration(start, lexer.previousEnd, DeclarationKind.VAR, declarators);
    }

    /** Reads the list behind the keyword; in the head of a for, names are declared and checked by the caller. */
    private VariableDeclarator[] parseDeclarators(DeclarationKind kind, boolean in, Head head) {
        boolean using = kind == DeclarationKind.USING || kind == DeclarationKind.AWAIT_USING;
        var list = new ArrayList<VariableDeclarator>(1);
        do {
            int start = lexer.start;
            var declared = head == Head.AWAIT ? null : bindingKind(kind);
            Pattern target;
            try {
                target = using ? parseBindingIdentifier(declared) : parseBindingTarget(declared);
            } catch (ParseException error) {
                // V8 counts the declarators all the same.
                throw head == Head.AWAIT && list.isEmpty() ? first(severalBindings(0, 0, "for-await-of"), error) : error;
            }
            if (head == Head.AWAIT && kind != DeclarationKind.VAR && target instanceof Identifier name) {
                checkHeadName(name, kind == DeclarationKind.CONST && list.isEmpty());
            }
            Expression initializer = accept(ASSIGN) ? parseAssignment(in) : null;
            boolean names = initializer != null && target instanceof Identifier
                    && initializer.isAnonymousFunctionDefinition();
            var declarator = new VariableDeclarator(start, lexer.previousEnd, target, initializer, names);
            if (head != Head.NONE && !atWord("of") && !at(IN)) {
                checkHeadInitializer(kind, declarator, head == Head.AWAIT && list.isEmpty());
            }
            if (head == Head.NONE) {
                checkInitializer(kind, declarator);
                if (kind != DeclarationKind.VAR) {
                    initialize(target, declarator.end());
                }
            }
            list.add(declarator);
        } while (accept(COMMA));
        return list.toArray(new VariableDeclarator[list.size()]);
    }

    private void checkHeadName(Identifier name, boolean firstAwaited) {
        try {
            checkLexicalName(name);
        } catch (ParseException error) {
            throw firstAwaited ? severalBindings(0, 0, "for-await-of") : error;
        }
    }

    private void checkHeadInitializer(DeclarationKind kind, VariableDeclarator declarator, boolean firstAwaited) {
        try {
            checkInitializer(kind, declarator);
        } catch (ParseException error) {
            throw firstAwaited ? severalBindings(0, 0, "for-await-of") : error;
        }
    }

    private void checkInitializer(DeclarationKind kind, VariableDeclarator declarator) {
        if (declarator.initializer() != null) {
            return;
        }
        if (!(declarator.target() instanceof Identifier)) {
            throw error(declarator.target(), "Missing initializer in destructuring declaration");
        }
        switch (kind) {
            case CONST -> throw error(declarator.target(), "Missing initializer in const declaration");
            case USING -> throw error(declarator.target(), "Missing initializer in using declaration");
            case AWAIT_USING -> throw error(declarator.target(), "Missing initializer in await using declaration");
            default -> { }
        }
    }

    private static BindingKind bindingKind(DeclarationKind kind) {
        return switch (kind) {
            case VAR -> BindingKind.VAR;
            case LET -> BindingKind.LET;
            case CONST -> BindingKind.CONST;
            case USING, AWAIT_USING -> BindingKind.USING;
        };
    }

    // loops

    final Statement parseWhile() {
        int start = lexer.start;
        next();
        expect(LEFT_PAREN);
        var test = parseExpression(true);
        expect(RIGHT_PAREN);
        var body = parseLoopBody();
        return new Statement.While(start, lexer.previousEnd, test, body);
    }

    final Statement parseDoWhile() {
        int start = lexer.start;
        next();
        var body = parseLoopBody();
        expect(WHILE);
        expect(LEFT_PAREN);
        var test = parseExpression(true);
        expect(RIGHT_PAREN);
        accept(SEMICOLON);
        return new Statement.DoWhile(start, lexer.previousEnd, body, test);
    }

    private Statement parseLoopBody() {
        function.loops++;
        function.breakables++;
        var body = checkBody(parseStatement());
        function.loops--;
        function.breakables--;
        return body;
    }

    final Statement parseFor() {
        int start = lexer.start;
        next();
        boolean isAwait = false;
        if (at(AWAIT)) {
            if (!function.awaitAllowed) {
                throw unexpected();
            }
            isAwait = true;
            noteAwait(lexer.start);
            next();
        }
        expect(LEFT_PAREN);
        scopes.open(ScopeKind.FOR, lexer.previousEnd - 1, strict);
        Statement result;
        if (at(SEMICOLON)) {
            result = isAwait ? null : parseForRest(start, null);
        } else {
            var kind = declarationKind();
            result = kind != null ? parseForDeclaration(start, kind, isAwait) : isAwait ? parseForAwaitTarget(start) : parseForExpression(start);
        }
        if (result == null) {
            throw unexpected();
        }
        return result;
    }

    /** The kind of the declaration that begins here in the head of a for, or null for an expression. */
    private DeclarationKind declarationKind() {
        if (at(VAR)) {
            return DeclarationKind.VAR;
        }
        if (at(CONST)) {
            return DeclarationKind.CONST;
        }
        if (lexer.escaped || !at(LET) && !atWord("using") && !at(AWAIT)) {
            return null;
        }
        var first = kind();
        var mark = lexer.mark();
        next();
        DeclarationKind result = null;
        if (first == LET) {
            result = startsLexicalBinding() ? DeclarationKind.LET : null;
        } else if (first == IDENTIFIER) {
            result = kind().isIdentifier() && !lexer.newlineBefore && (!atWord("of") || isUsingOfVariable())
                    ? DeclarationKind.USING : null;
        } else if (atWord("using") && !lexer.newlineBefore && function.awaitAllowed) {
            next();
            result = kind().isIdentifier() && !lexer.newlineBefore ? DeclarationKind.AWAIT_USING : null;
        }
        lexer.reset(mark);
        return result;
    }

    /** {@code for (using of ...}: a declaration of "of" only with an initializer. */
    private boolean isUsingOfVariable() {
        next();
        return at(ASSIGN);
    }

    private Statement parseForDeclaration(int start, DeclarationKind kind, boolean isAwait) {
        int from = lexer.start;
        next();
        if (kind == DeclarationKind.AWAIT_USING) {
            noteAwait(from);
            next();
        }
        var declarators = parseDeclarators(kind, false, isAwait ? Head.AWAIT : Head.FOR);
        boolean of = atWord("of");
        if (isAwait) {
            checkForHead(kind, declarators, true, "for-await-of");
        }
        if (of || at(IN) && !isAwait) {
            checkForHead(kind, declarators, of, of ? "for-of" : "for-in");
            var declaration = new Statement.VariableDeclaration(from, lexer.previousEnd, kind, declarators);
            return parseForEach(start, declaration, null, of, isAwait);
        }
        if (isAwait) {
            throw unexpected();
        }
        for (var declarator : declarators) {
            checkInitializer(kind, declarator);
            if (kind != DeclarationKind.VAR) {
                initialize(declarator.target(), declarator.end());
            }
        }
        return parseForRest(start, new Statement.VariableDeclaration(from, lexer.previousEnd, kind, declarators));
    }

    private void checkForHead(DeclarationKind kind, VariableDeclarator[] declarators, boolean of, String loop) {
        if (declarators.length != 1) {
            throw severalBindings(declarators[0].start(), declarators[declarators.length - 1].end(), loop);
        }
        // Annex B.3.5, https://tc39.es/ecma262/#sec-initializers-in-forin-statement-heads
        boolean allowed = !of && !strict && kind == DeclarationKind.VAR
                && declarators[0].target() instanceof Identifier;
        if (declarators[0].initializer() != null && !allowed) {
            var target = declarators[0].target();
            throw error(target instanceof Identifier ? target.start() : target.end() - 1, declarators[0].end(),
                    loop + " loop variable declaration may not have an initializer.");
        }
        if (!of && (kind == DeclarationKind.USING || kind == DeclarationKind.AWAIT_USING)) {
            throw errorHere("Invalid 'using' in for-in loop");
        }
    }

    private ParseException severalBindings(int start, int end, String loop) {
        return error(start, end, "Invalid left-hand side in " + loop + " loop: Must have a single binding.");
    }

    private Statement parseForAwaitTarget(int start) {
        if (at(LET) && !lexer.escaped) {
            throw errorHere("The left-hand side of a for-of loop may not start with 'let'.");
        }
        arrowStart = -1;
        var first = parseLeftHandSide();
        if (at(ARROW) && first instanceof Expression.Call call && call.callee() instanceof Identifier name && name.name().equals("async")) {
            throw error(first, FOR_TARGET);
        }
        var target = finishForTarget(first);
        if (!atWord("of")) {
            throw unexpected();
        }
        return parseForEach(start, null, target, true, true);
    }

    private Pattern finishForTarget(Expression first) {
        if (first instanceof Expression.ArrayLiteral || first instanceof Expression.ObjectLiteral) {
            coverError = null;
            return toPattern(first);
        }
        if (coverError != null) {
            throw coverError;
        }
        return toSimpleTarget(first, FOR_TARGET);
    }

    private Statement parseForExpression(int start) {
        int from = lexer.start;
        boolean startsWithLet = at(LET) && !lexer.escaped;
        boolean startsWithAsync = at(ASYNC) && !lexer.escaped;
        var outer = coverError;
        coverError = null;
        Expression first;
        try {
            first = at(ELLIPSIS) ? strayRest() : parseCover(false);
        } catch (ParseException error) {
            throw unwound(outer, error);
        }
        boolean of = atWord("of");
        if (of || at(IN)) {
            boolean asyncOf = of && startsWithAsync && first instanceof Identifier
                    && !parenthesized.containsKey(first);
            if (of && startsWithLet || asyncOf) {
                throw error(first, startsWithLet ? "The left-hand side of a for-of loop may not " + (first instanceof Identifier ? "be 'let'." : "start with 'let'.")
                        : "The left-hand side of a for-of loop may not be 'async'.");
            }
            var target = finishForTarget(first);
            coverError = outer;
            return parseForEach(start, null, target, of, false);
        }
        if (coverError != null) {
            throw coverError;
        }
        coverError = outer;
        var expression = continueSequence(first, false);
        if (atWord("of") || at(IN)) {
            throw error(expression, FOR_TARGET);
        }
        return parseForRest(start, new Statement.ExpressionStatement(from, lexer.previousEnd, expression));
    }

    private Statement parseForRest(int start, Statement initializer) {
        expect(SEMICOLON);
        Expression test = at(SEMICOLON) ? null : parseExpression(true);
        expect(SEMICOLON);
        Expression update = at(RIGHT_PAREN) ? null : parseExpression(true);
        expect(RIGHT_PAREN);
        var body = parseLoopBody();
        return new Statement.For(start, lexer.previousEnd, scopes.close(), initializer, test, update, body);
    }

    private Statement parseForEach(int start, Statement.VariableDeclaration declaration, Pattern target, boolean of,
                                   boolean isAwait) {
        next();
        var loop = scopes.current;
        boolean lexical = declaration != null && declaration.kind().isLexical();
        Scope headScope = null;
        Expression object;
        Statement body;
        try {
            if (lexical) {
                scopes.open(ScopeKind.FOR, lexer.start, strict, loop.parent);
            }
            object = of ? parseAssignment(true) : parseExpression(true);
            if (lexical) {
                headScope = closeHead(declaration);
                scopes.current = loop;
            }
            expect(RIGHT_PAREN);
        } catch (ParseException error) {
            scopes.current = loop;
            if (isAwait) {
                declareHead(declaration, 0);
            }
            throw error;
        }
        if (isAwait) {
            declareHead(declaration, lexer.previousEnd);
        } else if (lexical) {
            initialize(declaration.declarators()[0].target(), lexer.previousEnd);
        }
        try {
            body = parseLoopBody();
        } catch (ParseException error) {
            if (declaration != null) {
                takeErrorAhead();
            }
            throw error;
        }
        var scope = scopes.close();
        return of ? new Statement.ForOf(start, lexer.previousEnd, scope, declaration, target, object, body, isAwait,
                headScope)
                : new Statement.ForIn(start, lexer.previousEnd, scope, declaration, target, object, body, headScope);
    }

    private void declareHead(Statement.VariableDeclaration declaration, int initializedAt) {
        if (declaration != null) {
            declare(declaration.declarators()[0].target(), bindingKind(declaration.kind()), initializedAt);
        }
    }

    // ForIn/OfHeadEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-forinofheadevaluation
    private Scope closeHead(Statement.VariableDeclaration declaration) {
        var names = new ArrayList<Identifier>(1);
        collectNames(declaration.declarators()[0].target(), names);
        boolean used = scopes.current.directEval;
        for (int i = 0; i < scopes.current.count && !used; i++) {
            for (var name : names) {
                used |= scopes.current.references[i].name().equals(name.name());
            }
        }
        for (int i = 0; used && i < names.size(); i++) {
            scopes.declareLexical(names.get(i), BindingKind.LET);
        }
        return scopes.close();
    }

    private static void collectNames(Pattern pattern, ArrayList<Identifier> names) {
        if (pattern instanceof Identifier name) {
            names.add(name);
        } else if (pattern instanceof Pattern.ArrayPattern array) {
            for (var element : array.elements()) {
                if (element != null) {
                    collectNames(element.target(), names);
                }
            }
            if (array.rest() != null) {
                collectNames(array.rest(), names);
            }
        } else if (pattern instanceof Pattern.ObjectPattern object) {
            for (var property : object.properties()) {
                collectNames(property.value().target(), names);
            }
            if (object.rest() != null) {
                collectNames(object.rest(), names);
            }
        }
    }
}

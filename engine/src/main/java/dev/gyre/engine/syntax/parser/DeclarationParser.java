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
import java.util.ArrayList;

/** Parses declarations, and loops, whose heads may have declarations. */
final class DeclarationParser {
    private static final String FOR_TARGET = "Invalid left-hand side in for-loop";

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final CoverGrammar cover;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private final FunctionParser functions;
    private final ClassParser classes;
    private final PrimaryParser primaries;
    private StatementParser statements;

    DeclarationParser(
            ParserContext context,
            PatternParser patterns,
            ExpressionParser expressions,
            FunctionParser functions,
            ClassParser classes,
            PrimaryParser primaries) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        cover = context.cover;
        this.patterns = patterns;
        this.expressions = expressions;
        this.functions = functions;
        this.classes = classes;
        this.primaries = primaries;
    }

    /** Sets the parts that are created after this one. */
    void connect(StatementParser statements) {
        this.statements = statements;
    }

    /** The place of the declarators. */
    private enum Head {
        NONE,
        FOR,
        AWAIT
    }

    // functions and classes

    Statement.FunctionDeclaration parseFunctionDeclaration(int start, boolean async) {
        lexer.next();
        boolean generator = lexer.accept(MULTIPLY);
        if (lexer.at(LEFT_PAREN)) {
            throw errors.before("Function statements require a function name");
        }
        var name = patterns.parseFunctionName();
        return declareFunction(start, name, async, generator);
    }

    Statement.FunctionDeclaration declareFunction(int start, Identifier name, boolean async, boolean generator) {
        boolean plain = !async && !generator;
        var binding = scopes.declareFunction(name, plain, context.strict);
        if (binding == null) {
            throw errors.redeclared(start, start + 1, name.name());
        }
        name.declare(binding);
        var declaration =
                new Statement.FunctionDeclaration(functions.parseDeclaredFunction(start, name, async, generator), name);
        scopes.addFunction(declaration, plain && !context.strict);
        return declaration;
    }

    Statement parseClassDeclaration() {
        int start = lexer.start;
        boolean outer = context.strict;
        context.strict = true;
        lexer.next();
        var name = patterns.parseClassName(outer);
        var result = declareClass(start, name, name.name());
        context.strict = outer;
        return result;
    }

    Statement declareClass(int start, Identifier name, String className) {
        var classNode = classes.parseClassRest(start, className, name);
        var binding = scopes.declareLexical(name, BindingKind.CLASS);
        if (binding == null) {
            throw errors.redeclared(start, lexer.previousEnd, name.name());
        }
        binding.initializedAt(lexer.previousEnd);
        name.declare(binding);
        return new Statement.ClassDeclaration(start, lexer.previousEnd, classNode, name);
    }

    // variables

    /** Parses a lexical or async function declaration if the current token begins one, otherwise returns null. */
    Statement parseDeclarationIfAny() {
        int start = lexer.start;
        if (lexer.at(CONST)) {
            return parseLexicalDeclaration(start, DeclarationKind.CONST);
        }
        if (lexer.escaped || lexer.at(IDENTIFIER) && !lexer.value.equals("using")) {
            return null;
        }
        var first = lexer.kind;
        var mark = lexer.mark();
        lexer.next();
        boolean sameLine = !lexer.newlineBefore;
        switch (first) {
            case LET:
                if (startsLexicalBinding()) {
                    lexer.reset(mark);
                    return parseLexicalDeclaration(start, DeclarationKind.LET);
                }
                break;
            case ASYNC:
                if (lexer.at(FUNCTION) && sameLine) {
                    return parseFunctionDeclaration(start, true);
                }
                break;
            case IDENTIFIER:
                if (sameLine && lexer.kind.isIdentifier()) {
                    lexer.reset(mark);
                    return parseUsing(start, DeclarationKind.USING);
                }
                break;
            default:
                if (sameLine && lexer.atWord("using") && context.function.awaitAllowed) {
                    lexer.next();
                    if (lexer.kind.isIdentifier() && !lexer.newlineBefore) {
                        lexer.reset(mark);
                        lexer.next();
                        context.noteAwait(start);
                        return parseUsing(start, DeclarationKind.AWAIT_USING);
                    }
                }
                break;
        }
        lexer.reset(mark);
        return null;
    }

    private boolean startsLexicalBinding() {
        return switch (lexer.kind) {
            case LEFT_BRACKET, LEFT_BRACE, IDENTIFIER, ASYNC, AWAIT, YIELD -> true;
            case LET, STATIC -> !context.strict || !lexer.escaped;
            case STRICT_RESERVED, ESCAPED_KEYWORD -> !context.strict;
            default -> false;
        };
    }

    private Statement parseUsing(int start, DeclarationKind kind) {
        var scope = scopes.current.scope.kind();
        if (scope == ScopeKind.SCRIPT || scope == ScopeKind.EVAL || scope == ScopeKind.SWITCH) {
            lexer.next();
            throw errors.unexpected();
        }
        return parseLexicalDeclaration(start, kind);
    }

    Statement parseLexicalDeclaration(int start, DeclarationKind kind) {
        lexer.next();
        var declarators = parseDeclarators(kind, true, Head.NONE);
        tokens.expectSemicolon();
        return new Statement.VariableDeclaration(start, lexer.previousEnd, kind, declarators);
    }

    Statement parseVariableStatement() {
        int start = lexer.start;
        lexer.next();
        var declarators = parseDeclarators(DeclarationKind.VAR, true, Head.NONE);
        tokens.expectSemicolon();
        return new Statement.VariableDeclaration(start, lexer.previousEnd, DeclarationKind.VAR, declarators);
    }

    /** Reads the list after the keyword; in the head of a for, names are declared and checked by the caller. */
    private VariableDeclarator[] parseDeclarators(DeclarationKind kind, boolean in, Head head) {
        boolean using = kind == DeclarationKind.USING || kind == DeclarationKind.AWAIT_USING;
        var list = new ArrayList<VariableDeclarator>(1);
        do {
            int start = lexer.start;
            var declared = head == Head.AWAIT ? null : bindingKind(kind);
            Pattern target;
            try {
                target = using ? patterns.parseBindingIdentifier(declared) : patterns.parseBindingTarget(declared);
            } catch (ParseException error) {
                // V8 counts the declarators nevertheless.
                throw head == Head.AWAIT && list.isEmpty()
                        ? SyntaxErrors.first(severalBindings(0, 0, "for-await-of"), error)
                        : error;
            }
            if (head == Head.AWAIT && kind != DeclarationKind.VAR && target instanceof Identifier name) {
                checkHeadName(name, kind == DeclarationKind.CONST && list.isEmpty());
            }
            Expression initializer = lexer.accept(ASSIGN) ? expressions.parseAssignment(in) : null;
            boolean names =
                    initializer != null && target instanceof Identifier && initializer.isAnonymousFunctionDefinition();
            var declarator = new VariableDeclarator(start, lexer.previousEnd, target, initializer, names);
            if (head != Head.NONE && !lexer.atWord("of") && !lexer.at(IN)) {
                checkHeadInitializer(kind, declarator, head == Head.AWAIT && list.isEmpty());
            }
            if (head == Head.NONE) {
                checkInitializer(kind, declarator);
                if (kind != DeclarationKind.VAR) {
                    patterns.initialize(target, declarator.end());
                } else if (context.function.loops == 0 && target instanceof Identifier name) {
                    name.binding().markSingleDeclaration();
                }
            }
            list.add(declarator);
        } while (lexer.accept(COMMA));
        return list.toArray(new VariableDeclarator[list.size()]);
    }

    private void checkHeadName(Identifier name, boolean firstAwaited) {
        try {
            patterns.checkLexicalName(name);
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
            throw errors.at(declarator.target(), "Missing initializer in destructuring declaration");
        }
        switch (kind) {
            case CONST -> throw errors.at(declarator.target(), "Missing initializer in const declaration");
            case USING -> throw errors.at(declarator.target(), "Missing initializer in using declaration");
            case AWAIT_USING -> throw errors.at(declarator.target(), "Missing initializer in await using declaration");
            default -> {}
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

    Statement parseWhile() {
        int start = lexer.start;
        lexer.next();
        tokens.expect(LEFT_PAREN);
        var test = expressions.parseExpression(true);
        tokens.expect(RIGHT_PAREN);
        var body = parseLoopBody();
        return new Statement.While(start, lexer.previousEnd, test, body);
    }

    Statement parseDoWhile() {
        int start = lexer.start;
        lexer.next();
        var body = parseLoopBody();
        tokens.expect(WHILE);
        tokens.expect(LEFT_PAREN);
        var test = expressions.parseExpression(true);
        tokens.expect(RIGHT_PAREN);
        lexer.accept(SEMICOLON);
        return new Statement.DoWhile(start, lexer.previousEnd, body, test);
    }

    private Statement parseLoopBody() {
        context.function.loops++;
        context.function.breakables++;
        var body = statements.checkBody(statements.parseStatement());
        context.function.loops--;
        context.function.breakables--;
        return body;
    }

    Statement parseFor() {
        int start = lexer.start;
        lexer.next();
        boolean isAwait = false;
        if (lexer.at(AWAIT)) {
            if (!context.function.awaitAllowed) {
                throw errors.unexpected();
            }
            isAwait = true;
            context.noteAwait(lexer.start);
            lexer.next();
        }
        tokens.expect(LEFT_PAREN);
        scopes.open(ScopeKind.FOR, lexer.previousEnd - 1, context.strict);
        Statement result;
        if (lexer.at(SEMICOLON)) {
            result = isAwait ? null : parseForRest(start, null);
        } else {
            var kind = declarationKind();
            result = kind != null
                    ? parseForDeclaration(start, kind, isAwait)
                    : isAwait ? parseForAwaitTarget(start) : parseForExpression(start);
        }
        if (result == null) {
            throw errors.unexpected();
        }
        return result;
    }

    /** The kind of the declaration that begins here in the head of a for, or null for an expression. */
    private DeclarationKind declarationKind() {
        if (lexer.at(VAR)) {
            return DeclarationKind.VAR;
        }
        if (lexer.at(CONST)) {
            return DeclarationKind.CONST;
        }
        if (lexer.escaped || !lexer.at(LET) && !lexer.atWord("using") && !lexer.at(AWAIT)) {
            return null;
        }
        var first = lexer.kind;
        var mark = lexer.mark();
        lexer.next();
        DeclarationKind result = null;
        if (first == LET) {
            result = startsLexicalBinding() ? DeclarationKind.LET : null;
        } else if (first == IDENTIFIER) {
            result = lexer.kind.isIdentifier() && !lexer.newlineBefore && (!lexer.atWord("of") || isUsingOfVariable())
                    ? DeclarationKind.USING
                    : null;
        } else if (lexer.atWord("using") && !lexer.newlineBefore && context.function.awaitAllowed) {
            lexer.next();
            result = lexer.kind.isIdentifier() && !lexer.newlineBefore ? DeclarationKind.AWAIT_USING : null;
        }
        lexer.reset(mark);
        return result;
    }

    /** {@code for (using of ...}: a declaration of "of" only with an initializer. */
    private boolean isUsingOfVariable() {
        lexer.next();
        return lexer.at(ASSIGN);
    }

    private Statement parseForDeclaration(int start, DeclarationKind kind, boolean isAwait) {
        int from = lexer.start;
        lexer.next();
        if (kind == DeclarationKind.AWAIT_USING) {
            context.noteAwait(from);
            lexer.next();
        }
        var declarators = parseDeclarators(kind, false, isAwait ? Head.AWAIT : Head.FOR);
        boolean of = lexer.atWord("of");
        if (isAwait) {
            checkForHead(kind, declarators, true, "for-await-of");
        }
        if (of || lexer.at(IN) && !isAwait) {
            checkForHead(kind, declarators, of, of ? "for-of" : "for-in");
            var declaration = new Statement.VariableDeclaration(from, lexer.previousEnd, kind, declarators);
            return parseForEach(start, declaration, null, of, isAwait);
        }
        if (isAwait) {
            throw errors.unexpected();
        }
        for (var declarator : declarators) {
            checkInitializer(kind, declarator);
            if (kind != DeclarationKind.VAR) {
                patterns.initialize(declarator.target(), declarator.end());
            }
        }
        return parseForRest(start, new Statement.VariableDeclaration(from, lexer.previousEnd, kind, declarators));
    }

    private void checkForHead(DeclarationKind kind, VariableDeclarator[] declarators, boolean of, String loop) {
        if (declarators.length != 1) {
            throw severalBindings(declarators[0].start(), declarators[declarators.length - 1].end(), loop);
        }
        // Annex B.3.5, https://tc39.es/ecma262/#sec-initializers-in-forin-statement-heads
        boolean allowed =
                !of && !context.strict && kind == DeclarationKind.VAR && declarators[0].target() instanceof Identifier;
        if (declarators[0].initializer() != null && !allowed) {
            var target = declarators[0].target();
            throw errors.at(
                    target instanceof Identifier ? target.start() : target.end() - 1,
                    declarators[0].end(),
                    loop + " loop variable declaration may not have an initializer.");
        }
        if (!of && (kind == DeclarationKind.USING || kind == DeclarationKind.AWAIT_USING)) {
            throw errors.here("Invalid 'using' in for-in loop");
        }
    }

    private ParseException severalBindings(int start, int end, String loop) {
        return errors.at(start, end, "Invalid left-hand side in " + loop + " loop: Must have a single binding.");
    }

    private Statement parseForAwaitTarget(int start) {
        if (lexer.at(LET) && !lexer.escaped) {
            throw errors.here("The left-hand side of a for-of loop may not start with 'let'.");
        }
        cover.arrowStart = -1;
        var first = primaries.parseLeftHandSide();
        if (lexer.at(ARROW)
                && first instanceof Expression.Call call
                && call.callee() instanceof Identifier name
                && name.name().equals("async")) {
            throw errors.at(first, FOR_TARGET);
        }
        var target = finishForTarget(first);
        if (!lexer.atWord("of")) {
            throw errors.unexpected();
        }
        return parseForEach(start, null, target, true, true);
    }

    private Pattern finishForTarget(Expression first) {
        if (first instanceof Expression.ArrayLiteral || first instanceof Expression.ObjectLiteral) {
            cover.error = null;
            return patterns.toPattern(first);
        }
        if (cover.error != null) {
            throw cover.error;
        }
        return patterns.toSimpleTarget(first, FOR_TARGET);
    }

    private Statement parseForExpression(int start) {
        int from = lexer.start;
        boolean startsWithLet = lexer.at(LET) && !lexer.escaped;
        boolean startsWithAsync = lexer.at(ASYNC) && !lexer.escaped;
        var outer = cover.error;
        cover.error = null;
        Expression first;
        try {
            first = lexer.at(ELLIPSIS) ? expressions.strayRest() : expressions.parseCover(false);
        } catch (ParseException error) {
            throw cover.unwound(outer, error);
        }
        boolean of = lexer.atWord("of");
        if (of || lexer.at(IN)) {
            boolean asyncOf =
                    of && startsWithAsync && first instanceof Identifier && !cover.parenthesized.containsKey(first);
            if (of && startsWithLet || asyncOf) {
                throw errors.at(
                        first,
                        startsWithLet
                                ? "The left-hand side of a for-of loop may not "
                                        + (first instanceof Identifier ? "be 'let'." : "start with 'let'.")
                                : "The left-hand side of a for-of loop may not be 'async'.");
            }
            var target = finishForTarget(first);
            cover.error = outer;
            return parseForEach(start, null, target, of, false);
        }
        if (cover.error != null) {
            throw cover.error;
        }
        cover.error = outer;
        var expression = expressions.continueSequence(first, false);
        if (lexer.atWord("of") || lexer.at(IN)) {
            throw errors.at(expression, FOR_TARGET);
        }
        return parseForRest(start, new Statement.ExpressionStatement(from, lexer.previousEnd, expression));
    }

    private Statement parseForRest(int start, Statement initializer) {
        tokens.expect(SEMICOLON);
        Expression test = lexer.at(SEMICOLON) ? null : expressions.parseExpression(true);
        tokens.expect(SEMICOLON);
        Expression update = lexer.at(RIGHT_PAREN) ? null : expressions.parseExpression(true);
        tokens.expect(RIGHT_PAREN);
        var body = parseLoopBody();
        return new Statement.For(start, lexer.previousEnd, scopes.close(), initializer, test, update, body);
    }

    private Statement parseForEach(
            int start, Statement.VariableDeclaration declaration, Pattern target, boolean of, boolean isAwait) {
        lexer.next();
        var loop = scopes.current;
        boolean lexical = declaration != null && declaration.kind().isLexical();
        Scope headScope = null;
        Expression object;
        Statement body;
        try {
            if (lexical) {
                scopes.open(ScopeKind.FOR, lexer.start, context.strict, loop.parent);
            }
            object = of ? expressions.parseAssignment(true) : expressions.parseExpression(true);
            if (lexical) {
                headScope = closeHead(declaration);
                scopes.current = loop;
            }
            tokens.expect(RIGHT_PAREN);
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
            patterns.initialize(declaration.declarators()[0].target(), lexer.previousEnd);
        }
        try {
            body = parseLoopBody();
        } catch (ParseException error) {
            if (declaration != null) {
                errors.takeAhead();
            }
            throw error;
        }
        var scope = scopes.close();
        return of
                ? new Statement.ForOf(
                        start, lexer.previousEnd, scope, declaration, target, object, body, isAwait, headScope)
                : new Statement.ForIn(start, lexer.previousEnd, scope, declaration, target, object, body, headScope);
    }

    private void declareHead(Statement.VariableDeclaration declaration, int initializedAt) {
        if (declaration != null) {
            patterns.declare(declaration.declarators()[0].target(), bindingKind(declaration.kind()), initializedAt);
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

package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.regexp.RegExpLiteralSyntax;
import dev.gyre.engine.syntax.ast.AssignmentOperator;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.NewTargetExpression;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.ThisExpression;
import java.util.ArrayList;
import java.util.List;

/** Parses member accesses, calls, and primary expressions. */
final class PrimaryParser {
    private static final String AWAIT_NAME = "'await' is not a valid identifier name in an async function";

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final CoverGrammar cover;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private final ObjectParser objects;
    private final FunctionParser functions;
    private final ClassParser classes;

    PrimaryParser(
            ParserContext context,
            PatternParser patterns,
            ExpressionParser expressions,
            ObjectParser objects,
            FunctionParser functions,
            ClassParser classes) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        cover = context.cover;
        this.patterns = patterns;
        this.expressions = expressions;
        this.objects = objects;
        this.functions = functions;
        this.classes = classes;
    }

    private static final String MISSING_PAREN = "missing ) after argument list";

    // left-hand side expressions

    Expression parseLeftHandSide() {
        int start = lexer.start;
        boolean async = lexer.at(ASYNC) && !lexer.escaped && start == cover.arrowStart;
        boolean in = cover.arrowIn;
        Expression first = switch (lexer.kind) {
            case NEW -> parseNew();
            case SUPER -> parseSuper();
            case IMPORT -> parseImport();
            default -> parsePrimary();
        };
        if (first == cover.arrow && cover.arrow != null) {
            return first;
        }
        if (async && lexer.at(LEFT_PAREN) && !lexer.newlineBefore && first instanceof Identifier) {
            first = parseAsyncCallOrArrow(start, first, in);
            if (first == cover.arrow && cover.arrow != null) {
                return first;
            }
        }
        return parseSubscripts(first, true);
    }

    private Expression parseSubscripts(Expression first, boolean calls) {
        var expression = first;
        boolean chain = false;
        while (true) {
            switch (lexer.kind) {
                case DOT -> {
                    lexer.next();
                    expression = parseMemberName(expression, false);
                }
                case OPTIONAL_DOT -> {
                    if (!calls) {
                        throw errors.ahead("Invalid optional chain from new expression");
                    }
                    chain = true;
                    lexer.next();
                    expression = parseOptionalLink(expression);
                }
                case LEFT_BRACKET -> expression = parseIndex(expression, false);
                case LEFT_PAREN -> {
                    if (!calls) {
                        return expression;
                    }
                    expression = parseCall(expression, false);
                }
                case TEMPLATE -> {
                    if (chain) {
                        throw errors.ahead("Invalid tagged template on optional chain");
                    }
                    var template = parseTemplate(true);
                    expression =
                            new Expression.TaggedTemplate(expression.start(), template.end(), expression, template);
                }
                default -> {
                    return chain
                            ? new Expression.OptionalChain(expression.start(), expression.end(), expression)
                            : expression;
                }
            }
        }
    }

    private Expression parseOptionalLink(Expression object) {
        return switch (lexer.kind) {
            case LEFT_PAREN -> parseCall(object, true);
            case LEFT_BRACKET -> parseIndex(object, true);
            case TEMPLATE -> throw errors.ahead("Invalid tagged template on optional chain");
            default -> parseMemberName(object, true);
        };
    }

    private Expression parseMemberName(Expression object, boolean optional) {
        if (lexer.at(PRIVATE_NAME)) {
            var name = parsePrivateIdentifier();
            return new Expression.PrivateMember(object.start(), lexer.previousEnd, object, name, optional);
        }
        if (!lexer.kind.isName()) {
            throw errors.unexpected();
        }
        var name = lexer.value;
        lexer.next();
        return new Expression.Member(object.start(), lexer.previousEnd, object, name, optional);
    }

    PrivateIdentifier parsePrivateIdentifier() {
        var name = new PrivateIdentifier(lexer.start, lexer.end, lexer.value);
        checkInClass(name);
        scopes.use(name, name.start());
        lexer.next();
        return name;
    }

    /** Throws if the private name is outside of a class. */
    void checkInClass(PrivateIdentifier name) {
        if (!scopes.isInClass()) {
            throw errors.undeclared(name);
        }
    }

    private Expression parseIndex(Expression object, boolean optional) {
        lexer.next();
        Expression index;
        try {
            index = expressions.parseCoverExpression();
        } catch (ParseException error) {
            errors.takeAhead();
            throw error;
        }
        patterns.noteIndex(index);
        tokens.expect(RIGHT_BRACKET);
        return new Expression.Index(object.start(), lexer.previousEnd, object, index, optional);
    }

    private Expression parseCall(Expression callee, boolean optional) {
        boolean eval =
                !optional && callee instanceof Identifier name && name.name().equals("eval");
        var arguments = parseArguments();
        if (eval) {
            scopes.markDirectEval(context.strict);
        }
        return new Expression.Call(callee.start(), lexer.previousEnd, callee, arguments, optional, eval);
    }

    Expression[] parseArguments() {
        lexer.next();
        var list = new ArrayList<Expression>();
        try {
            while (!lexer.at(RIGHT_PAREN)) {
                list.add(lexer.at(ELLIPSIS) ? parseCoverSpread() : expressions.parseCover(true));
                if (!lexer.at(RIGHT_PAREN) && !lexer.accept(COMMA)) {
                    throw errors.before(MISSING_PAREN);
                }
            }
        } catch (ParseException error) {
            throw errors.brokenOff(error, MISSING_PAREN);
        }
        lexer.next();
        return ExpressionParser.expressions(list);
    }

    private Expression parseNew() {
        int start = lexer.start;
        context.enter();
        lexer.next();
        if (lexer.at(DOT)) {
            context.leave();
            return parseNewTarget(start);
        }
        Expression callee = switch (lexer.kind) {
            case NEW -> parseNew();
            case SUPER -> parseSuper();
            case IMPORT -> {
                var meta = parseImport();
                if (meta instanceof Expression.ImportCall) {
                    throw errors.before("Cannot use new with import");
                }
                yield meta;
            }
            default -> parsePrimary();
        };
        if (callee instanceof Expression.SuperCall) {
            throw errors.at(callee, "'super' keyword unexpected here");
        }
        callee = parseSubscripts(callee, false);
        var arguments = lexer.at(LEFT_PAREN) ? parseArguments() : ExpressionParser.NO_EXPRESSIONS;
        context.leave();
        return new Expression.New(start, lexer.previousEnd, callee, arguments);
    }

    private Expression parseNewTarget(int start) {
        lexer.next();
        if (!tokens.atMetaWord("target", "new.target", start)) {
            throw errors.unexpected();
        }
        if (!context.function.newTarget) {
            throw errors.at(lexer.start, lexer.end, "new.target expression is not allowed here");
        }
        lexer.next();
        var target = new NewTargetExpression(start, lexer.previousEnd);
        scopes.use(target, start);
        return target;
    }

    private Expression parseSuper() {
        int start = lexer.start;
        int end = lexer.end;
        lexer.next();
        if (lexer.at(LEFT_PAREN) && context.function.superCall) {
            var thisReference = use(Reference.THIS, start);
            var newTarget = use(Reference.NEW_TARGET, start);
            var active = use(Reference.ACTIVE_FUNCTION, start);
            var arguments = parseArguments();
            return new Expression.SuperCall(start, lexer.previousEnd, arguments, thisReference, newTarget, active);
        }
        if (!lexer.at(DOT) && !lexer.at(LEFT_BRACKET) || !context.function.superProperty) {
            throw errors.at(start, end, "'super' keyword unexpected here");
        }
        var thisReference = use(Reference.THIS, start);
        var home = use(Reference.HOME_OBJECT, start);
        if (lexer.accept(DOT)) {
            if (lexer.at(PRIVATE_NAME)) {
                throw errors.here("Unexpected private field");
            }
            if (!lexer.kind.isName()) {
                throw errors.unexpected();
            }
            var name = lexer.value;
            lexer.next();
            return new Expression.SuperMember(start, lexer.previousEnd, name, null, thisReference, home);
        }
        lexer.next();
        var index = expressions.parseExpression(true);
        tokens.expect(RIGHT_BRACKET);
        return new Expression.SuperMember(start, lexer.previousEnd, null, index, thisReference, home);
    }

    Reference use(String name, int position) {
        var reference = new Reference(name);
        scopes.use(reference, position);
        return reference;
    }

    private Expression parseImport() {
        int start = lexer.start;
        int end = lexer.end;
        lexer.next();
        if (lexer.accept(DOT)) {
            if (!tokens.atMetaWord("meta", "import.meta", start)) {
                throw errors.unexpected();
            }
            if (!context.module) {
                throw errors.at(lexer.start, lexer.end, "Cannot use 'import.meta' outside a module");
            }
            lexer.next();
            return new Expression.ImportMeta(start, lexer.previousEnd);
        }
        if (!lexer.at(LEFT_PAREN)) {
            throw context.module
                    ? errors.unexpected()
                    : errors.at(start, end, "Cannot use import statement outside a module");
        }
        lexer.next();
        if (lexer.at(RIGHT_PAREN)) {
            throw errors.before("import() requires a specifier");
        }
        var specifier = expressions.parseAssignment(true);
        Expression moduleOptions = null;
        if (lexer.accept(COMMA) && !lexer.at(RIGHT_PAREN)) {
            moduleOptions = expressions.parseAssignment(true);
            lexer.accept(COMMA);
        }
        tokens.expect(RIGHT_PAREN);
        return new Expression.ImportCall(start, lexer.previousEnd, specifier, moduleOptions);
    }

    // primary expressions

    Expression parsePrimary() {
        int start = lexer.start;
        switch (lexer.kind) {
            case IDENTIFIER, LET, STATIC, STRICT_RESERVED, YIELD, AWAIT:
                return parseIdentifierOrArrow();
            case ASYNC:
                return parseAsync();
            case THIS:
                lexer.next();
                var self = new ThisExpression(start, lexer.previousEnd);
                scopes.use(self, start);
                return self;
            case NULL:
                lexer.next();
                return new Expression.NullLiteral(start, lexer.previousEnd);
            case TRUE, FALSE:
                boolean truth = lexer.at(TRUE);
                lexer.next();
                return new Expression.BooleanLiteral(start, lexer.previousEnd, truth);
            case NUMBER, BIGINT, STRING:
                return parseLiteral();
            case DIVIDE, ASSIGN_DIVIDE:
                return parseRegExp();
            case TEMPLATE:
                return parseTemplate(false);
            case LEFT_PAREN:
                return parseParenthesized();
            case LEFT_BRACKET:
                return parseArrayLiteral();
            case LEFT_BRACE:
                return objects.parseObjectLiteral();
            case FUNCTION:
                return functions.parseFunctionExpression(start, false);
            case CLASS:
                return classes.parseClassExpression();
            default:
                throw errors.unexpected();
        }
    }

    private Expression parseLiteral() {
        int start = lexer.start;
        errors.checkStrictOctal();
        Expression literal = switch (lexer.kind) {
            case NUMBER -> new Expression.NumberLiteral(start, lexer.end, lexer.number);
            case BIGINT -> new Expression.BigIntLiteral(start, lexer.end, lexer.bigint);
            default -> new Expression.StringLiteral(start, lexer.end, lexer.value);
        };
        lexer.next();
        return literal;
    }

    Identifier parseIdentifierReference() {
        tokens.checkIdentifier();
        tokens.checkArguments();
        var name = new Identifier(lexer.start, lexer.end, lexer.value);
        lexer.next();
        return name;
    }

    private Expression parseIdentifierOrArrow() {
        boolean arrowPossible = lexer.start == cover.arrowStart;
        var name = parseIdentifierReference();
        if (arrowPossible && lexer.at(ARROW) && !lexer.newlineBefore) {
            return parseSingleParameterArrow(name.start(), false, name);
        }
        patterns.use(name);
        return name;
    }

    private Expression parseSingleParameterArrow(int start, boolean async, Identifier name) {
        scopes.openTentative(name.start(), context.strict);
        return cover.arrow = functions.parseArrow(start, async, List.of(name), null, cover.arrowIn);
    }

    private Expression parseAsync() {
        int start = lexer.start;
        boolean escaped = lexer.escaped;
        boolean arrowPossible = start == cover.arrowStart;
        var mark = lexer.mark();
        lexer.next();
        if (!lexer.newlineBefore && lexer.at(FUNCTION)) {
            if (escaped) {
                throw errors.before(SyntaxErrors.ESCAPED_WORD);
            }
            return functions.parseFunctionExpression(start, true);
        }
        if (!escaped && !lexer.newlineBefore) {
            if (lexer.kind.isIdentifier() && lexer.isBeforeArrow()) {
                // Where no arrow function is allowed, the caller reports the arrow.
                return arrowPossible ? parseAsyncSingleParameterArrow(start) : parseIdentifierReference();
            }
        }
        lexer.reset(mark);
        return parseIdentifierOrArrow();
    }

    private Expression parseAsyncSingleParameterArrow(int start) {
        if (lexer.at(AWAIT)) {
            throw errors.here(AWAIT_NAME);
        }
        tokens.checkIdentifier();
        var name = new Identifier(lexer.start, lexer.end, lexer.value);
        lexer.next();
        if (lexer.at(ARROW) && lexer.newlineBefore) {
            throw expressions.lateArrow();
        }
        return parseSingleParameterArrow(start, true, name);
    }

    private Expression parseRegExp() {
        int start = lexer.start;
        lexer.scanRegExp();
        var pattern = lexer.value;
        var flags = lexer.regExpFlags;
        if (!EarlyErrors.areRegExpFlags(flags)) {
            throw errors.at(start, start + 1, "Invalid regular expression flags");
        }
        var failure = RegExpLiteralSyntax.validate(pattern, flags);
        if (failure != null) {
            throw errors.here(failure);
        }
        lexer.next();
        return new Expression.RegExpLiteral(start, lexer.previousEnd, pattern, flags);
    }

    Expression.TemplateLiteral parseTemplate(boolean tagged) {
        int start = lexer.start;
        var cooked = new ArrayList<String>();
        var raw = new ArrayList<String>();
        var list = new ArrayList<Expression>();
        context.enter();
        while (true) {
            if (lexer.templateError != null && !tagged) {
                throw lexer.templateError;
            }
            cooked.add(lexer.value);
            raw.add(lexer.templateRaw);
            if (lexer.templateTail) {
                break;
            }
            lexer.next();
            int from = lexer.start;
            list.add(expressions.parseCoverExpression());
            if (!lexer.at(RIGHT_BRACE)) {
                throw errors.at(from, lexer.start, "Missing } in template expression");
            }
            lexer.continueTemplate();
        }
        context.leave();
        lexer.next();
        return new Expression.TemplateLiteral(
                start,
                lexer.previousEnd,
                cooked.toArray(new String[cooked.size()]),
                raw.toArray(new String[raw.size()]),
                ExpressionParser.expressions(list));
    }

    private Expression parseArrayLiteral() {
        int start = lexer.start;
        context.enter();
        lexer.next();
        var list = new ArrayList<Expression>();
        boolean commaAfter = false;
        try {
            while (!lexer.at(RIGHT_BRACKET)) {
                if (lexer.accept(COMMA)) {
                    list.add(null);
                    continue;
                }
                boolean spread = lexer.at(ELLIPSIS);
                list.add(spread ? parseCoverSpread() : expressions.parseCover(true));
                if (!lexer.at(RIGHT_BRACKET)) {
                    commaAfter |= spread;
                    tokens.expect(COMMA);
                }
            }
        } catch (ParseException error) {
            errors.takeAhead();
            throw error;
        }
        lexer.next();
        context.leave();
        var array = new ArrayLiteral(start, lexer.previousEnd, ExpressionParser.expressions(list));
        if (commaAfter) {
            cover.commaAfterSpread.put(array, true);
        }
        return array;
    }

    Expression.Spread parseCoverSpread() {
        int start = lexer.start;
        lexer.next();
        var argument = expressions.parseCover(true);
        return new Expression.Spread(start, lexer.previousEnd, argument);
    }

    // parentheses and arrow functions

    private Expression parseParenthesized() {
        int start = lexer.start;
        boolean arrowPossible = start == cover.arrowStart;
        boolean in = cover.arrowIn;
        context.enter();
        lexer.next();
        boolean mayBeParameters = mayStartParameter();
        if (!arrowPossible || !mayBeParameters) {
            if (lexer.at(RIGHT_PAREN) && lexer.isBeforeArrow()) {
                throw errors.at(start, start + 1, ExpressionParser.MALFORMED_ARROW);
            }
            Expression expression;
            try {
                expression = expressions.parseExpression(true);
            } catch (ParseException error) {
                errors.takeAhead();
                throw error;
            }
            tokens.expect(RIGHT_PAREN);
            context.leave();
            if (lexer.at(ARROW)) {
                checkParameters(expression);
            }
            return closeParentheses(start, expression);
        }
        var outer = cover.error;
        var outerKind = cover.misplacedKind;
        cover.error = null;
        cover.misplacedKind = null;
        scopes.openTentative(start, context.strict);
        var list = new ArrayList<Expression>();
        Pattern rest;
        try {
            rest = parseParenthesizedList(list);
        } catch (ParseException error) {
            throw cover.unwound(outer, error);
        }
        context.leave();
        cover.misplacedKind = outerKind;
        if (lexer.at(ARROW) && !lexer.newlineBefore) {
            cover.error = outer;
            return cover.arrow = functions.parseArrow(start, false, list, rest, in);
        }
        if (cover.error != null) {
            throw cover.error;
        }
        cover.error = outer;
        scopes.dissolve();
        return closeParentheses(
                start,
                list.size() == 1
                        ? list.get(0)
                        : new Expression.Sequence(
                                list.get(0).start(),
                                list.get(list.size() - 1).end(),
                                ExpressionParser.expressions(list)));
    }

    private boolean mayStartParameter() {
        return lexer.kind.isIdentifier()
                || lexer.at(RIGHT_PAREN)
                || lexer.at(LEFT_BRACE)
                || lexer.at(LEFT_BRACKET)
                || lexer.at(ELLIPSIS);
    }

    /** Parses up to and including the closing parenthesis; an arrow must follow if the list is not an expression. */
    private Pattern parseParenthesizedList(List<Expression> list) {
        Pattern rest = null;
        boolean needsArrow = lexer.at(RIGHT_PAREN);
        while (!lexer.at(RIGHT_PAREN)) {
            if (lexer.at(ELLIPSIS)) {
                rest = patterns.parseArrowRest();
                needsArrow = true;
                break;
            }
            try {
                list.add(expressions.parseCover(true));
            } catch (ParseException error) {
                errors.takeAhead();
                throw error;
            }
            if (lexer.at(COMMA)) {
                lexer.next();
                needsArrow = lexer.at(RIGHT_PAREN);
            } else if (!lexer.at(RIGHT_PAREN)) {
                throw errors.unexpected();
            }
        }
        tokens.expect(RIGHT_PAREN);
        if (needsArrow && (!lexer.at(ARROW) || lexer.newlineBefore)) {
            throw lexer.at(ARROW) ? expressions.lateArrow() : errors.before("Unexpected token ')'");
        }
        return rest;
    }

    /** Throws the error of the first expression in parentheses before an arrow that cannot be a parameter. */
    private void checkParameters(Expression inParentheses) {
        boolean several =
                inParentheses instanceof Expression.Sequence && !cover.parenthesized.containsKey(inParentheses);
        var expressions =
                several ? ((Expression.Sequence) inParentheses).expressions() : new Expression[] {inParentheses};
        for (var expression : expressions) {
            boolean assigns =
                    expression instanceof Assignment assignment && assignment.operator() == AssignmentOperator.ASSIGN;
            boolean pattern = expression instanceof Identifier
                    || expression instanceof ArrayLiteral
                    || expression instanceof Expression.ObjectLiteral;
            if (cover.parenthesized.containsKey(expression) || !assigns && !pattern) {
                throw errors.at(expression, PatternParser.INVALID_DESTRUCTURING);
            }
            patterns.checkNoProperties(patterns.toElement(expression).target());
        }
    }

    private Expression closeParentheses(int start, Expression expression) {
        cover.arrow = null;
        cover.parenthesized.put(expression, new int[] {start, lexer.previousEnd});
        return expression;
    }

    private Expression parseAsyncCallOrArrow(int start, Expression callee, boolean in) {
        context.enter();
        var outer = cover.error;
        var outerKind = cover.misplacedKind;
        cover.error = null;
        cover.misplacedKind = null;
        int awaitBefore = context.lastAwaitIdentifier;
        scopes.openTentative(lexer.start, context.strict);
        lexer.next();
        var list = new ArrayList<Expression>();
        boolean commaAfterRest = false;
        try {
            while (!lexer.at(RIGHT_PAREN)) {
                boolean spread = lexer.at(ELLIPSIS);
                list.add(spread ? parseCoverSpread() : expressions.parseCover(true));
                if (!lexer.at(RIGHT_PAREN) && !lexer.accept(COMMA)) {
                    throw errors.before(MISSING_PAREN);
                }
                commaAfterRest |= spread && lexer.previousKind == COMMA;
            }
        } catch (ParseException error) {
            throw cover.unwound(outer, errors.brokenOff(error, MISSING_PAREN));
        }
        lexer.next();
        context.leave();
        cover.misplacedKind = outerKind;
        if (lexer.at(ARROW)) {
            if (lexer.newlineBefore) {
                throw expressions.lateArrow();
            }
            cover.error = outer;
            if (context.lastAwaitIdentifier > awaitBefore && context.lastAwaitIdentifier > start) {
                throw errors.at(context.lastAwaitIdentifier, context.lastAwaitIdentifier + 5, AWAIT_NAME);
            }
            if (commaAfterRest) {
                throw errors.here("Rest parameter must be last formal parameter");
            }
            scopes.current.parent.count--;
            return cover.arrow = functions.parseArrow(start, true, list, restOf(list), in);
        }
        if (cover.error != null) {
            throw cover.error;
        }
        cover.error = outer;
        scopes.dissolve();
        return new Expression.Call(start, lexer.previousEnd, callee, ExpressionParser.expressions(list), false, false);
    }

    private Pattern restOf(List<Expression> list) {
        int last = list.size() - 1;
        for (int i = 0; i < last; i++) {
            if (list.get(i) instanceof Expression.Spread spread) {
                throw errors.at(spread, "Rest parameter must be last formal parameter");
            }
        }
        if (last < 0 || !(list.get(last) instanceof Expression.Spread spread)) {
            return null;
        }
        list.remove(last);
        if (spread.argument() instanceof Assignment) {
            throw errors.at(spread, "Rest parameter may not have a default initializer");
        }
        return patterns.toPattern(spread.argument());
    }
}

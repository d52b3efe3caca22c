package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.regexp.RegExpLiteralSyntax;
import dev.gyre.engine.syntax.ast.AssignmentOperator;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.NewTargetExpression;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.Reference;
import dev.gyre.engine.syntax.ast.ThisExpression;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;

/** Member accesses, calls, and the expressions that need no operator. */
abstract class PrimaryParser extends ExpressionParser {
    private static final String AWAIT_NAME = "'await' is not a valid identifier name in an async function";

    private static final String MISSING_PAREN = "missing ) after argument list";

    PrimaryParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    abstract Expression parseObjectLiteral();

    /** Reads an arrow function's arrow and body; the current scope is the tentative scope of the parameters. */
    abstract FunctionNode parseArrow(int start, boolean async, List<Expression> parameters, Pattern rest, boolean in);

    // left-hand side expressions

    @Override
    final Expression parseLeftHandSide() {
        int start = lexer.start;
        boolean async = at(ASYNC) && !lexer.escaped && start == arrowStart;
        boolean in = arrowIn;
        Expression first = switch (kind()) {
            case NEW -> parseNew();
            case SUPER -> parseSuper();
            case IMPORT -> parseImport();
            default -> parsePrimary();
        };
        if (first == arrow && arrow != null) {
            return first;
        }
        if (async && at(LEFT_PAREN) && !lexer.newlineBefore && first instanceof Identifier) {
            first = parseAsyncCallOrArrow(start, first, in);
            if (first == arrow && arrow != null) {
                return first;
            }
        }
        return parseSubscripts(first, true);
    }

    private Expression parseSubscripts(Expression first, boolean calls) {
        var expression = first;
        boolean chain = false;
        while (true) {
            switch (kind()) {
                case DOT -> {
                    next();
                    expression = parseMemberName(expression, false);
                }
                case OPTIONAL_DOT -> {
                    if (!calls) {
                        throw errorAhead("Invalid optional chain from new expression");
                    }
                    chain = true;
                    next();
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
                        throw errorAhead("Invalid tagged template on optional chain");
                    }
                    var template = parseTemplate(true);
                    expression = new Expression.TaggedTemplate(expression.start(), template.end(), expression, template);
                }
                default -> {
                    return chain ? new Expression.OptionalChain(expression.start(), expression.end(), expression)
                            : expression;
                }
            }
        }
    }

    private Expression parseOptionalLink(Expression object) {
        return switch (kind()) {
            case LEFT_PAREN -> parseCall(object, true);
            case LEFT_BRACKET -> parseIndex(object, true);
            case TEMPLATE -> throw errorAhead("Invalid tagged template on optional chain");
            default -> parseMemberName(object, true);
        };
    }

    private Expression parseMemberName(Expression object, boolean optional) {
        if (at(PRIVATE_NAME)) {
            var name = parsePrivateIdentifier();
            return new Expression.PrivateMember(object.start(), lexer.previousEnd, object, name, optional);
        }
        if (!kind().isName()) {
            throw unexpected();
        }
        var name = lexer.value;
        next();
        return new Expression.Member(object.start(), lexer.previousEnd, object, name, optional);
    }

    final PrivateIdentifier parsePrivateIdentifier() {
        var name = new PrivateIdentifier(lexer.start, lexer.end, lexer.value);
        checkInClass(name);
        scopes.use(name, name.start());
        next();
        return name;
    }

    private Expression parseIndex(Expression object, boolean optional) {
        next();
        Expression index;
        try {
            index = parseCoverExpression();
        } catch (ParseException error) {
            takeErrorAhead();
            throw error;
        }
        noteIndex(index);
        expect(RIGHT_BRACKET);
        return new Expression.Index(object.start(), lexer.previousEnd, object, index, optional);
    }

    private Expression parseCall(Expression callee, boolean optional) {
        boolean eval = !optional && callee instanceof Identifier name && name.name().equals("eval");
        var arguments = parseArguments();
        if (eval) {
            scopes.markDirectEval(strict);
        }
        return new Expression.Call(callee.start(), lexer.previousEnd, callee, arguments, optional, eval);
    }

    final Expression[] parseArguments() {
        next();
        var list = new ArrayList<Expression>();
        try {
            while (!at(RIGHT_PAREN)) {
                list.add(at(ELLIPSIS) ? parseCoverSpread() : parseCover(true));
                if (!at(RIGHT_PAREN) && !accept(COMMA)) {
                    throw errorBefore(MISSING_PAREN);
                }
            }
        } catch (ParseException error) {
            throw brokenOff(error, MISSING_PAREN);
        }
        next();
        return expressions(list);
    }

    private Expression parseNew() {
        int start = lexer.start;
        enter();
        next();
        if (at(DOT)) {
            leave();
            return parseNewTarget(start);
        }
        Expression callee = switch (kind()) {
            case NEW -> parseNew();
            case SUPER -> parseSuper();
            case IMPORT -> {
                var meta = parseImport();
                if (meta instanceof Expression.ImportCall) {
                    throw errorBefore("Cannot use new with import");
                }
                yield meta;
            }
            default -> parsePrimary();
        };
        if (callee instanceof Expression.SuperCall) {
            throw error(callee, "'super' keyword unexpected here");
        }
        callee = parseSubscripts(callee, false);
        var arguments = at(LEFT_PAREN) ? parseArguments() : NO_EXPRESSIONS;
        leave();
        return new Expression.New(start, lexer.previousEnd, callee, arguments);
    }

    private Expression parseNewTarget(int start) {
        next();
        if (!atMetaWord("target", "new.target", start)) {
            throw unexpected();
        }
        if (!function.newTarget) {
            throw error(lexer.start, lexer.end, "new.target expression is not allowed here");
        }
        next();
        var target = new NewTargetExpression(start, lexer.previousEnd);
        scopes.use(target, start);
        return target;
    }

    private Expression parseSuper() {
        int start = lexer.start;
        int end = lexer.end;
        next();
        if (at(LEFT_PAREN) && function.superCall) {
            var thisReference = use(Reference.THIS, start);
            var newTarget = use(Reference.NEW_TARGET, start);
            var active = use(Reference.ACTIVE_FUNCTION, start);
            var arguments = parseArguments();
            return new Expression.SuperCall(start, lexer.previousEnd, arguments, thisReference, newTarget, active);
        }
        if (!at(DOT) && !at(LEFT_BRACKET) || !function.superProperty) {
            throw error(start, end, "'super' keyword unexpected here");
        }
        var thisReference = use(Reference.THIS, start);
        var home = use(Reference.HOME_OBJECT, start);
        if (accept(DOT)) {
            if (at(PRIVATE_NAME)) {
                throw errorHere("Unexpected private field");
            }
            if (!kind().isName()) {
                throw unexpected();
            }
            var name = lexer.value;
            next();
            return new Expression.SuperMember(start, lexer.previousEnd, name, null, thisReference, home);
        }
        next();
        var index = parseExpression(true);
        expect(RIGHT_BRACKET);
        return new Expression.SuperMember(start, lexer.previousEnd, null, index, thisReference, home);
    }

    final Reference use(String name, int position) {
        var reference = new Reference(name);
        scopes.use(reference, position);
        return reference;
    }

    private Expression parseImport() {
        int start = lexer.start;
        int end = lexer.end;
        next();
        if (accept(DOT)) {
            if (!atMetaWord("meta", "import.meta", start)) {
                throw unexpected();
            }
            if (!module) {
                throw error(lexer.start, lexer.end, "Cannot use 'import.meta' outside a module");
            }
            next();
            return new Expression.ImportMeta(start, lexer.previousEnd);
        }
        if (!at(LEFT_PAREN)) {
            throw module ? unexpected() : error(start, end, "Cannot use import statement outside a module");
        }
        next();
        if (at(RIGHT_PAREN)) {
            throw errorBefore("import() requires a specifier");
        }
        var specifier = parseAssignment(true);
        Expression moduleOptions = null;
        if (accept(COMMA) && !at(RIGHT_PAREN)) {
            moduleOptions = parseAssignment(true);
            accept(COMMA);
        }
        expect(RIGHT_PAREN);
        return new Expression.ImportCall(start, lexer.previousEnd, specifier, moduleOptions);
    }

    // primary expressions

    @Override
    final Expression parsePrimary() {
        int start = lexer.start;
        switch (kind()) {
            case IDENTIFIER, LET, STATIC, STRICT_RESERVED, YIELD, AWAIT:
                return parseIdentifierOrArrow();
            case ASYNC:
                return parseAsync();
            case THIS:
                next();
                var self = new ThisExpression(start, lexer.previousEnd);
                scopes.use(self, start);
                return self;
            case NULL:
                next();
                return new Expression.NullLiteral(start, lexer.previousEnd);
            case TRUE, FALSE:
                boolean truth = at(TRUE);
                next();
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
                return parseObjectLiteral();
            case FUNCTION:
                return parseFunctionExpression(start, false);
            case CLASS:
                return parseClassExpression();
            default:
                throw unexpected();
        }
    }

    private Expression parseLiteral() {
        int start = lexer.start;
        checkStrictOctal();
        Expression literal = switch (kind()) {
            case NUMBER -> new Expression.NumberLiteral(start, lexer.end, lexer.number);
            case BIGINT -> new Expression.BigIntLiteral(start, lexer.end, lexer.bigint);
            default -> new Expression.StringLiteral(start, lexer.end, lexer.value);
        };
        next();
        return literal;
    }

    final Identifier parseIdentifierReference() {
        checkIdentifier();
        checkArguments();
        var name = new Identifier(lexer.start, lexer.end, lexer.value);
        next();
        return name;
    }

    private Expression parseIdentifierOrArrow() {
        boolean arrowPossible = lexer.start == arrowStart;
        var name = parseIdentifierReference();
        if (arrowPossible && at(ARROW) && !lexer.newlineBefore) {
            return parseSingleParameterArrow(name.start(), false, name);
        }
        use(name);
        return name;
    }

    private Expression parseSingleParameterArrow(int start, boolean async, Identifier name) {
        scopes.openTentative(name.start(), strict);
        return arrow = parseArrow(start, async, List.of(name), null, arrowIn);
    }

    private Expression parseAsync() {
        int start = lexer.start;
        boolean escaped = lexer.escaped;
        boolean arrowPossible = start == arrowStart;
        var mark = lexer.mark();
        next();
        if (!lexer.newlineBefore && at(FUNCTION)) {
            if (escaped) {
                throw errorBefore(ESCAPED_WORD);
            }
            return parseFunctionExpression(start, true);
        }
        if (!escaped && !lexer.newlineBefore) {
            if (kind().isIdentifier() && isBeforeArrow()) {
                // Where no arrow function can stand, who reads on complains about the arrow.
                return arrowPossible ? parseAsyncSingleParameterArrow(start) : parseIdentifierReference();
            }
        }
        lexer.reset(mark);
        return parseIdentifierOrArrow();
    }

    private Expression parseAsyncSingleParameterArrow(int start) {
        if (at(AWAIT)) {
            throw errorHere(AWAIT_NAME);
        }
        checkIdentifier();
        var name = new Identifier(lexer.start, lexer.end, lexer.value);
        next();
        if (at(ARROW) && lexer.newlineBefore) {
            throw lateArrow();
        }
        return parseSingleParameterArrow(start, true, name);
    }

    private Expression parseRegExp() {
        int start = lexer.start;
        lexer.scanRegExp();
        var pattern = lexer.value;
        var flags = lexer.regExpFlags;
        if (!EarlyErrors.areRegExpFlags(flags)) {
            throw error(start, start + 1, "Invalid regular expression flags");
        }
        var failure = RegExpLiteralSyntax.validate(pattern, flags);
        if (failure != null) {
            throw errorHere(failure);
        }
        next();
        return new Expression.RegExpLiteral(start, lexer.previousEnd, pattern, flags);
    }

    final Expression.TemplateLiteral parseTemplate(boolean tagged) {
        int start = lexer.start;
        var cooked = new ArrayList<String>();
        var raw = new ArrayList<String>();
        var list = new ArrayList<Expression>();
        enter();
        while (true) {
            if (lexer.templateError != null && !tagged) {
                throw lexer.templateError;
            }
            cooked.add(lexer.value);
            raw.add(lexer.templateRaw);
            if (lexer.templateTail) {
                break;
            }
            next();
            int from = lexer.start;
            list.add(parseCoverExpression());
            if (!at(RIGHT_BRACE)) {
                throw error(from, lexer.start, "Missing } in template expression");
            }
            lexer.continueTemplate();
        }
        leave();
        next();
        return new Expression.TemplateLiteral(start, lexer.previousEnd, cooked.toArray(new String[cooked.size()]),
                raw.toArray(new String[raw.size()]), expressions(list));
    }

    private Expression parseArrayLiteral() {
        int start = lexer.start;
        enter();
        next();
        var list = new ArrayList<Expression>();
        boolean commaAfter = false;
        try {
            while (!at(RIGHT_BRACKET)) {
                if (accept(COMMA)) {
                    list.add(null);
                    continue;
                }
                boolean spread = at(ELLIPSIS);
                list.add(spread ? parseCoverSpread() : parseCover(true));
                if (!at(RIGHT_BRACKET)) {
                    commaAfter |= spread;
                    expect(COMMA);
                }
            }
        } catch (ParseException error) {
            takeErrorAhead();
            throw error;
        }
        next();
        leave();
        var array = new ArrayLiteral(start, lexer.previousEnd, expressions(list));
        if (commaAfter) {
            commaAfterSpread.put(array, true);
        }
        return array;
    }

    final Expression.Spread parseCoverSpread() {
        int start = lexer.start;
        next();
        var argument = parseCover(true);
        return new Expression.Spread(start, lexer.previousEnd, argument);
    }

    // parentheses and arrow functions

    private Expression parseParenthesized() {
        int start = lexer.start;
        boolean arrowPossible = start == arrowStart;
        boolean in = arrowIn;
        enter();
        next();
        boolean mayBeParameters = mayStartParameter();
        if (!arrowPossible || !mayBeParameters) {
            if (at(RIGHT_PAREN) && isBeforeArrow()) {
                throw error(start, start + 1, MALFORMED_ARROW);
            }
            Expression expression;
            try {
                expression = parseExpression(true);
            } catch (ParseException error) {
                takeErrorAhead();
                throw error;
            }
            expect(RIGHT_PAREN);
            leave();
            if (at(ARROW)) {
                checkParameters(expression);
            }
            return closeParentheses(start, expression);
        }
        var outer = coverError;
        var outerKind = misplacedKind;
        coverError = null;
        misplacedKind = null;
        scopes.openTentative(start, strict);
        var list = new ArrayList<Expression>();
        Pattern rest;
        try {
            rest = parseParenthesizedList(list);
        } catch (ParseException error) {
            throw unwound(outer, error);
        }
        leave();
        misplacedKind = outerKind;
        if (at(ARROW) && !lexer.newlineBefore) {
            coverError = outer;
            return arrow = parseArrow(start, false, list, rest, in);
        }
        if (coverError != null) {
            throw coverError;
        }
        coverError = outer;
        scopes.dissolve();
        return closeParentheses(start, list.size() == 1 ? list.get(0)
                : new Expression.Sequence(list.get(0).start(), list.get(list.size() - 1).end(), expressions(list)));
    }

    private boolean mayStartParameter() {
        return kind().isIdentifier() || at(RIGHT_PAREN) || at(LEFT_BRACE) || at(LEFT_BRACKET) || at(ELLIPSIS);
    }

    /** Reads to behind the closing parenthesis, which must be followed by an arrow if the list is no expression. */
    private Pattern parseParenthesizedList(List<Expression> list) {
        Pattern rest = null;
        boolean needsArrow = at(RIGHT_PAREN);
        while (!at(RIGHT_PAREN)) {
            if (at(ELLIPSIS)) {
                rest = parseArrowRest();
                needsArrow = true;
                break;
            }
            try {
                list.add(parseCover(true));
            } catch (ParseException error) {
                takeErrorAhead();
                throw error;
            }
            if (at(COMMA)) {
                next();
                needsArrow = at(RIGHT_PAREN);
            } else if (!at(RIGHT_PAREN)) {
                throw unexpected();
            }
        }
        expect(RIGHT_PAREN);
        if (needsArrow && (!at(ARROW) || lexer.newlineBefore)) {
            throw at(ARROW) ? lateArrow() : errorBefore("Unexpected token ')'");
        }
        return rest;
    }

    /** Complains about the first expression in parentheses before an arrow that is no parameter. */
    private void checkParameters(Expression inParentheses) {
        boolean several = inParentheses instanceof Expression.Sequence && !parenthesized.containsKey(inParentheses);
        var expressions = several ? ((Expression.Sequence) inParentheses).expressions() : new Expression[] {inParentheses};
        for (var expression : expressions) {
            boolean assigns = expression instanceof Assignment assignment && assignment.operator() == AssignmentOperator.ASSIGN;
            boolean pattern = expression instanceof Identifier || expression instanceof ArrayLiteral || expression instanceof Expression.ObjectLiteral;
            if (parenthesized.containsKey(expression) || !assigns && !pattern) {
                throw error(expression, INVALID_DESTRUCTURING);
            }
            checkNoProperties(toElement(expression).target());
        }
    }

    private Expression closeParentheses(int start, Expression expression) {
        arrow = null;
        parenthesized.put(expression, new int[] {start, lexer.previousEnd});
        return expression;
    }

    private Expression parseAsyncCallOrArrow(int start, Expression callee, boolean in) {
        enter();
        var outer = coverError;
        var outerKind = misplacedKind;
        coverError = null;
        misplacedKind = null;
        int awaitBefore = lastAwaitIdentifier;
        scopes.openTentative(lexer.start, strict);
        next();
        var list = new ArrayList<Expression>();
        boolean commaAfterRest = false;
        try {
            while (!at(RIGHT_PAREN)) {
                boolean spread = at(ELLIPSIS);
                list.add(spread ? parseCoverSpread() : parseCover(true));
                if (!at(RIGHT_PAREN) && !accept(COMMA)) {
                    throw errorBefore(MISSING_PAREN);
                }
                commaAfterRest |= spread && lexer.previousKind == COMMA;
            }
        } catch (ParseException error) {
            throw unwound(outer, brokenOff(error, MISSING_PAREN));
        }
        next();
        leave();
        misplacedKind = outerKind;
        if (at(ARROW)) {
            if (lexer.newlineBefore) {
                throw lateArrow();
            }
            coverError = outer;
            if (lastAwaitIdentifier > awaitBefore && lastAwaitIdentifier > start) {
                throw error(lastAwaitIdentifier, lastAwaitIdentifier + 5,
                        AWAIT_NAME);
            }
            if (commaAfterRest) {
                throw errorHere("Rest parameter must be last formal parameter");
            }
            scopes.current.parent.count--;
            return arrow = parseArrow(start, true, list, restOf(list), in);
        }
        if (coverError != null) {
            throw coverError;
        }
        coverError = outer;
        scopes.dissolve();
        return new Expression.Call(start, lexer.previousEnd, callee, expressions(list), false, false);
    }

    private Pattern restOf(List<Expression> list) {
        int last = list.size() - 1;
        for (int i = 0; i < last; i++) {
            if (list.get(i) instanceof Expression.Spread spread) {
                throw error(spread, "Rest parameter must be last formal parameter");
            }
        }
        if (last < 0 || !(list.get(last) instanceof Expression.Spread spread)) {
            return null;
        }
        list.remove(last);
        if (spread.argument() instanceof Assignment) {
            throw error(spread, "Rest parameter may not have a default initializer");
        }
        return toPattern(spread.argument());
    }
}

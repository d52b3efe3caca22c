package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.AssignmentOperator;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.LogicalOperator;
import dev.gyre.engine.syntax.ast.NodeType;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.UnaryOperator;
import java.util.ArrayList;
import java.util.List;

/** Parses operators, from the comma down to unary ones. */
final class ExpressionParser {
    static final Expression[] NO_EXPRESSIONS = {};
    static final String MALFORMED_ARROW = "Malformed arrow function parameter list";
    private static final String INVALID_PREFIX = "Invalid left-hand side expression in prefix operation";
    static final String INVALID_ASSIGNMENT = "Invalid left-hand side in assignment";

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final CoverGrammar cover;
    private final PatternParser patterns;
    private PrimaryParser primaries;

    ExpressionParser(ParserContext context, PatternParser patterns) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        cover = context.cover;
        this.patterns = patterns;
    }

    /** Sets the parts that are created after this one. */
    void connect(PrimaryParser primaries) {
        this.primaries = primaries;
    }

    Expression parseExpression(boolean in) {
        return lexer.at(ELLIPSIS) ? strayRest() : continueSequence(parseAssignment(in), in);
    }

    /**
     * Parses a rest parameter outside of parentheses. As in V8, the caller that expected an expression reports the
     * token after it.
     */
    Expression strayRest() {
        int start = lexer.start;
        patterns.parseArrowRest();
        return new Expression.ArrayLiteral(start, lexer.previousEnd, NO_EXPRESSIONS);
    }

    Expression continueSequence(Expression first, boolean in) {
        return continueSequence(first, in, false);
    }

    private Expression continueSequence(Expression first, boolean in, boolean coversPattern) {
        if (!lexer.at(COMMA)) {
            return first;
        }
        var list = new ArrayList<Expression>();
        list.add(first);
        while (lexer.accept(COMMA)) {
            if (lexer.at(ELLIPSIS)) {
                return strayRest();
            }
            if (lexer.at(RIGHT_PAREN) && lexer.isBeforeArrow()) {
                break; // V8 takes a comma before ") =>" for the trailing comma of an arrow function's parameters, in
                // any place.
            }
            list.add(coversPattern ? parseCover(in) : parseAssignment(in));
        }
        return new Expression.Sequence(first.start(), lexer.previousEnd, expressions(list));
    }

    Expression parseAssignment(boolean in) {
        var outer = cover.error;
        var outerKind = cover.misplacedKind;
        cover.error = null;
        cover.misplacedKind = null;
        Expression expression;
        try {
            expression = parseCover(in);
        } catch (ParseException error) {
            throw cover.unwound(outer, error);
        }
        if (cover.error != null) {
            throw SyntaxErrors.first(outer, cover.error);
        }
        cover.error = outer;
        cover.misplacedKind = outerKind;
        return expression;
    }

    /** Parses an expression inside another, whose parser reports errors in literals, as in V8. */
    Expression parseCoverExpression() {
        return lexer.at(ELLIPSIS) ? strayRest() : continueSequence(parseCover(true), true, true);
    }

    /**
     * Parses an assignment expression that may still become a pattern; the caller handles {@link CoverGrammar#error}.
     */
    Expression parseCover(boolean in) {
        if (lexer.at(YIELD) && context.function.generator) {
            return parseYield(in);
        }
        context.enter();
        var outer = cover.error;
        cover.error = null;
        cover.arrowStart = lexer.start;
        cover.arrowIn = in;
        Expression result;
        try {
            result = finishCover(parseConditional(in), outer, in);
        } catch (ParseException error) {
            throw cover.unwound(outer, error);
        }
        context.leave();
        return result;
    }

    /** Parses the rest of an assignment expression; {@code outer} is the error that was pending before it. */
    private Expression finishCover(Expression left, ParseException outer, boolean in) {
        // After an arrow function the caller reports an operator.
        var operator = left == cover.arrow && cover.arrow != null ? null : lexer.kind.assignment;
        Expression result = left;
        if (lexer.at(ARROW) && left != cover.arrow) {
            if (!(left instanceof Identifier) && !cover.parenthesized.containsKey(left)) {
                throw errors.at(operatorStart(left), lexer.end, MALFORMED_ARROW);
            }
            if (lexer.newlineBefore) {
                throw lateArrow();
            }
        }
        boolean literal = left instanceof ArrayLiteral || left instanceof ObjectLiteral;
        if (operator == null) {
            if (cover.error != null && left instanceof Pattern && !(left instanceof Expression.Call)) {
                throw cover.error;
            }
            cover.error = outer != null ? outer : cover.error;
        } else {
            boolean pattern = literal && operator == AssignmentOperator.ASSIGN;
            if (cover.error != null && !pattern) {
                checkTarget(left, operator);
                throw cover.error;
            }
            cover.error = outer;
            result = parseAssignmentTail(left, operator, pattern, in);
        }
        return result;
    }

    /** The position that V8 gives an expression that is not a parameter list. */
    private static int operatorStart(Expression expression) {
        return expression instanceof Expression.Call call
                ? call.callee().end()
                : expression instanceof Expression.Binary binary ? binary.left().end() : expression.start();
    }

    /** The error for an arrow on a new line after its parameters. */
    ParseException lateArrow() {
        return errors.ahead("Unexpected token '=>'");
    }

    private Expression parseAssignmentTail(Expression left, AssignmentOperator operator, boolean pattern, boolean in) {
        Pattern target;
        if (pattern) {
            if (cover.parenthesized.containsKey(left)) {
                throw errors.around(left, INVALID_ASSIGNMENT);
            }
            target = patterns.toPattern(left);
        } else {
            target = checkTarget(left, operator);
        }
        lexer.next();
        var value = parseAssignment(in);
        boolean names = (operator == AssignmentOperator.ASSIGN || operator.logical() != null)
                && left instanceof Identifier
                && !cover.parenthesized.containsKey(left)
                && value.isAnonymousFunctionDefinition();
        return new Assignment(left.start(), lexer.previousEnd, operator, target, value, names);
    }

    private Pattern checkTarget(Expression left, AssignmentOperator operator) {
        var target = patterns.toSimpleTarget(left, INVALID_ASSIGNMENT);
        if (operator.logical() != null && left instanceof Expression.Call) {
            throw errors.at(left, INVALID_ASSIGNMENT);
        }
        return target;
    }

    private Expression parseYield(boolean in) {
        int start = lexer.start;
        if (lexer.escaped) {
            throw errors.here(SyntaxErrors.ESCAPED_WORD);
        }
        if (context.function.inParameters) {
            throw errors.here("Yield expression not allowed in formal parameter");
        }
        context.enter();
        lexer.next();
        Expression argument = null;
        boolean delegate = false;
        if (!lexer.newlineBefore) {
            delegate = lexer.accept(MULTIPLY);
            if (delegate || !endsYield()) {
                argument = parseAssignment(in);
            }
        }
        context.leave();
        context.function.lastYield = start;
        return new Expression.Yield(start, lexer.previousEnd, argument, delegate);
    }

    private boolean endsYield() {
        return switch (lexer.kind) {
            case END, SEMICOLON, RIGHT_BRACE, RIGHT_BRACKET, RIGHT_PAREN, COLON, COMMA, IN -> true;
            default -> false;
        };
    }

    /** A loop instead of recursion, because programs have long chains of conditionals. */
    Expression parseConditional(boolean in) {
        var test = parseLogical(in);
        if (!isConditionalNext(test)) {
            return test;
        }
        context.enter();
        var heads = new ArrayList<Expression>();
        var outer = cover.error;
        Expression alternate = null;
        boolean inMiddle = false;
        try {
            while (alternate == null) {
                lexer.next();
                heads.add(test);
                inMiddle = true;
                heads.add(parseAssignment(true));
                tokens.expect(COLON);
                inMiddle = false;
                if (lexer.at(YIELD) && context.function.generator) {
                    alternate = parseAssignment(in);
                } else {
                    cover.error = null;
                    cover.arrowStart = lexer.start;
                    cover.arrowIn = in;
                    test = parseLogical(in);
                    if (!isConditionalNext(test)) {
                        alternate = finishCover(test, null, in);
                    }
                    if (cover.error != null) {
                        throw cover.error;
                    }
                }
            }
        } catch (ParseException error) {
            if (inMiddle) {
                errors.takeAhead();
            }
            throw cover.unwound(outer, error);
        }
        cover.error = outer;
        context.leave();
        for (int i = heads.size() - 2; i >= 0; i -= 2) {
            var first = heads.get(i);
            alternate =
                    new Expression.Conditional(first.start(), lexer.previousEnd, first, heads.get(i + 1), alternate);
        }
        return alternate;
    }

    private boolean isConditionalNext(Expression test) {
        return lexer.at(QUESTION) && (test != cover.arrow || cover.arrow == null);
    }

    private Expression parseLogical(boolean in) {
        var left = parseBinary(BITWISE_OR.precedence, in);
        if (lexer.at(AND) || lexer.at(OR)) {
            return continueBinary(left, OR.precedence, in);
        }
        while (lexer.at(COALESCE) && !(left == cover.arrow && cover.arrow != null)) {
            lexer.next();
            var right = parseBinary(BITWISE_OR.precedence, in);
            left = new Expression.Logical(left.start(), lexer.previousEnd, LogicalOperator.COALESCE, left, right);
        }
        return left;
    }

    private Expression parseBinary(int precedence, boolean in) {
        if (lexer.at(PRIVATE_NAME)) {
            return continueBinary(parsePrivateIn(precedence, in), precedence, in);
        }
        return continueBinary(parseUnary(), precedence, in);
    }

    private Expression parsePrivateIn(int precedence, boolean in) {
        var name = new PrivateIdentifier(lexer.start, lexer.end, lexer.value);
        primaries.checkInClass(name);
        var mark = lexer.mark();
        lexer.next();
        if (!lexer.at(IN) || !in || precedence > IN.precedence) {
            lexer.reset(mark);
            throw errors.unexpected();
        }
        lexer.next();
        scopes.use(name, name.start());
        var right = parseBinary(IN.precedence + 1, in);
        return new Expression.PrivateIn(name.start(), lexer.previousEnd, name, right);
    }

    private Expression continueBinary(Expression first, int precedence, boolean in) {
        var left = first;
        while (true) {
            var token = lexer.kind;
            int found = token.precedence;
            if (found < precedence
                    || found == 0
                    || token == COALESCE
                    || token == IN && !in
                    || left == cover.arrow && cover.arrow != null) {
                return left;
            }
            lexer.next();
            context.enter();
            var right = parseBinary(token == EXPONENTIATE ? found : found + 1, in);
            context.leave();
            int end = lexer.previousEnd;
            left = switch (token) {
                case AND -> new Expression.Logical(left.start(), end, LogicalOperator.AND, left, right);
                case OR -> new Expression.Logical(left.start(), end, LogicalOperator.OR, left, right);
                default -> new Expression.Binary(left.start(), end, token.binary, left, right);
            };
        }
    }

    private Expression parseUnary() {
        switch (lexer.kind) {
            case NOT:
                return parseUnaryOperator(UnaryOperator.NOT);
            case MINUS:
                return parseUnaryOperator(UnaryOperator.MINUS);
            case PLUS:
                return parseUnaryOperator(UnaryOperator.PLUS);
            case BITWISE_NOT:
                return parseUnaryOperator(UnaryOperator.BITWISE_NOT);
            case TYPEOF:
                return parseUnaryOperator(UnaryOperator.TYPEOF);
            case VOID:
                return parseUnaryOperator(UnaryOperator.VOID);
            case DELETE:
                return parseUnaryOperator(UnaryOperator.DELETE);
            case INCREMENT, DECREMENT:
                return parsePrefixUpdate();
            case AWAIT:
                if (context.function.awaitAllowed) {
                    return parseAwait();
                }
                break;
            default:
                break;
        }
        var target = primaries.parseLeftHandSide();
        if ((lexer.at(INCREMENT) || lexer.at(DECREMENT))
                && !lexer.newlineBefore
                && !(target == cover.arrow && cover.arrow != null)) {
            boolean increment = lexer.at(INCREMENT);
            var pattern = patterns.toSimpleTarget(target, "Invalid left-hand side expression in postfix operation");
            lexer.next();
            return new Expression.Update(target.start(), lexer.previousEnd, increment, false, pattern);
        }
        return target;
    }

    private Expression parseUnaryOperator(UnaryOperator operator) {
        int start = lexer.start;
        context.enter();
        lexer.next();
        var operand = parseUnary();
        context.leave();
        if (operator == UnaryOperator.DELETE) {
            checkDelete(operand);
        }
        checkNoExponent(start);
        return new Expression.Unary(start, lexer.previousEnd, operator, operand);
    }

    private void checkDelete(Expression operand) {
        if (context.strict && operand instanceof Identifier) {
            throw errors.at(operand, "Delete of an unqualified identifier in strict mode.");
        }
        var last = operand instanceof Expression.OptionalChain chain ? chain.expression() : operand;
        if (last.type() == NodeType.PRIVATE_MEMBER) {
            throw errors.at(((Expression.PrivateMember) last).name(), "Private fields can not be deleted");
        }
    }

    private void checkNoExponent(int start) {
        if (lexer.at(EXPONENTIATE)) {
            throw errors.at(
                    start,
                    lexer.end,
                    "Unary operator used immediately before exponentiation expression. Parenthesis must be "
                            + "used to disambiguate operator precedence");
        }
    }

    private Expression parsePrefixUpdate() {
        int start = lexer.start;
        boolean increment = lexer.at(INCREMENT);
        context.enter();
        lexer.next();
        int from = lexer.start;
        Expression operand;
        try {
            operand = parseUnary();
        } catch (ParseException error) {
            boolean parameters = error.start() == from && error.getMessage().equals(MALFORMED_ARROW);
            throw parameters ? errors.at(from, error.end(), INVALID_PREFIX) : error;
        }
        context.leave();
        if (lexer.at(ARROW)
                && operand instanceof Expression.Call call
                && call.callee() instanceof Identifier name
                && name.name().equals("async")) {
            throw errors.at(operand, INVALID_PREFIX);
        }
        var target = patterns.toSimpleTarget(operand, INVALID_PREFIX);
        return new Expression.Update(start, lexer.previousEnd, increment, true, target);
    }

    private Expression parseAwait() {
        int start = lexer.start;
        if (lexer.escaped) {
            throw errors.here(SyntaxErrors.ESCAPED_WORD);
        }
        if (context.function.inParameters) {
            throw errors.here("Illegal await-expression in formal parameters of async function");
        }
        context.enter();
        lexer.next();
        var argument = parseUnary();
        context.leave();
        checkNoExponent(start);
        context.noteAwait(start);
        return new Expression.Await(start, lexer.previousEnd, argument);
    }

    static Expression[] expressions(List<Expression> list) {
        return list.isEmpty() ? NO_EXPRESSIONS : list.toArray(new Expression[list.size()]);
    }
}

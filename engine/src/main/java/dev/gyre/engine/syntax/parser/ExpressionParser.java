package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.AssignmentOperator;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.ArrayLiteral;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.ObjectLiteral;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.LogicalOperator;
import dev.gyre.engine.syntax.ast.NodeType;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;
import dev.gyre.engine.syntax.ast.UnaryOperator;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;

/** Operators: from the comma down to unary ones. */
abstract class ExpressionParser extends PatternParser {
    static final String MALFORMED_ARROW = "Malformed arrow function parameter list";
    private static final String INVALID_PREFIX = "Invalid left-hand side expression in prefix operation";
    static final String INVALID_ASSIGNMENT = "Invalid left-hand side in assignment";

    /** The error in a literal read so far that is none if the literal turns out to be a pattern. */
    ParseException coverError;
    /** The arrow function just read; it takes no operators or calls behind it. */
    FunctionNode arrow;
    boolean hasTopLevelAwait;

    ExpressionParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    abstract Expression parseLeftHandSide();

    @Override
    final Expression parseExpression(boolean in) {
        return at(ELLIPSIS) ? strayRest() : continueSequence(parseAssignment(in), in);
    }

    /** A rest parameter outside of parentheses, which has them behind it: whoever wants the expression complains, as V8 does, of what follows. */
    final Expression strayRest() {
        int start = lexer.start;
        parseArrowRest();
        return new Expression.ArrayLiteral(start, lexer.previousEnd, NO_EXPRESSIONS);
    }

    final Expression continueSequence(Expression first, boolean in) {
        return continueSequence(first, in, false);
    }

    private Expression continueSequence(Expression first, boolean in, boolean cover) {
        if (!at(COMMA)) {
            return first;
        }
        var list = new ArrayList<Expression>();
        list.add(first);
        while (accept(COMMA)) {
            if (at(ELLIPSIS)) {
                return strayRest();
            }
            if (at(RIGHT_PAREN) && isBeforeArrow()) {
                break; // For V8 the comma ends the parameters of an arrow function, wherever it stands.
            }
            list.add(cover ? parseCover(in) : parseAssignment(in));
        }
        return new Expression.Sequence(first.start(), lexer.previousEnd, expressions(list));
    }

    @Override
    final Expression parseAssignment(boolean in) {
        var outer = coverError;
        var outerKind = misplacedKind;
        coverError = null;
        misplacedKind = null;
        Expression expression;
        try {
            expression = parseCover(in);
        } catch (ParseException error) {
            throw unwound(outer, error);
        }
        if (coverError != null) {
            throw first(outer, coverError);
        }
        coverError = outer;
        misplacedKind = outerKind;
        return expression;
    }

    /** The error to report when one has broken off what followed the open cover errors: this one's, then the outer one. */
    final ParseException unwound(ParseException outer, ParseException error) {
        var own = coverError;
        coverError = outer;
        return first(outer, first(own, error));
    }

    /** Reads an expression that V8 reads as a part of the one around it: an error in a literal is looked after there. */
    final Expression parseCoverExpression() {
        return at(ELLIPSIS) ? strayRest() : continueSequence(parseCover(true), true, true);
    }

    /** Reads an assignment expression that may yet become a pattern; the caller looks after {@link #coverError}. */
    final Expression parseCover(boolean in) {
        if (at(YIELD) && function.generator) {
            return parseYield(in);
        }
        enter();
        var outer = coverError;
        coverError = null;
        arrowStart = lexer.start;
        arrowIn = in;
        Expression result;
        try {
            result = finishCover(parseConditional(in), outer, in);
        } catch (ParseException error) {
            throw unwound(outer, error);
        }
        leave();
        return result;
    }

    /** What follows the head of an assignment expression; {@code outer} is the error that was open before that head. */
    private Expression finishCover(Expression left, ParseException outer, boolean in) {
        // Behind an arrow function whoever asked for the expression complains about an operator.
        var operator = left == arrow && arrow != null ? null : lexer.kind.assignment;
        Expression result = left;
        if (at(ARROW) && left != arrow) {
            if (!(left instanceof Identifier) && !parenthesized.containsKey(left)) {
                throw error(operatorStart(left), lexer.end, MALFORMED_ARROW);
            }
            if (lexer.newlineBefore) {
                throw lateArrow();
            }
        }
        boolean literal = left instanceof ArrayLiteral || left instanceof ObjectLiteral;
        if (operator == null) {
            if (coverError != null && left instanceof Pattern && !(left instanceof Expression.Call)) {
                throw coverError;
            }
            coverError = outer != null ? outer : coverError;
        } else {
            boolean pattern = literal && operator == AssignmentOperator.ASSIGN;
            if (coverError != null && !pattern) {
                checkTarget(left, operator);
                throw coverError;
            }
            coverError = outer;
            result = parseAssignmentTail(left, operator, pattern, in);
        }
        return result;
    }

    /** About where V8 has the place of an expression that is no parameter list. */
    private static int operatorStart(Expression expression) {
        return expression instanceof Expression.Call call ? call.callee().end()
                : expression instanceof Expression.Binary binary ? binary.left().end() : expression.start();
    }

    /** An arrow on the line behind its parameters. */
    final ParseException lateArrow() {
        return errorAhead("Unexpected token '=>'");
    }

    private Expression parseAssignmentTail(Expression left, AssignmentOperator operator, boolean pattern, boolean in) {
        Pattern target;
        if (pattern) {
            if (parenthesized.containsKey(left)) {
                throw errorAround(left, INVALID_ASSIGNMENT);
            }
            target = toPattern(left);
        } else {
            target = checkTarget(left, operator);
        }
        next();
        var value = parseAssignment(in);
        boolean names = (operator == AssignmentOperator.ASSIGN || operator.logical() != null)
                && left instanceof Identifier && !parenthesized.containsKey(left)
                && value.isAnonymousFunctionDefinition();
        return new Assignment(left.start(), lexer.previousEnd, operator, target, value, names);
    }

    private Pattern checkTarget(Expression left, AssignmentOperator operator) {
        var target = toSimpleTarget(left, INVALID_ASSIGNMENT);
        if (operator.logical() != null && left instanceof Expression.Call) {
            throw error(left, INVALID_ASSIGNMENT);
        }
        return target;
    }

    private Expression parseYield(boolean in) {
        int start = lexer.start;
        if (lexer.escaped) {
            throw errorHere(ESCAPED_WORD);
        }
        if (function.inParameters) {
            throw errorHere("Yield expression not allowed in formal parameter");
        }
        enter();
        next();
        Expression argument = null;
        boolean delegate = false;
        if (!lexer.newlineBefore) {
            delegate = accept(MULTIPLY);
            if (delegate || !endsYield()) {
                argument = parseAssignment(in);
            }
        }
        leave();
        function.lastYield = start;
        return new Expression.Yield(start, lexer.previousEnd, argument, delegate);
    }

    private boolean endsYield() {
        return switch (kind()) {
            case END, SEMICOLON, RIGHT_BRACE, RIGHT_BRACKET, RIGHT_PAREN, COLON, COMMA, IN -> true;
            default -> false;
        };
    }

    /** Conditionals lean to the right and programs write long chains of them: a loop, not a recursion, goes down them. */
    @Override
    final Expression parseConditional(boolean in) {
        var test = parseLogical(in);
        if (!isConditionalNext(test)) {
            return test;
        }
        enter();
        var heads = new ArrayList<Expression>();
        var outer = coverError;
        Expression alternate = null;
        boolean inMiddle = false;
        try {
            while (alternate == null) {
                next();
                heads.add(test);
                inMiddle = true;
                heads.add(parseAssignment(true));
                expect(COLON);
                inMiddle = false;
                if (at(YIELD) && function.generator) {
                    alternate = parseAssignment(in);
                } else {
                    coverError = null;
                    arrowStart = lexer.start;
                    arrowIn = in;
                    test = parseLogical(in);
                    if (!isConditionalNext(test)) {
                        alternate = finishCover(test, null, in);
                    }
                    if (coverError != null) {
                        throw coverError;
                    }
                }
            }
        } catch (ParseException error) {
            if (inMiddle) {
                takeErrorAhead();
            }
            throw unwound(outer, error);
        }
        coverError = outer;
        leave();
        for (int i = heads.size() - 2; i >= 0; i -= 2) {
            var first = heads.get(i);
            alternate = new Expression.Conditional(first.start(), lexer.previousEnd, first, heads.get(i + 1), alternate);
        }
        return alternate;
    }

    private boolean isConditionalNext(Expression test) {
        return at(QUESTION) && (test != arrow || arrow == null);
    }

    private Expression parseLogical(boolean in) {
        var left = parseBinary(BITWISE_OR.precedence, in);
        if (at(AND) || at(OR)) {
            return continueBinary(left, OR.precedence, in);
        }
        while (at(COALESCE) && !(left == arrow && arrow != null)) {
            next();
            var right = parseBinary(BITWISE_OR.precedence, in);
            left = new Expression.Logical(left.start(), lexer.previousEnd, LogicalOperator.COALESCE, left, right);
        }
        return left;
    }

    private Expression parseBinary(int precedence, boolean in) {
        if (at(PRIVATE_NAME)) {
            return continueBinary(parsePrivateIn(precedence, in), precedence, in);
        }
        return continueBinary(parseUnary(), precedence, in);
    }

    private Expression parsePrivateIn(int precedence, boolean in) {
        var name = new PrivateIdentifier(lexer.start, lexer.end, lexer.value);
        checkInClass(name);
        var mark = lexer.mark();
        next();
        if (!at(IN) || !in || precedence > IN.precedence) {
            lexer.reset(mark);
            throw unexpected();
        }
        next();
        scopes.use(name, name.start());
        var right = parseBinary(IN.precedence + 1, in);
        return new Expression.PrivateIn(name.start(), lexer.previousEnd, name, right);
    }

    private Expression continueBinary(Expression first, int precedence, boolean in) {
        var left = first;
        while (true) {
            var token = lexer.kind;
            int found = token.precedence;
            if (found < precedence || found == 0 || token == COALESCE || token == IN && !in
                    || left == arrow && arrow != null) {
                return left;
            }
            next();
            enter();
            var right = parseBinary(token == EXPONENTIATE ? found : found + 1, in);
            leave();
            int end = lexer.previousEnd;
            left = switch (token) {
                case AND -> new Expression.Logical(left.start(), end, LogicalOperator.AND, left, right);
                case OR -> new Expression.Logical(left.start(), end, LogicalOperator.OR, left, right);
                default -> new Expression.Binary(left.start(), end, token.binary, left, right);
            };
        }
    }

    private Expression parseUnary() {
        switch (kind()) {
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
                if (function.awaitAllowed) {
                    return parseAwait();
                }
                break;
            default:
                break;
        }
        var target = parseLeftHandSide();
        if ((at(INCREMENT) || at(DECREMENT)) && !lexer.newlineBefore && !(target == arrow && arrow != null)) {
            boolean increment = at(INCREMENT);
            var pattern = toSimpleTarget(target, "Invalid left-hand side expression in postfix operation");
            next();
            return new Expression.Update(target.start(), lexer.previousEnd, increment, false, pattern);
        }
        return target;
    }

    private Expression parseUnaryOperator(UnaryOperator operator) {
        int start = lexer.start;
        enter();
        next();
        var operand = parseUnary();
        leave();
        if (operator == UnaryOperator.DELETE) {
            checkDelete(operand);
        }
        checkNoExponent(start);
        return new Expression.Unary(start, lexer.previousEnd, operator, operand);
    }

    private void checkDelete(Expression operand) {
        if (strict && operand instanceof Identifier) {
            throw error(operand, "Delete of an unqualified identifier in strict mode.");
        }
        var last = operand instanceof Expression.OptionalChain chain ? chain.expression() : operand;
        if (last.type() == NodeType.PRIVATE_MEMBER) {
            throw error(((Expression.PrivateMember) last).name(), "Private fields can not be deleted");
        }
    }

    private void checkNoExponent(int start) {
        if (at(EXPONENTIATE)) {
            throw error(start, lexer.end, "Unary operator used immediately before exponentiation expression. Parenthesis must be "
                    + "used to disambiguate operator precedence");
        }
    }

    private Expression parsePrefixUpdate() {
        int start = lexer.start;
        boolean increment = at(INCREMENT);
        enter();
        next();
        int from = lexer.start;
        Expression operand;
        try {
            operand = parseUnary();
        } catch (ParseException error) {
            boolean parameters = error.start() == from && error.getMessage().equals(MALFORMED_ARROW);
            throw parameters ? error(from, error.end(), INVALID_PREFIX) : error;
        }
        leave();
        if (at(ARROW) && operand instanceof Expression.Call call && call.callee() instanceof Identifier name && name.name().equals("async")) {
            throw error(operand, INVALID_PREFIX);
        }
        var target = toSimpleTarget(operand, INVALID_PREFIX);
        return new Expression.Update(start, lexer.previousEnd, increment, true, target);
    }

    private Expression parseAwait() {
        int start = lexer.start;
        if (lexer.escaped) {
            throw errorHere(ESCAPED_WORD);
        }
        if (function.inParameters) {
            throw errorHere("Illegal await-expression in formal parameters of async function");
        }
        enter();
        next();
        var argument = parseUnary();
        leave();
        checkNoExponent(start);
        noteAwait(start);
        return new Expression.Await(start, lexer.previousEnd, argument);
    }

    final void noteAwait(int start) {
        function.lastAwait = start;
        hasTopLevelAwait |= function.parent == null;
    }
}

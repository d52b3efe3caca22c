package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises expressions from assignments down to unary ones, including assertions. */
final class ExpressionParser {
    /** The end of the last expression that is an operation, and so not a valid assignment target. */
    private int operationEnd = -1;

    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final Erasures erasures;
    private final SyntaxRecorder syntax;
    private final TypeParser types;
    private PrimaryParser primaries;
    private FunctionParser functions;

    ExpressionParser(ParserState state, TypeParser types) {
        this.state = state;
        lexer = state.lexer;
        erasures = state.erasures;
        syntax = state.syntax;
        this.types = types;
    }

    /** Sets the parts that are created after this one. */
    void connect(PrimaryParser primaries, FunctionParser functions) {
        this.primaries = primaries;
        this.functions = functions;
    }

    void parseExpression(boolean in) {
        parseAssignment(in);
        while (state.accept(",")) parseAssignment(in);
    }

    void parseAssignment(boolean in) {
        parseAssignment(in, false);
    }

    /**
     * @param beforeColon whether a colon must follow, as after the question mark of a conditional: then {@code (a): b
     * => c} without a colon after it is {@code (a)}
     */
    void parseAssignment(boolean in, boolean beforeColon) {
        state.enter();
        if (!parseArrowOrYield(in, beforeColon)) {
            parseConditional(in, beforeColon);
            if (state.at(">")) lexer.joinGreater();
            if (state.atKind(TokenKind.PUNCTUATOR)
                    && Words.isAssignment(lexer.word)
                    && operationEnd != lexer.previousEnd) {
                lexer.next();
                parseAssignment(in, beforeColon);
            }
        }
        state.leave();
    }

    private boolean parseArrowOrYield(boolean in, boolean beforeColon) {
        if (state.at("(") || state.at("<")) return functions.parseArrow(-1, in, beforeColon);
        if (!state.atName()) return false;
        if (state.isIn(Context.GENERATOR) && state.at("yield")) {
            parseYield(in, beforeColon);
            return true;
        }
        if (state.at("async") && functions.parseAsyncArrow(in, beforeColon)) return true;
        if (!lexer.isArrowNext() || !state.atIdentifier()) return false;
        parseArrowParameter();
        if (lexer.newlineBefore) throw state.unexpectedHere("Expression expected");
        functions.parseArrowBody(false, in, beforeColon);
        return true;
    }

    /** The parameter of an arrow function that has no parentheses. */
    void parseArrowParameter() {
        syntax.openArrow(lexer.start);
        syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
        lexer.next();
    }

    // YieldExpression, https://tc39.es/ecma262/#prod-YieldExpression
    private void parseYield(boolean in, boolean beforeColon) {
        lexer.next();
        if (lexer.newlineBefore) return;
        if (state.accept("*")) {
            parseAssignment(in, beforeColon);
            return;
        }
        if (state.atKind(TokenKind.END)
                || state.at(")")
                || state.at("]")
                || state.at("}")
                || state.at(",")
                || state.at(";")
                || state.at(":")
                || state.at("in")
                || state.at("of")) return;
        int start = lexer.start;
        parseAssignment(in, beforeColon);
        functions.keepArgumentOnLine(start);
    }

    private void parseConditional(boolean in, boolean beforeColon) {
        parseBinary(in, 0);
        if (!state.accept("?")) return;
        parseAssignment(true, true);
        state.expect(":");
        parseAssignment(in, beforeColon);
    }

    /** Operators with a higher precedence than {@code minimum}. */
    private void parseBinary(boolean in, int minimum) {
        state.enter();
        int start = lexer.start;
        if (state.atKind(TokenKind.PRIVATE_NAME)) lexer.next();
        else parseUnary();
        int precedence = 0;
        while (true) {
            if (atAssertion()) {
                if (Words.ASSERTION_PRECEDENCE <= minimum) break;
                parseAssertion(start, precedence);
                continue;
            }
            int next = operatorPrecedence();
            if (next <= minimum || !in && state.at("in")) break;
            lexer.next();
            parseBinary(in, next == Words.EXPONENTIATION_PRECEDENCE ? next - 1 : next);
            precedence = next;
            operationEnd = lexer.previousEnd;
        }
        state.leave();
    }

    private int operatorPrecedence() {
        if (state.at(">")) lexer.joinGreater();
        return lexer.kind == TokenKind.PUNCTUATOR || lexer.kind == TokenKind.NAME ? Words.precedence(lexer.word) : 0;
    }

    boolean atAssertion() {
        return state.atName() && !lexer.newlineBefore && (state.at("as") || state.at("satisfies"));
    }

    /** Erases {@code as T} or {@code satisfies T} after an expression whose last operator has the given precedence, 0 for none. */
    private void parseAssertion(int start, int precedence) {
        ParserState.Mark mark = state.mark();
        int from = lexer.previousEnd;
        int word = lexer.start;
        boolean isAs = state.at("as");
        lexer.next();
        boolean isConst = isAs && state.at("const");
        if (isConst) lexer.next();
        else types.parseNestedType();
        int next = precedence == 0 ? 0 : operatorPrecedence();
        if (next > precedence || next != 0 && next == precedence && next == Words.EXPONENTIATION_PRECEDENCE) {
            state.forget(mark);
            state.refuse(
                    start,
                    lexer.previousEnd,
                    "Type assertions that would change binary expression grouping are not supported in strip-only mode.");
            if (syntax.isRecording()) {
                erasures.blank(from, lexer.previousEnd);
                syntax.add(Kind.GROUP, start, lexer.previousEnd);
            }
            return;
        }
        state.erase(mark, from);
        if (!isConst
                && lexer.newlineBefore
                && (state.at("(") || state.at("[") || state.atKind(TokenKind.TEMPLATE) && lexer.templateTail)) {
            erasures.overwrite(word, ';');
        }
    }

    // UnaryExpression, https://tc39.es/ecma262/#prod-UnaryExpression
    void parseUnary() {
        state.enter();
        if (atUnaryOperator()) {
            lexer.next();
            parseUnary();
            operationEnd = lexer.previousEnd;
        } else if (state.at("<")) {
            parseAngleAssertion();
        } else {
            primaries.parseLeftHandSide();
            if ((state.at("++") || state.at("--")) && !lexer.newlineBefore) {
                lexer.next();
                operationEnd = lexer.previousEnd;
            }
        }
        state.leave();
    }

    private boolean atUnaryOperator() {
        if (lexer.word == null) return false;
        return switch (lexer.word) {
            case "!", "~", "+", "-", "++", "--", "typeof", "void", "delete" -> true;
            case "await" -> state.isIn(Context.ASYNC) || isAwaitOperand();
            default -> false;
        };
    }

    /** Outside functions, await is an operator if an operand follows. */
    private boolean isAwaitOperand() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean isNext = switch (lexer.kind) {
            case NAME ->
                !lexer.newlineBefore
                        && !state.at("in")
                        && !state.at("of")
                        && !state.at("instanceof")
                        && !state.at("as")
                        && !state.at("satisfies");
            case NUMBER, BIGINT, STRING, PRIVATE_NAME -> !lexer.newlineBefore;
            case TEMPLATE -> !state.isIn(Context.FUNCTION);
            case PUNCTUATOR ->
                !state.isIn(Context.FUNCTION)
                        && (state.at("(")
                                || state.at("[")
                                || state.at("{")
                                || state.at("!")
                                || state.at("+")
                                || state.at("-")
                                || state.at("~")
                                || state.at("/"));
            default -> false;
        };
        if (isNext && state.isIn(Context.FUNCTION))
            throw TypeScriptLexer.error(
                    mark.lexer().start(), mark.lexer().end(), "await isn't allowed in non-async function");
        state.reset(mark);
        return isNext;
    }

    private void parseAngleAssertion() {
        int start = lexer.start;
        int index = state.unsupported.size();
        lexer.next();
        boolean isConst = state.accept("const");
        if (!isConst) types.parseNestedType();
        state.expect(">");
        if (syntax.isRecording()) erasures.blank(start, lexer.previousEnd);
        parseUnary();
        syntax.add(Kind.GROUP, start, lexer.previousEnd);
        // Node leaves const assertions of this form to the JavaScript parser, which rejects them.
        if (!isConst)
            state.refuse(
                    index,
                    start,
                    lexer.previousEnd,
                    "The angle-bracket syntax for type assertions, `<T>expr`, is not supported in type strip mode. "
                            + "Instead, use the 'as' syntax: `expr as T`.");
    }
}

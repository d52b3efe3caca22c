package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises expressions down to the unary ones: assignments, conditions, operators and assertions. */
abstract class ExpressionParser extends BindingParser {
    /** Where the last expression ended that an operator made, so that nothing can be assigned to it. */
    private int operationEnd = -1;

    ExpressionParser(String source) {
        super(source);
    }

    @Override
    final void parseExpression(boolean in) {
        parseAssignment(in);
        while (accept(",")) parseAssignment(in);
    }

    @Override
    final void parseAssignment(boolean in) {
        parseAssignment(in, false);
    }

    /**
     * @param beforeColon whether a colon must follow, as after the question mark of a condition: then {@code (a): b => c} without a colon after it
     *         is {@code (a)}
     */
    final void parseAssignment(boolean in, boolean beforeColon) {
        enter();
        if (!parseArrowOrYield(in, beforeColon)) {
            parseConditional(in, beforeColon);
            if (at(">")) lexer.joinGreater();
            if (atKind(TokenKind.PUNCTUATOR) && Words.isAssignment(lexer.word) && operationEnd != lexer.previousEnd) {
                lexer.next();
                parseAssignment(in, beforeColon);
            }
        }
        leave();
    }

    private boolean parseArrowOrYield(boolean in, boolean beforeColon) {
        if (at("(") || at("<")) return parseArrow(-1, in, beforeColon);
        if (!atName()) return false;
        if (isIn(Context.GENERATOR) && at("yield")) {
            parseYield(in, beforeColon);
            return true;
        }
        if (at("async") && parseAsyncArrow(in, beforeColon)) return true;
        if (!lexer.isArrowNext() || !atIdentifier()) return false;
        parseArrowParameter();
        if (lexer.newlineBefore) throw unexpectedHere("Expression expected");
        parseArrowBody(false, in, beforeColon);
        return true;
    }

    /** The parameter of an arrow function that has no parentheses. */
    final void parseArrowParameter() {
        syntax.openArrow(lexer.start);
        syntax.addName(Kind.LEXICAL, lexer.start, lexer.end, false);
        lexer.next();
    }

    // YieldExpression, https://tc39.es/ecma262/#prod-YieldExpression
    private void parseYield(boolean in, boolean beforeColon) {
        lexer.next();
        if (lexer.newlineBefore) return;
        if (accept("*")) {
            parseAssignment(in, beforeColon);
            return;
        }
        if (atKind(TokenKind.END) || at(")") || at("]") || at("}") || at(",") || at(";") || at(":") || at("in") || at("of")) return;
        int start = lexer.start;
        parseAssignment(in, beforeColon);
        keepArgumentOnLine(start);
    }

    abstract boolean parseArrow(int asyncStart, boolean in, boolean beforeColon);

    abstract boolean parseAsyncArrow(boolean in, boolean beforeColon);

    abstract void parseArrowBody(boolean async, boolean in, boolean beforeColon);

    /** The operand of return, throw or yield must begin on their line, also when the type parameters in front of it are gone. */
    abstract void keepArgumentOnLine(int start);

    private void parseConditional(boolean in, boolean beforeColon) {
        parseBinary(in, 0);
        if (!accept("?")) return;
        parseAssignment(true, true);
        expect(":");
        parseAssignment(in, beforeColon);
    }

    /** Operators that bind tighter than {@code minimum}. */
    private void parseBinary(boolean in, int minimum) {
        enter();
        int start = lexer.start;
        if (atKind(TokenKind.PRIVATE_NAME)) lexer.next();
        else parseUnary();
        int precedence = 0;
        while (true) {
            if (atAssertion()) {
                if (Words.ASSERTION_PRECEDENCE <= minimum) break;
                parseAssertion(start, precedence);
                continue;
            }
            int next = operatorPrecedence();
            if (next <= minimum || !in && at("in")) break;
            lexer.next();
            parseBinary(in, next == Words.EXPONENTIATION_PRECEDENCE ? next - 1 : next);
            precedence = next;
            operationEnd = lexer.previousEnd;
        }
        leave();
    }

    private int operatorPrecedence() {
        if (at(">")) lexer.joinGreater();
        return lexer.kind == TokenKind.PUNCTUATOR || lexer.kind == TokenKind.NAME ? Words.precedence(lexer.word) : 0;
    }

    final boolean atAssertion() {
        return atName() && !lexer.newlineBefore && (at("as") || at("satisfies"));
    }

    /** Erases {@code as T} or {@code satisfies T} after an expression whose last operator has the given precedence, 0 for none. */
    private void parseAssertion(int start, int precedence) {
        Mark mark = mark();
        int from = lexer.previousEnd;
        int word = lexer.start;
        boolean isAs = at("as");
        lexer.next();
        boolean isConst = isAs && at("const");
        if (isConst) lexer.next();
        else parseNestedType();
        int next = precedence == 0 ? 0 : operatorPrecedence();
        if (next > precedence || next != 0 && next == precedence && next == Words.EXPONENTIATION_PRECEDENCE) {
            forget(mark);
            refuse(start, lexer.previousEnd, "Type assertions that would change binary expression grouping are not supported in strip-only mode.");
            if (syntax.isRecording()) {
                erasures.blank(from, lexer.previousEnd);
                syntax.add(Kind.GROUP, start, lexer.previousEnd);
            }
            return;
        }
        erase(mark, from);
        if (!isConst && lexer.newlineBefore && (at("(") || at("[") || atKind(TokenKind.TEMPLATE) && lexer.templateTail)) {
            erasures.overwrite(word, ';');
        }
    }

    // UnaryExpression, https://tc39.es/ecma262/#prod-UnaryExpression
    final void parseUnary() {
        enter();
        if (atUnaryOperator()) {
            lexer.next();
            parseUnary();
            operationEnd = lexer.previousEnd;
        } else if (at("<")) {
            parseAngleAssertion();
        } else {
            parseLeftHandSide();
            if ((at("++") || at("--")) && !lexer.newlineBefore) {
                lexer.next();
                operationEnd = lexer.previousEnd;
            }
        }
        leave();
    }

    private boolean atUnaryOperator() {
        if (lexer.word == null) return false;
        return switch (lexer.word) {
            case "!", "~", "+", "-", "++", "--", "typeof", "void", "delete" -> true;
            case "await" -> isIn(Context.ASYNC) || isAwaitOperand();
            default -> false;
        };
    }

    /** Outside functions, await is an operator if an operand follows. */
    private boolean isAwaitOperand() {
        Mark mark = mark();
        lexer.next();
        boolean isNext = switch (lexer.kind) {
            case NAME -> !lexer.newlineBefore && !at("in") && !at("of") && !at("instanceof") && !at("as") && !at("satisfies");
            case NUMBER, BIGINT, STRING, PRIVATE_NAME -> !lexer.newlineBefore;
            case TEMPLATE -> !isIn(Context.FUNCTION);
            case PUNCTUATOR -> !isIn(Context.FUNCTION) && (at("(") || at("[") || at("{") || at("!") || at("+") || at("-") || at("~") || at("/"));
            default -> false;
        };
        if (isNext && isIn(Context.FUNCTION)) throw TypeScriptLexer.error(mark.lexer().start(), mark.lexer().end(), "await isn't allowed in non-async function");
        reset(mark);
        return isNext;
    }

    private void parseAngleAssertion() {
        int start = lexer.start;
        int index = unsupported.size();
        lexer.next();
        boolean isConst = accept("const");
        if (!isConst) parseNestedType();
        expect(">");
        if (syntax.isRecording()) erasures.blank(start, lexer.previousEnd);
        parseUnary();
        syntax.add(Kind.GROUP, start, lexer.previousEnd);
        // Node leaves const assertions of this form to the JavaScript parser, which refuses them.
        if (!isConst) refuse(index, start, lexer.previousEnd, "The angle-bracket syntax for type assertions, `<T>expr`, is not supported in type strip mode. "
                + "Instead, use the 'as' syntax: `expr as T`.");
    }

    abstract void parseLeftHandSide();
}

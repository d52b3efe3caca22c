package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises member accesses, calls and primary expressions. */
final class PrimaryParser {
    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final Erasures erasures;
    private final SyntaxRecorder syntax;
    private final TypeParser types;
    private final BindingParser bindings;
    private final ExpressionParser expressions;
    private FunctionParser functions;
    private ClassParser classes;

    PrimaryParser(ParserState state, TypeParser types, BindingParser bindings, ExpressionParser expressions) {
        this.state = state;
        lexer = state.lexer;
        erasures = state.erasures;
        syntax = state.syntax;
        this.types = types;
        this.bindings = bindings;
        this.expressions = expressions;
    }

    /** Sets the parts that are created after this one. */
    void connect(FunctionParser functions, ClassParser classes) {
        this.functions = functions;
        this.classes = classes;
    }

    // LeftHandSideExpression, https://tc39.es/ecma262/#prod-LeftHandSideExpression
    void parseLeftHandSide() {
        boolean isSuper = state.at("super");
        int start = lexer.start;
        if (state.at("new")) parseNew();
        else parsePrimary();
        if (isSuper && (state.at("<") || state.at("<<"))) return;
        if (isSuper && state.at("(")) {
            parseArguments();
            syntax.add(Kind.SUPER_CALL, start, lexer.previousEnd);
        }
        parseSuffixes(true);
    }

    private void parseNew() {
        state.enter();
        int start = lexer.start;
        lexer.next();
        if (state.accept(".")) {
            state.expectName();
            state.leave();
            if (state.isIn(Context.FUNCTION)) return;
            throw TypeScriptLexer.error(
                    start,
                    lexer.previousEnd,
                    "'new.target' is only allowed in the body of a function declaration, function expression, or class.");
        }
        if (state.at("new")) parseNew();
        else parsePrimary();
        parseSuffixes(false);
        if (state.at("(")) parseArguments();
        state.leave();
    }

    private void parseSuffixes(boolean calls) {
        boolean isOptional = false;
        while (true) {
            if (state.atKind(TokenKind.TEMPLATE)) {
                parseTemplate();
                continue;
            }
            if (!state.atKind(TokenKind.PUNCTUATOR)) return;
            switch (lexer.word) {
                case "." -> {
                    lexer.next();
                    if (state.atName()) noteMember(lexer.word, lexer.previousStart, lexer.end);
                    parseMemberName();
                }
                case "?." -> {
                    if (!calls) throw state.unexpectedHere("Constructor in/after an optional chaining is not allowed.");
                    isOptional = true;
                    parseOptional();
                }
                case "[" -> parseIndex();
                case "(" -> {
                    if (!calls) return;
                    parseArguments();
                }
                case "!" -> {
                    if (lexer.newlineBefore) return;
                    state.eraseToken();
                }
                case "<", "<<" -> {
                    if (!parseTypeArgumentsInExpression(calls, isOptional) || !calls) return;
                }
                default -> {
                    return;
                }
            }
        }
    }

    private void parseMemberName() {
        if (state.atKind(TokenKind.PRIVATE_NAME)) lexer.next();
        else state.expectName();
    }

    /** Records a constant member access of the reference before an offset, if there is one. */
    private void noteMember(String name, int offset, int end) {
        SyntaxNode reference = syntax.last();
        if (reference == null
                || reference.kind() != Kind.REFERENCE
                || reference.member != null
                || reference.isShorthand
                || !lexer.isBlankBetween(reference.end(), offset)) return;
        reference.member = name;
        reference.memberEnd = end;
    }

    /** A member in brackets. */
    private void parseIndex() {
        int bracket = lexer.start;
        lexer.next();
        boolean isName = state.atKind(TokenKind.STRING) || state.atKind(TokenKind.TEMPLATE) && lexer.templateTail;
        int start = lexer.start;
        int end = lexer.end;
        expressions.parseExpression(true);
        if (isName && state.at("]") && lexer.previousEnd == end)
            noteMember(lexer.source.substring(start, end), bracket, lexer.end);
        state.expect("]");
    }

    private void parseOptional() {
        lexer.next();
        boolean isGeneric = state.at("<") || state.at("<<");
        if (isGeneric) types.eraseTypeArguments();
        if (isGeneric || state.at("(")) {
            parseArguments();
        } else if (state.accept("[")) {
            expressions.parseExpression(true);
            state.expect("]");
        } else {
            parseMemberName();
        }
    }

    void parseArguments() {
        state.expect("(");
        while (!state.at(")")) {
            state.accept("...");
            expressions.parseAssignment(true);
            if (!state.at(")") && !state.accept(",")) throw state.expected("',', got '" + state.tokenText() + "'");
        }
        lexer.next();
    }

    /** Erases type arguments if the less-than sign begins any, which the token after them decides. */
    private boolean parseTypeArgumentsInExpression(boolean isCall, boolean isOptional) {
        ParserState.Mark mark = state.mark();
        int from = lexer.previousEnd;
        int start = lexer.start;
        try {
            types.parseTypeArguments();
        } catch (TypeScriptSyntaxException comparison) {
            state.reset(mark);
            return false;
        }
        if (state.at("(") || state.atKind(TokenKind.TEMPLATE)) {
            state.erase(mark, start);
            return true;
        }
        if (isGreaterContinued() || !canFollowTypeArguments()) {
            state.reset(mark);
            return false;
        }
        // Node leaves type arguments at the end of an optional chain to the JavaScript parser, which rejects them.
        if (isOptional) state.forget(mark);
        else state.erase(mark, isCall ? from : start);
        return true;
    }

    /** Whether the greater-than sign begins a longer operator. */
    private boolean isGreaterContinued() {
        int end = lexer.previousEnd;
        char next = end < lexer.source.length() ? lexer.source.charAt(end) : 0;
        return next == '>' || next == '=' && state.at("=");
    }

    private boolean canFollowTypeArguments() {
        if (state.at("<") || state.at("<<") || state.at(">") || state.at("+") || state.at("-")) return false;
        if (lexer.newlineBefore || expressions.atAssertion()) return true;
        if (lexer.word != null && Words.precedence(lexer.word) > 0) return true;
        return !startsExpression();
    }

    private boolean startsExpression() {
        return switch (lexer.kind) {
            case END -> false;
            case PUNCTUATOR ->
                switch (lexer.word) {
                    case "(", "[", "{", "+", "-", "!", "~", "++", "--", "@", "/", "/=" -> true;
                    default -> false;
                };
            case NAME ->
                switch (lexer.word) {
                    case "function",
                            "class",
                            "new",
                            "this",
                            "super",
                            "null",
                            "true",
                            "false",
                            "typeof",
                            "void",
                            "delete",
                            "import" -> true;
                    default -> !Words.isReserved(lexer.word);
                };
            default -> true;
        };
    }

    void parseTemplate() {
        while (!lexer.templateTail) {
            lexer.next();
            expressions.parseExpression(true);
            if (!state.at("}")) throw state.expected("'}', got '" + state.tokenText() + "'");
            lexer.continueTemplate();
        }
        lexer.next();
    }

    // PrimaryExpression, https://tc39.es/ecma262/#prod-PrimaryExpression
    private void parsePrimary() {
        switch (lexer.kind) {
            case NUMBER, BIGINT, STRING -> lexer.next();
            case TEMPLATE -> parseTemplate();
            case NAME -> parseNamed();
            case PUNCTUATOR -> parsePunctuated();
            default -> throw state.unexpectedHere("Expression expected");
        }
    }

    private void parsePunctuated() {
        switch (lexer.word) {
            case "(" -> {
                lexer.next();
                expressions.parseExpression(true);
                if (!state.accept(")")) throw state.expected("',', got '" + state.tokenText() + "'");
            }
            case "[" -> parseArray();
            case "{" -> parseObject();
            case "/", "/=" -> {
                lexer.scanRegExp();
                lexer.next();
            }
            case "@" -> {
                while (state.at("@")) classes.parseDecorator();
                classes.parseClass(false);
            }
            default -> throw state.unexpectedHere("Expression expected");
        }
    }

    private void parseNamed() {
        switch (lexer.word) {
            case "this", "super", "null", "true", "false" -> lexer.next();
            case "function" -> functions.parseFunctionExpression(false);
            case "class" -> classes.parseClass(false);
            case "import" -> {
                lexer.next();
                if (state.accept(".")) state.expectName();
                else if (!state.at("(")) throw state.unexpectedHere("Expected '(', got '" + state.tokenText() + "'");
            }
            case "async" -> {
                lexer.next();
                if (state.at("function") && !lexer.newlineBefore) functions.parseFunctionExpression(true);
                else syntax.addName(Kind.REFERENCE, lexer.previousStart, lexer.previousEnd, false);
            }
            default -> {
                if (Words.isReserved(lexer.word)) throw state.unexpectedHere("Expression expected");
                syntax.addName(Kind.REFERENCE, lexer.start, lexer.end, false);
                lexer.next();
            }
        }
    }

    private void parseArray() {
        lexer.next();
        while (!state.at("]")) {
            if (state.accept(",")) continue;
            state.accept("...");
            expressions.parseAssignment(true);
            if (!state.at("]") && !state.accept(",")) throw state.expected("',', got '" + state.tokenText() + "'");
        }
        lexer.next();
    }

    void parseObject() {
        lexer.next();
        while (!state.at("}")) {
            if (state.accept("...")) expressions.parseAssignment(true);
            else parseProperty();
            if (!state.at("}") && !state.accept(",")) throw state.expected("',', got '" + state.tokenText() + "'");
        }
        lexer.next();
    }

    private void parseProperty() {
        boolean async = state.at("async") && isFollowedByName(true);
        if (async) lexer.next();
        boolean generator = state.accept("*");
        boolean getter = !async && !generator && state.at("get") && isFollowedByName(false);
        if (getter || !async && !generator && state.at("set") && isFollowedByName(false)) lexer.next();
        boolean mayBeShort = state.atIdentifier();
        int start = lexer.start;
        bindings.parsePropertyName();
        if (mayBeShort && (state.at("=") || state.at(",") || state.at("}")))
            syntax.addName(Kind.REFERENCE, start, lexer.previousEnd, true);
        if (state.at("(") || state.at("<")) {
            int paren = lexer.start;
            syntax.open(Kind.FUNCTION, lexer.start);
            parseFunctionHead();
            if (getter) erasures.blank(paren + 1, headEnd);
            functions.parseFunctionBody(async, generator);
        } else if (state.accept(":")) {
            expressions.parseAssignment(true);
        } else if (!mayBeShort) {
            throw state.unexpectedHere("Expected ':', got '" + state.tokenText() + "'");
        } else if (state.accept("=")) {
            expressions.parseAssignment(true);
        } else if (!state.at(",") && !state.at("}")) {
            throw state.unexpectedToken(
                    "... , *,  (, [, :, , ?, =, an identifier, public, protected, private, readonly, <.");
        }
    }

    /** Whether the current word is a modifier, because the name of a member follows. */
    boolean isFollowedByName(boolean onLine) {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = !(onLine && lexer.newlineBefore) && (bindings.atPropertyName() || onLine && state.at("*"));
        state.reset(mark);
        return result;
    }

    /** The end of the last function head's parameters. */
    int headEnd;

    /** The head of a function other than a constructor. */
    void parseFunctionHead() {
        parseAnyHead();
        checkNoProperties();
    }

    void checkNoProperties() {
        if (bindings.propertyStart < 0) return;
        throw TypeScriptLexer.error(
                bindings.propertyStart,
                lexer.previousEnd,
                "A parameter property is only allowed in a constructor implementation");
    }

    /** Type parameters, parameters and return type. */
    void parseAnyHead() {
        if (state.at("<")) types.eraseTypeParameters();
        int saved = state.context;
        state.context &= ~Context.ARROW_PARAMETERS;
        bindings.parseParameters();
        state.context = saved;
        headEnd = lexer.previousStart;
        if (state.at(":")) types.eraseReturnAnnotation();
    }
}

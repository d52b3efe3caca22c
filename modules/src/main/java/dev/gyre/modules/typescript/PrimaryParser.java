package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises member accesses, calls and primary expressions. */
abstract class PrimaryParser extends ExpressionParser {
    PrimaryParser(String source) {
        super(source);
    }

    // LeftHandSideExpression, https://tc39.es/ecma262/#prod-LeftHandSideExpression
    @Override
    final void parseLeftHandSide() {
        boolean isSuper = at("super");
        int start = lexer.start;
        if (at("new")) parseNew();
        else parsePrimary();
        if (isSuper && (at("<") || at("<<"))) return;
        if (isSuper && at("(")) {
            parseArguments();
            syntax.add(Kind.SUPER_CALL, start, lexer.previousEnd);
        }
        parseSuffixes(true);
    }

    private void parseNew() {
        enter();
        int start = lexer.start;
        lexer.next();
        if (accept(".")) {
            expectName();
            leave();
            if (isIn(Context.FUNCTION)) return;
            throw TypeScriptLexer.error(start, lexer.previousEnd,
                    "'new.target' is only allowed in the body of a function declaration, function expression, or class.");
        }
        if (at("new")) parseNew();
        else parsePrimary();
        parseSuffixes(false);
        if (at("(")) parseArguments();
        leave();
    }

    private void parseSuffixes(boolean calls) {
        boolean isOptional = false;
        while (true) {
            if (atKind(TokenKind.TEMPLATE)) {
                parseTemplate();
                continue;
            }
            if (!atKind(TokenKind.PUNCTUATOR)) return;
            switch (lexer.word) {
                case "." -> {
                    lexer.next();
                    if (atName()) noteMember(lexer.word, lexer.previousStart, lexer.end);
                    parseMemberName();
                }
                case "?." -> {
                    if (!calls) throw unexpectedHere("Constructor in/after an optional chaining is not allowed.");
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
                    eraseToken();
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
        if (atKind(TokenKind.PRIVATE_NAME)) lexer.next();
        else expectName();
    }

    /** Records the member that is read of the reference before an offset, if there is one. */
    private void noteMember(String name, int offset, int end) {
        SyntaxNode reference = syntax.last();
        if (reference == null || reference.kind() != Kind.REFERENCE || reference.member != null || reference.isShorthand
                || !lexer.isBlankBetween(reference.end(), offset)) return;
        reference.member = name;
        reference.memberEnd = end;
    }

    /** A member in brackets. */
    private void parseIndex() {
        int bracket = lexer.start;
        lexer.next();
        boolean isName = atKind(TokenKind.STRING) || atKind(TokenKind.TEMPLATE) && lexer.templateTail;
        int start = lexer.start;
        int end = lexer.end;
        parseExpression(true);
        if (isName && at("]") && lexer.previousEnd == end) noteMember(lexer.source.substring(start, end), bracket, lexer.end);
        expect("]");
    }

    private void parseOptional() {
        lexer.next();
        boolean isGeneric = at("<") || at("<<");
        if (isGeneric) eraseTypeArguments();
        if (isGeneric || at("(")) {
            parseArguments();
        } else if (accept("[")) {
            parseExpression(true);
            expect("]");
        } else {
            parseMemberName();
        }
    }

    final void parseArguments() {
        expect("(");
        while (!at(")")) {
            accept("...");
            parseAssignment(true);
            if (!at(")") && !accept(",")) throw expected("',', got '" + tokenText() + "'");
        }
        lexer.next();
    }

    /** Erases type arguments if the less-than sign begins any: what follows them decides. */
    private boolean parseTypeArgumentsInExpression(boolean isCall, boolean isOptional) {
        Mark mark = mark();
        int from = lexer.previousEnd;
        int start = lexer.start;
        try {
            parseTypeArguments();
        } catch (TypeScriptSyntaxException comparison) {
            reset(mark);
            return false;
        }
        if (at("(") || atKind(TokenKind.TEMPLATE)) {
            erase(mark, start);
            return true;
        }
        if (isGreaterContinued() || !canFollowTypeArguments()) {
            reset(mark);
            return false;
        }
        // Node leaves those at the end of an optional chain to the JavaScript parser, which refuses them.
        if (isOptional) forget(mark);
        else erase(mark, isCall ? from : start);
        return true;
    }

    /** Whether the closing sign is the beginning of a longer operator. */
    private boolean isGreaterContinued() {
        int end = lexer.previousEnd;
        char next = end < lexer.source.length() ? lexer.source.charAt(end) : 0;
        return next == '>' || next == '=' && at("=");
    }

    private boolean canFollowTypeArguments() {
        if (at("<") || at("<<") || at(">") || at("+") || at("-")) return false;
        if (lexer.newlineBefore || atAssertion()) return true;
        if (lexer.word != null && Words.precedence(lexer.word) > 0) return true;
        return !startsExpression();
    }

    private boolean startsExpression() {
        return switch (lexer.kind) {
            case END -> false;
            case PUNCTUATOR -> switch (lexer.word) {
                case "(", "[", "{", "+", "-", "!", "~", "++", "--", "@", "/", "/=" -> true;
                default -> false;
            };
            case NAME -> switch (lexer.word) {
                case "function", "class", "new", "this", "super", "null", "true", "false", "typeof", "void", "delete", "import" -> true;
                default -> !Words.isReserved(lexer.word);
            };
            default -> true;
        };
    }

    final void parseTemplate() {
        while (!lexer.templateTail) {
            lexer.next();
            parseExpression(true);
            if (!at("}")) throw expected("'}', got '" + tokenText() + "'");
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
            default -> throw unexpectedHere("Expression expected");
        }
    }

    private void parsePunctuated() {
        switch (lexer.word) {
            case "(" -> {
                lexer.next();
                parseExpression(true);
                if (!accept(")")) throw expected("',', got '" + tokenText() + "'");
            }
            case "[" -> parseArray();
            case "{" -> parseObject();
            case "/", "/=" -> {
                lexer.scanRegExp();
                lexer.next();
            }
            case "@" -> {
                while (at("@")) parseDecorator();
                parseClass(false);
            }
            default -> throw unexpectedHere("Expression expected");
        }
    }

    private void parseNamed() {
        switch (lexer.word) {
            case "this", "super", "null", "true", "false" -> lexer.next();
            case "function" -> parseFunctionExpression(false);
            case "class" -> parseClass(false);
            case "import" -> {
                lexer.next();
                if (accept(".")) expectName();
                else if (!at("(")) throw unexpectedHere("Expected '(', got '" + tokenText() + "'");
            }
            case "async" -> {
                lexer.next();
                if (at("function") && !lexer.newlineBefore) parseFunctionExpression(true);
                else syntax.addName(Kind.REFERENCE, lexer.previousStart, lexer.previousEnd, false);
            }
            default -> {
                if (Words.isReserved(lexer.word)) throw unexpectedHere("Expression expected");
                syntax.addName(Kind.REFERENCE, lexer.start, lexer.end, false);
                lexer.next();
            }
        }
    }

    abstract void parseFunctionExpression(boolean async);

    abstract void parseClass(boolean mustHaveName);

    private void parseArray() {
        lexer.next();
        while (!at("]")) {
            if (accept(",")) continue;
            accept("...");
            parseAssignment(true);
            if (!at("]") && !accept(",")) throw expected("',', got '" + tokenText() + "'");
        }
        lexer.next();
    }

    final void parseObject() {
        lexer.next();
        while (!at("}")) {
            if (accept("...")) parseAssignment(true);
            else parseProperty();
            if (!at("}") && !accept(",")) throw expected("',', got '" + tokenText() + "'");
        }
        lexer.next();
    }

    private void parseProperty() {
        boolean async = at("async") && isFollowedByName(true);
        if (async) lexer.next();
        boolean generator = accept("*");
        boolean getter = !async && !generator && at("get") && isFollowedByName(false);
        if (getter || !async && !generator && at("set") && isFollowedByName(false)) lexer.next();
        boolean mayBeShort = atIdentifier();
        int start = lexer.start;
        parsePropertyName();
        if (mayBeShort && (at("=") || at(",") || at("}"))) syntax.addName(Kind.REFERENCE, start, lexer.previousEnd, true);
        if (at("(") || at("<")) {
            int paren = lexer.start;
            syntax.open(Kind.FUNCTION, lexer.start);
            parseFunctionHead();
            if (getter) erasures.blank(paren + 1, headEnd);
            parseFunctionBody(async, generator);
        } else if (accept(":")) {
            parseAssignment(true);
        } else if (!mayBeShort) {
            throw unexpectedHere("Expected ':', got '" + tokenText() + "'");
        } else if (accept("=")) {
            parseAssignment(true);
        } else if (!at(",") && !at("}")) {
            throw unexpectedToken("... , *,  (, [, :, , ?, =, an identifier, public, protected, private, readonly, <.");
        }
    }

    /** Whether the word at hand is a modifier, being followed by the name of a member. */
    final boolean isFollowedByName(boolean onLine) {
        Mark mark = mark();
        lexer.next();
        boolean result = !(onLine && lexer.newlineBefore) && (atPropertyName() || onLine && at("*"));
        reset(mark);
        return result;
    }

    /** Where the parameters of the last function head end. */
    int headEnd;

    /** The head of a function that is no constructor. */
    final void parseFunctionHead() {
        parseAnyHead();
        checkNoProperties();
    }

    final void checkNoProperties() {
        if (propertyStart < 0) return;
        throw TypeScriptLexer.error(propertyStart, lexer.previousEnd, "A parameter property is only allowed in a constructor implementation");
    }

    /** Type parameters, parameters and return type. */
    final void parseAnyHead() {
        if (at("<")) eraseTypeParameters();
        int saved = context;
        context &= ~Context.ARROW_PARAMETERS;
        parseParameters();
        context = saved;
        headEnd = lexer.previousStart;
        if (at(":")) eraseReturnAnnotation();
    }

    abstract void parseFunctionBody(boolean async, boolean generator);
}

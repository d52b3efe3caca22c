package dev.gyre.modules.typescript;

/** Recognises types. They are erased as a whole, so only the entry points for annotations request erasures. */
final class TypeParser {
    /** Whether {@code extends} belongs to a conditional type around the current type. */
    private boolean noConditional;

    private final ParserState state;
    private final TypeScriptLexer lexer;
    private BindingParser bindings;
    private ExpressionParser expressions;

    TypeParser(ParserState state) {
        this.state = state;
        lexer = state.lexer;
    }

    /** Sets the parts that are created after this one. */
    void connect(BindingParser bindings, ExpressionParser expressions) {
        this.bindings = bindings;
        this.expressions = expressions;
    }

    // ---- entry points, which erase

    /** Erases {@code : T} at a colon. */
    void eraseAnnotation() {
        ParserState.Mark mark = state.mark();
        int start = lexer.start;
        lexer.next();
        parseNestedType();
        state.erase(mark, start);
    }

    /** Erases {@code : T}, {@code : x is T} or {@code : asserts x} at a colon. */
    void eraseReturnAnnotation() {
        ParserState.Mark mark = state.mark();
        int start = lexer.start;
        lexer.next();
        parseNestedReturnType();
        state.erase(mark, start);
    }

    void eraseTypeParameters() {
        ParserState.Mark mark = state.mark();
        int start = lexer.start;
        parseTypeParameters();
        state.erase(mark, start);
    }

    /** Erases {@code <T>} of a heritage or a new expression. */
    void eraseTypeArguments() {
        ParserState.Mark mark = state.mark();
        int start = lexer.start;
        parseTypeArguments();
        state.erase(mark, start);
    }

    // ---- types

    /** A type in brackets of its own. */
    void parseNestedType() {
        boolean saved = noConditional;
        noConditional = false;
        parseType();
        noConditional = saved;
    }

    void parseType() {
        state.enter();
        parseUnconditional();
        if (!noConditional && state.at("extends") && !lexer.newlineBefore) {
            lexer.next();
            noConditional = true;
            parseUnconditional();
            noConditional = false;
            state.expect("?");
            parseType();
            state.expect(":");
            parseType();
        }
        state.leave();
    }

    private void parseUnconditional() {
        if (atFunctionType()) parseFunctionType();
        else parseUnion();
    }

    private void parseReturnType() {
        if (state.at("asserts") && isAssertion()) {
            lexer.next();
            lexer.next();
            if (state.accept("is")) parseType();
            return;
        }
        if (state.atName()) {
            ParserState.Mark mark = state.mark();
            boolean isPlain = state.atIdentifier() || state.at("this");
            lexer.next();
            if (isPlain && state.at("is") && !lexer.newlineBefore) {
                lexer.next();
                parseType();
                return;
            }
            state.reset(mark);
        }
        parseType();
    }

    private boolean isAssertion() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = !lexer.newlineBefore && (state.at("this") || state.atIdentifier());
        state.reset(mark);
        return result;
    }

    private boolean atFunctionType() {
        if (state.at("<") || state.at("new")) return true;
        if (state.at("abstract")) {
            ParserState.Mark mark = state.mark();
            lexer.next();
            boolean result = state.at("new");
            state.reset(mark);
            return result;
        }
        return state.at("(") && isParameterList();
    }

    /** Whether a parenthesis opens the parameters of a function type rather than a type in parentheses. */
    private boolean isParameterList() {
        ParserState.Mark mark = state.mark();
        try {
            lexer.next();
            if (state.at(")") || state.at("...")) return true;
            if (state.at("{") || state.at("[")) skipBrackets();
            else if (state.atName()) lexer.next();
            else return false;
            if (state.at(":") || state.at(",") || state.at("?") || state.at("=")) return true;
            if (!state.accept(")")) return false;
            return state.at("=>");
        } finally {
            state.reset(mark);
        }
    }

    private void skipBrackets() {
        int open = 0;
        do {
            if (state.at("{") || state.at("[") || state.at("(")) open++;
            else if (state.at("}") || state.at("]") || state.at(")")) open--;
            else if (state.atKind(TokenKind.END)) return;
            lexer.next();
        } while (open > 0);
    }

    private void parseFunctionType() {
        state.accept("abstract");
        state.accept("new");
        if (state.at("<")) parseTypeParameters();
        bindings.parseParameters();
        state.expect("=>");
        parseNestedReturnType();
    }

    private void parseNestedReturnType() {
        boolean saved = noConditional;
        noConditional = false;
        parseReturnType();
        noConditional = saved;
    }

    private void parseUnion() {
        state.accept("|");
        do {
            state.accept("&");
            do {
                parseOperand();
            } while (state.accept("&"));
        } while (state.accept("|"));
    }

    private void parseOperand() {
        if (atFunctionType()) {
            parseFunctionType();
            return;
        }
        while (state.at("keyof") || state.at("unique") || state.at("readonly")) lexer.next();
        if (state.at("infer")) {
            parseInfer();
            return;
        }
        parsePrimaryType();
        while (!lexer.newlineBefore && state.accept("[")) {
            if (!state.at("]")) parseNestedType();
            state.expect("]");
        }
    }

    private void parseInfer() {
        lexer.next();
        state.expectIdentifier();
        if (!state.at("extends")) return;
        ParserState.Mark mark = state.mark();
        boolean saved = noConditional;
        lexer.next();
        noConditional = true;
        parseUnconditional();
        noConditional = saved;
        // In infer X extends Y ? … the condition applies to infer X.
        if (!saved && state.at("?")) state.reset(mark);
    }

    private void parsePrimaryType() {
        switch (lexer.kind) {
            case STRING, NUMBER, BIGINT -> lexer.next();
            case TEMPLATE -> parseTemplateType();
            case NAME -> parseNamedType();
            case PUNCTUATOR -> parsePunctuatedType();
            default -> throw unexpectedType();
        }
    }

    private TypeScriptSyntaxException unexpectedType() {
        if (state.atKind(TokenKind.END)) return state.unexpectedHere("Unexpected eof");
        return state.unexpectedHere("Unexpected token `" + state.tokenText()
                + "`. Expected an identifier, void, yield, null, await, break, a string literal, "
                + "a numeric literal, true, false, `, -, import, this, typeof, {, [, (");
    }

    private void parseTemplateType() {
        while (!lexer.templateTail) {
            lexer.next();
            parseNestedType();
            if (!state.at("}")) throw state.expected("'}', got '" + state.tokenText() + "'");
            lexer.continueTemplate();
        }
        lexer.next();
    }

    private void parsePunctuatedType() {
        switch (lexer.word) {
            case "-" -> {
                lexer.next();
                if (!state.atKind(TokenKind.NUMBER) && !state.atKind(TokenKind.BIGINT))
                    throw state.expected("numeric literal or bigint literal");
                lexer.next();
            }
            case "(" -> {
                lexer.next();
                parseNestedType();
                state.expect(")");
            }
            case "[" -> parseTuple();
            case "{" -> {
                if (isMapped()) parseMapped();
                else parseMembers();
            }
            default -> throw unexpectedType();
        }
    }

    private void parseNamedType() {
        switch (lexer.word) {
            case "this", "void", "null", "true", "false" -> lexer.next();
            case "typeof" -> {
                lexer.next();
                if (state.at("import")) parseImportType();
                else parseEntity(true);
            }
            case "import" -> parseImportType();
            default -> {
                if (Words.isReserved(lexer.word)) throw unexpectedType();
                parseEntity(true);
            }
        }
    }

    /** A dotted name with the type arguments after it. */
    private void parseEntity(boolean withArguments) {
        state.expectName();
        while (state.at(".")) {
            lexer.next();
            if (state.atKind(TokenKind.END)) throw state.unexpectedHere("Expected an identifier");
            state.expectName();
        }
        if (!withArguments || lexer.newlineBefore || !state.at("<") && !state.at("<<")) return;
        int start = lexer.start;
        parseTypeArguments();
        if (lexer.previousEnd == start + 2)
            throw TypeScriptLexer.error(start, lexer.previousEnd, "Type argument list cannot be empty.");
    }

    private void parseImportType() {
        state.expect("import");
        state.expect("(");
        if (!state.atKind(TokenKind.STRING)) throw state.unexpectedHere("import type must be a string literal");
        lexer.next();
        if (state.accept(",") && !state.at(")")) {
            expressions.parseAssignment(true);
            state.accept(",");
        }
        state.expect(")");
        if (state.accept(".")) parseEntity(false);
        if (!lexer.newlineBefore && (state.at("<") || state.at("<<"))) parseTypeArguments();
    }

    private void parseTuple() {
        state.expect("[");
        while (!state.at("]")) {
            state.accept("...");
            if (isLabel()) {
                lexer.next();
                state.accept("?");
                state.expect(":");
            }
            parseNestedType();
            state.accept("?");
            if (!state.at("]")) state.expect(",");
        }
        state.expect("]");
    }

    private boolean isLabel() {
        if (!state.atName()) return false;
        ParserState.Mark mark = state.mark();
        lexer.next();
        state.accept("?");
        boolean result = state.at(":");
        state.reset(mark);
        return result;
    }

    // ---- parameters and arguments

    void parseTypeParameters() {
        state.expect("<");
        while (!state.at(">")) {
            while ((state.at("const") || state.at("in") || state.at("out")) && isTypeParameterModifier()) lexer.next();
            state.expectIdentifier();
            if (state.accept("extends")) parseNestedType();
            if (state.accept("=")) parseNestedType();
            if (!state.at(">")) state.expect(",");
        }
        lexer.next();
    }

    private boolean isTypeParameterModifier() {
        if (!state.at("out")) return true;
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atName() && !state.at("extends");
        state.reset(mark);
        return result;
    }

    void parseTypeArguments() {
        if (state.at("<<")) lexer.split();
        state.expect("<");
        while (!state.at(">")) {
            parseNestedType();
            if (!state.at(">")) state.expect(",");
        }
        lexer.next();
    }

    // ---- members

    private boolean isMapped() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = false;
        if (state.at("+") || state.at("-")) {
            lexer.next();
            result = state.at("readonly");
        } else {
            state.accept("readonly");
            if (state.accept("[") && state.atName()) {
                lexer.next();
                result = state.at("in");
            }
        }
        state.reset(mark);
        return result;
    }

    private void parseMapped() {
        state.expect("{");
        if (state.at("+") || state.at("-")) lexer.next();
        state.accept("readonly");
        state.expect("[");
        state.expectName();
        state.expect("in");
        parseNestedType();
        if (state.accept("as")) parseNestedType();
        state.expect("]");
        if (state.at("+") || state.at("-")) lexer.next();
        state.accept("?");
        if (state.accept(":")) parseNestedType();
        if (!state.accept(";")) state.accept(",");
        state.expect("}");
    }

    /** The braces of a type literal or an interface. */
    void parseMembers() {
        state.expect("{");
        while (!state.at("}")) {
            parseMember();
            if (state.accept(";") || state.accept(",") || state.at("}") || lexer.newlineBefore) continue;
            throw state.unexpectedHere(
                    state.atKind(TokenKind.END) ? "Unexpected eof" : "Expected ';', got '" + state.tokenText() + "'");
        }
        lexer.next();
    }

    private void parseMember() {
        if (state.at("(") || state.at("<")) {
            parseSignature();
            return;
        }
        if (state.at("new") && isFollowedBySignature()) {
            lexer.next();
            parseSignature();
            return;
        }
        while (state.atName()
                && (Words.isModifier(lexer.word) || state.at("get") || state.at("set"))
                && isFollowedByMember()) lexer.next();
        if (state.at("[") && isIndexSignature()) {
            parseIndexSignature();
            return;
        }
        parseMemberName();
        state.accept("?");
        if (state.at("(") || state.at("<")) parseSignature();
        else if (state.accept(":")) parseNestedType();
    }

    private boolean isFollowedBySignature() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.at("(") || state.at("<");
        state.reset(mark);
        return result;
    }

    private boolean isFollowedByMember() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = !lexer.newlineBefore
                && (state.atName()
                        || state.at("[")
                        || state.atKind(TokenKind.STRING)
                        || state.atKind(TokenKind.NUMBER)
                        || state.atKind(TokenKind.PRIVATE_NAME));
        state.reset(mark);
        return result;
    }

    boolean isIndexSignature() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = false;
        if (state.atName()) {
            lexer.next();
            result = state.at(":");
        }
        state.reset(mark);
        return result;
    }

    void parseIndexSignature() {
        state.expect("[");
        state.expectName();
        state.expect(":");
        parseNestedType();
        state.expect("]");
        if (state.accept(":")) parseNestedType();
    }

    private void parseMemberName() {
        if (state.accept("[")) {
            expressions.parseAssignment(true);
            state.expect("]");
        } else if (state.atName()
                || state.atKind(TokenKind.STRING)
                || state.atKind(TokenKind.NUMBER)
                || state.atKind(TokenKind.BIGINT)
                || state.atKind(TokenKind.PRIVATE_NAME)) {
            lexer.next();
        } else {
            throw state.unexpectedHere("Unexpected token `" + state.tokenText()
                    + "`. Expected identifier, string literal, numeric literal or [ for the computed key");
        }
    }

    private void parseSignature() {
        if (state.at("<")) parseTypeParameters();
        bindings.parseParameters();
        if (state.accept(":")) parseNestedReturnType();
    }
}

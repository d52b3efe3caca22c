package dev.gyre.modules.typescript;

/** Recognises types. What is inside a type is erased with it, so nothing here asks for erasures but the entries for annotations. */
abstract class TypeParser extends ParserBase {
    /** Whether {@code extends} belongs to a conditional type around. */
    private boolean noConditional;

    TypeParser(String source) {
        super(source);
    }

    // ---- entries that erase

    /** Erases {@code : T} at a colon. */
    final void eraseAnnotation() {
        Mark mark = mark();
        int start = lexer.start;
        lexer.next();
        parseNestedType();
        erase(mark, start);
    }

    /** Erases {@code : T}, {@code : x is T} or {@code : asserts x} at a colon. */
    final void eraseReturnAnnotation() {
        Mark mark = mark();
        int start = lexer.start;
        lexer.next();
        parseNestedReturnType();
        erase(mark, start);
    }

    final void eraseTypeParameters() {
        Mark mark = mark();
        int start = lexer.start;
        parseTypeParameters();
        erase(mark, start);
    }

    /** Erases {@code <T>} of a heritage or a new expression. */
    final void eraseTypeArguments() {
        Mark mark = mark();
        int start = lexer.start;
        parseTypeArguments();
        erase(mark, start);
    }

    // ---- types

    /** A type in brackets of its own. */
    final void parseNestedType() {
        boolean saved = noConditional;
        noConditional = false;
        parseType();
        noConditional = saved;
    }

    final void parseType() {
        enter();
        parseUnconditional();
        if (!noConditional && at("extends") && !lexer.newlineBefore) {
            lexer.next();
            noConditional = true;
            parseUnconditional();
            noConditional = false;
            expect("?");
            parseType();
            expect(":");
            parseType();
        }
        leave();
    }

    private void parseUnconditional() {
        if (atFunctionType()) parseFunctionType();
        else parseUnion();
    }

    private void parseReturnType() {
        if (at("asserts") && isAssertion()) {
            lexer.next();
            lexer.next();
            if (accept("is")) parseType();
            return;
        }
        if (atName()) {
            Mark mark = mark();
            boolean isPlain = atIdentifier() || at("this");
            lexer.next();
            if (isPlain && at("is") && !lexer.newlineBefore) {
                lexer.next();
                parseType();
                return;
            }
            reset(mark);
        }
        parseType();
    }

    private boolean isAssertion() {
        Mark mark = mark();
        lexer.next();
        boolean result = !lexer.newlineBefore && (at("this") || atIdentifier());
        reset(mark);
        return result;
    }

    private boolean atFunctionType() {
        if (at("<") || at("new")) return true;
        if (at("abstract")) {
            Mark mark = mark();
            lexer.next();
            boolean result = at("new");
            reset(mark);
            return result;
        }
        return at("(") && isParameterList();
    }

    /** Whether a parenthesis opens the parameters of a function type rather than a type in parentheses. */
    private boolean isParameterList() {
        Mark mark = mark();
        try {
            lexer.next();
            if (at(")") || at("...")) return true;
            if (at("{") || at("[")) skipBrackets();
            else if (atName()) lexer.next();
            else return false;
            if (at(":") || at(",") || at("?") || at("=")) return true;
            if (!accept(")")) return false;
            return at("=>");
        } finally {
            reset(mark);
        }
    }

    private void skipBrackets() {
        int open = 0;
        do {
            if (at("{") || at("[") || at("(")) open++;
            else if (at("}") || at("]") || at(")")) open--;
            else if (atKind(TokenKind.END)) return;
            lexer.next();
        } while (open > 0);
    }

    private void parseFunctionType() {
        accept("abstract");
        accept("new");
        if (at("<")) parseTypeParameters();
        parseParameters();
        expect("=>");
        parseNestedReturnType();
    }

    private void parseNestedReturnType() {
        boolean saved = noConditional;
        noConditional = false;
        parseReturnType();
        noConditional = saved;
    }

    private void parseUnion() {
        accept("|");
        do {
            accept("&");
            do {
                parseOperand();
            } while (accept("&"));
        } while (accept("|"));
    }

    private void parseOperand() {
        if (atFunctionType()) {
            parseFunctionType();
            return;
        }
        while (at("keyof") || at("unique") || at("readonly")) lexer.next();
        if (at("infer")) {
            parseInfer();
            return;
        }
        parsePrimaryType();
        while (!lexer.newlineBefore && accept("[")) {
            if (!at("]")) parseNestedType();
            expect("]");
        }
    }

    private void parseInfer() {
        lexer.next();
        expectIdentifier();
        if (!at("extends")) return;
        Mark mark = mark();
        boolean saved = noConditional;
        lexer.next();
        noConditional = true;
        parseUnconditional();
        noConditional = saved;
        // infer X extends Y ? … is a condition on infer X.
        if (!saved && at("?")) reset(mark);
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
        if (atKind(TokenKind.END)) return unexpectedHere("Unexpected eof");
        return unexpectedHere("Unexpected token `" + tokenText() + "`. Expected an identifier, void, yield, null, await, break, a string literal, "
                + "a numeric literal, true, false, `, -, import, this, typeof, {, [, (");
    }

    private void parseTemplateType() {
        while (!lexer.templateTail) {
            lexer.next();
            parseNestedType();
            if (!at("}")) throw expected("'}', got '" + tokenText() + "'");
            lexer.continueTemplate();
        }
        lexer.next();
    }

    private void parsePunctuatedType() {
        switch (lexer.word) {
            case "-" -> {
                lexer.next();
                if (!atKind(TokenKind.NUMBER) && !atKind(TokenKind.BIGINT)) throw expected("numeric literal or bigint literal");
                lexer.next();
            }
            case "(" -> {
                lexer.next();
                parseNestedType();
                expect(")");
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
                if (at("import")) parseImportType();
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
        expectName();
        while (at(".")) {
            lexer.next();
            if (atKind(TokenKind.END)) throw unexpectedHere("Expected an identifier");
            expectName();
        }
        if (!withArguments || lexer.newlineBefore || !at("<") && !at("<<")) return;
        int start = lexer.start;
        parseTypeArguments();
        if (lexer.previousEnd == start + 2) throw TypeScriptLexer.error(start, lexer.previousEnd, "Type argument list cannot be empty.");
    }

    private void parseImportType() {
        expect("import");
        expect("(");
        if (!atKind(TokenKind.STRING)) throw unexpectedHere("import type must be a string literal");
        lexer.next();
        if (accept(",") && !at(")")) {
            parseAssignment(true);
            accept(",");
        }
        expect(")");
        if (accept(".")) parseEntity(false);
        if (!lexer.newlineBefore && (at("<") || at("<<"))) parseTypeArguments();
    }

    private void parseTuple() {
        expect("[");
        while (!at("]")) {
            accept("...");
            if (isLabel()) {
                lexer.next();
                accept("?");
                expect(":");
            }
            parseNestedType();
            accept("?");
            if (!at("]")) expect(",");
        }
        expect("]");
    }

    private boolean isLabel() {
        if (!atName()) return false;
        Mark mark = mark();
        lexer.next();
        accept("?");
        boolean result = at(":");
        reset(mark);
        return result;
    }

    // ---- parameters and arguments

    final void parseTypeParameters() {
        expect("<");
        while (!at(">")) {
            while ((at("const") || at("in") || at("out")) && isTypeParameterModifier()) lexer.next();
            expectIdentifier();
            if (accept("extends")) parseNestedType();
            if (accept("=")) parseNestedType();
            if (!at(">")) expect(",");
        }
        lexer.next();
    }

    private boolean isTypeParameterModifier() {
        if (!at("out")) return true;
        Mark mark = mark();
        lexer.next();
        boolean result = atName() && !at("extends");
        reset(mark);
        return result;
    }

    final void parseTypeArguments() {
        if (at("<<")) lexer.split();
        expect("<");
        while (!at(">")) {
            parseNestedType();
            if (!at(">")) expect(",");
        }
        lexer.next();
    }

    // ---- members

    private boolean isMapped() {
        Mark mark = mark();
        lexer.next();
        boolean result = false;
        if (at("+") || at("-")) {
            lexer.next();
            result = at("readonly");
        } else {
            accept("readonly");
            if (accept("[") && atName()) {
                lexer.next();
                result = at("in");
            }
        }
        reset(mark);
        return result;
    }

    private void parseMapped() {
        expect("{");
        if (at("+") || at("-")) lexer.next();
        accept("readonly");
        expect("[");
        expectName();
        expect("in");
        parseNestedType();
        if (accept("as")) parseNestedType();
        expect("]");
        if (at("+") || at("-")) lexer.next();
        accept("?");
        if (accept(":")) parseNestedType();
        if (!accept(";")) accept(",");
        expect("}");
    }

    /** The braces of a type literal or an interface. */
    final void parseMembers() {
        expect("{");
        while (!at("}")) {
            parseMember();
            if (accept(";") || accept(",") || at("}") || lexer.newlineBefore) continue;
            throw unexpectedHere(atKind(TokenKind.END) ? "Unexpected eof" : "Expected ';', got '" + tokenText() + "'");
        }
        lexer.next();
    }

    private void parseMember() {
        if (at("(") || at("<")) {
            parseSignature();
            return;
        }
        if (at("new") && isFollowedBySignature()) {
            lexer.next();
            parseSignature();
            return;
        }
        while (atName() && (Words.isModifier(lexer.word) || at("get") || at("set")) && isFollowedByMember()) lexer.next();
        if (at("[") && isIndexSignature()) {
            parseIndexSignature();
            return;
        }
        parseMemberName();
        accept("?");
        if (at("(") || at("<")) parseSignature();
        else if (accept(":")) parseNestedType();
    }

    private boolean isFollowedBySignature() {
        Mark mark = mark();
        lexer.next();
        boolean result = at("(") || at("<");
        reset(mark);
        return result;
    }

    private boolean isFollowedByMember() {
        Mark mark = mark();
        lexer.next();
        boolean result = !lexer.newlineBefore
                && (atName() || at("[") || atKind(TokenKind.STRING) || atKind(TokenKind.NUMBER) || atKind(TokenKind.PRIVATE_NAME));
        reset(mark);
        return result;
    }

    final boolean isIndexSignature() {
        Mark mark = mark();
        lexer.next();
        boolean result = false;
        if (atName()) {
            lexer.next();
            result = at(":");
        }
        reset(mark);
        return result;
    }

    final void parseIndexSignature() {
        expect("[");
        expectName();
        expect(":");
        parseNestedType();
        expect("]");
        if (accept(":")) parseNestedType();
    }

    private void parseMemberName() {
        if (accept("[")) {
            parseAssignment(true);
            expect("]");
        } else if (atName() || atKind(TokenKind.STRING) || atKind(TokenKind.NUMBER) || atKind(TokenKind.BIGINT) || atKind(TokenKind.PRIVATE_NAME)) {
            lexer.next();
        } else {
            throw unexpectedHere("Unexpected token `" + tokenText() + "`. Expected identifier, string literal, numeric literal or [ for the computed key");
        }
    }

    private void parseSignature() {
        if (at("<")) parseTypeParameters();
        parseParameters();
        if (accept(":")) parseNestedReturnType();
    }
}

package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises statements. */
abstract class StatementParser extends ClassParser {
    /** A statement that runs. */
    static final int CODE = 0;
    /** A declaration that has been erased, being for the compiler only. */
    static final int ERASED = 1;
    /** An interface, a type or a namespace of only such: a namespace of only these is erased with them. */
    static final int TYPES_ONLY = 2;

    StatementParser(String source) {
        super(source);
    }

    @Override
    final void parseBlock() {
        syntax.open(Kind.BLOCK, lexer.start);
        expect("{");
        while (!at("}")) {
            if (atKind(TokenKind.END)) throw expected("'}', got '<eof>'");
            parseStatement();
        }
        lexer.next();
        syntax.close(lexer.previousEnd);
    }

    /** A statement or declaration; says whether anything of it is left. */
    final int parseStatement() {
        enter();
        int result = CODE;
        if (atKind(TokenKind.NAME)) result = parseNamedStatement();
        else if (at("{")) parseBlock();
        else if (at("@")) parseDecoratedClass();
        else if (!accept(";")) parseExpressionStatement();
        leave();
        return result;
    }

    private void parseDecoratedClass() {
        while (at("@")) parseDecorator();
        if (at("export")) {
            parseStatement();
            return;
        }
        parseClass(true);
    }

    private int parseNamedStatement() {
        switch (lexer.word) {
            case "var" -> parseVariables(true);
            case "const" -> {
                return parseConst();
            }
            case "let", "using" -> {
                if (isDeclarationNext()) parseVariables(true);
                else parseExpressionStatement();
            }
            case "await" -> parseAwaitUsing();
            case "class" -> parseClass(true);
            case "function", "async", "type", "interface", "enum", "abstract", "declare", "namespace", "module", "global", "import", "export" -> {
                return parseDeclaration();
            }
            case "if" -> parseIf();
            case "for" -> parseFor();
            case "while" -> {
                lexer.next();
                parseCondition();
                parseLoopBody();
            }
            case "do" -> parseDo();
            case "with" -> throw unexpectedHere("The 'with' statement is not supported. All symbols in a 'with' block will have type 'any'.");
            case "switch" -> parseSwitch();
            case "try" -> parseTry();
            case "return", "throw" -> parseReturn();
            case "break", "continue" -> parseJump();
            case "debugger" -> {
                lexer.next();
                expectSemicolon();
            }
            default -> parseExpressionStatement();
        }
        return CODE;
    }

    abstract int parseDeclaration();

    abstract int parseConst();

    final void parseExpressionStatement() {
        if (atIdentifier()) {
            Mark mark = mark();
            lexer.next();
            if (accept(":")) {
                parseStatement();
                return;
            }
            reset(mark);
        }
        int start = lexer.start;
        parseExpression(true);
        SyntaxNode last = syntax.last();
        if (last != null && last.kind() == Kind.SUPER_CALL) last.isStatement = last.start() == start && last.end() == lexer.previousEnd;
        if (!acceptSemicolon()) throw expected("';', '}' or <eof>");
    }

    /** The statement of an if or a loop; an erased one leaves an empty one. */
    private void parseBody() {
        int start = lexer.start;
        if ((parseStatement() & ERASED) != 0) erasures.overwrite(start, ';');
    }

    // ---- declarations of variables

    final boolean isDeclarationNext() {
        boolean isUsing = at("using");
        Mark mark = mark();
        lexer.next();
        boolean result = atIdentifier() && !(isUsing && (lexer.newlineBefore || at("of") || at("in") || atAssertion()))
                && !at("instanceof") && !at("in")
                || !isUsing && (at("[") || at("{"));
        reset(mark);
        return result;
    }

    final void parseVariables(boolean in) {
        parseDeclarators(in);
        expectSemicolon();
    }

    private void parseDeclarators(boolean in) {
        boolean isConst = at("const");
        Kind saved = bindingKind;
        bindingKind = at("var") ? Kind.VARIABLE : Kind.LEXICAL;
        syntax.open(Kind.VARIABLES, lexer.start);
        do {
            lexer.next();
            int start = lexer.start;
            SyntaxNode declarator = syntax.open(Kind.DECLARATOR, start);
            if (declarator != null) declarator.isPattern = at("{");
            boolean isPattern = at("[") || at("{");
            parseBindingTarget();
            if (at("!") && !lexer.newlineBefore) eraseToken();
            int named = lexer.previousEnd;
            if (at(":")) eraseAnnotation();
            int annotationEnd = lexer.previousEnd;
            boolean isAnnotated = annotationEnd > named;
            boolean hasValue = accept("=");
            int end = hasValue ? lexer.previousStart : lexer.previousEnd;
            if (hasValue) syntax.enterBody(lexer.start);
            if (hasValue) parseAssignment(in);
            syntax.close(lexer.previousEnd);
            if (!in && isAnnotated && (at("of") || at("in"))) {
                throw TypeScriptLexer.error(start, annotationEnd, "The left-hand side of a 'for...of' statement cannot use a type annotation");
            }
            if (hasValue || isIn(Context.AMBIENT) || !in && (at("of") || at("in"))) continue;
            if (isPattern) throw TypeScriptLexer.error(start, end, "Destructuring bindings require initializers");
            if (isConst) throw TypeScriptLexer.error(start, end, "'const' declarations must be initialized");
        } while (at(","));
        bindingKind = saved;
        syntax.close(lexer.previousEnd);
    }

    private void parseAwaitUsing() {
        Mark mark = mark();
        lexer.next();
        if (at("using") && !lexer.newlineBefore && isDeclarationNext()) {
            parseVariables(true);
            return;
        }
        reset(mark);
        parseExpressionStatement();
    }

    // ---- statements

    private void parseCondition() {
        expect("(");
        parseExpression(true);
        expect(")");
    }

    private void parseIf() {
        lexer.next();
        parseCondition();
        parseBody();
        if (accept("else")) parseBody();
    }

    private void parseDo() {
        lexer.next();
        parseLoopBody();
        expect("while");
        parseCondition();
        accept(";");
    }

    private void parseReturn() {
        boolean isReturn = at("return");
        int from = lexer.start;
        lexer.next();
        if (at(";") || at("}") || atKind(TokenKind.END) || lexer.newlineBefore) {
            if (!isReturn && lexer.newlineBefore) throw TypeScriptLexer.error(from, lexer.previousEnd, "A newline is not allowed after throw");
            if (!isReturn) throw unexpectedHere("Expression expected");
            acceptSemicolon();
        } else {
            int start = lexer.start;
            parseExpression(true);
            keepArgumentOnLine(start);
            expectSemicolon();
        }
        if (isReturn && !isIn(Context.FUNCTION)) throw TypeScriptLexer.error(from, lexer.previousEnd, "Return statement is not allowed here");
    }

    private void parseFor() {
        syntax.open(Kind.BLOCK, lexer.start);
        lexer.next();
        accept("await");
        expect("(");
        if (!at(";")) parseForHead();
        if (accept("of")) {
            parseAssignment(true);
        } else if (accept("in")) {
            parseExpression(true);
        } else {
            expect(";");
            if (!at(";")) parseExpression(true);
            expect(";");
            if (!at(")")) parseExpression(true);
        }
        expect(")");
        parseLoopBody();
        syntax.close(lexer.previousEnd);
    }

    private void parseLoopBody() {
        int saved = context;
        context |= Context.LOOP;
        parseBody();
        context = saved;
    }

    private void parseJump() {
        boolean isBreak = at("break");
        int start = lexer.start;
        lexer.next();
        boolean isLabelled = atIdentifier() && !lexer.newlineBefore;
        if (isLabelled) lexer.next();
        expectSemicolon();
        if (isLabelled || isIn(isBreak ? Context.LOOP | Context.SWITCH : Context.LOOP)) return;
        throw TypeScriptLexer.error(start, lexer.previousEnd, isBreak ? "A 'break' statement can only be used within an enclosing iteration or switch statement"
                : "A 'continue' statement can only jump to a label of an enclosing iteration statement");
    }

    private void parseForHead() {
        if (at("var") || at("const") || (at("let") || at("using")) && isDeclarationNext()) {
            parseDeclarators(false);
            return;
        }
        if (at("await")) {
            Mark mark = mark();
            lexer.next();
            if (at("using") && isDeclarationNext()) {
                parseDeclarators(false);
                return;
            }
            reset(mark);
        }
        parseExpression(false);
    }

    private void parseSwitch() {
        lexer.next();
        parseCondition();
        syntax.open(Kind.BLOCK, lexer.start);
        expect("{");
        int saved = context;
        context |= Context.SWITCH;
        while (!at("}")) {
            if (accept("case")) parseExpression(true);
            else expect("default");
            expect(":");
            while (!at("case") && !at("default") && !at("}")) parseStatement();
        }
        context = saved;
        lexer.next();
        syntax.close(lexer.previousEnd);
    }

    private void parseTry() {
        lexer.next();
        parseBlock();
        if (accept("catch")) {
            syntax.open(Kind.BLOCK, lexer.previousStart);
            if (accept("(")) {
                parseBindingTarget();
                if (at(":")) eraseAnnotation();
                expect(")");
            }
            parseBlock();
            syntax.close(lexer.previousEnd);
        }
        if (accept("finally")) parseBlock();
    }
}

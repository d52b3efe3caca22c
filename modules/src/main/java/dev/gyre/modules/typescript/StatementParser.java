package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises statements. */
final class StatementParser {
    /** A statement with code. */
    static final int CODE = 0;
    /** A declaration that has been erased completely. */
    static final int ERASED = 1;
    /** An interface, a type, or a namespace with only such declarations, which is erased too. */
    static final int TYPES_ONLY = 2;

    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final Erasures erasures;
    private final SyntaxRecorder syntax;
    private final TypeParser types;
    private final BindingParser bindings;
    private final ExpressionParser expressions;
    private final FunctionParser functions;
    private final ClassParser classes;
    private DeclarationParser declarations;

    StatementParser(
            ParserState state,
            TypeParser types,
            BindingParser bindings,
            ExpressionParser expressions,
            FunctionParser functions,
            ClassParser classes) {
        this.state = state;
        lexer = state.lexer;
        erasures = state.erasures;
        syntax = state.syntax;
        this.types = types;
        this.bindings = bindings;
        this.expressions = expressions;
        this.functions = functions;
        this.classes = classes;
    }

    /** Sets the parts that are created after this one. */
    void connect(DeclarationParser declarations) {
        this.declarations = declarations;
    }

    void parseBlock() {
        syntax.open(Kind.BLOCK, lexer.start);
        state.expect("{");
        while (!state.at("}")) {
            if (state.atKind(TokenKind.END)) throw state.expected("'}', got '<eof>'");
            parseStatement();
        }
        lexer.next();
        syntax.close(lexer.previousEnd);
    }

    /** A statement or declaration; returns what is left of it. */
    int parseStatement() {
        state.enter();
        int result = CODE;
        if (state.atKind(TokenKind.NAME)) result = parseNamedStatement();
        else if (state.at("{")) parseBlock();
        else if (state.at("@")) parseDecoratedClass();
        else if (!state.accept(";")) parseExpressionStatement();
        state.leave();
        return result;
    }

    private void parseDecoratedClass() {
        while (state.at("@")) classes.parseDecorator();
        if (state.at("export")) {
            parseStatement();
            return;
        }
        classes.parseClass(true);
    }

    private int parseNamedStatement() {
        switch (lexer.word) {
            case "var" -> parseVariables(true);
            case "const" -> {
                return declarations.parseConst();
            }
            case "let", "using" -> {
                if (isDeclarationNext()) parseVariables(true);
                else parseExpressionStatement();
            }
            case "await" -> parseAwaitUsing();
            case "class" -> classes.parseClass(true);
            case "function",
                    "async",
                    "type",
                    "interface",
                    "enum",
                    "abstract",
                    "declare",
                    "namespace",
                    "module",
                    "global",
                    "import",
                    "export" -> {
                return declarations.parseDeclaration();
            }
            case "if" -> parseIf();
            case "for" -> parseFor();
            case "while" -> {
                lexer.next();
                parseCondition();
                parseLoopBody();
            }
            case "do" -> parseDo();
            case "with" ->
                throw state.unexpectedHere(
                        "The 'with' statement is not supported. All symbols in a 'with' block will have type 'any'.");
            case "switch" -> parseSwitch();
            case "try" -> parseTry();
            case "return", "throw" -> parseReturn();
            case "break", "continue" -> parseJump();
            case "debugger" -> {
                lexer.next();
                state.expectSemicolon();
            }
            default -> parseExpressionStatement();
        }
        return CODE;
    }

    void parseExpressionStatement() {
        if (state.atIdentifier()) {
            ParserState.Mark mark = state.mark();
            lexer.next();
            if (state.accept(":")) {
                parseStatement();
                return;
            }
            state.reset(mark);
        }
        int start = lexer.start;
        expressions.parseExpression(true);
        SyntaxNode last = syntax.last();
        if (last != null && last.kind() == Kind.SUPER_CALL)
            last.isStatement = last.start() == start && last.end() == lexer.previousEnd;
        if (!state.acceptSemicolon()) throw state.expected("';', '}' or <eof>");
    }

    /** The statement of an if or a loop; if it is erased an empty statement remains. */
    private void parseBody() {
        int start = lexer.start;
        if ((parseStatement() & ERASED) != 0) erasures.overwrite(start, ';');
    }

    // ---- declarations of variables

    boolean isDeclarationNext() {
        boolean isUsing = state.at("using");
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atIdentifier()
                        && !(isUsing
                                && (lexer.newlineBefore
                                        || state.at("of")
                                        || state.at("in")
                                        || expressions.atAssertion()))
                        && !state.at("instanceof")
                        && !state.at("in")
                || !isUsing && (state.at("[") || state.at("{"));
        state.reset(mark);
        return result;
    }

    void parseVariables(boolean in) {
        parseDeclarators(in);
        state.expectSemicolon();
    }

    private void parseDeclarators(boolean in) {
        boolean isConst = state.at("const");
        Kind saved = bindings.bindingKind;
        bindings.bindingKind = state.at("var") ? Kind.VARIABLE : Kind.LEXICAL;
        syntax.open(Kind.VARIABLES, lexer.start);
        do {
            lexer.next();
            int start = lexer.start;
            SyntaxNode declarator = syntax.open(Kind.DECLARATOR, start);
            if (declarator != null) declarator.isPattern = state.at("{");
            boolean isPattern = state.at("[") || state.at("{");
            bindings.parseBindingTarget();
            if (state.at("!") && !lexer.newlineBefore) state.eraseToken();
            int named = lexer.previousEnd;
            if (state.at(":")) types.eraseAnnotation();
            int annotationEnd = lexer.previousEnd;
            boolean isAnnotated = annotationEnd > named;
            boolean hasValue = state.accept("=");
            int end = hasValue ? lexer.previousStart : lexer.previousEnd;
            if (hasValue) syntax.enterBody(lexer.start);
            if (hasValue) expressions.parseAssignment(in);
            syntax.close(lexer.previousEnd);
            if (!in && isAnnotated && (state.at("of") || state.at("in"))) {
                throw TypeScriptLexer.error(
                        start,
                        annotationEnd,
                        "The left-hand side of a 'for...of' statement cannot use a type annotation");
            }
            if (hasValue || state.isIn(Context.AMBIENT) || !in && (state.at("of") || state.at("in"))) continue;
            if (isPattern) throw TypeScriptLexer.error(start, end, "Destructuring bindings require initializers");
            if (isConst) throw TypeScriptLexer.error(start, end, "'const' declarations must be initialized");
        } while (state.at(","));
        bindings.bindingKind = saved;
        syntax.close(lexer.previousEnd);
    }

    private void parseAwaitUsing() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        if (state.at("using") && !lexer.newlineBefore && isDeclarationNext()) {
            parseVariables(true);
            return;
        }
        state.reset(mark);
        parseExpressionStatement();
    }

    // ---- statements

    private void parseCondition() {
        state.expect("(");
        expressions.parseExpression(true);
        state.expect(")");
    }

    private void parseIf() {
        lexer.next();
        parseCondition();
        parseBody();
        if (state.accept("else")) parseBody();
    }

    private void parseDo() {
        lexer.next();
        parseLoopBody();
        state.expect("while");
        parseCondition();
        state.accept(";");
    }

    private void parseReturn() {
        boolean isReturn = state.at("return");
        int from = lexer.start;
        lexer.next();
        if (state.at(";") || state.at("}") || state.atKind(TokenKind.END) || lexer.newlineBefore) {
            if (!isReturn && lexer.newlineBefore)
                throw TypeScriptLexer.error(from, lexer.previousEnd, "A newline is not allowed after throw");
            if (!isReturn) throw state.unexpectedHere("Expression expected");
            state.acceptSemicolon();
        } else {
            int start = lexer.start;
            expressions.parseExpression(true);
            functions.keepArgumentOnLine(start);
            state.expectSemicolon();
        }
        if (isReturn && !state.isIn(Context.FUNCTION))
            throw TypeScriptLexer.error(from, lexer.previousEnd, "Return statement is not allowed here");
    }

    private void parseFor() {
        syntax.open(Kind.BLOCK, lexer.start);
        lexer.next();
        state.accept("await");
        state.expect("(");
        if (!state.at(";")) parseForHead();
        if (state.accept("of")) {
            expressions.parseAssignment(true);
        } else if (state.accept("in")) {
            expressions.parseExpression(true);
        } else {
            state.expect(";");
            if (!state.at(";")) expressions.parseExpression(true);
            state.expect(";");
            if (!state.at(")")) expressions.parseExpression(true);
        }
        state.expect(")");
        parseLoopBody();
        syntax.close(lexer.previousEnd);
    }

    private void parseLoopBody() {
        int saved = state.context;
        state.context |= Context.LOOP;
        parseBody();
        state.context = saved;
    }

    private void parseJump() {
        boolean isBreak = state.at("break");
        int start = lexer.start;
        lexer.next();
        boolean isLabelled = state.atIdentifier() && !lexer.newlineBefore;
        if (isLabelled) lexer.next();
        state.expectSemicolon();
        if (isLabelled || state.isIn(isBreak ? Context.LOOP | Context.SWITCH : Context.LOOP)) return;
        throw TypeScriptLexer.error(
                start,
                lexer.previousEnd,
                isBreak
                        ? "A 'break' statement can only be used within an enclosing iteration or switch statement"
                        : "A 'continue' statement can only jump to a label of an enclosing iteration statement");
    }

    private void parseForHead() {
        if (state.at("var") || state.at("const") || (state.at("let") || state.at("using")) && isDeclarationNext()) {
            parseDeclarators(false);
            return;
        }
        if (state.at("await")) {
            ParserState.Mark mark = state.mark();
            lexer.next();
            if (state.at("using") && isDeclarationNext()) {
                parseDeclarators(false);
                return;
            }
            state.reset(mark);
        }
        expressions.parseExpression(false);
    }

    private void parseSwitch() {
        lexer.next();
        parseCondition();
        syntax.open(Kind.BLOCK, lexer.start);
        state.expect("{");
        int saved = state.context;
        state.context |= Context.SWITCH;
        while (!state.at("}")) {
            if (state.accept("case")) expressions.parseExpression(true);
            else state.expect("default");
            state.expect(":");
            while (!state.at("case") && !state.at("default") && !state.at("}")) parseStatement();
        }
        state.context = saved;
        lexer.next();
        syntax.close(lexer.previousEnd);
    }

    private void parseTry() {
        lexer.next();
        parseBlock();
        if (state.accept("catch")) {
            syntax.open(Kind.BLOCK, lexer.previousStart);
            if (state.accept("(")) {
                bindings.parseBindingTarget();
                if (state.at(":")) types.eraseAnnotation();
                state.expect(")");
            }
            parseBlock();
            syntax.close(lexer.previousEnd);
        }
        if (state.accept("finally")) parseBlock();
    }
}

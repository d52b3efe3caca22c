package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises imports and exports, and with them whole programs. */
final class ModuleParser {
    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final SyntaxRecorder syntax;
    private final ExpressionParser expressions;
    private final PrimaryParser primaries;
    private final FunctionParser functions;
    private final ClassParser classes;
    private final StatementParser statements;
    private final DeclarationParser declarations;

    ModuleParser(
            ParserState state,
            ExpressionParser expressions,
            PrimaryParser primaries,
            FunctionParser functions,
            ClassParser classes,
            StatementParser statements,
            DeclarationParser declarations) {
        this.state = state;
        lexer = state.lexer;
        syntax = state.syntax;
        this.expressions = expressions;
        this.primaries = primaries;
        this.functions = functions;
        this.classes = classes;
        this.statements = statements;
        this.declarations = declarations;
    }

    /** Recognises the whole text. */
    void parseProgram() {
        lexer.next();
        while (!state.atKind(TokenKind.END)) statements.parseStatement();
    }

    // ---- import

    int parseImport() {
        DeclarationParser.Opening opening = declarations.open();
        lexer.next();
        if (state.at("(") || state.at(".")) {
            state.reset(opening.mark());
            expressions.parseExpression(true);
            state.accept(";");
            return StatementParser.CODE;
        }
        syntax.add(Kind.MODULE_DECLARATION, opening.start(), lexer.previousEnd);
        if (state.atKind(TokenKind.STRING)) {
            parseModuleName();
            state.accept(";");
            return StatementParser.CODE;
        }
        boolean isTypeOnly = state.at("type") && isTypeModifier();
        if (isTypeOnly || (state.at("defer") || state.at("source")) && isPhase()) lexer.next();
        if (state.atIdentifier()) {
            int name = lexer.start;
            lexer.next();
            if (state.at("=")) {
                if (syntax.isRecording())
                    syntax.reset(opening.mark().node(), opening.mark().nodes());
                return parseImportEquals(opening, opening.start(), name, isTypeOnly);
            }
            if (!state.at("from")) state.expect(",");
        }
        if (state.accept("*")) {
            state.expect("as");
            state.expectIdentifier();
        } else if (state.at("{")) {
            parseSpecifiers(isTypeOnly, false);
        }
        if (!state.accept("from")) throw state.unexpectedHere("Expected 'from', got '" + state.tokenText() + "'");
        parseModuleName();
        if (!state.acceptSemicolon()) throw state.expected("';', got '" + state.tokenText() + "'");
        return isTypeOnly ? declarations.eraseDeclaration(opening, StatementParser.ERASED) : StatementParser.CODE;
    }

    /** Whether the word type after import is a modifier. */
    private boolean isTypeModifier() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.at("{") || state.at("*") || state.atIdentifier();
        if (result && state.at("from")) {
            lexer.next();
            result = !state.atKind(TokenKind.STRING);
        }
        state.reset(mark);
        return result;
    }

    private boolean isPhase() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.at("*") || state.atIdentifier();
        if (result && state.at("from")) {
            lexer.next();
            result = state.at("from");
        }
        state.reset(mark);
        return result;
    }

    private int parseImportEquals(DeclarationParser.Opening opening, int start, int name, boolean isTypeOnly) {
        SyntaxNode alias = syntax.open(Kind.IMPORT_ALIAS, start);
        syntax.name(name, lexer.previousEnd);
        state.expect("=");
        syntax.enterBody(lexer.start);
        boolean isRequire = state.at("require") && isFollowedByParenthesis();
        if (alias != null) alias.isRequire = isRequire;
        if (isRequire) {
            lexer.next();
            state.expect("(");
            if (!state.atKind(TokenKind.STRING)) throw state.unexpectedToken("a string literal");
            lexer.next();
            state.expect(")");
        } else {
            state.expectIdentifier();
            syntax.addName(Kind.REFERENCE, lexer.previousStart, lexer.previousEnd, false);
            while (state.accept(".")) state.expectName();
        }
        syntax.endBody(lexer.previousEnd);
        state.expectSemicolon();
        syntax.close(lexer.previousEnd);
        if (isTypeOnly) return declarations.eraseDeclaration(opening, StatementParser.ERASED);
        state.refuse(
                opening.start(),
                lexer.previousEnd,
                "TypeScript import equals declaration is not supported in strip-only mode");
        return StatementParser.CODE;
    }

    private boolean isFollowedByParenthesis() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.at("(");
        state.reset(mark);
        return result;
    }

    private void parseModuleName() {
        if (!state.atKind(TokenKind.STRING)) throw state.unexpectedToken("a string literal");
        lexer.next();
        if ((state.at("with") || state.at("assert") && !lexer.newlineBefore) && isNextBrace()) {
            lexer.next();
            primaries.parseObject();
        }
    }

    private boolean isNextBrace() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.at("{");
        state.reset(mark);
        return result;
    }

    /** The names in braces; type imports are erased with the comma after them. */
    private void parseSpecifiers(boolean isTypeOnly, boolean isExport) {
        state.expect("{");
        while (!state.at("}")) {
            ParserState.Mark mark = state.mark();
            int start = lexer.start;
            boolean isType = !isTypeOnly && state.at("type") && isTypeSpecifier(isExport);
            if (isType) lexer.next();
            if (!state.atName() && !state.atKind(TokenKind.STRING)) throw state.unexpectedToken("identifier or string");
            parseExportName();
            if (state.accept("as")) parseExportName();
            if (!state.at("}")) state.expect(",");
            if (isType) state.erase(mark, start);
        }
        lexer.next();
    }

    private void parseExportName() {
        if (state.atKind(TokenKind.STRING)) lexer.next();
        else state.expectName();
    }

    private boolean isTypeSpecifier(boolean isExport) {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result;
        if (state.at("as")) {
            lexer.next();
            result = state.at(",") || state.at("}");
            if (!result && state.at("as")) {
                lexer.next();
                result = !state.at(",") && !state.at("}");
            }
        } else {
            result = state.atName() || !isExport && state.atKind(TokenKind.STRING);
        }
        state.reset(mark);
        return result;
    }

    // ---- export

    int parseExport() {
        DeclarationParser.Opening opening = declarations.open();
        lexer.next();
        if (state.at("*") || state.at("{") || state.at("=") || state.at("default"))
            syntax.add(Kind.MODULE_DECLARATION, opening.start(), lexer.end);
        if (state.at("*")) return parseExportAll(opening, false);
        if (state.at("{")) return parseExportNames(opening, false);
        if (state.at("=")) {
            syntax.open(Kind.EXPORT_ASSIGNMENT, opening.start());
            lexer.next();
            syntax.enterBody(lexer.start);
            expressions.parseExpression(true);
            syntax.endBody(lexer.previousEnd);
            state.expectSemicolon();
            syntax.close(lexer.previousEnd);
            state.refuse(
                    opening.start(),
                    lexer.previousEnd,
                    "TypeScript export assignment is not supported in strip-only mode");
            return StatementParser.CODE;
        }
        if (!state.atName()) {
            if (state.atKind(TokenKind.END)) throw state.unexpectedHere("Unexpected eof");
            if (!state.at("@")) state.expect("{");
            statements.parseStatement();
            return StatementParser.CODE;
        }
        return switch (lexer.word) {
            case "default" -> parseExportDefault(opening);
            case "import" -> parseExportImport(opening);
            case "as" -> parseExportAsNamespace(opening);
            case "type" -> parseExportType(opening);
            default -> parseExportDeclaration(opening);
        };
    }

    private int parseExportAll(DeclarationParser.Opening opening, boolean isTypeOnly) {
        state.expect("*");
        if (state.accept("as")) parseExportName();
        state.expect("from");
        parseModuleName();
        state.accept(";");
        return isTypeOnly ? declarations.eraseDeclaration(opening, StatementParser.ERASED) : StatementParser.CODE;
    }

    private int parseExportNames(DeclarationParser.Opening opening, boolean isTypeOnly) {
        parseSpecifiers(isTypeOnly, true);
        // As in Node, these need no separator from what follows.
        if (state.accept("from")) parseModuleName();
        state.accept(";");
        return isTypeOnly ? declarations.eraseDeclaration(opening, StatementParser.ERASED) : StatementParser.CODE;
    }

    private int parseExportType(DeclarationParser.Opening opening) {
        ParserState.Mark mark = state.mark();
        lexer.next();
        if (state.at("{")) return parseExportNames(opening, true);
        if (state.at("*")) return parseExportAll(opening, true);
        if (!state.atIdentifier()) state.expect("{");
        state.reset(mark);
        return parseExportDeclaration(opening);
    }

    private int parseExportImport(DeclarationParser.Opening opening) {
        syntax.open(Kind.EXPORT, opening.start());
        int start = lexer.start;
        lexer.next();
        boolean isTypeOnly = state.at("type") && isTypeModifier();
        if (isTypeOnly) lexer.next();
        int name = lexer.start;
        state.expectIdentifier();
        int result = parseImportEquals(opening, start, name, isTypeOnly);
        if (result == StatementParser.CODE) syntax.close(lexer.previousEnd);
        return result;
    }

    private int parseExportAsNamespace(DeclarationParser.Opening opening) {
        lexer.next();
        state.expect("namespace");
        state.expectIdentifier();
        state.expectSemicolon();
        // In strip mode, Node leaves it to the JavaScript parser.
        return syntax.isRecording()
                ? declarations.eraseDeclaration(opening, StatementParser.ERASED)
                : StatementParser.CODE;
    }

    private int parseExportDeclaration(DeclarationParser.Opening opening) {
        if (!isDeclarationStart()) state.expect("{");
        syntax.open(Kind.EXPORT, opening.start());
        int kind = statements.parseStatement();
        if (kind != StatementParser.CODE) return declarations.eraseDeclaration(opening, kind);
        syntax.close(lexer.previousEnd);
        return StatementParser.CODE;
    }

    private boolean isDeclarationStart() {
        return switch (lexer.word) {
            case "var",
                    "let",
                    "const",
                    "using",
                    "class",
                    "function",
                    "async",
                    "type",
                    "interface",
                    "enum",
                    "abstract",
                    "declare",
                    "namespace",
                    "module",
                    "global",
                    "await" -> true;
            default -> false;
        };
    }

    private int parseExportDefault(DeclarationParser.Opening opening) {
        lexer.next();
        while (state.at("@")) classes.parseDecorator();
        if (state.at("class") || state.at("abstract") && declarations.isNext("class")) {
            classes.parseClass(false);
            return StatementParser.CODE;
        }
        if (state.at("function") || state.at("async") && declarations.isNext("function"))
            return parseDefaultFunction(opening);
        if (state.at("interface")) {
            return declarations.eraseDeclaration(opening, declarations.parseInterface());
        }
        expressions.parseAssignment(true);
        state.expectSemicolon();
        return StatementParser.CODE;
    }

    private int parseDefaultFunction(DeclarationParser.Opening opening) {
        boolean async = state.accept("async");
        state.expect("function");
        boolean generator = state.accept("*");
        if (state.atIdentifier()) lexer.next();
        syntax.open(Kind.FUNCTION, opening.start());
        primaries.parseFunctionHead();
        if (state.at("{")) {
            functions.parseFunctionBody(async, generator);
            return StatementParser.CODE;
        }
        state.expectSemicolon();
        return declarations.eraseDeclaration(opening, StatementParser.ERASED);
    }
}

package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;

/** Recognises imports and exports, and with them whole programs. */
final class ModuleParser extends DeclarationParser {
    ModuleParser(String source) {
        super(source);
    }

    /** Recognises the whole text. */
    void parseProgram() {
        lexer.next();
        while (!atKind(TokenKind.END)) parseStatement();
    }

    // ---- import

    @Override
    int parseImport() {
        Opening opening = open();
        lexer.next();
        if (at("(") || at(".")) {
            reset(opening.mark());
            parseExpression(true);
            accept(";");
            return CODE;
        }
        syntax.add(Kind.MODULE_DECLARATION, opening.start(), lexer.previousEnd);
        if (atKind(TokenKind.STRING)) {
            parseModuleName();
            accept(";");
            return CODE;
        }
        boolean isTypeOnly = at("type") && isTypeModifier();
        if (isTypeOnly || (at("defer") || at("source")) && isPhase()) lexer.next();
        if (atIdentifier()) {
            int name = lexer.start;
            lexer.next();
            if (at("=")) {
                if (syntax.isRecording()) syntax.reset(opening.mark().node(), opening.mark().nodes());
                return parseImportEquals(opening, opening.start(), name, isTypeOnly);
            }
            if (!at("from")) expect(",");
        }
        if (accept("*")) {
            expect("as");
            expectIdentifier();
        } else if (at("{")) {
            parseSpecifiers(isTypeOnly, false);
        }
        if (!accept("from")) throw unexpectedHere("Expected 'from', got '" + tokenText() + "'");
        parseModuleName();
        if (!acceptSemicolon()) throw expected("';', got '" + tokenText() + "'");
        return isTypeOnly ? eraseDeclaration(opening, ERASED) : CODE;
    }

    /** Whether the word type after import says what kind of import it is. */
    private boolean isTypeModifier() {
        Mark mark = mark();
        lexer.next();
        boolean result = at("{") || at("*") || atIdentifier();
        if (result && at("from")) {
            lexer.next();
            result = !atKind(TokenKind.STRING);
        }
        reset(mark);
        return result;
    }

    private boolean isPhase() {
        Mark mark = mark();
        lexer.next();
        boolean result = at("*") || atIdentifier();
        if (result && at("from")) {
            lexer.next();
            result = at("from");
        }
        reset(mark);
        return result;
    }

    private int parseImportEquals(Opening opening, int start, int name, boolean isTypeOnly) {
        SyntaxNode alias = syntax.open(Kind.IMPORT_ALIAS, start);
        syntax.name(name, lexer.previousEnd);
        expect("=");
        syntax.enterBody(lexer.start);
        boolean isRequire = at("require") && isFollowedByParenthesis();
        if (alias != null) alias.isRequire = isRequire;
        if (isRequire) {
            lexer.next();
            expect("(");
            if (!atKind(TokenKind.STRING)) throw unexpectedToken("a string literal");
            lexer.next();
            expect(")");
        } else {
            expectIdentifier();
            syntax.addName(Kind.REFERENCE, lexer.previousStart, lexer.previousEnd, false);
            while (accept(".")) expectName();
        }
        syntax.endBody(lexer.previousEnd);
        expectSemicolon();
        syntax.close(lexer.previousEnd);
        if (isTypeOnly) return eraseDeclaration(opening, ERASED);
        refuse(opening.start(), lexer.previousEnd, "TypeScript import equals declaration is not supported in strip-only mode");
        return CODE;
    }

    private boolean isFollowedByParenthesis() {
        Mark mark = mark();
        lexer.next();
        boolean result = at("(");
        reset(mark);
        return result;
    }

    private void parseModuleName() {
        if (!atKind(TokenKind.STRING)) throw unexpectedToken("a string literal");
        lexer.next();
        if ((at("with") || at("assert") && !lexer.newlineBefore) && isNextBrace()) {
            lexer.next();
            parseObject();
        }
    }

    private boolean isNextBrace() {
        Mark mark = mark();
        lexer.next();
        boolean result = at("{");
        reset(mark);
        return result;
    }

    /** The names in braces; those of types are erased with the comma after them. */
    private void parseSpecifiers(boolean isTypeOnly, boolean isExport) {
        expect("{");
        while (!at("}")) {
            Mark mark = mark();
            int start = lexer.start;
            boolean isType = !isTypeOnly && at("type") && isTypeSpecifier(isExport);
            if (isType) lexer.next();
            if (!atName() && !atKind(TokenKind.STRING)) throw unexpectedToken("identifier or string");
            parseExportName();
            if (accept("as")) parseExportName();
            if (!at("}")) expect(",");
            if (isType) erase(mark, start);
        }
        lexer.next();
    }

    private void parseExportName() {
        if (atKind(TokenKind.STRING)) lexer.next();
        else expectName();
    }

    private boolean isTypeSpecifier(boolean isExport) {
        Mark mark = mark();
        lexer.next();
        boolean result;
        if (at("as")) {
            lexer.next();
            result = at(",") || at("}");
            if (!result && at("as")) {
                lexer.next();
                result = !at(",") && !at("}");
            }
        } else {
            result = atName() || !isExport && atKind(TokenKind.STRING);
        }
        reset(mark);
        return result;
    }

    // ---- export

    @Override
    int parseExport() {
        Opening opening = open();
        lexer.next();
        if (at("*") || at("{") || at("=") || at("default")) syntax.add(Kind.MODULE_DECLARATION, opening.start(), lexer.end);
        if (at("*")) return parseExportAll(opening, false);
        if (at("{")) return parseExportNames(opening, false);
        if (at("=")) {
            syntax.open(Kind.EXPORT_ASSIGNMENT, opening.start());
            lexer.next();
            syntax.enterBody(lexer.start);
            parseExpression(true);
            syntax.endBody(lexer.previousEnd);
            expectSemicolon();
            syntax.close(lexer.previousEnd);
            refuse(opening.start(), lexer.previousEnd, "TypeScript export assignment is not supported in strip-only mode");
            return CODE;
        }
        if (!atName()) {
            if (atKind(TokenKind.END)) throw unexpectedHere("Unexpected eof");
            if (!at("@")) expect("{");
            parseStatement();
            return CODE;
        }
        return switch (lexer.word) {
            case "default" -> parseExportDefault(opening);
            case "import" -> parseExportImport(opening);
            case "as" -> parseExportAsNamespace(opening);
            case "type" -> parseExportType(opening);
            default -> parseExportDeclaration(opening);
        };
    }

    private int parseExportAll(Opening opening, boolean isTypeOnly) {
        expect("*");
        if (accept("as")) parseExportName();
        expect("from");
        parseModuleName();
        accept(";");
        return isTypeOnly ? eraseDeclaration(opening, ERASED) : CODE;
    }

    private int parseExportNames(Opening opening, boolean isTypeOnly) {
        parseSpecifiers(isTypeOnly, true);
        // As in Node, nothing need separate these from what follows.
        if (accept("from")) parseModuleName();
        accept(";");
        return isTypeOnly ? eraseDeclaration(opening, ERASED) : CODE;
    }

    private int parseExportType(Opening opening) {
        Mark mark = mark();
        lexer.next();
        if (at("{")) return parseExportNames(opening, true);
        if (at("*")) return parseExportAll(opening, true);
        if (!atIdentifier()) expect("{");
        reset(mark);
        return parseExportDeclaration(opening);
    }

    private int parseExportImport(Opening opening) {
        syntax.open(Kind.EXPORT, opening.start());
        int start = lexer.start;
        lexer.next();
        boolean isTypeOnly = at("type") && isTypeModifier();
        if (isTypeOnly) lexer.next();
        int name = lexer.start;
        expectIdentifier();
        int result = parseImportEquals(opening, start, name, isTypeOnly);
        if (result == CODE) syntax.close(lexer.previousEnd);
        return result;
    }

    private int parseExportAsNamespace(Opening opening) {
        lexer.next();
        expect("namespace");
        expectIdentifier();
        expectSemicolon();
        // Erasing alone, Node leaves it to the JavaScript parser.
        return syntax.isRecording() ? eraseDeclaration(opening, ERASED) : CODE;
    }

    private int parseExportDeclaration(Opening opening) {
        if (!isDeclarationStart()) expect("{");
        syntax.open(Kind.EXPORT, opening.start());
        int kind = parseStatement();
        if (kind != CODE) return eraseDeclaration(opening, kind);
        syntax.close(lexer.previousEnd);
        return CODE;
    }

    private boolean isDeclarationStart() {
        return switch (lexer.word) {
            case "var", "let", "const", "using", "class", "function", "async", "type", "interface", "enum", "abstract", "declare", "namespace", "module",
                    "global", "await" -> true;
            default -> false;
        };
    }

    private int parseExportDefault(Opening opening) {
        lexer.next();
        while (at("@")) parseDecorator();
        if (at("class") || at("abstract") && isNext("class")) {
            parseClass(false);
            return CODE;
        }
        if (at("function") || at("async") && isNext("function")) return parseDefaultFunction(opening);
        if (at("interface")) {
            return eraseDeclaration(opening, parseInterface());
        }
        parseAssignment(true);
        expectSemicolon();
        return CODE;
    }

    private int parseDefaultFunction(Opening opening) {
        boolean async = accept("async");
        expect("function");
        boolean generator = accept("*");
        if (atIdentifier()) lexer.next();
        syntax.open(Kind.FUNCTION, opening.start());
        parseFunctionHead();
        if (at("{")) {
            parseFunctionBody(async, generator);
            return CODE;
        }
        expectSemicolon();
        return eraseDeclaration(opening, ERASED);
    }
}

package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.ArrayList;
import java.util.List;

/** Recognises declarations, of which those that only the compiler sees are erased as a whole. */
abstract class DeclarationParser extends StatementParser {
    /** Modules by the old keyword, refused even where they would be erased. */
    final List<int[]> oldModules = new ArrayList<>();

    DeclarationParser(String source) {
        super(source);
    }

    /** Where a declaration begins, and what is in front of it. */
    record Opening(Mark mark, int start, TokenKind previousKind, String previousWord, int previousStart) {}

    final Opening open() {
        return new Opening(mark(), lexer.start, lexer.previousKind, lexer.previousWord, lexer.previousStart);
    }

    /** Erases the declaration that has been read; a semicolon stays where the lines around would join. */
    final int eraseDeclaration(Opening opening, int result) {
        erase(opening.mark, opening.start);
        boolean isFirst = opening.previousKind == TokenKind.END;
        if (!isFirst && lexer.newlineBefore && continuesLine()) {
            erasures.overwrite(";".equals(opening.previousWord) ? opening.previousStart : opening.start, ';');
        }
        return result;
    }

    private boolean continuesLine() {
        return at("(") || at("[") || at("+") || at("-") || at("/") || at("/=") || atKind(TokenKind.TEMPLATE) && lexer.templateTail;
    }

    @Override
    final int parseDeclaration() {
        return switch (lexer.word) {
            case "import" -> parseImport();
            case "export" -> parseExport();
            default -> parsePlainDeclaration();
        };
    }

    /** A declaration without export in front; an expression statement when the word at hand is only a name. */
    private int parsePlainDeclaration() {
        switch (lexer.word) {
            case "function" -> {
                return parseFunction(false);
            }
            case "async" -> {
                if (isNext("function")) return parseFunction(true);
            }
            case "type" -> {
                if (isNameOnLine()) return parseAlias();
            }
            case "interface" -> {
                if (isNameOnLine()) return parseInterface();
            }
            case "enum" -> {
                if (!isNameNext()) {
                    lexer.next();
                    throw unexpectedHere("Expression expected");
                }
                parseEnum(lexer.start);
                return CODE;
            }
            case "abstract" -> {
                if (isNext("class")) {
                    parseClass(true);
                    return CODE;
                }
            }
            case "declare" -> {
                if (isDeclared()) return parseDeclare();
            }
            case "namespace", "module", "global" -> {
                if (isNamespace()) return parseNamespace();
            }
            default -> throw unexpectedHere("Expression expected");
        }
        parseExpressionStatement();
        return CODE;
    }

    /** Whether the next token is a word on the same line. */
    final boolean isNext(String word) {
        Mark mark = mark();
        lexer.next();
        boolean result = at(word) && !lexer.newlineBefore;
        reset(mark);
        return result;
    }

    private boolean isNameNext() {
        Mark mark = mark();
        lexer.next();
        boolean result = atIdentifier();
        reset(mark);
        return result;
    }

    private boolean isNameOnLine() {
        Mark mark = mark();
        lexer.next();
        boolean result = atIdentifier() && !lexer.newlineBefore && !at("in") && !at("instanceof");
        if (result && (at("as") || at("satisfies"))) {
            lexer.next();
            result = at("=") || at("<") || at("{") || at("extends");
        }
        reset(mark);
        return result;
    }

    @Override
    final int parseConst() {
        if (isNext("enum")) {
            int start = lexer.start;
            lexer.next();
            parseEnum(start);
        } else {
            parseVariables(true);
        }
        return CODE;
    }

    // ---- functions

    final int parseFunction(boolean async) {
        Opening opening = open();
        if (async) lexer.next();
        expect("function");
        boolean generator = accept("*");
        int name = lexer.start;
        expectIdentifier();
        syntax.addName(Kind.LEXICAL, name, lexer.previousEnd, false);
        syntax.open(Kind.FUNCTION, opening.start);
        syntax.name(name, lexer.previousEnd);
        parseFunctionHead();
        if (at("{")) {
            parseFunctionBody(async, generator);
            return CODE;
        }
        expectSemicolon();
        return eraseDeclaration(opening, ERASED);
    }

    // ---- types

    final int parseAlias() {
        Opening opening = open();
        lexer.next();
        expectIdentifier();
        if (at("<")) parseTypeParameters();
        require("=");
        parseNestedType();
        expectSemicolon();
        return eraseDeclaration(opening, ERASED | TYPES_ONLY);
    }

    final int parseInterface() {
        Opening opening = open();
        lexer.next();
        expectIdentifier();
        if (at("<")) parseTypeParameters();
        if (at("extends")) {
            do {
                lexer.next();
                parseNestedType();
            } while (at(","));
        }
        parseMembers();
        return eraseDeclaration(opening, ERASED | TYPES_ONLY);
    }

    // ---- code that TypeScript would generate

    private void parseEnum(int start) {
        expect("enum");
        syntax.open(Kind.ENUM, start);
        syntax.name(lexer.start, lexer.end);
        expectIdentifier();
        syntax.enterBody(lexer.end);
        expect("{");
        while (!at("}")) {
            parseEnumMember();
            if (!at("}") && !accept(",")) throw unexpectedHere("Expected ident");
        }
        lexer.next();
        syntax.close(lexer.previousEnd);
        refuse(start, lexer.previousEnd, "TypeScript enum is not supported in strip-only mode");
    }

    private void parseEnumMember() {
        syntax.open(Kind.MEMBER, lexer.start);
        if (atKind(TokenKind.NUMBER)) throw unexpectedHere("An enum member cannot have a numeric name");
        boolean isComputed = accept("[");
        syntax.name(lexer.start, lexer.end);
        if (isComputed) {
            boolean isText = atKind(TokenKind.STRING) || atKind(TokenKind.TEMPLATE) && lexer.templateTail;
            if (!isText) throw unexpectedHere("Computed property names are not allowed in enums");
            lexer.next();
            expect("]");
        } else if (atKind(TokenKind.STRING)) {
            lexer.next();
        } else {
            expectName();
        }
        if (accept("=")) {
            syntax.enterBody(lexer.start);
            parseAssignment(true);
        }
        syntax.close(lexer.previousEnd);
    }

    private boolean isNamespace() {
        boolean isModule = at("module");
        boolean isGlobal = at("global");
        Mark mark = mark();
        lexer.next();
        boolean result = isGlobal ? at("{") && !lexer.newlineBefore
                : !(isModule && lexer.newlineBefore) && (atIdentifier() && !at("in") && !at("instanceof") && !atAssertionOperator()
                        || isModule && atKind(TokenKind.STRING));
        reset(mark);
        return result;
    }

    private boolean atAssertionOperator() {
        if (!atAssertion()) return false;
        Mark mark = mark();
        lexer.next();
        boolean result = !at("{") && !at(".");
        reset(mark);
        return result;
    }

    private int parseNamespace() {
        Opening opening = open();
        return endNamespace(opening, opening.start, parseNamespaceBody(), false);
    }

    /** The namespace from its keyword on; says whether it has only types. */
    private int parseNamespaceBody() {
        int start = lexer.start;
        boolean isModule = at("module");
        boolean isGlobal = at("global");
        lexer.next();
        boolean isExternal = atKind(TokenKind.STRING);
        int parts = 1;
        syntax.open(Kind.NAMESPACE, start);
        if (isExternal) {
            lexer.next();
        } else if (!isGlobal) {
            syntax.name(lexer.start, lexer.end);
            expectIdentifier();
            if (isModule) oldModules.add(new int[] {start, lexer.previousEnd});
            for (; accept("."); parts++) {
                syntax.open(Kind.NAMESPACE, lexer.start);
                syntax.name(lexer.start, lexer.end);
                expectName();
            }
        }
        syntax.enterBody(lexer.end);
        int result = isExternal ? ERASED : CODE;
        if (at("{")) {
            boolean isTypesOnly = parseNamespaceBlock();
            for (; parts > 0; parts--) syntax.close(lexer.previousEnd);
            return isTypesOnly && !isGlobal && !isExternal ? result | TYPES_ONLY : isGlobal && isTypesOnly ? TYPES_ONLY : result;
        }
        if (!isExternal && !isGlobal) expect("{");
        expectSemicolon();
        return result;
    }

    private boolean parseNamespaceBlock() {
        expect("{");
        boolean isTypesOnly = true;
        while (!at("}")) {
            if (atKind(TokenKind.END)) throw expected("'}', got '<eof>'");
            isTypesOnly &= (parseStatement() & TYPES_ONLY) != 0;
        }
        lexer.next();
        return isTypesOnly;
    }

    private int endNamespace(Opening opening, int start, int kind, boolean declared) {
        if (declared || kind != CODE) return eraseDeclaration(opening, declared ? kind | ERASED : kind);
        if (!syntax.isRecording()) forget(opening.mark);
        refuse(start, lexer.previousEnd, "TypeScript namespace declaration is not supported in strip-only mode");
        return CODE;
    }

    // ---- declare

    private boolean isDeclared() {
        Mark mark = mark();
        lexer.next();
        boolean result = atName() && switch (lexer.word) {
            case "var", "const", "function", "class", "enum" -> true;
            case "let" -> isDeclarationNext();
            case "abstract" -> isNext("class");
            case "type", "interface" -> isNameOnLine();
            case "namespace", "module", "global" -> isNamespace();
            default -> false;
        };
        reset(mark);
        return result;
    }

    private int parseDeclare() {
        Opening opening = open();
        int saved = context;
        context |= Context.AMBIENT;
        lexer.next();
        int kind = CODE;
        if (at("namespace") || at("module") || at("global")) {
            kind = parseNamespaceBody();
        } else if (at("abstract")) {
            parseClass(true);
        } else {
            kind = parseStatement();
        }
        context = saved;
        return eraseDeclaration(opening, kind & TYPES_ONLY | ERASED);
    }

    abstract int parseImport();

    abstract int parseExport();
}

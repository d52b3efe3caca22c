package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.ArrayList;
import java.util.List;

/** Recognises declarations; those that only the compiler needs are erased completely. */
final class DeclarationParser {
    /** Namespaces with the keyword module, which are rejected even where they would be erased. */
    final List<int[]> oldModules = new ArrayList<>();

    private final ParserState state;
    private final TypeScriptLexer lexer;
    private final Erasures erasures;
    private final SyntaxRecorder syntax;
    private final TypeParser types;
    private final ExpressionParser expressions;
    private final PrimaryParser primaries;
    private final FunctionParser functions;
    private final ClassParser classes;
    private final StatementParser statements;
    private ModuleParser modules;

    DeclarationParser(
            ParserState state,
            TypeParser types,
            ExpressionParser expressions,
            PrimaryParser primaries,
            FunctionParser functions,
            ClassParser classes,
            StatementParser statements) {
        this.state = state;
        lexer = state.lexer;
        erasures = state.erasures;
        syntax = state.syntax;
        this.types = types;
        this.expressions = expressions;
        this.primaries = primaries;
        this.functions = functions;
        this.classes = classes;
        this.statements = statements;
    }

    /** Sets the parts that are created after this one. */
    void connect(ModuleParser modules) {
        this.modules = modules;
    }

    /** The beginning of a declaration and what precedes it. */
    record Opening(ParserState.Mark mark, int start, TokenKind previousKind, String previousWord, int previousStart) {}

    Opening open() {
        return new Opening(state.mark(), lexer.start, lexer.previousKind, lexer.previousWord, lexer.previousStart);
    }

    /** Erases the declaration that has been parsed; a semicolon remains where the lines around it would join. */
    int eraseDeclaration(Opening opening, int result) {
        state.erase(opening.mark, opening.start);
        boolean isFirst = opening.previousKind == TokenKind.END;
        if (!isFirst && lexer.newlineBefore && continuesLine()) {
            erasures.overwrite(";".equals(opening.previousWord) ? opening.previousStart : opening.start, ';');
        }
        return result;
    }

    private boolean continuesLine() {
        return state.at("(")
                || state.at("[")
                || state.at("+")
                || state.at("-")
                || state.at("/")
                || state.at("/=")
                || state.atKind(TokenKind.TEMPLATE) && lexer.templateTail;
    }

    int parseDeclaration() {
        return switch (lexer.word) {
            case "import" -> modules.parseImport();
            case "export" -> modules.parseExport();
            default -> parsePlainDeclaration();
        };
    }

    /** A declaration without export; an expression statement if the current word is only a name. */
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
                    throw state.unexpectedHere("Expression expected");
                }
                parseEnum(lexer.start);
                return StatementParser.CODE;
            }
            case "abstract" -> {
                if (isNext("class")) {
                    classes.parseClass(true);
                    return StatementParser.CODE;
                }
            }
            case "declare" -> {
                if (isDeclared()) return parseDeclare();
            }
            case "namespace", "module", "global" -> {
                if (isNamespace()) return parseNamespace();
            }
            default -> throw state.unexpectedHere("Expression expected");
        }
        statements.parseExpressionStatement();
        return StatementParser.CODE;
    }

    /** Whether the next token is a word on the same line. */
    boolean isNext(String word) {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.at(word) && !lexer.newlineBefore;
        state.reset(mark);
        return result;
    }

    private boolean isNameNext() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atIdentifier();
        state.reset(mark);
        return result;
    }

    private boolean isNameOnLine() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atIdentifier() && !lexer.newlineBefore && !state.at("in") && !state.at("instanceof");
        if (result && (state.at("as") || state.at("satisfies"))) {
            lexer.next();
            result = state.at("=") || state.at("<") || state.at("{") || state.at("extends");
        }
        state.reset(mark);
        return result;
    }

    int parseConst() {
        if (isNext("enum")) {
            int start = lexer.start;
            lexer.next();
            parseEnum(start);
        } else {
            statements.parseVariables(true);
        }
        return StatementParser.CODE;
    }

    // ---- functions

    int parseFunction(boolean async) {
        Opening opening = open();
        if (async) lexer.next();
        state.expect("function");
        boolean generator = state.accept("*");
        int name = lexer.start;
        state.expectIdentifier();
        syntax.addName(Kind.LEXICAL, name, lexer.previousEnd, false);
        syntax.open(Kind.FUNCTION, opening.start);
        syntax.name(name, lexer.previousEnd);
        primaries.parseFunctionHead();
        if (state.at("{")) {
            functions.parseFunctionBody(async, generator);
            return StatementParser.CODE;
        }
        state.expectSemicolon();
        return eraseDeclaration(opening, StatementParser.ERASED);
    }

    // ---- types

    int parseAlias() {
        Opening opening = open();
        lexer.next();
        state.expectIdentifier();
        if (state.at("<")) types.parseTypeParameters();
        state.require("=");
        types.parseNestedType();
        state.expectSemicolon();
        return eraseDeclaration(opening, StatementParser.ERASED | StatementParser.TYPES_ONLY);
    }

    int parseInterface() {
        Opening opening = open();
        lexer.next();
        state.expectIdentifier();
        if (state.at("<")) types.parseTypeParameters();
        if (state.at("extends")) {
            do {
                lexer.next();
                types.parseNestedType();
            } while (state.at(","));
        }
        types.parseMembers();
        return eraseDeclaration(opening, StatementParser.ERASED | StatementParser.TYPES_ONLY);
    }

    // ---- syntax for which TypeScript generates code

    private void parseEnum(int start) {
        state.expect("enum");
        syntax.open(Kind.ENUM, start);
        syntax.name(lexer.start, lexer.end);
        state.expectIdentifier();
        syntax.enterBody(lexer.end);
        state.expect("{");
        while (!state.at("}")) {
            parseEnumMember();
            if (!state.at("}") && !state.accept(",")) throw state.unexpectedHere("Expected ident");
        }
        lexer.next();
        syntax.close(lexer.previousEnd);
        state.refuse(start, lexer.previousEnd, "TypeScript enum is not supported in strip-only mode");
    }

    private void parseEnumMember() {
        syntax.open(Kind.MEMBER, lexer.start);
        if (state.atKind(TokenKind.NUMBER)) throw state.unexpectedHere("An enum member cannot have a numeric name");
        boolean isComputed = state.accept("[");
        syntax.name(lexer.start, lexer.end);
        if (isComputed) {
            boolean isText = state.atKind(TokenKind.STRING) || state.atKind(TokenKind.TEMPLATE) && lexer.templateTail;
            if (!isText) throw state.unexpectedHere("Computed property names are not allowed in enums");
            lexer.next();
            state.expect("]");
        } else if (state.atKind(TokenKind.STRING)) {
            lexer.next();
        } else {
            state.expectName();
        }
        if (state.accept("=")) {
            syntax.enterBody(lexer.start);
            expressions.parseAssignment(true);
        }
        syntax.close(lexer.previousEnd);
    }

    private boolean isNamespace() {
        boolean isModule = state.at("module");
        boolean isGlobal = state.at("global");
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = isGlobal
                ? state.at("{") && !lexer.newlineBefore
                : !(isModule && lexer.newlineBefore)
                        && (state.atIdentifier() && !state.at("in") && !state.at("instanceof") && !atAssertionOperator()
                                || isModule && state.atKind(TokenKind.STRING));
        state.reset(mark);
        return result;
    }

    private boolean atAssertionOperator() {
        if (!expressions.atAssertion()) return false;
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = !state.at("{") && !state.at(".");
        state.reset(mark);
        return result;
    }

    private int parseNamespace() {
        Opening opening = open();
        return endNamespace(opening, opening.start, parseNamespaceBody(), false);
    }

    /** The namespace from its keyword; returns whether it has only types. */
    private int parseNamespaceBody() {
        int start = lexer.start;
        boolean isModule = state.at("module");
        boolean isGlobal = state.at("global");
        lexer.next();
        boolean isExternal = state.atKind(TokenKind.STRING);
        int parts = 1;
        syntax.open(Kind.NAMESPACE, start);
        if (isExternal) {
            lexer.next();
        } else if (!isGlobal) {
            syntax.name(lexer.start, lexer.end);
            state.expectIdentifier();
            if (isModule) oldModules.add(new int[] {start, lexer.previousEnd});
            for (; state.accept("."); parts++) {
                syntax.open(Kind.NAMESPACE, lexer.start);
                syntax.name(lexer.start, lexer.end);
                state.expectName();
            }
        }
        syntax.enterBody(lexer.end);
        int result = isExternal ? StatementParser.ERASED : StatementParser.CODE;
        if (state.at("{")) {
            boolean isTypesOnly = parseNamespaceBlock();
            for (; parts > 0; parts--) syntax.close(lexer.previousEnd);
            return isTypesOnly && !isGlobal && !isExternal
                    ? result | StatementParser.TYPES_ONLY
                    : isGlobal && isTypesOnly ? StatementParser.TYPES_ONLY : result;
        }
        if (!isExternal && !isGlobal) state.expect("{");
        state.expectSemicolon();
        return result;
    }

    private boolean parseNamespaceBlock() {
        state.expect("{");
        boolean isTypesOnly = true;
        while (!state.at("}")) {
            if (state.atKind(TokenKind.END)) throw state.expected("'}', got '<eof>'");
            isTypesOnly &= (statements.parseStatement() & StatementParser.TYPES_ONLY) != 0;
        }
        lexer.next();
        return isTypesOnly;
    }

    private int endNamespace(Opening opening, int start, int kind, boolean declared) {
        if (declared || kind != StatementParser.CODE)
            return eraseDeclaration(opening, declared ? kind | StatementParser.ERASED : kind);
        if (!syntax.isRecording()) state.forget(opening.mark);
        state.refuse(start, lexer.previousEnd, "TypeScript namespace declaration is not supported in strip-only mode");
        return StatementParser.CODE;
    }

    // ---- declare

    private boolean isDeclared() {
        ParserState.Mark mark = state.mark();
        lexer.next();
        boolean result = state.atName()
                && switch (lexer.word) {
                    case "var", "const", "function", "class", "enum" -> true;
                    case "let" -> statements.isDeclarationNext();
                    case "abstract" -> isNext("class");
                    case "type", "interface" -> isNameOnLine();
                    case "namespace", "module", "global" -> isNamespace();
                    default -> false;
                };
        state.reset(mark);
        return result;
    }

    private int parseDeclare() {
        Opening opening = open();
        int saved = state.context;
        state.context |= Context.AMBIENT;
        lexer.next();
        int kind = StatementParser.CODE;
        if (state.at("namespace") || state.at("module") || state.at("global")) {
            kind = parseNamespaceBody();
        } else if (state.at("abstract")) {
            classes.parseClass(true);
        } else {
            kind = statements.parseStatement();
        }
        state.context = saved;
        return eraseDeclaration(opening, kind & StatementParser.TYPES_ONLY | StatementParser.ERASED);
    }
}

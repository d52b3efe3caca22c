package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

/** Checks of the current token: its kind, or that it is an identifier. */
final class Tokens {
    private final ParserContext context;
    private final Lexer lexer;
    private final SyntaxErrors errors;

    Tokens(ParserContext context) {
        this.context = context;
        lexer = context.lexer;
        errors = context.errors;
    }

    /**
     * Whether the current token is the word. Where nothing else is allowed, V8 reports an error if the word has
     * escapes.
     */
    boolean atMetaWord(String word, String whole, int start) {
        if (lexer.kind != IDENTIFIER || !lexer.value.equals(word)) {
            return false;
        }
        if (lexer.escaped) {
            throw errors.at(start, lexer.end, "'" + whole + "' must not contain escaped characters");
        }
        return true;
    }

    void expect(TokenKind kind) {
        if (lexer.kind != kind) {
            throw errors.unexpected();
        }
        lexer.next();
    }

    void expectSemicolon() {
        if (lexer.kind == SEMICOLON) {
            lexer.next();
            return;
        }
        if (lexer.kind == RIGHT_BRACE || lexer.newlineBefore || lexer.kind == END) {
            return;
        }
        if (lexer.previousKind == AWAIT && !context.function.async) {
            throw errors.at(
                    lexer.previousEnd - 5,
                    lexer.previousEnd,
                    "await is only valid in async functions and the top level bodies of modules");
        }
        throw errors.unexpected();
    }

    // identifiers

    /** Throws unless the current token can be an identifier here. */
    void checkIdentifier() {
        switch (lexer.kind) {
            case IDENTIFIER, ASYNC -> {}
            case LET, STATIC, STRICT_RESERVED -> {
                if (context.strict) {
                    throw errors.unexpected();
                }
            }
            case YIELD -> {
                if (context.strict || context.function.generator) {
                    throw errors.unexpected();
                }
            }
            case AWAIT -> {
                if (context.isAwaitReserved()) {
                    throw errors.unexpected();
                }
                context.lastAwaitIdentifier = lexer.start;
            }
            default -> throw errors.unexpected();
        }
    }

    /** Whether the current token can be an identifier here. */
    boolean isIdentifierHere() {
        return switch (lexer.kind) {
            case IDENTIFIER, ASYNC -> true;
            case LET, STATIC, STRICT_RESERVED -> !context.strict;
            case YIELD -> !context.strict && !context.function.generator;
            case AWAIT -> !context.isAwaitReserved();
            default -> false;
        };
    }

    /** Throws if the current token is {@code arguments} where that is not allowed as an identifier. */
    void checkArguments() {
        if (context.function.argumentsForbidden && lexer.value.equals("arguments")) {
            throw errors.here("'arguments' is not allowed in class field initializer or static initialization block");
        }
    }
}

package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.PrivateIdentifier;

/**
 * Creates the parser's errors, with V8's messages and positions, and chooses the one of several that V8 reports. The
 * methods return errors for the caller to throw.
 */
final class SyntaxErrors {
    static final String ESCAPED_WORD = "Keyword must not contain escaped characters";

    private final ParserContext context;
    private final Lexer lexer;
    /** The last octal literal in strict code; V8 reports it at the end of the function if there is no other error. */
    ParseException octalError;
    /** The last error at the next token, which V8 has not consumed yet: it may report the token before instead. */
    private ParseException errorAhead;
    /** The message for the end of the text. */
    String endMessage = "Unexpected end of input";
    /** The message if an unterminated template extends to the end of the text. */
    String endInTemplateMessage = endMessage;

    SyntaxErrors(ParserContext context) {
        this.context = context;
        lexer = context.lexer;
    }

    ParseException at(int start, int end, String message) {
        return new ParseException(ParseException.Kind.SYNTAX, message, context.source, start, Math.max(start, end));
    }

    ParseException at(Node node, String message) {
        return at(node.start(), node.end(), message);
    }

    /** An error at the current token. */
    ParseException here(String message) {
        return at(lexer.start, lexer.end, message);
    }

    /** An error at the token before the current one. */
    ParseException before(String message) {
        return at(lexer.previousStart, lexer.previousEnd, message);
    }

    /** An error at an expression, its parentheses included. */
    ParseException around(Node node, String message) {
        var around = context.cover.parenthesized.get(node);
        return around == null ? at(node, message) : at(around[0], around[1], message);
    }

    ParseException redeclared(int start, int end, String name) {
        return at(start, end, "Identifier '" + name + "' has already been declared");
    }

    ParseException undeclared(PrivateIdentifier name) {
        int dot = name.start() - 1;
        var text = context.source.text();
        int start = dot < 0 || text.charAt(dot) != '.'
                ? name.start()
                : dot > 0 && text.charAt(dot - 1) == '?' ? dot - 1 : dot;
        return at(start, start + 1, "Private field '" + name.name() + "' must be declared in an enclosing class");
    }

    // tokens that the grammar does not expect

    ParseException unexpected() {
        return lexer.kind == ILLEGAL ? illegal() : here(unexpectedMessage());
    }

    /**
     * The error of the illegal token. V8 has already read the token after it and reports that one if it is illegal too.
     */
    private ParseException illegal() {
        var error = lexer.illegal;
        if (context.strict && lexer.octalPosition >= 0) {
            octalError = at(lexer.octalPosition, error.start(), lexer.octalMessage);
        }
        if (error.getMessage().equals(CharacterReader.ILLEGAL_TOKEN) && lexer.charAt(lexer.start) != '#') {
            lexer.skipIllegal();
            boolean worse = lexer.kind == ILLEGAL && !lexer.illegal.getMessage().equals(CharacterReader.ILLEGAL_TOKEN);
            return worse ? lexer.illegal : error;
        }
        return error;
    }

    private String unexpectedMessage() {
        return switch (lexer.kind) {
            case END -> lexer.templateTakesEnd ? endInTemplateMessage : endMessage;
            case NUMBER, BIGINT -> "Unexpected number";
            case STRING -> "Unexpected string";
            case TEMPLATE -> "Unexpected template string";
            case PRIVATE_NAME -> "Unexpected identifier '" + lexer.value + "'";
            case IDENTIFIER, ASYNC ->
                (ReservedNames.isContextualWord(lexer.value) ? "Unexpected token '" : "Unexpected identifier '")
                        + lexer.value + "'";
            case AWAIT, ENUM -> "Unexpected reserved word";
            case YIELD, LET, STATIC, STRICT_RESERVED ->
                lexer.escaped
                        ? ESCAPED_WORD
                        : context.strict
                                ? "Unexpected strict mode reserved word"
                                : "Unexpected identifier '" + lexer.value + "'";
            case ESCAPED_KEYWORD -> ESCAPED_WORD;
            default -> "Unexpected token '" + lexer.kind.text + "'";
        };
    }

    // octal literals in strict code

    void checkStrictOctal() {
        if (context.strict && lexer.octalPosition >= 0) {
            octalError = at(
                    lexer.octalPosition,
                    lexer.kind == STRING ? lexer.octalPosition + 1 : lexer.end,
                    lexer.octalMessage);
        }
    }

    /** Throws the error of an octal literal in the strict code that began at the offset. */
    void checkOctals(int start) {
        if (octalError != null && octalError.start() >= start) {
            throw octalError;
        }
    }

    // which of several errors V8 reports

    /** The first of two errors in the text: one that depended on the following tokens, and one in these. */
    static ParseException first(ParseException recorded, ParseException error) {
        boolean before =
                recorded != null && recorded.end() < error.start() && error.kind() != ParseException.Kind.RANGE;
        return before ? recorded : error;
    }

    /** An error at the next token, which is not consumed. */
    ParseException ahead(String message) {
        errorAhead = here(message);
        return errorAhead;
    }

    /**
     * The error of a construct that {@code error} has ended: if only the next token was wrong, the error is that the
     * construct's end is missing.
     */
    ParseException brokenOff(ParseException error, String message) {
        return error == errorAhead ? first(before(message), error) : error;
    }

    /**
     * After an error V8 expects another token and consumes the next one, so that no error is at the next token any
     * more.
     */
    void takeAhead() {
        errorAhead = null;
    }
}

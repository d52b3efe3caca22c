package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.TypeScriptSyntaxException.Kind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The state that all parts of the recogniser share: the current token, the erasures, and marks to return to when a
 * parse attempt fails.
 */
final class ParserState {
    private static final int MAXIMUM_DEPTH = 1500;

    final TypeScriptLexer lexer;
    final Erasures erasures = new Erasures();
    final SyntaxRecorder syntax = new SyntaxRecorder();
    /** Unsupported syntax, in the order of the text. */
    final List<TypeScriptSyntaxException> unsupported = new ArrayList<>();
    /** Offsets of parentheses and less-than signs that are known not to begin an arrow function. */
    final BitSet noArrows = new BitSet();
    /** Bits of {@link Context}. */
    int context;

    private int depth;

    ParserState(String source) {
        lexer = new TypeScriptLexer(source);
    }

    // ---- tokens

    boolean at(String word) {
        return word.equals(lexer.word) && lexer.kind != TokenKind.PRIVATE_NAME;
    }

    boolean atKind(TokenKind kind) {
        return lexer.kind == kind;
    }

    boolean atName() {
        return lexer.kind == TokenKind.NAME;
    }

    /** Whether the current token is a name that can be bound or referred to. */
    boolean atIdentifier() {
        return lexer.kind == TokenKind.NAME && !Words.isReserved(lexer.word);
    }

    boolean accept(String word) {
        if (!at(word)) return false;
        lexer.next();
        return true;
    }

    void expect(String word) {
        if (!at(word)) throw expected("'" + word + "', got '" + tokenText() + "'");
        lexer.next();
    }

    void expectName() {
        if (!atName()) throw unexpectedHere("Expected ident");
        lexer.next();
    }

    void expectIdentifier() {
        if (!atIdentifier()) throw unexpectedHere("Expected ident");
        lexer.next();
    }

    /** The current token in errors. */
    String tokenText() {
        return switch (lexer.kind) {
            case END -> "<eof>";
            case STRING -> "string literal";
            case NUMBER -> "numeric literal";
            case BIGINT -> "bigint literal";
            case TEMPLATE -> "`";
            case NAME -> Words.isKnown(lexer.word) ? lexer.word : "ident";
            default -> lexer.source.substring(lexer.start, lexer.end);
        };
    }

    TypeScriptSyntaxException expected(String what) {
        return unexpectedHere("Expected " + what);
    }

    TypeScriptSyntaxException unexpectedHere(String message) {
        return TypeScriptLexer.error(lexer.start, lexer.end, message);
    }

    /** Semicolons may be left out before a closing brace and at the end of a line. */
    void expectSemicolon() {
        if (!acceptSemicolon()) throw unexpectedHere("Expected a semicolon");
    }

    boolean acceptSemicolon() {
        return accept(";") || at("}") || atKind(TokenKind.END) || lexer.newlineBefore;
    }

    /** Expects a token; if it is absent the error is an unexpected token. */
    void require(String word) {
        if (!accept(word)) throw unexpectedToken(word);
    }

    TypeScriptSyntaxException unexpectedToken(String expected) {
        return unexpectedHere("Unexpected token `" + tokenText() + "`. Expected " + expected);
    }

    boolean isIn(int contexts) {
        return (context & contexts) != 0;
    }

    // ---- looking ahead

    /** The state to which parsing can return. */
    record Mark(
            TypeScriptLexer.Mark lexer,
            int blanks,
            int overwrites,
            int unsupported,
            int depth,
            int context,
            SyntaxNode node,
            int nodes) {}

    Mark mark() {
        return new Mark(
                lexer.mark(),
                erasures.blankCount(),
                erasures.overwriteCount(),
                unsupported.size(),
                depth,
                context,
                syntax.current(),
                syntax.size());
    }

    void reset(Mark mark) {
        lexer.reset(mark.lexer);
        context = mark.context;
        forget(mark);
    }

    /** Drops the erasures since a mark, but stays at the current token. */
    void forget(Mark mark) {
        erasures.reset(mark.blanks, mark.overwrites);
        while (unsupported.size() > mark.unsupported) unsupported.removeLast();
        syntax.reset(mark.node, mark.nodes);
        depth = mark.depth;
    }

    /** Blanks from an offset to the end of the previous token, and drops the erasures inside. */
    void erase(Mark mark, int start) {
        forget(mark);
        erasures.blank(start, lexer.previousEnd);
    }

    /** Blanks the current token and advances. */
    void eraseToken() {
        erasures.blank(lexer.start, lexer.end);
        lexer.next();
    }

    /** Rejects syntax that cannot be erased; in transform mode it is in the tree. */
    void refuse(int start, int end, String message) {
        refuse(unsupported.size(), start, end, message);
    }

    /** Rejects syntax around other syntax that may itself have been rejected. */
    void refuse(int index, int start, int end, String message) {
        if (!syntax.isRecording())
            unsupported.add(index, new TypeScriptSyntaxException(Kind.UNSUPPORTED, message, start, end));
    }

    // ---- nesting

    void enter() {
        if (++depth > MAXIMUM_DEPTH) throw new NestingException();
    }

    void leave() {
        depth--;
    }
}

package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.TypeScriptSyntaxException.Kind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What all parts of the recogniser share: the current token, what is to be erased, and marks to which a reading that failed goes back. */
final class ParserState {
    private static final int MAXIMUM_DEPTH = 1500;

    final TypeScriptLexer lexer;
    final Erasures erasures = new Erasures();
    final SyntaxRecorder syntax = new SyntaxRecorder();
    /** Syntax that means code, in the order of the text. */
    final List<TypeScriptSyntaxException> unsupported = new ArrayList<>();
    /** Where a parenthesis or a less-than sign has been found to begin no arrow function. */
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

    /** At a name that may be bound or referred to. */
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

    /** The current token as errors show it. */
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

    /** Expects a token whose absence is reported as an unexpected token in its place. */
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

    /** What must be remembered to come back to a token. */
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

    /** Forgets what was found since a mark, but stays at the current token. */
    void forget(Mark mark) {
        erasures.reset(mark.blanks, mark.overwrites);
        while (unsupported.size() > mark.unsupported) unsupported.removeLast();
        syntax.reset(mark.node, mark.nodes);
        depth = mark.depth;
    }

    /** Blanks from an offset to the end of the previous token, and forgets what was found inside. */
    void erase(Mark mark, int start) {
        forget(mark);
        erasures.blank(start, lexer.previousEnd);
    }

    /** Blanks the current token and goes on. */
    void eraseToken() {
        erasures.blank(lexer.start, lexer.end);
        lexer.next();
    }

    /** Refuses what erasure cannot express; of a text that is transformed, it is in the tree. */
    void refuse(int start, int end, String message) {
        refuse(unsupported.size(), start, end, message);
    }

    /** Refuses what is around syntax that may itself have been refused. */
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

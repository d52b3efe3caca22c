package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.TypeScriptSyntaxException.Kind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What all parts of the recogniser share: the token at hand, what is to be erased, and trying a reading that may fail. */
abstract class ParserBase {
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

    ParserBase(String source) {
        lexer = new TypeScriptLexer(source);
    }

    // ---- tokens

    final boolean at(String word) {
        return word.equals(lexer.word) && lexer.kind != TokenKind.PRIVATE_NAME;
    }

    final boolean atKind(TokenKind kind) {
        return lexer.kind == kind;
    }

    final boolean atName() {
        return lexer.kind == TokenKind.NAME;
    }

    /** At a name that may be bound or referred to. */
    final boolean atIdentifier() {
        return lexer.kind == TokenKind.NAME && !Words.isReserved(lexer.word);
    }

    final boolean accept(String word) {
        if (!at(word)) return false;
        lexer.next();
        return true;
    }

    final void expect(String word) {
        if (!at(word)) throw expected("'" + word + "', got '" + tokenText() + "'");
        lexer.next();
    }

    final void expectName() {
        if (!atName()) throw unexpectedHere("Expected ident");
        lexer.next();
    }

    final void expectIdentifier() {
        if (!atIdentifier()) throw unexpectedHere("Expected ident");
        lexer.next();
    }

    /** The current token as errors show it. */
    final String tokenText() {
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

    final TypeScriptSyntaxException expected(String what) {
        return unexpectedHere("Expected " + what);
    }

    final TypeScriptSyntaxException unexpectedHere(String message) {
        return TypeScriptLexer.error(lexer.start, lexer.end, message);
    }

    /** Semicolons may be left out before a closing brace and at the end of a line. */
    final void expectSemicolon() {
        if (!acceptSemicolon()) throw unexpectedHere("Expected a semicolon");
    }

    final boolean acceptSemicolon() {
        return accept(";") || at("}") || atKind(TokenKind.END) || lexer.newlineBefore;
    }

    /** Expects a token whose absence is reported as an unexpected token in its place. */
    final void require(String word) {
        if (!accept(word)) throw unexpectedToken(word);
    }

    final TypeScriptSyntaxException unexpectedToken(String expected) {
        return unexpectedHere("Unexpected token `" + tokenText() + "`. Expected " + expected);
    }

    final boolean isIn(int contexts) {
        return (context & contexts) != 0;
    }

    // ---- looking ahead

    /** What must be remembered to come back to a token. */
    record Mark(TypeScriptLexer.Mark lexer, int blanks, int overwrites, int unsupported, int depth, int context, SyntaxNode node, int nodes) {}

    final Mark mark() {
        return new Mark(lexer.mark(), erasures.blankCount(), erasures.overwriteCount(), unsupported.size(), depth, context, syntax.current(), syntax.size());
    }

    final void reset(Mark mark) {
        lexer.reset(mark.lexer);
        context = mark.context;
        forget(mark);
    }

    /** Forgets what was found since a mark, but stays at the current token. */
    final void forget(Mark mark) {
        erasures.reset(mark.blanks, mark.overwrites);
        while (unsupported.size() > mark.unsupported) unsupported.removeLast();
        syntax.reset(mark.node, mark.nodes);
        depth = mark.depth;
    }

    /** Blanks from an offset to the end of the previous token, and forgets what was found inside. */
    final void erase(Mark mark, int start) {
        forget(mark);
        erasures.blank(start, lexer.previousEnd);
    }

    /** Blanks the current token and goes on. */
    final void eraseToken() {
        erasures.blank(lexer.start, lexer.end);
        lexer.next();
    }

    /** Refuses what erasure cannot express; of a text that is transformed, it is in the tree. */
    final void refuse(int start, int end, String message) {
        refuse(unsupported.size(), start, end, message);
    }

    /** Refuses what is around syntax that may itself have been refused. */
    final void refuse(int index, int start, int end, String message) {
        if (!syntax.isRecording()) unsupported.add(index, new TypeScriptSyntaxException(Kind.UNSUPPORTED, message, start, end));
    }

    // ---- nesting

    final void enter() {
        if (++depth > MAXIMUM_DEPTH) throw new NestingException();
    }

    final void leave() {
        depth--;
    }

    // ---- the other parts

    abstract void parseExpression(boolean in);

    abstract void parseAssignment(boolean in);

    abstract void parseParameters();
}

package dev.gyre.page.css.syntax;

import java.util.ArrayList;
import java.util.Arrays;

/** The tokens of a text, with the end of each block. Component values are ranges of it. Immutable. */
public final class TokenList {
    private final String source;
    private final Token[] tokens;
    private final int[] ends;

    private TokenList(String source, ArrayList<Token> tokens) {
        this.source = source;
        this.tokens = tokens.toArray(Token[]::new);
        this.ends = new int[this.tokens.length];
        matchBlocks();
    }

    /** The tokens of {@code text}. */
    public static TokenList of(String text) {
        return new TokenList(text, new Tokenizer(text).run());
    }

    /** A block ends at the first closing token of its kind that no inner block has taken, or with the text. */
    private void matchBlocks() {
        int[] open = new int[16];
        int depth = 0;
        for (int i = 0; i < tokens.length; i++) {
            TokenType type = tokens[i].type();
            if (type.opens()) {
                if (depth == open.length) {
                    open = Arrays.copyOf(open, depth * 2);
                }
                open[depth++] = i;
                ends[i] = tokens.length;
            } else if (depth > 0 && type == tokens[open[depth - 1]].type().closer()) {
                ends[open[--depth]] = i;
            }
        }
    }

    /** The text that the tokens were read from. */
    public String source() {
        return source;
    }

    /** How many tokens there are. */
    public int size() {
        return tokens.length;
    }

    /** The token at an index. */
    public Token get(int index) {
        return tokens[index];
    }

    /** The index of the token that ends the block that begins at {@code index}, {@link #size} if none does. */
    public int blockEnd(int index) {
        return ends[index];
    }

    /** Where the component value at {@code index} is over: after its block, or after the token. */
    public int after(int index) {
        return tokens[index].type().opens() ? Math.min(ends[index] + 1, tokens.length) : index + 1;
    }

    /** All of it. */
    public TokenRange all() {
        return new TokenRange(this, 0, tokens.length);
    }
}

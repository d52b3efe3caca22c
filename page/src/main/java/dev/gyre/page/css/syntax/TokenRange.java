package dev.gyre.page.css.syntax;

import java.util.ArrayList;
import java.util.List;

/**
 * Consecutive component values of a token list.
 *
 * @param list the tokens
 * @param from the index of the first token
 * @param to the index after the last
 */
public record TokenRange(TokenList list, int from, int to) {
    /** Without white space at both ends. */
    public TokenRange trim() {
        int first = from;
        int last = to;
        while (first < last && list.get(first).type() == TokenType.WHITESPACE) {
            first++;
        }
        while (last > first && list.get(last - 1).type() == TokenType.WHITESPACE) {
            last--;
        }
        return first == from && last == to ? this : new TokenRange(list, first, last);
    }

    /** Whether it has no tokens. */
    public boolean isEmpty() {
        return from >= to;
    }

    /** What is within the block or function that begins at {@code index}. */
    public TokenRange inside(int index) {
        return new TokenRange(list, index + 1, Math.min(list.blockEnd(index), to));
    }

    /** A reader of it. */
    public TokenStream stream() {
        return new TokenStream(this);
    }

    /** The text that it was written as, comments included. */
    public String text() {
        return isEmpty()
                ? ""
                : list.source()
                        .substring(list.get(from).start(), list.get(to - 1).end());
    }

    /** The parts between top-level commas, untrimmed. There is at least one. */
    public List<TokenRange> splitAtCommas() {
        List<TokenRange> parts = new ArrayList<>();
        int start = from;
        for (int i = from; i < to; i = list.after(i)) {
            if (list.get(i).type() == TokenType.COMMA) {
                parts.add(new TokenRange(list, start, i));
                start = i + 1;
            }
        }
        parts.add(new TokenRange(list, start, to));
        return parts;
    }

    /** Its tokens in the form that CSSOM serialises component values in. */
    public String serialize() {
        return TokenSerializer.serialize(this);
    }
}

package dev.gyre.engine.syntax.parser;

/**
 * The options of a parse. {@code strict} starts in strict mode; {@code allowReturn} and {@code allowAwait} permit these
 * at the top level of a script; {@code maximumDepth} limits the nesting.
 */
public record ParserOptions(boolean strict, boolean allowReturn, boolean allowAwait, int maximumDepth) {
    public static final ParserOptions DEFAULT = new ParserOptions(false, false, false, 20_000);

    public ParserOptions withStrict(boolean value) {
        return new ParserOptions(value, allowReturn, allowAwait, maximumDepth);
    }

    public ParserOptions withReturn(boolean value) {
        return new ParserOptions(strict, value, allowAwait, maximumDepth);
    }

    public ParserOptions withAwait(boolean value) {
        return new ParserOptions(strict, allowReturn, value, maximumDepth);
    }

    public ParserOptions withMaximumDepth(int value) {
        return new ParserOptions(strict, allowReturn, allowAwait, value);
    }
}

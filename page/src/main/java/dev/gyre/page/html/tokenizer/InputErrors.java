package dev.gyre.page.html.tokenizer;

/**
 * Finds the characters that the network's text must not have.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream">Preprocessing the input stream</a>
 */
public final class InputErrors {
    private final Listener listener;
    /** The high surrogate before the next character, or U+0000, and its offset. */
    private char high;

    private int highOffset;

    public InputErrors(Listener listener) {
        this.listener = listener;
    }

    /** Takes the code and offset of an error. */
    @FunctionalInterface
    public interface Listener {
        void error(ParseErrorCode code, int offset);
    }

    /** Checks chars[from..to), of which the first is at an offset of the text. */
    void check(char[] chars, int from, int to, int offset) {
        for (int i = from; i < to; i++) {
            char c = chars[i];
            if (c < 0x20 || c >= 0x7F || high != 0) {
                check(c, offset + i - from);
            }
        }
    }

    private void check(char c, int offset) {
        if (high != 0 && Character.isLowSurrogate(c)) {
            if (Characters.isNoncharacter(Character.toCodePoint(high, c))) {
                listener.error(ParseErrorCode.NONCHARACTER_IN_INPUT_STREAM, highOffset);
            }
            high = 0;
            return;
        }
        end();
        if (Character.isHighSurrogate(c)) {
            high = c;
            highOffset = offset;
        } else if (Character.isLowSurrogate(c)) {
            listener.error(ParseErrorCode.SURROGATE_IN_INPUT_STREAM, offset);
        } else if (Characters.isForbiddenControl(c)) {
            listener.error(ParseErrorCode.CONTROL_CHARACTER_IN_INPUT_STREAM, offset);
        } else if (Characters.isNoncharacter(c)) {
            listener.error(ParseErrorCode.NONCHARACTER_IN_INPUT_STREAM, offset);
        }
    }

    /** Reports a high surrogate that the text ends with or another character follows. */
    void end() {
        if (high != 0) {
            high = 0;
            listener.error(ParseErrorCode.SURROGATE_IN_INPUT_STREAM, highOffset);
        }
    }
}

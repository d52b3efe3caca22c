package dev.gyre.page.html.tokenizer;

import static dev.gyre.page.html.tokenizer.ParseErrorCode.EOF_IN_SCRIPT_HTML_COMMENT_LIKE_TEXT;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_NULL_CHARACTER;

/** The states of script data after "&lt;!--", in which "&lt;script&gt;" hides the next end tag. */
final class ScriptStates {
    private static final char[] REPLACEMENT = {'\uFFFD'};
    private static final char[] LESS_THAN = {'<'};

    private final Tokenizer tokenizer;
    private final InputBuffer input;

    ScriptStates(Tokenizer tokenizer) {
        this.tokenizer = tokenizer;
        this.input = tokenizer.input;
    }

    void read() {
        switch (tokenizer.state) {
            case States.SCRIPT_ESCAPE_START -> dashOr(States.SCRIPT_ESCAPE_START_DASH, States.SCRIPT_DATA);
            case States.SCRIPT_ESCAPE_START_DASH -> dashOr(States.SCRIPT_ESCAPED_DASH_DASH, States.SCRIPT_DATA);
            case States.SCRIPT_ESCAPED -> text(States.SCRIPT_ESCAPED_DASH, States.SCRIPT_ESCAPED_LESS_THAN);
            case States.SCRIPT_ESCAPED_DASH, States.SCRIPT_ESCAPED_DASH_DASH ->
                afterDash(States.SCRIPT_ESCAPED, States.SCRIPT_ESCAPED_DASH_DASH, States.SCRIPT_ESCAPED_LESS_THAN);
            case States.SCRIPT_ESCAPED_LESS_THAN -> escapedLessThan();
            case States.SCRIPT_DOUBLE_ESCAPE_START -> scriptName(States.SCRIPT_DOUBLE_ESCAPED, States.SCRIPT_ESCAPED);
            case States.SCRIPT_DOUBLE_ESCAPED ->
                text(States.SCRIPT_DOUBLE_ESCAPED_DASH, States.SCRIPT_DOUBLE_ESCAPED_LESS_THAN);
            case States.SCRIPT_DOUBLE_ESCAPED_DASH, States.SCRIPT_DOUBLE_ESCAPED_DASH_DASH ->
                afterDash(
                        States.SCRIPT_DOUBLE_ESCAPED,
                        States.SCRIPT_DOUBLE_ESCAPED_DASH_DASH,
                        States.SCRIPT_DOUBLE_ESCAPED_LESS_THAN);
            case States.SCRIPT_DOUBLE_ESCAPED_LESS_THAN -> doubleEscapedLessThan();
            default -> scriptName(States.SCRIPT_ESCAPED, States.SCRIPT_DOUBLE_ESCAPED);
        }
    }

    private void emitNext() {
        int i = input.position++;
        tokenizer.handler.characters(input.chars, i, i + 1);
    }

    private void dashOr(int dashState, int otherState) {
        if (input.chars[input.position] == '-') {
            tokenizer.state = dashState;
            emitNext();
        } else {
            tokenizer.state = otherState;
        }
    }

    private void text(int dashState, int lessThanState) {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        int i = start;
        while (i < limit && chars[i] != '-' && chars[i] != '<' && chars[i] != 0) {
            i++;
        }
        input.position = i;
        if (i > start) {
            tokenizer.handler.characters(chars, start, i);
        }
        if (i < limit) {
            special(chars[i], dashState, lessThanState);
        }
    }

    /** Reads a dash, a less-than sign or U+0000 in script data. */
    private void special(char c, int dashState, int lessThanState) {
        if (c == '-') {
            tokenizer.state = dashState;
            emitNext();
        } else if (c == '<') {
            tokenizer.tokenStart = input.offset(input.position);
            tokenizer.state = lessThanState;
            if (lessThanState == States.SCRIPT_DOUBLE_ESCAPED_LESS_THAN) {
                emitNext();
            } else {
                input.position++;
            }
        } else {
            tokenizer.error(UNEXPECTED_NULL_CHARACTER);
            input.position++;
            tokenizer.handler.characters(REPLACEMENT, 0, 1);
        }
    }

    private void afterDash(int textState, int dashState, int lessThanState) {
        char c = input.chars[input.position];
        boolean two = tokenizer.state == dashState;
        if (c == '>' && two) {
            tokenizer.state = States.SCRIPT_DATA;
            emitNext();
            return;
        }
        if (c != '-') {
            tokenizer.state = textState;
        }
        if (c == '-' || c == '<' || c == 0) {
            special(c, dashState, lessThanState);
        }
    }

    private void escapedLessThan() {
        char c = input.chars[input.position];
        tokenizer.returnState = States.SCRIPT_ESCAPED;
        if (c == '/') {
            input.position++;
            tokenizer.state = States.TEXT_END_TAG_OPEN;
            return;
        }
        if (Characters.isLetter(c)) {
            tokenizer.pending.length = 0;
            tokenizer.state = States.SCRIPT_DOUBLE_ESCAPE_START;
        } else {
            tokenizer.state = States.SCRIPT_ESCAPED;
        }
        tokenizer.handler.characters(LESS_THAN, 0, 1);
    }

    private void doubleEscapedLessThan() {
        if (input.chars[input.position] == '/') {
            tokenizer.pending.length = 0;
            tokenizer.state = States.SCRIPT_DOUBLE_ESCAPE_END;
            emitNext();
        } else {
            tokenizer.state = States.SCRIPT_DOUBLE_ESCAPED;
        }
    }

    /** Reads the name of a tag, which is text, and goes to one state if it is "script" and to the other if not. */
    private void scriptName(int scriptState, int otherState) {
        char c = input.chars[input.position];
        if (Characters.isLetter(c)) {
            tokenizer.pending.append(Characters.lowerCase(c));
            emitNext();
            return;
        }
        boolean delimiter = c == '/' || c == '>' || Characters.isWhitespace(c);
        boolean script = delimiter && tokenizer.pending.take().equals("script");
        tokenizer.pending.length = 0;
        tokenizer.state = script ? scriptState : otherState;
        if (delimiter) {
            emitNext();
        }
    }

    void end() {
        switch (tokenizer.state) {
            case States.SCRIPT_ESCAPE_START, States.SCRIPT_ESCAPE_START_DASH -> tokenizer.state = States.SCRIPT_DATA;
            case States.SCRIPT_ESCAPED_LESS_THAN -> {
                tokenizer.state = States.SCRIPT_ESCAPED;
                tokenizer.handler.characters(LESS_THAN, 0, 1);
            }
            default -> {
                tokenizer.error(EOF_IN_SCRIPT_HTML_COMMENT_LIKE_TEXT);
                tokenizer.endOfFile();
            }
        }
    }
}

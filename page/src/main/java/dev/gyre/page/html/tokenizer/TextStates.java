package dev.gyre.page.html.tokenizer;

import static dev.gyre.page.html.tokenizer.ParseErrorCode.EOF_IN_CDATA;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_NULL_CHARACTER;

/** The states in which characters are text: data, RCDATA, RAWTEXT, script data, PLAINTEXT and CDATA sections. */
final class TextStates {
    private static final char[] REPLACEMENT = {'\uFFFD'};
    private static final char[] BRACKET = {']'};
    private static final char[] BRACKETS = {']', ']'};

    private final Tokenizer tokenizer;
    private final InputBuffer input;

    TextStates(Tokenizer tokenizer) {
        this.tokenizer = tokenizer;
        this.input = tokenizer.input;
    }

    void read() {
        switch (tokenizer.state) {
            case States.DATA -> data();
            case States.RCDATA -> rcdata();
            case States.RAWTEXT, States.SCRIPT_DATA -> rawtext();
            case States.PLAINTEXT -> plaintext();
            case States.CDATA_SECTION -> cdataSection();
            case States.CDATA_SECTION_BRACKET -> cdataSectionBracket();
            default -> cdataSectionEnd();
        }
    }

    private void data() {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        int i = start;
        char c = 0;
        while (i < limit) {
            c = chars[i];
            if (c <= '<' && (c == '<' || c == '&' || c == 0)) {
                break;
            }
            i++;
        }
        if (i == limit) {
            emit(chars, start, i, i);
        } else if (c == '<') {
            tokenizer.state = States.TAG_OPEN;
            tokenizer.tokenStart = input.offset(i);
            emit(chars, start, i, i + 1);
        } else if (c == '&') {
            reference(chars, start, i);
        } else {
            emit(chars, start, i, i);
            nullCharacter();
        }
    }

    /** Emits U+0000 itself: the tree construction drops or replaces it. */
    private void nullCharacter() {
        tokenizer.error(UNEXPECTED_NULL_CHARACTER);
        input.position++;
        tokenizer.handler.characters(input.chars, input.position - 1, input.position);
    }

    private void emit(char[] chars, int from, int to, int next) {
        input.position = next;
        if (from < to) {
            tokenizer.handler.characters(chars, from, to);
        }
    }

    private void reference(char[] chars, int from, int ampersand) {
        tokenizer.returnState = tokenizer.state;
        tokenizer.state = States.CHARACTER_REFERENCE;
        emit(chars, from, ampersand, ampersand + 1);
    }

    private void replaceNull(char[] chars, int from, int to) {
        tokenizer.error(UNEXPECTED_NULL_CHARACTER, to);
        emit(chars, from, to, to + 1);
        tokenizer.handler.characters(REPLACEMENT, 0, 1);
    }

    private void lessThan(char[] chars, int from, int to) {
        tokenizer.returnState = tokenizer.state;
        tokenizer.state = States.TEXT_LESS_THAN;
        tokenizer.tokenStart = input.offset(to);
        emit(chars, from, to, to + 1);
    }

    private void rcdata() {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        for (int i = start; i < limit; i++) {
            char c = chars[i];
            if (c > '<') {
                continue;
            }
            if (c == '<') {
                lessThan(chars, start, i);
                return;
            }
            if (c == '&') {
                reference(chars, start, i);
                return;
            }
            if (c == 0) {
                replaceNull(chars, start, i);
                return;
            }
        }
        emit(chars, start, limit, limit);
    }

    private void rawtext() {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        for (int i = start; i < limit; i++) {
            char c = chars[i];
            if (c == '<') {
                lessThan(chars, start, i);
                return;
            }
            if (c == 0) {
                replaceNull(chars, start, i);
                return;
            }
        }
        emit(chars, start, limit, limit);
    }

    private void plaintext() {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        for (int i = start; i < limit; i++) {
            if (chars[i] == 0) {
                replaceNull(chars, start, i);
                return;
            }
        }
        emit(chars, start, limit, limit);
    }

    private void cdataSection() {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        int i = start;
        while (i < limit && chars[i] != ']' && chars[i] != 0) {
            i++;
        }
        if (i < limit && chars[i] == ']') {
            tokenizer.state = States.CDATA_SECTION_BRACKET;
            emit(chars, start, i, i + 1);
        } else if (i < limit && i == start) {
            emit(chars, i, i + 1, i + 1);
        } else {
            emit(chars, start, i, i);
        }
    }

    private void cdataSectionBracket() {
        if (input.chars[input.position] == ']') {
            input.position++;
            tokenizer.state = States.CDATA_SECTION_END;
        } else {
            tokenizer.state = States.CDATA_SECTION;
            tokenizer.handler.characters(BRACKET, 0, 1);
        }
    }

    private void cdataSectionEnd() {
        switch (input.chars[input.position]) {
            case ']' -> {
                input.position++;
                tokenizer.handler.characters(BRACKET, 0, 1);
            }
            case '>' -> {
                input.position++;
                tokenizer.state = States.DATA;
            }
            default -> {
                tokenizer.state = States.CDATA_SECTION;
                tokenizer.handler.characters(BRACKETS, 0, 2);
            }
        }
    }

    void end() {
        switch (tokenizer.state) {
            case States.CDATA_SECTION -> {
                tokenizer.error(EOF_IN_CDATA);
                tokenizer.endOfFile();
            }
            case States.CDATA_SECTION_BRACKET -> {
                tokenizer.state = States.CDATA_SECTION;
                tokenizer.handler.characters(BRACKET, 0, 1);
            }
            case States.CDATA_SECTION_END -> {
                tokenizer.state = States.CDATA_SECTION;
                tokenizer.handler.characters(BRACKETS, 0, 2);
            }
            default -> tokenizer.endOfFile();
        }
    }
}

package dev.gyre.page.html.tokenizer;

import static dev.gyre.page.html.tokenizer.ParseErrorCode.EOF_BEFORE_TAG_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.EOF_IN_TAG;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.INVALID_FIRST_CHARACTER_OF_TAG_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_END_TAG_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_NULL_CHARACTER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_QUESTION_MARK_INSTEAD_OF_TAG_NAME;

/** The states from "&lt;" to the end of a tag's name. */
final class TagStates {
    private static final char[] LESS_THAN = {'<'};
    private static final char[] LESS_THAN_SOLIDUS = {'<', '/'};
    private static final char[] LESS_THAN_BANG = {'<', '!'};

    private final Tokenizer tokenizer;
    private final InputBuffer input;

    TagStates(Tokenizer tokenizer) {
        this.tokenizer = tokenizer;
        this.input = tokenizer.input;
    }

    void read() {
        switch (tokenizer.state) {
            case States.TAG_OPEN -> tagOpen();
            case States.END_TAG_OPEN -> endTagOpen();
            case States.TAG_NAME -> tagName();
            case States.TEXT_LESS_THAN -> textLessThan();
            case States.TEXT_END_TAG_OPEN -> textEndTagOpen();
            default -> textEndTagName();
        }
    }

    private void tagOpen() {
        char c = input.chars[input.position];
        if (Characters.isLetter(c)) {
            tokenizer.beginTag(false);
            tokenizer.state = States.TAG_NAME;
            tagName();
        } else if (c == '/') {
            input.position++;
            tokenizer.state = States.END_TAG_OPEN;
            if (input.position < input.limit) {
                endTagOpen();
            }
        } else if (c == '!') {
            input.position++;
            tokenizer.state = States.MARKUP_DECLARATION_OPEN;
        } else if (c == '?') {
            tokenizer.error(UNEXPECTED_QUESTION_MARK_INSTEAD_OF_TAG_NAME);
            bogusComment();
        } else {
            tokenizer.error(INVALID_FIRST_CHARACTER_OF_TAG_NAME);
            tokenizer.state = States.DATA;
            tokenizer.handler.characters(LESS_THAN, 0, 1);
        }
    }

    private void bogusComment() {
        tokenizer.pending.length = 0;
        tokenizer.state = States.BOGUS_COMMENT;
    }

    private void endTagOpen() {
        char c = input.chars[input.position];
        if (Characters.isLetter(c)) {
            tokenizer.beginTag(true);
            tokenizer.state = States.TAG_NAME;
            tagName();
        } else if (c == '>') {
            tokenizer.error(MISSING_END_TAG_NAME);
            input.position++;
            tokenizer.state = States.DATA;
        } else {
            tokenizer.error(INVALID_FIRST_CHARACTER_OF_TAG_NAME);
            bogusComment();
        }
    }

    private void tagName() {
        char[] chars = input.chars;
        int limit = input.limit;
        int start = input.position;
        int hash = tokenizer.hash;
        int i = start;
        for (; i < limit; i++) {
            char c = chars[i];
            if (c >= 'a' || c > '>' && !Characters.isUpperCase(c) || c > '/' && c < '>') {
                hash = 31 * hash + c;
                continue;
            }
            if (c == '>' || c == '/' || Characters.isWhitespace(c)) {
                nameEnd(start, i, hash, c);
                return;
            }
            if (c == 0 || Characters.isUpperCase(c)) {
                if (c == 0) {
                    tokenizer.error(UNEXPECTED_NULL_CHARACTER, i);
                }
                char replacement = c == 0 ? '\uFFFD' : (char) (c | 0x20);
                tokenizer.pending.append(chars, start, i);
                tokenizer.pending.append(replacement);
                hash = 31 * hash + replacement;
                start = i + 1;
            } else {
                hash = 31 * hash + c;
            }
        }
        tokenizer.pending.append(chars, start, limit);
        tokenizer.hash = hash;
        input.position = limit;
    }

    private void nameEnd(int from, int to, int hash, char next) {
        tokenizer.tag.name = tokenizer.takeName(from, to, hash);
        input.position = to + 1;
        if (next == '>') {
            tokenizer.emitTag();
        } else {
            tokenizer.state = next == '/' ? States.SELF_CLOSING_START_TAG : States.BEFORE_ATTRIBUTE_NAME;
        }
    }

    private void textLessThan() {
        char c = input.chars[input.position];
        if (c == '/') {
            input.position++;
            tokenizer.state = States.TEXT_END_TAG_OPEN;
        } else if (c == '!' && tokenizer.returnState == States.SCRIPT_DATA) {
            input.position++;
            tokenizer.state = States.SCRIPT_ESCAPE_START;
            tokenizer.handler.characters(LESS_THAN_BANG, 0, 2);
        } else {
            tokenizer.state = tokenizer.returnState;
            tokenizer.handler.characters(LESS_THAN, 0, 1);
        }
    }

    private void textEndTagOpen() {
        tokenizer.state = States.TEXT_END_TAG_NAME;
        tokenizer.beginTag(true);
        if (Characters.isLetter(input.chars[input.position])) {
            textEndTagName();
        } else {
            notAnEndTag();
        }
    }

    private void notAnEndTag() {
        tokenizer.state = tokenizer.returnState;
        tokenizer.handler.characters(LESS_THAN_SOLIDUS, 0, 2);
        tokenizer.emitPending();
    }

    private void textEndTagName() {
        char[] chars = input.chars;
        int i = input.position;
        while (i < input.limit && Characters.isLetter(chars[i])) {
            i++;
        }
        tokenizer.pending.append(chars, input.position, i);
        input.position = i;
        if (i == input.limit) {
            return;
        }
        char c = chars[i];
        if ((c == '>' || c == '/' || Characters.isWhitespace(c)) && isAppropriate()) {
            tokenizer.pending.length = 0;
            tokenizer.tag.name = tokenizer.lastStartTag;
            input.position++;
            if (c == '>') {
                tokenizer.emitTag();
            } else {
                tokenizer.state = c == '/' ? States.SELF_CLOSING_START_TAG : States.BEFORE_ATTRIBUTE_NAME;
            }
        } else {
            notAnEndTag();
        }
    }

    /** Whether the name in the buffer, in any case, is that of the last start tag. */
    private boolean isAppropriate() {
        if (tokenizer.lastStartTag == null) {
            return false;
        }
        String name = tokenizer.lastStartTag.text;
        if (name.length() != tokenizer.pending.length) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) != Characters.lowerCase(tokenizer.pending.chars[i])) {
                return false;
            }
        }
        return true;
    }

    void end() {
        switch (tokenizer.state) {
            case States.TAG_OPEN -> {
                tokenizer.error(EOF_BEFORE_TAG_NAME);
                tokenizer.state = States.DATA;
                tokenizer.handler.characters(LESS_THAN, 0, 1);
            }
            case States.END_TAG_OPEN -> {
                tokenizer.error(EOF_BEFORE_TAG_NAME);
                tokenizer.state = States.DATA;
                tokenizer.handler.characters(LESS_THAN_SOLIDUS, 0, 2);
            }
            case States.TAG_NAME -> {
                tokenizer.error(EOF_IN_TAG);
                tokenizer.endOfFile();
            }
            case States.TEXT_LESS_THAN -> {
                tokenizer.state = tokenizer.returnState;
                tokenizer.handler.characters(LESS_THAN, 0, 1);
            }
            case States.TEXT_END_TAG_OPEN -> {
                tokenizer.pending.length = 0;
                notAnEndTag();
            }
            default -> notAnEndTag();
        }
    }
}

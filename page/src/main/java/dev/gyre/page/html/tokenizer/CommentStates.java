package dev.gyre.page.html.tokenizer;

import static dev.gyre.page.html.tokenizer.ParseErrorCode.ABRUPT_CLOSING_OF_EMPTY_COMMENT;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.CDATA_IN_HTML_CONTENT;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.EOF_IN_COMMENT;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.INCORRECTLY_CLOSED_COMMENT;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.INCORRECTLY_OPENED_COMMENT;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.NESTED_COMMENT;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_NULL_CHARACTER;

/** The states after "&lt;!" and of comments. */
final class CommentStates {
    private static final String CDATA = "[CDATA[";

    private final Tokenizer tokenizer;
    private final InputBuffer input;

    CommentStates(Tokenizer tokenizer) {
        this.tokenizer = tokenizer;
        this.input = tokenizer.input;
    }

    void read() {
        switch (tokenizer.state) {
            case States.BOGUS_COMMENT -> bogusComment();
            case States.MARKUP_DECLARATION_OPEN -> markupDeclarationOpen();
            case States.COMMENT_START -> commentStart();
            case States.COMMENT_START_DASH -> commentStartDash();
            case States.COMMENT -> comment();
            case States.COMMENT_LESS_THAN -> lessThan();
            case States.COMMENT_LESS_THAN_BANG -> lessThanBang();
            case States.COMMENT_LESS_THAN_BANG_DASH -> lessThanBangDash();
            case States.COMMENT_LESS_THAN_BANG_DASH_DASH -> lessThanBangDashDash();
            case States.COMMENT_END_DASH -> commentEndDash();
            case States.COMMENT_END -> commentEnd();
            default -> commentEndBang();
        }
    }

    private void markupDeclarationOpen() {
        if (matches("--")) {
            next(States.COMMENT_START);
            tokenizer.pending.length = 0;
        } else if (!tokenizer.starved && matches("doctype")) {
            next(States.DOCTYPE);
        } else if (!tokenizer.starved && matches(CDATA)) {
            cdata();
        } else if (!tokenizer.starved) {
            notADeclaration();
        }
    }

    private void next(int state) {
        tokenizer.state = state;
    }

    private void notADeclaration() {
        tokenizer.error(INCORRECTLY_OPENED_COMMENT);
        tokenizer.pending.length = 0;
        next(States.BOGUS_COMMENT);
    }

    private void cdata() {
        if (tokenizer.handler.inForeignContent()) {
            next(States.CDATA_SECTION);
        } else {
            tokenizer.error(CDATA_IN_HTML_CONTENT, input.position - 1);
            tokenizer.pending.length = 0;
            tokenizer.pending.append(CDATA);
            next(States.BOGUS_COMMENT);
        }
    }

    /** Whether the next characters are a text, whose letters match in any case if they are small; reads them then. Sets starved if the text ends before that is known. */
    private boolean matches(String text) {
        int length = Math.min(text.length(), input.limit - input.position);
        for (int i = 0; i < length; i++) {
            char c = input.chars[input.position + i];
            char expected = text.charAt(i);
            if (c != expected && !(expected >= 'a' && Characters.lowerCase(c) == expected)) {
                return false;
            }
        }
        if (length == text.length()) {
            input.position += length;
            return true;
        }
        tokenizer.starved = !input.endsAtLimit();
        return false;
    }

    private void emitComment() {
        next(States.DATA);
        tokenizer.handler.comment(tokenizer.pending.take());
    }

    private void bogusComment() {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        for (int i = start; i < limit; i++) {
            if (chars[i] == '>') {
                tokenizer.pending.append(chars, start, i);
                input.position = i + 1;
                emitComment();
                return;
            }
            if (chars[i] == 0) {
                replaceNull(start, i);
                start = i + 1;
            }
        }
        tokenizer.pending.append(chars, start, limit);
        input.position = limit;
    }

    private void replaceNull(int from, int index) {
        tokenizer.error(UNEXPECTED_NULL_CHARACTER, index);
        tokenizer.pending.append(input.chars, from, index);
        tokenizer.pending.append('\uFFFD');
    }

    private char peek() {
        return input.chars[input.position];
    }

    private void commentStart() {
        if (peek() == '-') {
            input.position++;
            next(States.COMMENT_START_DASH);
        } else if (peek() == '>') {
            closedAbruptly();
        } else {
            next(States.COMMENT);
        }
    }

    private void closedAbruptly() {
        tokenizer.error(ABRUPT_CLOSING_OF_EMPTY_COMMENT);
        input.position++;
        emitComment();
    }

    private void commentStartDash() {
        if (peek() == '-') {
            input.position++;
            next(States.COMMENT_END);
        } else if (peek() == '>') {
            closedAbruptly();
        } else {
            tokenizer.pending.append('-');
            next(States.COMMENT);
        }
    }

    private void comment() {
        char[] chars = input.chars;
        int start = input.position;
        int limit = input.limit;
        for (int i = start; i < limit; i++) {
            char c = chars[i];
            if (c == '-' || c == '<') {
                tokenizer.pending.append(chars, start, c == '<' ? i + 1 : i);
                input.position = i + 1;
                next(c == '<' ? States.COMMENT_LESS_THAN : States.COMMENT_END_DASH);
                return;
            }
            if (c == 0) {
                replaceNull(start, i);
                start = i + 1;
            }
        }
        tokenizer.pending.append(chars, start, limit);
        input.position = limit;
    }

    private void lessThan() {
        switch (peek()) {
            case '!' -> {
                tokenizer.pending.append('!');
                input.position++;
                next(States.COMMENT_LESS_THAN_BANG);
            }
            case '<' -> {
                tokenizer.pending.append('<');
                input.position++;
            }
            default -> next(States.COMMENT);
        }
    }

    private void lessThanBang() {
        if (peek() == '-') {
            input.position++;
            next(States.COMMENT_LESS_THAN_BANG_DASH);
        } else {
            next(States.COMMENT);
        }
    }

    private void lessThanBangDash() {
        if (peek() == '-') {
            input.position++;
            next(States.COMMENT_LESS_THAN_BANG_DASH_DASH);
        } else {
            next(States.COMMENT_END_DASH);
        }
    }

    private void lessThanBangDashDash() {
        if (peek() != '>') {
            tokenizer.error(NESTED_COMMENT);
        }
        next(States.COMMENT_END);
    }

    private void commentEndDash() {
        if (peek() == '-') {
            input.position++;
            next(States.COMMENT_END);
        } else {
            tokenizer.pending.append('-');
            next(States.COMMENT);
        }
    }

    private void commentEnd() {
        switch (peek()) {
            case '>' -> {
                input.position++;
                emitComment();
            }
            case '!' -> {
                input.position++;
                next(States.COMMENT_END_BANG);
            }
            case '-' -> {
                input.position++;
                tokenizer.pending.append('-');
            }
            default -> {
                tokenizer.pending.append("--");
                next(States.COMMENT);
            }
        }
    }

    private void commentEndBang() {
        switch (peek()) {
            case '-' -> {
                input.position++;
                tokenizer.pending.append("--!");
                next(States.COMMENT_END_DASH);
            }
            case '>' -> {
                tokenizer.error(INCORRECTLY_CLOSED_COMMENT);
                input.position++;
                emitComment();
            }
            default -> {
                tokenizer.pending.append("--!");
                next(States.COMMENT);
            }
        }
    }

    void end() {
        if (tokenizer.state == States.MARKUP_DECLARATION_OPEN) {
            if (input.position < input.limit) {
                markupDeclarationOpen();
            } else {
                notADeclaration();
            }
            return;
        }
        if (tokenizer.state != States.BOGUS_COMMENT) {
            tokenizer.error(EOF_IN_COMMENT);
        }
        emitComment();
    }
}

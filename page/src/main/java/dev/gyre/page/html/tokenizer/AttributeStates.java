package dev.gyre.page.html.tokenizer;

import static dev.gyre.page.html.tokenizer.ParseErrorCode.DUPLICATE_ATTRIBUTE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.EOF_IN_TAG;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_ATTRIBUTE_VALUE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_WHITESPACE_BETWEEN_ATTRIBUTES;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_CHARACTER_IN_ATTRIBUTE_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_CHARACTER_IN_UNQUOTED_ATTRIBUTE_VALUE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_EQUALS_SIGN_BEFORE_ATTRIBUTE_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_NULL_CHARACTER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_SOLIDUS_IN_TAG;

/** The states between a tag's name and its end. */
final class AttributeStates {
    private final Tokenizer tokenizer;
    private final InputBuffer input;
    private final StringCache values = new StringCache();

    AttributeStates(Tokenizer tokenizer) {
        this.tokenizer = tokenizer;
        this.input = tokenizer.input;
    }

    void read() {
        switch (tokenizer.state) {
            case States.BEFORE_ATTRIBUTE_NAME -> beforeName();
            case States.ATTRIBUTE_NAME -> name();
            case States.AFTER_ATTRIBUTE_NAME -> afterName();
            case States.BEFORE_ATTRIBUTE_VALUE -> beforeValue();
            case States.VALUE_DOUBLE_QUOTED -> quotedValue('"');
            case States.VALUE_SINGLE_QUOTED -> quotedValue('\'');
            case States.VALUE_UNQUOTED -> unquotedValue();
            case States.AFTER_VALUE_QUOTED -> afterQuotedValue();
            default -> selfClosing();
        }
    }

    /** Moves to the next character that is not whitespace; returns whether there is one. */
    private boolean skipWhitespace() {
        char[] chars = input.chars;
        int limit = input.limit;
        int i = input.position;
        while (i < limit && Characters.isWhitespace(chars[i])) {
            i++;
        }
        input.position = i;
        return i < limit;
    }

    private void beforeName() {
        if (!skipWhitespace()) {
            return;
        }
        char c = input.chars[input.position];
        if (c == '/' || c == '>') {
            tokenizer.state = States.AFTER_ATTRIBUTE_NAME;
            afterName();
            return;
        }
        tokenizer.hash = 0;
        tokenizer.pending.length = 0;
        tokenizer.state = States.ATTRIBUTE_NAME;
        if (c == '=') {
            tokenizer.error(UNEXPECTED_EQUALS_SIGN_BEFORE_ATTRIBUTE_NAME);
            tokenizer.pending.append(c);
            tokenizer.hash = c;
            input.position++;
        } else {
            name();
        }
    }

    private void name() {
        char[] chars = input.chars;
        int limit = input.limit;
        int start = input.position;
        int hash = tokenizer.hash;
        for (int i = start; i < limit; i++) {
            char c = chars[i];
            if (c >= 'a' || c == '-') {
                hash = 31 * hash + c;
                continue;
            }
            if (c == '=' || c == '>' || c == '/' || Characters.isWhitespace(c)) {
                nameEnd(start, i, hash);
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
                if (c == '"' || c == '\'' || c == '<') {
                    tokenizer.error(UNEXPECTED_CHARACTER_IN_ATTRIBUTE_NAME, i);
                }
                hash = 31 * hash + c;
            }
        }
        tokenizer.pending.append(chars, start, limit);
        tokenizer.hash = hash;
        input.position = limit;
    }

    /** Ends the name before the next character, which is not read if it is not "=". */
    private void nameEnd(int from, int to, int hash) {
        Name name = tokenizer.takeName(from, to, hash);
        input.position = to;
        addAttribute(name);
        if (input.chars[to] == '=') {
            input.position++;
            tokenizer.state = States.BEFORE_ATTRIBUTE_VALUE;
            if (input.position < input.limit) {
                beforeValue();
            }
        } else {
            tokenizer.state = States.AFTER_ATTRIBUTE_NAME;
        }
    }

    private void addAttribute(Name name) {
        tokenizer.attributeKept = tokenizer.tag.addAttribute(name);
        if (!tokenizer.attributeKept) {
            tokenizer.error(DUPLICATE_ATTRIBUTE);
        }
    }

    private void afterName() {
        if (!skipWhitespace()) {
            return;
        }
        switch (input.chars[input.position]) {
            case '/' -> {
                input.position++;
                tokenizer.state = States.SELF_CLOSING_START_TAG;
            }
            case '=' -> {
                input.position++;
                tokenizer.state = States.BEFORE_ATTRIBUTE_VALUE;
            }
            case '>' -> {
                input.position++;
                tokenizer.emitTag();
            }
            default -> {
                tokenizer.hash = 0;
                tokenizer.pending.length = 0;
                tokenizer.state = States.ATTRIBUTE_NAME;
                name();
            }
        }
    }

    private void beforeValue() {
        if (!skipWhitespace()) {
            return;
        }
        switch (input.chars[input.position]) {
            case '"' -> {
                input.position++;
                tokenizer.state = States.VALUE_DOUBLE_QUOTED;
                quotedValue('"');
            }
            case '\'' -> {
                input.position++;
                tokenizer.state = States.VALUE_SINGLE_QUOTED;
                quotedValue('\'');
            }
            case '>' -> {
                tokenizer.error(MISSING_ATTRIBUTE_VALUE);
                input.position++;
                tokenizer.emitTag();
            }
            default -> {
                tokenizer.state = States.VALUE_UNQUOTED;
                unquotedValue();
            }
        }
    }

    private void quotedValue(char quote) {
        char[] chars = input.chars;
        int limit = input.limit;
        int start = input.position;
        for (int i = start; i < limit; i++) {
            char c = chars[i];
            if (c > '\'') {
                continue;
            }
            if (c == quote) {
                valueEnd(start, i);
                input.position = i + 1;
                tokenizer.state = States.AFTER_VALUE_QUOTED;
                if (input.position < limit) {
                    afterQuotedValue();
                }
                return;
            }
            if (c == '&') {
                reference(start, i);
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

    private void replaceNull(int from, int index) {
        tokenizer.error(UNEXPECTED_NULL_CHARACTER, index);
        tokenizer.pending.append(input.chars, from, index);
        tokenizer.pending.append('\uFFFD');
    }

    private void reference(int from, int ampersand) {
        tokenizer.pending.append(input.chars, from, ampersand);
        tokenizer.returnState = tokenizer.state;
        tokenizer.state = States.CHARACTER_REFERENCE;
        input.position = ampersand + 1;
    }

    private void valueEnd(int from, int to) {
        if (tokenizer.pending.length > 0) {
            String value = tokenizer.takeText(from, to);
            if (tokenizer.attributeKept) {
                tokenizer.tag.setValue(value);
            }
        } else if (from < to && tokenizer.attributeKept) {
            tokenizer.tag.setValue(values.get(input.chars, from, to));
        }
    }

    private void unquotedValue() {
        char[] chars = input.chars;
        int limit = input.limit;
        int start = input.position;
        for (int i = start; i < limit; i++) {
            char c = chars[i];
            if (c >= 'a') {
                continue;
            }
            if (c == '>' || Characters.isWhitespace(c)) {
                valueEnd(start, i);
                input.position = i + 1;
                if (c == '>') {
                    tokenizer.emitTag();
                } else {
                    tokenizer.state = States.BEFORE_ATTRIBUTE_NAME;
                }
                return;
            }
            switch (c) {
                case '&' -> {
                    reference(start, i);
                    return;
                }
                case 0 -> {
                    replaceNull(start, i);
                    start = i + 1;
                }
                case '"', '\'', '<', '=', '`' -> tokenizer.error(UNEXPECTED_CHARACTER_IN_UNQUOTED_ATTRIBUTE_VALUE, i);
                default -> {}
            }
        }
        tokenizer.pending.append(chars, start, limit);
        input.position = limit;
    }

    private void afterQuotedValue() {
        char c = input.chars[input.position];
        if (c == '>') {
            input.position++;
            tokenizer.emitTag();
        } else if (Characters.isWhitespace(c)) {
            input.position++;
            tokenizer.state = States.BEFORE_ATTRIBUTE_NAME;
        } else if (c == '/') {
            input.position++;
            tokenizer.state = States.SELF_CLOSING_START_TAG;
        } else {
            tokenizer.error(MISSING_WHITESPACE_BETWEEN_ATTRIBUTES);
            tokenizer.state = States.BEFORE_ATTRIBUTE_NAME;
        }
    }

    private void selfClosing() {
        if (input.chars[input.position] == '>') {
            input.position++;
            tokenizer.tag.selfClosing = true;
            tokenizer.emitTag();
        } else {
            tokenizer.error(UNEXPECTED_SOLIDUS_IN_TAG);
            tokenizer.state = States.BEFORE_ATTRIBUTE_NAME;
        }
    }

    void end() {
        if (tokenizer.state == States.ATTRIBUTE_NAME) {
            addAttribute(tokenizer.takeName(input.position, input.position, tokenizer.hash));
        }
        tokenizer.error(EOF_IN_TAG);
        tokenizer.endOfFile();
    }
}

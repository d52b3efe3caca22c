package dev.gyre.page.html.tokenizer;

import static dev.gyre.page.html.tokenizer.ParseErrorCode.ABRUPT_DOCTYPE_PUBLIC_IDENTIFIER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.ABRUPT_DOCTYPE_SYSTEM_IDENTIFIER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.EOF_IN_DOCTYPE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.INVALID_CHARACTER_SEQUENCE_AFTER_DOCTYPE_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_DOCTYPE_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_DOCTYPE_PUBLIC_IDENTIFIER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_DOCTYPE_SYSTEM_IDENTIFIER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_QUOTE_BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_QUOTE_BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_WHITESPACE_AFTER_DOCTYPE_PUBLIC_KEYWORD;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_WHITESPACE_AFTER_DOCTYPE_SYSTEM_KEYWORD;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_WHITESPACE_BEFORE_DOCTYPE_NAME;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_WHITESPACE_BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_CHARACTER_AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNEXPECTED_NULL_CHARACTER;

/** The states of a DOCTYPE. They read one character at a time, since a document has one. */
final class DoctypeStates {
    private static final String PUBLIC = "public";
    private static final String SYSTEM = "system";

    private final Tokenizer tokenizer;
    private final InputBuffer input;

    private String name;
    private String publicId;
    private String systemId;
    private boolean forceQuirks;
    /** How much of the keyword has been read that follows the name. */
    private final TextBuffer keyword = new TextBuffer();

    DoctypeStates(Tokenizer tokenizer) {
        this.tokenizer = tokenizer;
        this.input = tokenizer.input;
    }

    void read() {
        char c = input.chars[input.position];
        switch (tokenizer.state) {
            case States.DOCTYPE -> doctype(c);
            case States.BEFORE_DOCTYPE_NAME -> beforeName(c);
            case States.DOCTYPE_NAME -> name(c);
            case States.AFTER_DOCTYPE_NAME -> afterName(c);
            case States.AFTER_PUBLIC_KEYWORD -> afterKeyword(c, true);
            case States.AFTER_SYSTEM_KEYWORD -> afterKeyword(c, false);
            case States.BEFORE_PUBLIC_IDENTIFIER -> beforeIdentifier(c, true);
            case States.BEFORE_SYSTEM_IDENTIFIER -> beforeIdentifier(c, false);
            case States.PUBLIC_IDENTIFIER_DOUBLE_QUOTED -> publicIdentifier(c, '"');
            case States.PUBLIC_IDENTIFIER_SINGLE_QUOTED -> publicIdentifier(c, '\'');
            case States.SYSTEM_IDENTIFIER_DOUBLE_QUOTED -> systemIdentifier(c, '"');
            case States.SYSTEM_IDENTIFIER_SINGLE_QUOTED -> systemIdentifier(c, '\'');
            case States.AFTER_PUBLIC_IDENTIFIER -> afterPublicIdentifier(c);
            case States.BETWEEN_IDENTIFIERS -> betweenIdentifiers(c);
            case States.AFTER_SYSTEM_IDENTIFIER -> afterSystemIdentifier(c);
            default -> bogus(c);
        }
    }

    private void doctype(char c) {
        name = null;
        publicId = null;
        systemId = null;
        forceQuirks = false;
        tokenizer.pending.length = 0;
        if (Characters.isWhitespace(c)) {
            input.position++;
        } else if (c != '>') {
            tokenizer.error(MISSING_WHITESPACE_BEFORE_DOCTYPE_NAME);
        }
        tokenizer.state = States.BEFORE_DOCTYPE_NAME;
    }

    private void beforeName(char c) {
        if (Characters.isWhitespace(c)) {
            input.position++;
        } else if (c == '>') {
            broken(MISSING_DOCTYPE_NAME);
            emitAfter();
        } else {
            tokenizer.state = States.DOCTYPE_NAME;
        }
    }

    /** Notes an error at the next character and that the document has quirks. */
    private void broken(ParseErrorCode code) {
        tokenizer.error(code);
        forceQuirks = true;
    }

    /** Reads the next character and emits the DOCTYPE. */
    private void emitAfter() {
        input.position++;
        emit();
    }

    private void emit() {
        tokenizer.state = States.DATA;
        tokenizer.handler.doctype(name, publicId, systemId, forceQuirks);
    }

    private void append(char c) {
        if (c == 0) {
            tokenizer.error(UNEXPECTED_NULL_CHARACTER);
        }
        input.position++;
        tokenizer.pending.append(c == 0 ? '\uFFFD' : c);
    }

    private void name(char c) {
        if (Characters.isWhitespace(c)) {
            name = tokenizer.pending.take();
            input.position++;
            keyword.length = 0;
            tokenizer.state = States.AFTER_DOCTYPE_NAME;
        } else if (c == '>') {
            name = tokenizer.pending.take();
            emitAfter();
        } else {
            append(Characters.lowerCase(c));
        }
    }

    private void afterName(char c) {
        if (keyword.length == 0 && Characters.isWhitespace(c)) {
            input.position++;
            return;
        }
        if (keyword.length == 0 && c == '>') {
            emitAfter();
            return;
        }
        char lower = Characters.lowerCase(c);
        boolean isPublic = keyword.length > 0 ? keyword.chars[0] == 'p' : lower == 'p';
        String expected = isPublic ? PUBLIC : SYSTEM;
        if (lower != expected.charAt(keyword.length)) {
            noKeyword();
            return;
        }
        keyword.append(lower);
        input.position++;
        if (keyword.length == expected.length()) {
            tokenizer.state = isPublic ? States.AFTER_PUBLIC_KEYWORD : States.AFTER_SYSTEM_KEYWORD;
        }
    }

    /** There is no keyword after the name: what was read of it is of a bogus DOCTYPE. */
    private void noKeyword() {
        tokenizer.error(INVALID_CHARACTER_SEQUENCE_AFTER_DOCTYPE_NAME, input.position - keyword.length);
        forceQuirks = true;
        tokenizer.state = States.BOGUS_DOCTYPE;
    }

    private void afterKeyword(char c, boolean isPublic) {
        int before = isPublic ? States.BEFORE_PUBLIC_IDENTIFIER : States.BEFORE_SYSTEM_IDENTIFIER;
        if (c == '"' || c == '\'') {
            tokenizer.error(
                    isPublic
                            ? MISSING_WHITESPACE_AFTER_DOCTYPE_PUBLIC_KEYWORD
                            : MISSING_WHITESPACE_AFTER_DOCTYPE_SYSTEM_KEYWORD);
        } else if (Characters.isWhitespace(c)) {
            input.position++;
        }
        tokenizer.state = before;
    }

    private void beforeIdentifier(char c, boolean isPublic) {
        if (Characters.isWhitespace(c)) {
            input.position++;
        } else if (c == '"' || c == '\'') {
            input.position++;
            begin(c, isPublic);
        } else if (c == '>') {
            broken(isPublic ? MISSING_DOCTYPE_PUBLIC_IDENTIFIER : MISSING_DOCTYPE_SYSTEM_IDENTIFIER);
            emitAfter();
        } else {
            broken(
                    isPublic
                            ? MISSING_QUOTE_BEFORE_DOCTYPE_PUBLIC_IDENTIFIER
                            : MISSING_QUOTE_BEFORE_DOCTYPE_SYSTEM_IDENTIFIER);
            tokenizer.state = States.BOGUS_DOCTYPE;
        }
    }

    private void begin(char quote, boolean isPublic) {
        tokenizer.pending.length = 0;
        if (isPublic) {
            tokenizer.state =
                    quote == '"' ? States.PUBLIC_IDENTIFIER_DOUBLE_QUOTED : States.PUBLIC_IDENTIFIER_SINGLE_QUOTED;
        } else {
            tokenizer.state =
                    quote == '"' ? States.SYSTEM_IDENTIFIER_DOUBLE_QUOTED : States.SYSTEM_IDENTIFIER_SINGLE_QUOTED;
        }
    }

    private void publicIdentifier(char c, char quote) {
        if (c == quote) {
            publicId = tokenizer.pending.take();
            input.position++;
            tokenizer.state = States.AFTER_PUBLIC_IDENTIFIER;
        } else if (c == '>') {
            publicId = tokenizer.pending.take();
            broken(ABRUPT_DOCTYPE_PUBLIC_IDENTIFIER);
            emitAfter();
        } else {
            append(c);
        }
    }

    private void systemIdentifier(char c, char quote) {
        if (c == quote) {
            systemId = tokenizer.pending.take();
            input.position++;
            tokenizer.state = States.AFTER_SYSTEM_IDENTIFIER;
        } else if (c == '>') {
            systemId = tokenizer.pending.take();
            broken(ABRUPT_DOCTYPE_SYSTEM_IDENTIFIER);
            emitAfter();
        } else {
            append(c);
        }
    }

    private void afterPublicIdentifier(char c) {
        if (Characters.isWhitespace(c)) {
            input.position++;
            tokenizer.state = States.BETWEEN_IDENTIFIERS;
        } else if (c == '"' || c == '\'') {
            tokenizer.error(MISSING_WHITESPACE_BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS);
            input.position++;
            begin(c, false);
        } else {
            betweenIdentifiers(c);
        }
    }

    private void betweenIdentifiers(char c) {
        if (Characters.isWhitespace(c)) {
            input.position++;
        } else if (c == '>') {
            emitAfter();
        } else if (c == '"' || c == '\'') {
            input.position++;
            begin(c, false);
        } else {
            broken(MISSING_QUOTE_BEFORE_DOCTYPE_SYSTEM_IDENTIFIER);
            tokenizer.state = States.BOGUS_DOCTYPE;
        }
    }

    private void afterSystemIdentifier(char c) {
        if (Characters.isWhitespace(c)) {
            input.position++;
        } else if (c == '>') {
            emitAfter();
        } else {
            tokenizer.error(UNEXPECTED_CHARACTER_AFTER_DOCTYPE_SYSTEM_IDENTIFIER);
            tokenizer.state = States.BOGUS_DOCTYPE;
        }
    }

    private void bogus(char c) {
        if (c == 0) {
            tokenizer.error(UNEXPECTED_NULL_CHARACTER);
        }
        if (c == '>') {
            emitAfter();
        } else {
            input.position++;
        }
    }

    void end() {
        switch (tokenizer.state) {
            case States.BOGUS_DOCTYPE -> {
                emit();
                return;
            }
            case States.DOCTYPE -> {
                name = null;
                publicId = null;
                systemId = null;
            }
            case States.DOCTYPE_NAME -> name = tokenizer.pending.take();
            case States.PUBLIC_IDENTIFIER_DOUBLE_QUOTED, States.PUBLIC_IDENTIFIER_SINGLE_QUOTED ->
                publicId = tokenizer.pending.take();
            case States.SYSTEM_IDENTIFIER_DOUBLE_QUOTED, States.SYSTEM_IDENTIFIER_SINGLE_QUOTED ->
                systemId = tokenizer.pending.take();
            case States.AFTER_DOCTYPE_NAME -> {
                if (keyword.length > 0) {
                    noKeyword();
                    return;
                }
            }
            default -> {}
        }
        broken(EOF_IN_DOCTYPE);
        emit();
    }
}

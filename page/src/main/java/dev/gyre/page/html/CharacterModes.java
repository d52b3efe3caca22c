package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.html.tokenizer.Characters;

/** What the insertion modes do with characters. */
final class CharacterModes {
    private final TreeConstruction construction;
    private final TreeBuilder builder;

    CharacterModes(TreeConstruction construction) {
        this.construction = construction;
        this.builder = construction.builder;
    }

    /** Processes chars[from..to), of which the mode of each part is the one that the part before it led to. */
    void process(char[] chars, int from, int to) {
        int at = from;
        while (at < to) {
            at = processSome(chars, at, to);
        }
    }

    private int processSome(char[] chars, int from, int to) {
        return switch (builder.mode) {
            case IN_BODY, IN_CAPTION, IN_CELL, IN_TEMPLATE -> {
                inBody(chars, from, to);
                yield to;
            }
            case TEXT -> {
                builder.text.insert(chars, from, to);
                yield to;
            }
            case IN_TABLE, IN_TABLE_BODY, IN_ROW -> {
                construction.tables.characters(chars, from, to, this);
                yield to;
            }
            case IN_TABLE_TEXT -> {
                construction.tables.tableText(chars, from, to);
                yield to;
            }
            case IN_FRAMESET, AFTER_FRAMESET -> {
                whitespaceOnly(chars, from, to);
                yield to;
            }
            case AFTER_AFTER_FRAMESET -> {
                afterAfterFrameset(chars, from, to);
                yield to;
            }
            default -> whitespaceFirst(chars, from, to);
        };
    }

    /** Processes the whitespace before other characters, or, if there is none, leaves the mode; returns where to continue. */
    private int whitespaceFirst(char[] chars, int from, int to) {
        int end = from;
        while (end < to && Characters.isWhitespace(chars[end])) {
            end++;
        }
        if (end > from) {
            whitespace(chars, from, end);
            return end;
        }
        return leave() ? from : from + 1;
    }

    private void whitespace(char[] chars, int from, int to) {
        switch (builder.mode) {
            case INITIAL, BEFORE_HTML, BEFORE_HEAD -> {}
            case AFTER_BODY, AFTER_AFTER_BODY -> inBody(chars, from, to);
            default -> builder.text.insert(chars, from, to);
        }
    }

    /** Goes to the mode that takes the next character; returns false if the mode ignores it. */
    private boolean leave() {
        switch (builder.mode) {
            case INITIAL -> construction.headModes.noDoctype();
            case BEFORE_HTML -> construction.headModes.impliedRoot();
            case BEFORE_HEAD -> construction.headModes.impliedHead();
            case IN_HEAD -> construction.headModes.endHead();
            case IN_HEAD_NOSCRIPT -> {
                builder.unexpectedText();
                construction.headModes.endNoscript();
            }
            case AFTER_HEAD -> construction.headModes.impliedBody();
            case IN_COLUMN_GROUP -> {
                return construction.tables.endColumnGroup();
            }
            default -> {
                builder.unexpectedText();
                builder.mode = IN_BODY;
            }
        }
        return true;
    }

    void inBody(char[] chars, int from, int to) {
        if (chars[from] == 0) {
            builder.unexpectedText();
            return;
        }
        builder.reconstructFormatting();
        builder.text.insert(chars, from, to);
        noteText(chars, from, to);
    }

    /** Notes whether there is more than whitespace, after which no frameset can come. */
    void noteText(char[] chars, int from, int to) {
        if (!builder.framesetOk) {
            return;
        }
        for (int i = from; i < to; i++) {
            if (!Characters.isWhitespace(chars[i])) {
                builder.framesetOk = false;
                return;
            }
        }
    }

    private void whitespaceOnly(char[] chars, int from, int to) {
        for (int i = from; i < to; i++) {
            if (Characters.isWhitespace(chars[i])) {
                builder.text.insert(chars, i, i + 1);
            } else {
                builder.unexpectedText();
            }
        }
    }

    private void afterAfterFrameset(char[] chars, int from, int to) {
        for (int i = from; i < to; i++) {
            if (Characters.isWhitespace(chars[i])) {
                inBody(chars, i, i + 1);
            } else {
                builder.unexpectedText();
            }
        }
    }
}

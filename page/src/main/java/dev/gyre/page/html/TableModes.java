package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.html.tokenizer.Characters;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;
import dev.gyre.page.html.tokenizer.TextBuffer;

/** The insertion modes of tables. */
final class TableModes {
    private final TreeConstruction construction;
    private final TreeBuilder builder;
    private final TextBuffer tableText = new TextBuffer();

    TableModes(TreeConstruction construction) {
        this.construction = construction;
        this.builder = construction.builder;
    }

    // In table.

    void tableStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.CAPTION -> {
                builder.clearBackTo(TagSets.TABLE_CONTEXT);
                builder.formatting.pushMarker();
                builder.insertHtml(tag);
                builder.mode = IN_CAPTION;
            }
            case Tags.COLGROUP -> {
                builder.clearBackTo(TagSets.TABLE_CONTEXT);
                builder.insertHtml(tag);
                builder.mode = IN_COLUMN_GROUP;
            }
            case Tags.COL -> imply("colgroup", IN_COLUMN_GROUP, tag);
            case Tags.TBODY, Tags.TFOOT, Tags.THEAD -> {
                builder.clearBackTo(TagSets.TABLE_CONTEXT);
                builder.insertHtml(tag);
                builder.mode = IN_TABLE_BODY;
            }
            case Tags.TD, Tags.TH, Tags.TR -> imply("tbody", IN_TABLE_BODY, tag);
            case Tags.TABLE -> nestedTable(tag);
            case Tags.STYLE, Tags.SCRIPT, Tags.TEMPLATE -> construction.headModes.headContent(tag);
            case Tags.INPUT -> tableInput(tag);
            case Tags.FORM -> tableForm(tag);
            default -> fosterStart(tag);
        }
    }

    private void imply(String name, InsertionMode mode, TagToken tag) {
        builder.clearBackTo(TagSets.TABLE_CONTEXT);
        builder.insertHtml(name);
        builder.mode = mode;
        construction.processStartTag(tag);
    }

    private void nestedTable(TagToken tag) {
        builder.unexpected(tag);
        if (builder.open.hasInTableScope(Tags.TABLE)) {
            builder.popUntil(Tags.TABLE);
            builder.resetMode();
            construction.processStartTag(tag);
        }
    }

    private void tableInput(TagToken tag) {
        String type = tag.value("type");
        if (type == null || !AsciiCase.equalsIgnoreCase(type, "hidden")) {
            fosterStart(tag);
            return;
        }
        builder.unexpected(tag);
        builder.insertVoid(tag);
    }

    private void tableForm(TagToken tag) {
        builder.unexpected(tag);
        if (builder.form == null && !builder.hasTemplate()) {
            builder.form = builder.insertHtml(tag);
            builder.pop();
        }
    }

    private void fosterStart(TagToken tag) {
        builder.unexpected(tag);
        builder.fosterParenting = true;
        construction.bodyStart.process(tag);
        builder.fosterParenting = false;
    }

    private void fosterEnd(TagToken tag) {
        builder.unexpected(tag);
        builder.fosterParenting = true;
        construction.bodyEnd.process(tag);
        builder.fosterParenting = false;
    }

    void tableEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TABLE -> {
                if (builder.open.hasInTableScope(Tags.TABLE)) {
                    builder.popUntil(Tags.TABLE);
                    builder.resetMode();
                } else {
                    builder.unexpected(tag);
                }
            }
            case Tags.BODY,
                    Tags.CAPTION,
                    Tags.COL,
                    Tags.COLGROUP,
                    Tags.HTML,
                    Tags.TBODY,
                    Tags.TD,
                    Tags.TFOOT,
                    Tags.TH,
                    Tags.THEAD,
                    Tags.TR -> builder.unexpected(tag);
            case Tags.TEMPLATE -> construction.templates.end(tag);
            default -> fosterEnd(tag);
        }
    }

    // Characters in tables.

    void characters(char[] chars, int from, int to, CharacterModes modes) {
        int type = builder.currentType();
        if (TagSets.TABLE_PARTS.has(type) || type == Tags.TEMPLATE) {
            builder.originalMode = builder.mode;
            builder.mode = IN_TABLE_TEXT;
            tableText(chars, from, to);
        } else {
            builder.unexpectedText();
            foster(chars, from, to, modes);
        }
    }

    private void foster(char[] chars, int from, int to, CharacterModes modes) {
        builder.fosterParenting = true;
        modes.inBody(chars, from, to);
        builder.fosterParenting = false;
    }

    void tableText(char[] chars, int from, int to) {
        if (chars[from] == 0) {
            builder.unexpectedText();
        } else {
            tableText.append(chars, from, to);
        }
    }

    /** Puts the characters into the table if they are whitespace, otherwise before it, and leaves the mode. */
    void endTableText() {
        builder.mode = builder.originalMode;
        int length = tableText.length;
        tableText.length = 0;
        if (length == 0) {
            return;
        }
        boolean blank = true;
        for (int i = 0; i < length && blank; i++) {
            blank = Characters.isWhitespace(tableText.chars[i]);
        }
        if (blank) {
            builder.text.insert(tableText.chars, 0, length);
            builder.text.flush();
        } else {
            builder.unexpectedText();
            foster(tableText.chars, 0, length, construction.characterModes());
        }
    }

    // In caption.

    void captionStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.CAPTION,
                    Tags.COL,
                    Tags.COLGROUP,
                    Tags.TBODY,
                    Tags.TD,
                    Tags.TFOOT,
                    Tags.TH,
                    Tags.THEAD,
                    Tags.TR -> {
                if (closeCaption(tag)) {
                    construction.processStartTag(tag);
                }
            }
            default -> construction.bodyStart.process(tag);
        }
    }

    private boolean closeCaption(TagToken tag) {
        if (!builder.open.hasInTableScope(Tags.CAPTION)) {
            builder.unexpected(tag);
            return false;
        }
        builder.generateImpliedEndTags();
        if (builder.currentType() != Tags.CAPTION) {
            builder.unexpected(tag);
        }
        builder.popUntil(Tags.CAPTION);
        builder.formatting.clearToLastMarker();
        builder.mode = IN_TABLE;
        return true;
    }

    void captionEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.CAPTION -> closeCaption(tag);
            case Tags.TABLE -> {
                if (closeCaption(tag)) {
                    construction.processEndTag(tag);
                }
            }
            case Tags.BODY,
                    Tags.COL,
                    Tags.COLGROUP,
                    Tags.HTML,
                    Tags.TBODY,
                    Tags.TD,
                    Tags.TFOOT,
                    Tags.TH,
                    Tags.THEAD,
                    Tags.TR -> builder.unexpected(tag);
            default -> construction.bodyEnd.process(tag);
        }
    }

    // In column group.

    void columnGroupStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.HTML -> construction.inBodyStart(tag);
            case Tags.COL -> builder.insertVoid(tag);
            case Tags.TEMPLATE -> construction.templates.start(tag);
            default -> {
                if (endColumnGroup()) {
                    construction.processStartTag(tag);
                }
            }
        }
    }

    /** Leaves the column group before something that cannot be in it; returns false if that is ignored. */
    boolean endColumnGroup() {
        if (builder.currentType() != Tags.COLGROUP) {
            builder.unexpectedText();
            return false;
        }
        builder.pop();
        builder.mode = IN_TABLE;
        return true;
    }

    void columnGroupEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.COLGROUP -> endColumnGroup();
            case Tags.COL -> builder.unexpected(tag);
            case Tags.TEMPLATE -> construction.templates.end(tag);
            default -> {
                if (endColumnGroup()) {
                    construction.processEndTag(tag);
                }
            }
        }
    }

    // In table body.

    void bodyStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TR -> {
                builder.clearBackTo(TagSets.TABLE_BODY_CONTEXT);
                builder.insertHtml(tag);
                builder.mode = IN_ROW;
            }
            case Tags.TH, Tags.TD -> {
                builder.unexpected(tag);
                builder.clearBackTo(TagSets.TABLE_BODY_CONTEXT);
                builder.insertHtml("tr");
                builder.mode = IN_ROW;
                construction.processStartTag(tag);
            }
            case Tags.CAPTION, Tags.COL, Tags.COLGROUP, Tags.TBODY, Tags.TFOOT, Tags.THEAD -> {
                if (closeTableBody(tag)) {
                    construction.processStartTag(tag);
                }
            }
            default -> tableStart(tag);
        }
    }

    private boolean closeTableBody(TagToken tag) {
        if (!builder.open.hasInTableScope(TagSets.TABLE_BODIES)) {
            builder.unexpected(tag);
            return false;
        }
        builder.clearBackTo(TagSets.TABLE_BODY_CONTEXT);
        builder.pop();
        builder.mode = IN_TABLE;
        return true;
    }

    void bodyEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TBODY, Tags.TFOOT, Tags.THEAD -> {
                if (builder.open.hasInTableScope(tag.name.tag)) {
                    closeTableBody(tag);
                } else {
                    builder.unexpected(tag);
                }
            }
            case Tags.TABLE -> {
                if (closeTableBody(tag)) {
                    construction.processEndTag(tag);
                }
            }
            case Tags.BODY, Tags.CAPTION, Tags.COL, Tags.COLGROUP, Tags.HTML, Tags.TD, Tags.TH, Tags.TR ->
                builder.unexpected(tag);
            default -> tableEnd(tag);
        }
    }

    // In row.

    void rowStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TH, Tags.TD -> {
                builder.clearBackTo(TagSets.ROW_CONTEXT);
                builder.insertHtml(tag);
                builder.mode = IN_CELL;
                builder.formatting.pushMarker();
            }
            case Tags.CAPTION, Tags.COL, Tags.COLGROUP, Tags.TBODY, Tags.TFOOT, Tags.THEAD, Tags.TR -> {
                if (closeRow(tag)) {
                    construction.processStartTag(tag);
                }
            }
            default -> tableStart(tag);
        }
    }

    private boolean closeRow(TagToken tag) {
        if (!builder.open.hasInTableScope(Tags.TR)) {
            builder.unexpected(tag);
            return false;
        }
        builder.clearBackTo(TagSets.ROW_CONTEXT);
        builder.pop();
        builder.mode = IN_TABLE_BODY;
        return true;
    }

    void rowEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TR -> closeRow(tag);
            case Tags.TABLE -> {
                if (closeRow(tag)) {
                    construction.processEndTag(tag);
                }
            }
            case Tags.TBODY, Tags.TFOOT, Tags.THEAD -> {
                if (!builder.open.hasInTableScope(tag.name.tag)) {
                    builder.unexpected(tag);
                } else if (closeRow(tag)) {
                    construction.processEndTag(tag);
                }
            }
            case Tags.BODY, Tags.CAPTION, Tags.COL, Tags.COLGROUP, Tags.HTML, Tags.TD, Tags.TH ->
                builder.unexpected(tag);
            default -> tableEnd(tag);
        }
    }

    // In cell.

    void cellStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.CAPTION,
                    Tags.COL,
                    Tags.COLGROUP,
                    Tags.TBODY,
                    Tags.TD,
                    Tags.TFOOT,
                    Tags.TH,
                    Tags.THEAD,
                    Tags.TR -> {
                if (builder.open.hasInTableScope(TagSets.CELLS)) {
                    closeCell(tag);
                    construction.processStartTag(tag);
                } else {
                    builder.unexpected(tag);
                }
            }
            default -> construction.bodyStart.process(tag);
        }
    }

    private void closeCell(TagToken tag) {
        builder.generateImpliedEndTags();
        if (!TagSets.CELLS.has(builder.currentType())) {
            builder.unexpected(tag);
        }
        builder.popUntil(TagSets.CELLS);
        builder.formatting.clearToLastMarker();
        builder.mode = IN_ROW;
    }

    void cellEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TD, Tags.TH -> {
                if (!builder.open.hasInTableScope(tag.name.tag)) {
                    builder.unexpected(tag);
                    return;
                }
                builder.generateImpliedEndTags();
                if (builder.currentType() != tag.name.tag) {
                    builder.unexpected(tag);
                }
                builder.popUntil(tag.name.tag);
                builder.formatting.clearToLastMarker();
                builder.mode = IN_ROW;
            }
            case Tags.BODY, Tags.CAPTION, Tags.COL, Tags.COLGROUP, Tags.HTML -> builder.unexpected(tag);
            case Tags.TABLE, Tags.TBODY, Tags.TFOOT, Tags.THEAD, Tags.TR -> {
                if (builder.open.hasInTableScope(tag.name.tag)) {
                    closeCell(tag);
                    construction.processEndTag(tag);
                } else {
                    builder.unexpected(tag);
                }
            }
            default -> construction.bodyEnd.process(tag);
        }
    }
}

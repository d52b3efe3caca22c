package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.elements.ScriptElement;
import dev.gyre.page.html.tokenizer.LineMap;
import dev.gyre.page.html.tokenizer.ParseError;
import dev.gyre.page.html.tokenizer.ParseErrorCode;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;
import dev.gyre.page.html.tokenizer.TokenHandler;

/** Passes tokens to the insertion modes. */
final class TreeConstruction implements TokenHandler {
    private static final char[] REPLACEMENT = {'\uFFFD'};

    final TreeBuilder builder;
    final HeadModes headModes;
    final BodyStartTags bodyStart;
    final BodyEndTags bodyEnd;
    final TableModes tables;
    final Templates templates;
    final AfterBodyModes afterBody;
    private final CharacterModes characters;

    TreeConstruction(TreeBuilder builder) {
        this.builder = builder;
        headModes = new HeadModes(this);
        bodyStart = new BodyStartTags(this);
        bodyEnd = new BodyEndTags(this);
        tables = new TableModes(this);
        templates = new Templates(this);
        afterBody = new AfterBodyModes(this);
        characters = new CharacterModes(this);
    }

    @Override
    public void startTag(TagToken tag) {
        builder.ignoreLineFeed = false;
        builder.text.flush();
        if (builder.mode == IN_TABLE_TEXT) {
            tables.endTableText();
        }
        if (builder.foreign.takesStartTag(tag)) {
            builder.foreign.startTag(tag, this);
        } else {
            processStartTag(tag);
        }
        if (tag.selfClosing) {
            builder.tokenizer.error(
                    ParseErrorCode.NON_VOID_HTML_ELEMENT_START_TAG_WITH_TRAILING_SOLIDUS,
                    builder.tokenizer.input.position - 1);
        }
    }

    /** Processes a start tag by the current insertion mode, in HTML content. */
    void processStartTag(TagToken tag) {
        switch (builder.mode) {
            case IN_BODY, TEXT -> bodyStart.process(tag);
            case INITIAL -> {
                headModes.noDoctype();
                processStartTag(tag);
            }
            case BEFORE_HTML -> headModes.beforeHtmlStart(tag);
            case BEFORE_HEAD -> headModes.beforeHeadStart(tag);
            case IN_HEAD -> headModes.inHeadStart(tag);
            case IN_HEAD_NOSCRIPT -> headModes.inNoscriptStart(tag);
            case AFTER_HEAD -> headModes.afterHeadStart(tag);
            case IN_TABLE, IN_TABLE_TEXT -> tables.tableStart(tag);
            case IN_CAPTION -> tables.captionStart(tag);
            case IN_COLUMN_GROUP -> tables.columnGroupStart(tag);
            case IN_TABLE_BODY -> tables.bodyStart(tag);
            case IN_ROW -> tables.rowStart(tag);
            case IN_CELL -> tables.cellStart(tag);
            case IN_TEMPLATE -> templates.inTemplateStart(tag);
            default -> afterBody.startTag(tag);
        }
    }

    @Override
    public void endTag(TagToken tag) {
        builder.ignoreLineFeed = false;
        builder.text.flush();
        if (builder.mode == IN_TABLE_TEXT) {
            tables.endTableText();
        }
        if (builder.foreign.isCurrent()) {
            builder.foreign.endTag(tag, this);
        } else {
            processEndTag(tag);
        }
    }

    /** Processes an end tag by the current insertion mode, in HTML content. */
    void processEndTag(TagToken tag) {
        switch (builder.mode) {
            case IN_BODY -> bodyEnd.process(tag);
            case TEXT -> endText(tag);
            case INITIAL -> {
                headModes.noDoctype();
                processEndTag(tag);
            }
            case BEFORE_HTML -> headModes.beforeHtmlEnd(tag);
            case BEFORE_HEAD -> headModes.beforeHeadEnd(tag);
            case IN_HEAD -> headModes.inHeadEnd(tag);
            case IN_HEAD_NOSCRIPT -> headModes.inNoscriptEnd(tag);
            case AFTER_HEAD -> headModes.afterHeadEnd(tag);
            case IN_TABLE, IN_TABLE_TEXT -> tables.tableEnd(tag);
            case IN_CAPTION -> tables.captionEnd(tag);
            case IN_COLUMN_GROUP -> tables.columnGroupEnd(tag);
            case IN_TABLE_BODY -> tables.bodyEnd(tag);
            case IN_ROW -> tables.rowEnd(tag);
            case IN_CELL -> tables.cellEnd(tag);
            case IN_TEMPLATE -> templates.inTemplateEnd(tag);
            default -> afterBody.endTag(tag);
        }
    }

    private void endText(TagToken tag) {
        var element = builder.pop();
        builder.mode = builder.originalMode;
        if (tag.name.tag == Tags.SCRIPT) {
            builder.waitFor(element);
        }
    }

    CharacterModes characterModes() {
        return characters;
    }

    /** Processes a start tag by the rules of the mode in body. */
    void inBodyStart(TagToken tag) {
        bodyStart.process(tag);
    }

    @Override
    public void characters(char[] chars, int from, int to) {
        int start = from;
        if (builder.ignoreLineFeed) {
            builder.ignoreLineFeed = false;
            if (chars[from] == '\n') {
                start++;
            }
        }
        if (start == to) {
            return;
        }
        if (builder.foreign.takesCharacters()) {
            foreignCharacters(chars, start, to);
        } else {
            characters.process(chars, start, to);
        }
    }

    private void foreignCharacters(char[] chars, int from, int to) {
        if (chars[from] == 0) {
            builder.text.insert(REPLACEMENT, 0, 1);
            return;
        }
        builder.text.insert(chars, from, to);
        characters.noteText(chars, from, to);
    }

    @Override
    public void comment(String data) {
        builder.ignoreLineFeed = false;
        builder.text.flush();
        if (builder.foreign.isCurrent()) {
            builder.insertComment(data);
            return;
        }
        switch (builder.mode) {
            case INITIAL, BEFORE_HTML, AFTER_AFTER_BODY, AFTER_AFTER_FRAMESET ->
                builder.appendComment(builder.document, data);
            case AFTER_BODY -> builder.appendComment(builder.root(), data);
            case IN_TABLE_TEXT -> {
                tables.endTableText();
                builder.insertComment(data);
            }
            default -> builder.insertComment(data);
        }
    }

    @Override
    public void doctype(String name, String publicId, String systemId, boolean forceQuirks) {
        builder.ignoreLineFeed = false;
        builder.text.flush();
        if (builder.mode == IN_TABLE_TEXT) {
            tables.endTableText();
        }
        if (builder.mode == INITIAL) {
            headModes.doctype(name, publicId, systemId, forceQuirks);
        } else {
            builder.unexpectedText();
        }
    }

    @Override
    public void endOfFile() {
        builder.text.flush();
        if (builder.mode == IN_TABLE_TEXT) {
            tables.endTableText();
        }
        while (!processEnd()) {
            continue;
        }
        builder.popToSize(0);
    }

    /** Processes the end of the text by the current insertion mode; returns whether parsing stops. */
    private boolean processEnd() {
        switch (builder.mode) {
            case INITIAL -> headModes.noDoctype();
            case BEFORE_HTML -> headModes.impliedRoot();
            case BEFORE_HEAD -> headModes.impliedHead();
            case IN_HEAD -> headModes.endHead();
            case IN_HEAD_NOSCRIPT -> {
                builder.unexpectedEnd();
                headModes.endNoscript();
            }
            case AFTER_HEAD -> headModes.impliedBody();
            case TEXT -> endOfText();
            case IN_FRAMESET -> {
                if (builder.open.size() > 1) {
                    builder.unexpectedEnd();
                }
                return true;
            }
            case AFTER_BODY, AFTER_FRAMESET, AFTER_AFTER_BODY, AFTER_AFTER_FRAMESET -> {
                return true;
            }
            default -> {
                return endInBody();
            }
        }
        return false;
    }

    private void endOfText() {
        builder.unexpectedEnd();
        var element = builder.pop();
        if (element instanceof ScriptElement script) {
            script.alreadyStarted(true);
        }
        builder.mode = builder.originalMode;
    }

    private boolean endInBody() {
        if (!builder.templateModes.isEmpty()) {
            return templates.endOfFile();
        }
        if (!builder.open.areAll(TagSets.OPEN_AT_END)) {
            builder.unexpectedEnd();
        }
        return true;
    }

    @Override
    public boolean inForeignContent() {
        return builder.adjustedType() >= Tags.MATHML;
    }

    @Override
    public void error(ParseErrorCode code, int offset) {
        if (builder.options.errors() != null) {
            LineMap lines = builder.tokenizer.input.lines();
            builder.options.errors().accept(new ParseError(code, offset, lines.line(offset), lines.column(offset)));
        }
    }
}

package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;

/** The insertion modes after the body and of framesets, for tags. */
final class AfterBodyModes {
    private final TreeConstruction construction;
    private final TreeBuilder builder;

    AfterBodyModes(TreeConstruction construction) {
        this.construction = construction;
        this.builder = construction.builder;
    }

    void startTag(TagToken tag) {
        if (tag.name.tag == Tags.HTML) {
            construction.inBodyStart(tag);
            return;
        }
        switch (builder.mode) {
            case AFTER_BODY, AFTER_AFTER_BODY -> {
                builder.unexpected(tag);
                builder.mode = IN_BODY;
                construction.processStartTag(tag);
            }
            case IN_FRAMESET -> framesetStart(tag);
            default -> {
                if (tag.name.tag == Tags.NOFRAMES) {
                    construction.headModes.headContent(tag);
                } else {
                    builder.unexpected(tag);
                }
            }
        }
    }

    private void framesetStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.FRAMESET -> builder.insertHtml(tag);
            case Tags.FRAME -> builder.insertVoid(tag);
            case Tags.NOFRAMES -> construction.headModes.headContent(tag);
            default -> builder.unexpected(tag);
        }
    }

    void endTag(TagToken tag) {
        switch (builder.mode) {
            case AFTER_BODY -> {
                if (tag.name.tag == Tags.HTML && !builder.isFragment()) {
                    builder.mode = AFTER_AFTER_BODY;
                } else if (tag.name.tag == Tags.HTML) {
                    builder.unexpected(tag);
                } else {
                    reprocessInBody(tag);
                }
            }
            case AFTER_AFTER_BODY -> reprocessInBody(tag);
            case IN_FRAMESET -> framesetEnd(tag);
            case AFTER_FRAMESET -> {
                if (tag.name.tag == Tags.HTML) {
                    builder.mode = AFTER_AFTER_FRAMESET;
                } else {
                    builder.unexpected(tag);
                }
            }
            default -> builder.unexpected(tag);
        }
    }

    private void reprocessInBody(TagToken tag) {
        builder.unexpected(tag);
        builder.mode = IN_BODY;
        construction.processEndTag(tag);
    }

    private void framesetEnd(TagToken tag) {
        if (tag.name.tag != Tags.FRAMESET || builder.open.size() == 1) {
            builder.unexpected(tag);
            return;
        }
        builder.pop();
        if (!builder.isFragment() && builder.currentType() != Tags.FRAMESET) {
            builder.mode = AFTER_FRAMESET;
        }
    }
}

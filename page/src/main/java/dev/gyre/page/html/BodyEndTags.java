package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.dom.Element;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;

/** End tags in the mode in body. */
final class BodyEndTags {
    private final TreeConstruction construction;
    private final TreeBuilder builder;
    private final OpenElements open;
    private final AdoptionAgency adoption;

    BodyEndTags(TreeConstruction construction) {
        this.construction = construction;
        this.builder = construction.builder;
        this.open = builder.open;
        this.adoption = new AdoptionAgency(builder);
    }

    void process(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TEMPLATE -> construction.templates.end(tag);
            case Tags.BODY -> endBody(tag);
            case Tags.HTML -> {
                if (endBody(tag)) {
                    construction.processEndTag(tag);
                }
            }
            case Tags.ADDRESS,
                    Tags.ARTICLE,
                    Tags.ASIDE,
                    Tags.BLOCKQUOTE,
                    Tags.BUTTON,
                    Tags.CENTER,
                    Tags.DETAILS,
                    Tags.DIALOG,
                    Tags.DIR,
                    Tags.DIV,
                    Tags.DL,
                    Tags.FIELDSET,
                    Tags.FIGCAPTION,
                    Tags.FIGURE,
                    Tags.FOOTER,
                    Tags.HEADER,
                    Tags.HGROUP,
                    Tags.LISTING,
                    Tags.MAIN,
                    Tags.MENU,
                    Tags.NAV,
                    Tags.OL,
                    Tags.PRE,
                    Tags.SEARCH,
                    Tags.SECTION,
                    Tags.SELECT,
                    Tags.SUMMARY,
                    Tags.UL -> endBlock(tag);
            case Tags.FORM -> endForm(tag);
            case Tags.P -> {
                if (!open.hasInButtonScope(Tags.P)) {
                    builder.unexpected(tag);
                    builder.insertHtml("p");
                }
                builder.closeOpenParagraph();
            }
            case Tags.LI -> endItem(tag, open.hasInListItemScope(Tags.LI));
            case Tags.DD, Tags.DT -> endItem(tag, open.hasInScope(tag.name.tag));
            case Tags.H1, Tags.H2, Tags.H3, Tags.H4, Tags.H5, Tags.H6 -> endHeading(tag);
            case Tags.A,
                    Tags.B,
                    Tags.BIG,
                    Tags.CODE,
                    Tags.EM,
                    Tags.FONT,
                    Tags.I,
                    Tags.NOBR,
                    Tags.S,
                    Tags.SMALL,
                    Tags.STRIKE,
                    Tags.STRONG,
                    Tags.TT,
                    Tags.U -> endFormatting(tag);
            case Tags.APPLET, Tags.MARQUEE, Tags.OBJECT -> {
                if (endBlock(tag)) {
                    builder.formatting.clearToLastMarker();
                }
            }
            case Tags.BR -> {
                builder.unexpected(tag);
                tag.attributeCount = 0;
                construction.bodyStart.process(tag);
            }
            default -> endOther(tag);
        }
    }

    private boolean endBody(TagToken tag) {
        if (!open.hasInScope(Tags.BODY)) {
            builder.unexpected(tag);
            return false;
        }
        if (!open.areAll(TagSets.OPEN_AT_END)) {
            builder.unexpected(tag);
        }
        builder.mode = AFTER_BODY;
        return true;
    }

    private boolean endBlock(TagToken tag) {
        int type = tag.name.tag;
        if (open.currentType() == type) {
            builder.pop();
            return true;
        }
        if (!open.hasInScope(type)) {
            builder.unexpected(tag);
            return false;
        }
        builder.generateImpliedEndTags();
        if (open.currentType() != type) {
            builder.unexpected(tag);
        }
        builder.popUntil(type);
        return true;
    }

    private void endForm(TagToken tag) {
        if (builder.hasTemplate()) {
            endBlock(tag);
            return;
        }
        Element form = builder.form;
        builder.form = null;
        int index = form == null ? -1 : open.indexOf(form);
        if (index < 0 || !open.isInScope(index)) {
            builder.unexpected(tag);
            return;
        }
        builder.generateImpliedEndTags();
        if (open.current() != form) {
            builder.unexpected(tag);
        }
        builder.removeFromStack(form);
    }

    private void endItem(TagToken tag, boolean inScope) {
        if (!inScope) {
            builder.unexpected(tag);
            return;
        }
        builder.generateImpliedEndTagsExcept(tag.name.tag);
        if (open.currentType() != tag.name.tag) {
            builder.unexpected(tag);
        }
        builder.popUntil(tag.name.tag);
    }

    private void endHeading(TagToken tag) {
        if (!open.hasInScope(TagSets.HEADINGS)) {
            builder.unexpected(tag);
            return;
        }
        builder.generateImpliedEndTags();
        if (open.currentType() != tag.name.tag) {
            builder.unexpected(tag);
        }
        builder.popUntil(TagSets.HEADINGS);
    }

    /** Ends a formatting element by the adoption agency algorithm. */
    void endFormatting(TagToken tag) {
        if (!adoption.run(tag)) {
            endOther(tag);
        }
    }

    private void endOther(TagToken tag) {
        for (int i = open.size() - 1; i >= 0; i--) {
            int type = open.type(i);
            if (isNamed(i, tag)) {
                generateImpliedEndTagsExcept(i, tag);
                if (i != open.size() - 1) {
                    builder.unexpected(tag);
                }
                builder.popToSize(i);
                return;
            }
            if (TagSets.SPECIAL.has(type)) {
                builder.unexpected(tag);
                return;
            }
        }
    }

    private boolean isNamed(int index, TagToken tag) {
        return open.type(index) == tag.name.tag
                && (tag.name.tag != Tags.OTHER || open.get(index).isHtml(tag.name.text));
    }

    private void generateImpliedEndTagsExcept(int index, TagToken tag) {
        while (open.size() - 1 > index
                && TagSets.IMPLIED_END.has(open.currentType())
                && open.currentType() != tag.name.tag) {
            builder.pop();
        }
    }
}

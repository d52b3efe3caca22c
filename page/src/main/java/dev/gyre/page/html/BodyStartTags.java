package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.html.tokenizer.States;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;

/** Start tags in the mode in body. */
final class BodyStartTags {
    private final TreeConstruction construction;
    private final TreeBuilder builder;
    private final OpenElements open;

    BodyStartTags(TreeConstruction construction) {
        this.construction = construction;
        this.builder = construction.builder;
        this.open = builder.open;
    }

    void process(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.ADDRESS,
                    Tags.ARTICLE,
                    Tags.ASIDE,
                    Tags.BLOCKQUOTE,
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
                    Tags.MAIN,
                    Tags.MENU,
                    Tags.NAV,
                    Tags.OL,
                    Tags.P,
                    Tags.SEARCH,
                    Tags.SECTION,
                    Tags.SUMMARY,
                    Tags.UL -> {
                builder.closeParagraph();
                builder.insertHtml(tag);
            }
            case Tags.B,
                    Tags.BIG,
                    Tags.CODE,
                    Tags.EM,
                    Tags.FONT,
                    Tags.I,
                    Tags.S,
                    Tags.SMALL,
                    Tags.STRIKE,
                    Tags.STRONG,
                    Tags.TT,
                    Tags.U -> {
                builder.reconstructFormatting();
                builder.insertFormatting(tag);
            }
            case Tags.A -> anchor(tag);
            case Tags.NOBR -> nobr(tag);
            case Tags.LI -> listItem(tag);
            case Tags.DD, Tags.DT -> description(tag);
            case Tags.H1, Tags.H2, Tags.H3, Tags.H4, Tags.H5, Tags.H6 -> heading(tag);
            case Tags.AREA, Tags.BR, Tags.EMBED, Tags.IMG, Tags.KEYGEN, Tags.WBR -> {
                builder.reconstructFormatting();
                builder.insertVoid(tag);
                builder.framesetOk = false;
            }
            case Tags.INPUT, Tags.SELECT, Tags.OPTION, Tags.OPTGROUP, Tags.BUTTON, Tags.TEXTAREA, Tags.FORM ->
                control(tag);
            case Tags.RB, Tags.RTC, Tags.RP, Tags.RT -> ruby(tag);
            case Tags.TABLE -> table(tag);
            case Tags.MATH -> foreign(tag, Tags.MATHML);
            case Tags.SVG -> foreign(tag, Tags.SVG_NAMESPACE);
            case Tags.CAPTION,
                    Tags.COL,
                    Tags.COLGROUP,
                    Tags.FRAME,
                    Tags.HEAD,
                    Tags.TBODY,
                    Tags.TD,
                    Tags.TFOOT,
                    Tags.TH,
                    Tags.THEAD,
                    Tags.TR -> builder.unexpected(tag);
            default -> rare(tag);
        }
    }

    private void rare(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.HTML -> html(tag);
            case Tags.BODY -> body(tag);
            case Tags.FRAMESET -> frameset(tag);
            case Tags.BASE,
                    Tags.BASEFONT,
                    Tags.BGSOUND,
                    Tags.LINK,
                    Tags.META,
                    Tags.NOFRAMES,
                    Tags.SCRIPT,
                    Tags.STYLE,
                    Tags.TEMPLATE,
                    Tags.TITLE -> construction.headModes.headContent(tag);
            case Tags.PRE, Tags.LISTING -> {
                builder.closeParagraph();
                builder.insertHtml(tag);
                builder.ignoreLineFeed = true;
                builder.framesetOk = false;
            }
            case Tags.PLAINTEXT -> {
                builder.closeParagraph();
                builder.insertHtml(tag);
                builder.tokenizer.state = States.PLAINTEXT;
            }
            case Tags.APPLET, Tags.MARQUEE, Tags.OBJECT -> {
                builder.reconstructFormatting();
                builder.insertHtml(tag);
                builder.formatting.pushMarker();
                builder.framesetOk = false;
            }
            case Tags.PARAM, Tags.SOURCE, Tags.TRACK -> builder.insertVoid(tag);
            case Tags.HR -> rule(tag);
            case Tags.IMAGE -> {
                builder.unexpected(tag);
                tag.name = builder.tokenizer.names.get("img");
                construction.processStartTag(tag);
            }
            case Tags.XMP -> {
                builder.closeParagraph();
                builder.reconstructFormatting();
                builder.framesetOk = false;
                builder.insertText(tag, States.RAWTEXT);
            }
            case Tags.IFRAME -> {
                builder.framesetOk = false;
                builder.insertText(tag, States.RAWTEXT);
            }
            case Tags.NOEMBED -> builder.insertText(tag, States.RAWTEXT);
            case Tags.NOSCRIPT -> {
                if (builder.options.scripting()) {
                    builder.insertText(tag, States.RAWTEXT);
                } else {
                    other(tag);
                }
            }
            default -> other(tag);
        }
    }

    private void other(TagToken tag) {
        builder.reconstructFormatting();
        builder.insertHtml(tag);
    }

    private void html(TagToken tag) {
        builder.unexpected(tag);
        if (!builder.hasTemplate()) {
            open.get(0).parserAddMissingAttributes(TreeBuilder.attributes(tag));
        }
    }

    private boolean hasBody() {
        return open.size() > 1 && open.type(1) == Tags.BODY;
    }

    private void body(TagToken tag) {
        builder.unexpected(tag);
        if (hasBody() && !builder.hasTemplate()) {
            builder.framesetOk = false;
            open.get(1).parserAddMissingAttributes(TreeBuilder.attributes(tag));
        }
    }

    private void frameset(TagToken tag) {
        builder.unexpected(tag);
        if (hasBody() && builder.framesetOk) {
            open.get(1).parserRemove();
            builder.popToSize(1);
            builder.insertHtml(tag);
            builder.mode = IN_FRAMESET;
        }
    }

    private void heading(TagToken tag) {
        builder.closeParagraph();
        if (TagSets.HEADINGS.has(open.currentType())) {
            builder.unexpected(tag);
            builder.pop();
        }
        builder.insertHtml(tag);
    }

    private void listItem(TagToken tag) {
        builder.framesetOk = false;
        for (int i = open.size() - 1; i >= 0; i--) {
            int type = open.type(i);
            if (type == Tags.LI) {
                closeItem(Tags.LI, tag);
                break;
            }
            if (isBoundary(type)) {
                break;
            }
        }
        builder.closeParagraph();
        builder.insertHtml(tag);
    }

    private void closeItem(int type, TagToken tag) {
        builder.generateImpliedEndTagsExcept(type);
        if (open.currentType() != type) {
            builder.unexpected(tag);
        }
        builder.popUntil(type);
    }

    /** Whether no item is closed from inside an element. */
    private static boolean isBoundary(int type) {
        return TagSets.SPECIAL.has(type) && type != Tags.ADDRESS && type != Tags.DIV && type != Tags.P;
    }

    private void description(TagToken tag) {
        builder.framesetOk = false;
        for (int i = open.size() - 1; i >= 0; i--) {
            int type = open.type(i);
            if (type == Tags.DD || type == Tags.DT) {
                closeItem(type, tag);
                break;
            }
            if (isBoundary(type)) {
                break;
            }
        }
        builder.closeParagraph();
        builder.insertHtml(tag);
    }

    private void anchor(TagToken tag) {
        FormattingElements.Entry entry = builder.formatting.lastWithTag(Tags.A);
        if (entry != null) {
            builder.unexpected(tag);
            construction.bodyEnd.endFormatting(tag);
            builder.formatting.remove(entry.element());
            builder.removeFromStack(entry.element());
        }
        builder.reconstructFormatting();
        builder.insertFormatting(tag);
    }

    private void nobr(TagToken tag) {
        builder.reconstructFormatting();
        if (open.hasInScope(Tags.NOBR)) {
            builder.unexpected(tag);
            construction.bodyEnd.endFormatting(tag);
            builder.reconstructFormatting();
        }
        builder.insertFormatting(tag);
    }

    private void table(TagToken tag) {
        if (builder.document.mode() != Document.Mode.QUIRKS) {
            builder.closeParagraph();
        }
        builder.insertHtml(tag);
        builder.framesetOk = false;
        builder.mode = IN_TABLE;
    }

    private void rule(TagToken tag) {
        builder.closeParagraph();
        if (open.hasInScope(Tags.SELECT)) {
            builder.generateImpliedEndTags();
            if (open.hasInScope(Tags.OPTION) || open.hasInScope(Tags.OPTGROUP)) {
                builder.unexpected(tag);
            }
        }
        builder.insertVoid(tag);
        builder.framesetOk = false;
    }

    private void control(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.INPUT -> input(tag);
            case Tags.SELECT -> select(tag);
            case Tags.OPTION -> option(tag);
            case Tags.OPTGROUP -> optionGroup(tag);
            case Tags.BUTTON -> button(tag);
            case Tags.FORM -> form(tag);
            default -> {
                builder.insertText(tag, States.RCDATA);
                builder.ignoreLineFeed = true;
                builder.framesetOk = false;
            }
        }
    }

    private void form(TagToken tag) {
        boolean template = builder.hasTemplate();
        if (builder.form != null && !template) {
            builder.unexpected(tag);
            return;
        }
        builder.closeParagraph();
        Element form = builder.insertHtml(tag);
        if (!template) {
            builder.form = form;
        }
    }

    private void button(TagToken tag) {
        if (open.hasInScope(Tags.BUTTON)) {
            builder.unexpected(tag);
            builder.generateImpliedEndTags();
            builder.popUntil(Tags.BUTTON);
        }
        builder.reconstructFormatting();
        builder.insertHtml(tag);
        builder.framesetOk = false;
    }

    private boolean inSelectFragment() {
        return builder.isFragment() && builder.contextType == Tags.SELECT;
    }

    private void input(TagToken tag) {
        if (inSelectFragment()) {
            builder.unexpected(tag);
            return;
        }
        if (open.hasInScope(Tags.SELECT)) {
            builder.unexpected(tag);
            builder.popUntil(Tags.SELECT);
        }
        builder.reconstructFormatting();
        builder.insertVoid(tag);
        String type = tag.value("type");
        if (type == null || !AsciiCase.equalsIgnoreCase(type, "hidden")) {
            builder.framesetOk = false;
        }
    }

    private void select(TagToken tag) {
        if (inSelectFragment()) {
            builder.unexpected(tag);
            return;
        }
        if (open.hasInScope(Tags.SELECT)) {
            builder.unexpected(tag);
            builder.popUntil(Tags.SELECT);
            return;
        }
        builder.reconstructFormatting();
        builder.insertHtml(tag);
        builder.framesetOk = false;
    }

    private void option(TagToken tag) {
        if (open.hasInScope(Tags.SELECT)) {
            builder.generateImpliedEndTagsExcept(Tags.OPTGROUP);
            if (open.hasInScope(Tags.OPTION)) {
                builder.unexpected(tag);
            }
        } else if (open.currentType() == Tags.OPTION) {
            builder.pop();
        }
        builder.reconstructFormatting();
        builder.insertHtml(tag);
    }

    private void optionGroup(TagToken tag) {
        if (open.hasInScope(Tags.SELECT)) {
            builder.generateImpliedEndTags();
            if (open.hasInScope(Tags.OPTION) || open.hasInScope(Tags.OPTGROUP)) {
                builder.unexpected(tag);
            }
        } else if (open.currentType() == Tags.OPTION) {
            builder.pop();
        }
        builder.reconstructFormatting();
        builder.insertHtml(tag);
    }

    private void ruby(TagToken tag) {
        if (open.hasInScope(Tags.RUBY)) {
            if (tag.name.tag == Tags.RP || tag.name.tag == Tags.RT) {
                builder.generateImpliedEndTagsExcept(Tags.RTC);
            } else {
                builder.generateImpliedEndTags();
            }
            if (open.currentType() != Tags.RUBY && open.currentType() != Tags.RTC) {
                builder.unexpected(tag);
            }
        }
        builder.insertHtml(tag);
    }

    private void foreign(TagToken tag, int namespace) {
        builder.reconstructFormatting();
        construction.builder.foreign.insert(tag, namespace);
    }
}

package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.html.tokenizer.Name;
import dev.gyre.page.html.tokenizer.States;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;

/** The insertion modes before the body. */
final class HeadModes {
    private final TreeBuilder builder;
    private final TreeConstruction construction;

    HeadModes(TreeConstruction construction) {
        this.construction = construction;
        this.builder = construction.builder;
    }

    void doctype(String name, String publicId, String systemId, boolean forceQuirks) {
        String doctypeName = name == null ? "" : name;
        boolean legacy = publicId != null || systemId != null && !systemId.equals("about:legacy-compat");
        if (!doctypeName.equals("html") || legacy) {
            builder.unexpectedText();
        }
        Document document = builder.document;
        document.parserAppendChild(document.newDocumentType(
                doctypeName, publicId == null ? "" : publicId, systemId == null ? "" : systemId));
        if (!builder.options.srcdoc()) {
            document.mode(QuirksModes.of(doctypeName, publicId, systemId, forceQuirks));
        }
        builder.mode = BEFORE_HTML;
    }

    /** There is no DOCTYPE. */
    void noDoctype() {
        if (!builder.options.srcdoc()) {
            builder.unexpectedText();
            builder.document.mode(Document.Mode.QUIRKS);
        }
        builder.mode = BEFORE_HTML;
    }

    // Before html.

    void insertRoot(Name name, Object[] attributes) {
        builder.insertHtml(name, attributes);
        builder.mode = BEFORE_HEAD;
    }

    void impliedRoot() {
        insertRoot(builder.tokenizer.names.get("html"), new Object[0]);
    }

    void beforeHtmlStart(TagToken tag) {
        if (tag.name.tag == Tags.HTML) {
            insertRoot(tag.name, TreeBuilder.attributes(tag));
        } else {
            impliedRoot();
            construction.processStartTag(tag);
        }
    }

    void beforeHtmlEnd(TagToken tag) {
        if (impliesStart(tag)) {
            impliedRoot();
            construction.processEndTag(tag);
        } else {
            builder.unexpected(tag);
        }
    }

    /** Whether an end tag in front of its element's place is taken as content. */
    private static boolean impliesStart(TagToken tag) {
        return switch (tag.name.tag) {
            case Tags.HEAD, Tags.BODY, Tags.HTML, Tags.BR -> true;
            default -> false;
        };
    }

    // Before head.

    void impliedHead() {
        builder.head = builder.insertHtml("head");
        builder.mode = IN_HEAD;
    }

    void beforeHeadStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.HTML -> construction.inBodyStart(tag);
            case Tags.HEAD -> {
                builder.head = builder.insertHtml(tag);
                builder.mode = IN_HEAD;
            }
            default -> {
                impliedHead();
                construction.processStartTag(tag);
            }
        }
    }

    void beforeHeadEnd(TagToken tag) {
        if (impliesStart(tag)) {
            impliedHead();
            construction.processEndTag(tag);
        } else {
            builder.unexpected(tag);
        }
    }

    // In head.

    void endHead() {
        builder.pop();
        builder.mode = AFTER_HEAD;
    }

    void inHeadStart(TagToken tag) {
        if (tag.name.tag == Tags.HTML) {
            construction.inBodyStart(tag);
        } else if (!headContent(tag)) {
            endHead();
            construction.processStartTag(tag);
        }
    }

    /** Processes a start tag that the mode in head has a rule for; returns whether it has. */
    boolean headContent(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.BASE, Tags.BASEFONT, Tags.BGSOUND, Tags.LINK -> builder.insertVoid(tag);
            case Tags.META -> meta(tag);
            case Tags.TITLE -> builder.insertText(tag, States.RCDATA);
            case Tags.NOSCRIPT -> {
                if (builder.options.scripting()) {
                    builder.insertText(tag, States.RAWTEXT);
                } else {
                    builder.insertHtml(tag);
                    builder.mode = IN_HEAD_NOSCRIPT;
                }
            }
            case Tags.NOFRAMES, Tags.STYLE -> builder.insertText(tag, States.RAWTEXT);
            case Tags.SCRIPT -> builder.insertScript(tag);
            case Tags.TEMPLATE -> construction.templates.start(tag);
            case Tags.HEAD -> builder.unexpected(tag);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void meta(TagToken tag) {
        builder.insertVoid(tag);
        String label = MetaCharset.of(tag.value("charset"), tag.value("http-equiv"), tag.value("content"));
        if (label != null) {
            builder.metaEncoding(label);
        }
    }

    void inHeadEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.HEAD -> endHead();
            case Tags.BODY, Tags.HTML, Tags.BR -> {
                endHead();
                construction.processEndTag(tag);
            }
            case Tags.TEMPLATE -> construction.templates.end(tag);
            default -> builder.unexpected(tag);
        }
    }

    // In head noscript.

    void endNoscript() {
        builder.pop();
        builder.mode = IN_HEAD;
    }

    void inNoscriptStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.HTML -> construction.inBodyStart(tag);
            case Tags.BASEFONT, Tags.BGSOUND, Tags.LINK, Tags.META, Tags.NOFRAMES, Tags.STYLE -> headContent(tag);
            case Tags.HEAD, Tags.NOSCRIPT -> builder.unexpected(tag);
            default -> {
                builder.unexpected(tag);
                endNoscript();
                construction.processStartTag(tag);
            }
        }
    }

    void inNoscriptEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.NOSCRIPT -> endNoscript();
            case Tags.BR -> {
                builder.unexpected(tag);
                endNoscript();
                construction.processEndTag(tag);
            }
            default -> builder.unexpected(tag);
        }
    }

    // After head.

    void impliedBody() {
        builder.insertHtml("body");
        builder.mode = IN_BODY;
    }

    void afterHeadStart(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.HTML -> construction.inBodyStart(tag);
            case Tags.BODY -> {
                builder.insertHtml(tag);
                builder.framesetOk = false;
                builder.mode = IN_BODY;
            }
            case Tags.FRAMESET -> {
                builder.insertHtml(tag);
                builder.mode = IN_FRAMESET;
            }
            case Tags.BASE,
                    Tags.BASEFONT,
                    Tags.BGSOUND,
                    Tags.LINK,
                    Tags.META,
                    Tags.NOFRAMES,
                    Tags.SCRIPT,
                    Tags.STYLE,
                    Tags.TEMPLATE,
                    Tags.TITLE -> lateHeadContent(tag);
            case Tags.HEAD -> builder.unexpected(tag);
            default -> {
                impliedBody();
                construction.processStartTag(tag);
            }
        }
    }

    private void lateHeadContent(TagToken tag) {
        builder.unexpected(tag);
        Element head = builder.head;
        builder.push(head, Tags.HEAD);
        headContent(tag);
        builder.removeFromStack(head);
    }

    void afterHeadEnd(TagToken tag) {
        switch (tag.name.tag) {
            case Tags.TEMPLATE -> construction.templates.end(tag);
            case Tags.BODY, Tags.HTML, Tags.BR -> {
                impliedBody();
                construction.processEndTag(tag);
            }
            default -> builder.unexpected(tag);
        }
    }
}

package dev.gyre.page.html;

import static dev.gyre.page.html.InsertionMode.*;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.elements.HTMLTemplateElement;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;

/** Template elements, declarative shadow roots and the mode in template. */
final class Templates {
    private final TreeConstruction construction;
    private final TreeBuilder builder;

    Templates(TreeConstruction construction) {
        this.construction = construction;
        this.builder = construction.builder;
    }

    void start(TagToken tag) {
        builder.formatting.pushMarker();
        builder.framesetOk = false;
        builder.mode = IN_TEMPLATE;
        builder.templateModes.add(IN_TEMPLATE);
        if (!startShadowRoot(tag)) {
            builder.insertHtml(tag);
        }
    }

    /** Attaches a shadow root to the current node if the template asks for that; returns whether it did. */
    private boolean startShadowRoot(TagToken tag) {
        String mode = tag.value("shadowrootmode");
        if (mode == null || !builder.options.declarativeShadowRoots() || builder.open.size() < 2) {
            return false;
        }
        boolean open = AsciiCase.equalsIgnoreCase(mode, "open");
        if (!open && !AsciiCase.equalsIgnoreCase(mode, "closed")) {
            return false;
        }
        Element host = builder.open.current();
        if (!canHost(host) || host.shadowRootOrNull() != null) {
            builder.unexpected(tag);
            return false;
        }
        builder.text.flush();
        var template = (HTMLTemplateElement) host.nodeDocument().createElement(tag.name.element);
        template.parserSetAttributes(TreeBuilder.attributes(tag));
        ShadowRoot root = host.parserAttachShadow(open);
        root.clonable(tag.value("shadowrootclonable") != null);
        root.serializable(tag.value("shadowrootserializable") != null);
        root.delegatesFocus(tag.value("shadowrootdelegatesfocus") != null);
        root.declarative(true);
        root.availableToInternals(true);
        template.parserContent(root);
        builder.open.push(template, Tags.TEMPLATE);
        return true;
    }

    private boolean canHost(Element host) {
        int type = builder.currentType();
        return TagSets.SHADOW_HOSTS.has(type)
                || type == Tags.OTHER && host.isHtml() && host.localName().indexOf('-') > 0;
    }

    void end(TagToken tag) {
        if (!builder.hasTemplate()) {
            builder.unexpected(tag);
            return;
        }
        builder.generateAllImpliedEndTagsThoroughly();
        if (builder.currentType() != Tags.TEMPLATE) {
            builder.unexpected(tag);
        }
        close();
    }

    private void close() {
        builder.popUntil(Tags.TEMPLATE);
        builder.formatting.clearToLastMarker();
        builder.templateModes.removeLast();
        builder.resetMode();
    }

    void inTemplateStart(TagToken tag) {
        switch (tag.name.tag) {
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
            case Tags.CAPTION, Tags.COLGROUP, Tags.TBODY, Tags.TFOOT, Tags.THEAD -> switchTo(IN_TABLE, tag);
            case Tags.COL -> switchTo(IN_COLUMN_GROUP, tag);
            case Tags.TR -> switchTo(IN_TABLE_BODY, tag);
            case Tags.TD, Tags.TH -> switchTo(IN_ROW, tag);
            default -> switchTo(IN_BODY, tag);
        }
    }

    private void switchTo(InsertionMode mode, TagToken tag) {
        builder.templateModes.removeLast();
        builder.templateModes.add(mode);
        builder.mode = mode;
        construction.processStartTag(tag);
    }

    void inTemplateEnd(TagToken tag) {
        if (tag.name.tag == Tags.TEMPLATE) {
            end(tag);
        } else {
            builder.unexpected(tag);
        }
    }

    /** Closes the innermost template at the end of the text; returns whether there is none. */
    boolean endOfFile() {
        if (!builder.hasTemplate()) {
            return true;
        }
        builder.unexpectedEnd();
        close();
        return false;
    }
}

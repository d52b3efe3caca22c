package dev.gyre.page.html;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.NameTable;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.html.tokenizer.Names;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;

/**
 * Tags in SVG and MathML.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign">The rules for parsing tokens in foreign content</a>
 */
final class ForeignContent {
    private final TreeBuilder builder;

    ForeignContent(TreeBuilder builder) {
        this.builder = builder;
    }

    /** The type of an element of any namespace. */
    static int typeOf(Element element, Names names) {
        if (element.namespaceURI() == Namespaces.HTML) {
            return names.get(element.localName()).tag;
        }
        if (element.namespaceURI() == Namespaces.SVG) {
            String name = element.localName();
            String lower = AsciiCase.lower(name);
            return Tags.SVG_NAMESPACE
                    + (ForeignNames.svgElement(lower).equals(name) ? names.get(lower).tag : Tags.OTHER);
        }
        if (element.namespaceURI() == Namespaces.MATHML) {
            int type = Tags.MATHML + names.get(element.localName()).tag;
            return type == Tags.MATHML + Tags.ANNOTATION_XML && containsHtml(element.attribute("encoding"))
                    ? type + OpenElements.INTEGRATION_POINT
                    : type;
        }
        return Tags.OTHER;
    }

    private static boolean containsHtml(String encoding) {
        return encoding != null
                && (AsciiCase.equalsIgnoreCase(encoding, "text/html")
                        || AsciiCase.equalsIgnoreCase(encoding, "application/xhtml+xml"));
    }

    private static boolean isHtmlIntegrationPoint(int type) {
        return TagSets.SVG_INTEGRATION_POINTS.has(type) || type >= OpenElements.INTEGRATION_POINT;
    }

    /** Whether the adjusted current node is not an HTML element. */
    boolean isCurrent() {
        return builder.adjustedType() >= Tags.MATHML;
    }

    /** Whether a start tag is processed by the rules of foreign content. */
    boolean takesStartTag(TagToken tag) {
        int type = builder.adjustedType();
        if (type < Tags.MATHML || isHtmlIntegrationPoint(type)) {
            return false;
        }
        if (TagSets.MATHML_TEXT_INTEGRATION_POINTS.has(type)) {
            return tag.name.tag == Tags.MGLYPH || tag.name.tag == Tags.MALIGNMARK;
        }
        return type != Tags.MATHML + Tags.ANNOTATION_XML || tag.name.tag != Tags.SVG;
    }

    /** Whether characters are processed by the rules of foreign content. */
    boolean takesCharacters() {
        int type = builder.adjustedType();
        return type >= Tags.MATHML
                && !isHtmlIntegrationPoint(type)
                && !TagSets.MATHML_TEXT_INTEGRATION_POINTS.has(type);
    }

    void startTag(TagToken tag, TreeConstruction construction) {
        if (breaksOut(tag)) {
            builder.unexpected(tag);
            leave();
            construction.processStartTag(tag);
            return;
        }
        insert(
                tag,
                builder.adjustedType() >= Tags.SVG_NAMESPACE && builder.adjustedType() < OpenElements.INTEGRATION_POINT
                        ? Tags.SVG_NAMESPACE
                        : Tags.MATHML);
    }

    private static boolean breaksOut(TagToken tag) {
        if (tag.name.tag == Tags.FONT) {
            return tag.value("color") != null || tag.value("face") != null || tag.value("size") != null;
        }
        return TagSets.BREAKOUT.has(tag.name.tag);
    }

    private void leave() {
        while (!(builder.currentType() < Tags.MATHML
                || isHtmlIntegrationPoint(builder.currentType())
                || TagSets.MATHML_TEXT_INTEGRATION_POINTS.has(builder.currentType()))) {
            builder.pop();
        }
    }

    /** Inserts an element of MathML or SVG, whose number is given; it stays open unless its tag closes itself. */
    void insert(TagToken tag, int namespace) {
        boolean svg = namespace == Tags.SVG_NAMESPACE;
        NameTable names = builder.document.realm().names();
        String uri = svg ? Namespaces.SVG : Namespaces.MATHML;
        QualifiedName name = names.name(uri, null, svg ? ForeignNames.svgElement(tag.name.text) : tag.name.text);
        int type = namespace + tag.name.tag;
        if (type == Tags.MATHML + Tags.ANNOTATION_XML && containsHtml(tag.value("encoding"))) {
            type += OpenElements.INTEGRATION_POINT;
        }
        Element element = builder.insertForeign(name, attributes(tag, svg, names), type);
        if (tag.selfClosing) {
            tag.selfClosing = false;
            builder.pop();
            if (type == Tags.SVG_NAMESPACE + Tags.SCRIPT) {
                builder.waitFor(element);
            }
        }
    }

    private static Object[] attributes(TagToken tag, boolean svg, NameTable names) {
        Object[] pairs = TreeBuilder.attributes(tag);
        for (int i = 0; i < pairs.length; i += 2) {
            QualifiedName name = (QualifiedName) pairs[i];
            pairs[i] = ForeignNames.attribute(name, svg, names);
        }
        return pairs;
    }

    void endTag(TagToken tag, TreeConstruction construction) {
        int tagType = tag.name.tag;
        if (tagType == Tags.BR || tagType == Tags.P) {
            builder.unexpected(tag);
            leave();
            construction.processEndTag(tag);
        } else if (tagType == Tags.SCRIPT && builder.currentType() == Tags.SVG_NAMESPACE + Tags.SCRIPT) {
            builder.waitFor(builder.pop());
        } else {
            close(tag, construction);
        }
    }

    private void close(TagToken tag, TreeConstruction construction) {
        OpenElements open = builder.open;
        int index = open.size() - 1;
        if (!isNamed(index, tag)) {
            builder.unexpected(tag);
        }
        while (index > 0) {
            if (isNamed(index, tag)) {
                builder.popToSize(index);
                return;
            }
            index--;
            if (open.type(index) < Tags.MATHML) {
                construction.processEndTag(tag);
                return;
            }
        }
    }

    private boolean isNamed(int index, TagToken tag) {
        return AsciiCase.lower(builder.open.get(index).localName()).equals(tag.name.text);
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ElementFactory;
import dev.gyre.page.dom.QualifiedName;

/** Creates the elements of the HTML namespace. */
public final class HtmlElements {
    public static final ElementFactory FACTORY = HtmlElements::create;

    private HtmlElements() {}

    // https://html.spec.whatwg.org/#elements-in-the-dom:element-interface
    private static Element create(Document document, QualifiedName name) {
        HTMLElement known = WebInterfaces.create(document, name);
        if (known != null) return known;
        return switch (name.localName()) {
            case "abbr",
                    "acronym",
                    "address",
                    "article",
                    "aside",
                    "b",
                    "basefont",
                    "bdi",
                    "bdo",
                    "big",
                    "center",
                    "cite",
                    "code",
                    "dd",
                    "dfn",
                    "dt",
                    "em",
                    "figcaption",
                    "figure",
                    "footer",
                    "header",
                    "hgroup",
                    "i",
                    "kbd",
                    "main",
                    "mark",
                    "nav",
                    "nobr",
                    "noembed",
                    "noframes",
                    "noscript",
                    "plaintext",
                    "rb",
                    "rp",
                    "rt",
                    "rtc",
                    "ruby",
                    "s",
                    "samp",
                    "search",
                    "section",
                    "small",
                    "strike",
                    "strong",
                    "sub",
                    "summary",
                    "sup",
                    "tt",
                    "u",
                    "var",
                    "wbr" -> new HTMLElement("HTMLElement", document, name);
            default ->
                Element.isCustomName(name.localName())
                        ? new HTMLElement("HTMLElement", document, name)
                        : new HTMLUnknownElement(document, name);
        };
    }
}

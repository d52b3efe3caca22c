package dev.gyre.page.elements;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ElementFactory;
import dev.gyre.page.dom.names.QualifiedName;

/** Creates the elements of the namespaces of HTML, SVG and MathML. */
public final class HtmlElements implements ElementFactory {
    /** What the package of forms implements. */
    public interface Others {
        /** A new element; null if it is none of forms. */
        HTMLElement create(Document document, QualifiedName name);

        /** The internals of a custom element. */
        JsObject createInternals(HTMLElement element);

        /** The form of a form-associated custom element; null for none. */
        Element formOwner(HTMLElement element);

        /** Whether a form-associated custom element is disabled. */
        boolean isDisabled(HTMLElement element);

        void formOwnerMayHaveChanged(HTMLElement element, Element oldOwner, Element newOwner);
    }

    private final Others others;

    public HtmlElements(Others others) {
        this.others = others;
    }

    Others others() {
        return others;
    }

    @Override
    public Element createUnknown(Document document, QualifiedName name) {
        return new HTMLUnknownElement(document, name);
    }

    @Override
    public Element createSvg(Document document, QualifiedName name) {
        return switch (name.localName()) {
            case "script" -> new SVGScriptElement(document, name);
            case "image" -> new SVGImageElement(document, name);
            default -> new SVGElement(document, name);
        };
    }

    @Override
    public Element createMathMl(Document document, QualifiedName name) {
        return new MathMLElement(document, name);
    }

    // https://html.spec.whatwg.org/#elements-in-the-dom:element-interface
    @Override
    public Element create(Document document, QualifiedName name) {
        HTMLElement known = WebInterfaces.create(document, name);
        if (known != null) return known;
        HTMLElement other = others.create(document, name);
        if (other != null) return other;
        return switch (name.localName()) {
            case "summary" -> new HTMLSummary(document, name);
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

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ElementFactory;
import dev.gyre.page.dom.QualifiedName;

/** Creates the elements of the HTML namespace. */
public final class HtmlElements {
    public static final ElementFactory FACTORY = HtmlElements::create;

    private HtmlElements() {}

    private static Element create(Document document, QualifiedName name) {
        return switch (name.localName()) {
            case "script" -> new HTMLScriptElement(document, name);
            case "template" -> new HTMLTemplateElement(document, name);
            default -> new HTMLElement("HTMLElement", document, name);
        };
    }
}

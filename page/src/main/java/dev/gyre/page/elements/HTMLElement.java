package dev.gyre.page.elements;

import dev.gyre.page.css.CSSStyleDeclaration;
import dev.gyre.page.css.StyleAttribute;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.css.cascade.InnerText;
import dev.gyre.page.dom.AsciiCase;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.QualifiedName;
import dev.gyre.page.dom.Reflection;

/** An element of HTML, https://html.spec.whatwg.org/#htmlelement. */
public class HTMLElement extends Element {
    private DOMStringMap dataset;
    private StyleAttribute style;

    HTMLElement(String interfaceName, Document document, QualifiedName name) {
        super(document.realm().shape(interfaceName), document, name);
    }

    public final DOMStringMap dataset() {
        if (dataset == null) dataset = new DOMStringMap(this);
        return dataset;
    }

    // https://html.spec.whatwg.org/#dom-translate
    public final boolean translate() {
        for (Element element = this; element != null; element = element.parentElement()) {
            String value = element.attribute("translate");
            if (value == null) continue;
            if (value.isEmpty() || AsciiCase.equalsIgnoreCase(value, "yes")) return true;
            if (AsciiCase.equalsIgnoreCase(value, "no")) return false;
        }
        return true;
    }

    public final void translate(boolean value) {
        setAttributeNamed("translate", value ? "yes" : "no");
    }

    // https://html.spec.whatwg.org/#dom-draggable
    public final boolean draggable() {
        String value = Reflection.string(this, "draggable");
        if (AsciiCase.equalsIgnoreCase(value, "true")) return true;
        if (AsciiCase.equalsIgnoreCase(value, "false")) return false;
        return isHtml("img") || isHtml("a") && attribute("href") != null;
    }

    public final void draggable(boolean value) {
        setAttributeNamed("draggable", Boolean.toString(value));
    }

    // https://html.spec.whatwg.org/#dom-spellcheck
    public final boolean spellcheck() {
        for (Element element = this; element != null; element = element.parentElement()) {
            String value = element.attribute("spellcheck");
            if (value == null) continue;
            if (value.isEmpty() || AsciiCase.equalsIgnoreCase(value, "true")) return true;
            if (AsciiCase.equalsIgnoreCase(value, "false")) return false;
        }
        return true;
    }

    public final void spellcheck(boolean value) {
        setAttributeNamed("spellcheck", Boolean.toString(value));
    }

    // https://html.spec.whatwg.org/#dom-tabindex
    public final long tabIndex() {
        boolean focusable = switch (localName()) {
            case "a", "area" -> attribute("href") != null;
            case "button", "input", "select", "textarea", "iframe", "frame", "object", "embed" -> true;
            default -> false;
        };
        return Reflection.integer(this, "tabindex", focusable ? 0 : -1);
    }

    public final void tabIndex(int value) {
        setAttributeNamed("tabindex", Integer.toString(value));
    }

    // https://html.spec.whatwg.org/#dom-click
    public final void click() {
        if (attribute("disabled") != null && isDisableable()) return;
        domRealm().host().click(this);
    }

    private boolean isDisableable() {
        return switch (localName()) {
            case "button", "input", "select", "textarea", "optgroup", "option", "fieldset" -> true;
            default -> false;
        };
    }

    public final void focus(FocusOptions options) {
        domRealm().host().focus(this);
    }

    public final void blur() {
        domRealm().host().blur(this);
    }

    // https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
    public final CSSStyleDeclaration style() {
        if (style == null) style = new StyleAttribute(this);
        return style;
    }

    // https://html.spec.whatwg.org/#dom-innertext
    public final String innerText() {
        return InnerText.of(this, DocumentStyles.of(nodeDocument()).engine());
    }

    /** Replaces the children by the text, with a br element for each line break. */
    public final void innerText(String text) {
        DocumentFragment fragment = nodeDocument().createDocumentFragment();
        String[] lines = text.split("\r\n|\n|\r", -1);
        for (int i = 0; i < lines.length; i++) {
            if (i > 0) fragment.appendNode(nodeDocument().createHtmlElement("br"));
            if (!lines[i].isEmpty()) fragment.appendNode(nodeDocument().createTextNode(lines[i]));
        }
        textContent("");
        appendNode(fragment);
    }
}

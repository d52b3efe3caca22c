package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;

/** The caption of a fieldset, https://html.spec.whatwg.org/#the-legend-element. */
public final class HTMLLegendElement extends HTMLElement {
    HTMLLegendElement(Document document, QualifiedName name) {
        super("HTMLLegendElement", document, name);
    }

    public HTMLFormElement form() {
        return parentElement() instanceof HTMLFieldSetElement fieldset ? fieldset.form() : null;
    }
}

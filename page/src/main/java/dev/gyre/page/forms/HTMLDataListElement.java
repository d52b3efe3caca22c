package dev.gyre.page.forms;

import dev.gyre.page.dom.DescendantElements;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;

/** Suggestions for a control, https://html.spec.whatwg.org/#the-datalist-element. */
public final class HTMLDataListElement extends HTMLElement {
    private HTMLCollection options;

    HTMLDataListElement(Document document, QualifiedName name) {
        super("HTMLDataListElement", document, name);
    }

    public HTMLCollection options() {
        if (options == null) options = new DescendantElements(this, false, HTMLOptionElement.class::isInstance);
        return options;
    }
}

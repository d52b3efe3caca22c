package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.names.QualifiedName;

/** A summary element, which opens and closes its details, https://html.spec.whatwg.org/#the-summary-element. */
final class HTMLSummary extends HTMLElement {
    HTMLSummary(Document document, QualifiedName name) {
        super("HTMLElement", document, name);
    }

    // https://html.spec.whatwg.org/#summary-for-its-parent-details
    private boolean isForDetails() {
        return parentElement() instanceof HTMLDetailsElement details && Tables.firstChild(details, "summary") == this;
    }

    @Override
    protected boolean hasActivationBehavior() {
        return true;
    }

    @Override
    protected void activation(Event event) {
        if (!isForDetails()) return;
        Element details = parentElement();
        if (details.attribute("open") == null) details.setAttributeNamed("open", "");
        else details.removeAttribute("open");
    }
}

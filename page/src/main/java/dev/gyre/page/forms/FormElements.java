package dev.gyre.page.forms;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.dom.CustomElements;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.elements.HtmlElements;

/** What elements need of forms: their own elements, and form-associated custom elements. */
public final class FormElements implements HtmlElements.Others {
    @Override
    public HTMLElement create(Document document, QualifiedName name) {
        return WebInterfaces.create(document, name);
    }

    @Override
    public JsObject createInternals(HTMLElement element) {
        return new ElementInternals(element);
    }

    @Override
    public Element formOwner(HTMLElement element) {
        return FormOwner.of(element, null);
    }

    @Override
    public boolean isDisabled(HTMLElement element) {
        return FormOwner.isDisabled(element);
    }

    // https://html.spec.whatwg.org/#custom-element-reactions
    @Override
    public void formOwnerMayHaveChanged(HTMLElement element, Element oldOwner, Element newOwner) {
        if (oldOwner != newOwner)
            CustomElements.enqueue(element, "formAssociatedCallback", newOwner == null ? Null.INSTANCE : newOwner);
    }
}

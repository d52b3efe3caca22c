package dev.gyre.page.forms;

import dev.gyre.page.dom.DescendantElements;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A group of controls, https://html.spec.whatwg.org/#the-fieldset-element. */
public final class HTMLFieldSetElement extends FormControl {
    private HTMLCollection elements;

    HTMLFieldSetElement(Document document, QualifiedName name) {
        super("HTMLFieldSetElement", document, name);
    }

    public String type() {
        return "fieldset";
    }

    public HTMLCollection controls() {
        if (elements == null) elements = new DescendantElements(this, true, FormOwner::isListed);
        return elements;
    }

    @Override
    protected boolean isSubmittable() {
        return false;
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (!attribute.is(null, "disabled") || (oldValue == null) == (newValue == null)) return;
        for (Node node = firstChild(); node != null; node = node.nextInTree(this)) {
            if (node instanceof Element element) FormAssociated.disabledMayHaveChanged(element);
        }
    }
}

package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.NavigableContainer;

/** An embedded resource, https://html.spec.whatwg.org/#the-object-element: a listed element that submits nothing. */
public final class HTMLObjectElement extends FormControl implements NavigableContainer {
    HTMLObjectElement(Document document, QualifiedName name) {
        super("HTMLObjectElement", document, name);
    }

    @Override
    public Element element() {
        return this;
    }

    @Override
    public boolean isResourceAttribute(QualifiedName attribute) {
        return attribute.is(null, "data");
    }

    @Override
    protected boolean isBarred() {
        return true;
    }

    @Override
    public boolean isDisabledControl() {
        return false;
    }
}

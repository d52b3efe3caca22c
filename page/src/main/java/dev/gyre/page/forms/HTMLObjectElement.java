package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** An embedded resource, https://html.spec.whatwg.org/#the-object-element: a listed element that submits nothing. */
public final class HTMLObjectElement extends FormControl {
    HTMLObjectElement(Document document, QualifiedName name) {
        super("HTMLObjectElement", document, name);
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

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.QualifiedName;

// https://html.spec.whatwg.org/#htmlelement
public class HTMLElement extends Element {
    HTMLElement(String interfaceName, Document document, QualifiedName name) {
        super(document.realm().shape(interfaceName), document, name);
    }
}

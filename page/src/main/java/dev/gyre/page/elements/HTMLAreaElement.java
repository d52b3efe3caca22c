package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** A link, https://html.spec.whatwg.org/#htmlareaelement. */
public final class HTMLAreaElement extends Hyperlink {
    HTMLAreaElement(Document document, QualifiedName name) {
        super("HTMLAreaElement", document, name);
    }
}

package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.names.QualifiedName;

/** A link, https://html.spec.whatwg.org/#htmlanchorelement. */
public final class HTMLAnchorElement extends Hyperlink {
    HTMLAnchorElement(Document document, QualifiedName name) {
        super("HTMLAnchorElement", document, name);
    }
}

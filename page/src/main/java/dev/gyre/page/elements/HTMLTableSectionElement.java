package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.names.QualifiedName;

/** The head, foot or a body of a table, https://html.spec.whatwg.org/#htmltablesectionelement. */
public final class HTMLTableSectionElement extends HTMLElement {
    private HTMLCollection rows;

    HTMLTableSectionElement(Document document, QualifiedName name) {
        super("HTMLTableSectionElement", document, name);
    }

    public HTMLCollection rows() {
        if (rows == null) rows = Tables.children(this, child -> child.isHtml("tr"));
        return rows;
    }

    public HTMLTableRowElement insertRow(int index) {
        return (HTMLTableRowElement) Tables.insert(this, rows(), "tr", index);
    }

    public void deleteRow(int index) {
        Tables.delete(rows(), index);
    }
}

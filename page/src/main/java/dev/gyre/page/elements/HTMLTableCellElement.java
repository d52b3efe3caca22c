package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.names.QualifiedName;

/** A cell of a table, https://html.spec.whatwg.org/#htmltablecellelement. */
public final class HTMLTableCellElement extends HTMLElement {
    HTMLTableCellElement(Document document, QualifiedName name) {
        super("HTMLTableCellElement", document, name);
    }

    // https://html.spec.whatwg.org/#dom-tdth-cellindex
    public int cellIndex() {
        if (!(parentNode() instanceof HTMLTableRowElement row)) return -1;
        HTMLCollection cells = row.cells();
        int index = 0;
        while (cells.item(index) != this) index++;
        return index;
    }
}

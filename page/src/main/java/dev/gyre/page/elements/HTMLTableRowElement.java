package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.names.QualifiedName;

/** A row of a table, https://html.spec.whatwg.org/#the-tr-element. */
public final class HTMLTableRowElement extends HTMLElement {
    private HTMLCollection cells;

    HTMLTableRowElement(Document document, QualifiedName name) {
        super("HTMLTableRowElement", document, name);
    }

    // https://html.spec.whatwg.org/#dom-tr-rowindex
    public int rowIndex() {
        Element parent = parentElement();
        Element table = parent instanceof HTMLTableSectionElement ? parent.parentElement() : parent;
        return table instanceof HTMLTableElement found ? indexIn(found.rows()) : -1;
    }

    private int indexIn(HTMLCollection rows) {
        for (int i = 0; i < rows.length(); i++) {
            if (rows.item(i) == this) return i;
        }
        return -1;
    }

    // https://html.spec.whatwg.org/#dom-tr-sectionrowindex
    public int sectionRowIndex() {
        Element parent = parentElement();
        if (parent instanceof HTMLTableElement table) return indexIn(table.rows());
        return parent instanceof HTMLTableSectionElement section ? indexIn(section.rows()) : -1;
    }

    public HTMLCollection cells() {
        if (cells == null) cells = Tables.children(this, child -> child.isHtml("td") || child.isHtml("th"));
        return cells;
    }

    public HTMLTableCellElement insertCell(int index) {
        return (HTMLTableCellElement) Tables.insert(this, cells(), "td", index);
    }

    public void deleteCell(int index) {
        Tables.delete(cells(), index);
    }
}

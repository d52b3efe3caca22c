package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.List;

/** A table, https://html.spec.whatwg.org/#the-table-element. */
public final class HTMLTableElement extends HTMLElement {
    private HTMLCollection rows;
    private HTMLCollection bodies;

    HTMLTableElement(Document document, QualifiedName name) {
        super("HTMLTableElement", document, name);
    }

    // https://html.spec.whatwg.org/#dom-table-caption
    public HTMLTableCaptionElement caption() {
        return (HTMLTableCaptionElement) Tables.firstChild(this, "caption");
    }

    public void caption(HTMLTableCaptionElement caption) {
        deleteCaption();
        if (caption != null) insertBefore(caption, firstChild());
    }

    public HTMLTableCaptionElement createCaption() {
        if (caption() == null) insert(Tables.create(this, "caption"), firstChild(), false);
        return caption();
    }

    public void deleteCaption() {
        if (caption() != null) caption().remove();
    }

    // https://html.spec.whatwg.org/#dom-table-thead
    public HTMLTableSectionElement tHead() {
        return (HTMLTableSectionElement) Tables.firstChild(this, "thead");
    }

    public void tHead(HTMLTableSectionElement section) {
        require(section, "thead");
        deleteTHead();
        if (section != null) insertBefore(section, afterCaptionAndColumns());
    }

    private static void require(HTMLTableSectionElement section, String localName) {
        if (section != null && !section.isHtml(localName))
            throw DomError.hierarchyRequest("Not a " + localName + " element.");
    }

    private Element afterCaptionAndColumns() {
        Element child = firstElementChild();
        while (child != null && (child.isHtml("caption") || child.isHtml("colgroup")))
            child = child.nextElementSibling();
        return child;
    }

    public HTMLTableSectionElement createTHead() {
        if (tHead() == null) insert(Tables.create(this, "thead"), afterCaptionAndColumns(), false);
        return tHead();
    }

    public void deleteTHead() {
        if (tHead() != null) tHead().remove();
    }

    // https://html.spec.whatwg.org/#dom-table-tfoot
    public HTMLTableSectionElement tFoot() {
        return (HTMLTableSectionElement) Tables.firstChild(this, "tfoot");
    }

    public void tFoot(HTMLTableSectionElement section) {
        require(section, "tfoot");
        deleteTFoot();
        if (section != null) appendChild(section);
    }

    public HTMLTableSectionElement createTFoot() {
        if (tFoot() == null) appendNode(Tables.create(this, "tfoot"));
        return tFoot();
    }

    public void deleteTFoot() {
        if (tFoot() != null) tFoot().remove();
    }

    public HTMLCollection tBodies() {
        if (bodies == null) bodies = Tables.children(this, child -> child.isHtml("tbody"));
        return bodies;
    }

    // https://html.spec.whatwg.org/#dom-table-createtbody
    public HTMLTableSectionElement createTBody() {
        var body = (HTMLTableSectionElement) Tables.create(this, "tbody");
        HTMLCollection all = tBodies();
        Element last = all.length() == 0 ? null : all.item(all.length() - 1);
        insert(body, last == null ? null : last.nextSibling(), false);
        return body;
    }

    // https://html.spec.whatwg.org/#dom-table-rows
    public HTMLCollection rows() {
        if (rows == null) rows = new ListedElements(this, this::listRows);
        return rows;
    }

    private List<Element> listRows() {
        var list = new ArrayList<Element>();
        addRows(list, "thead");
        for (Element child = firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml("tr")) list.add(child);
            else if (child.isHtml("tbody")) addRowsOf(child, list);
        }
        addRows(list, "tfoot");
        return list;
    }

    private void addRows(List<Element> list, String section) {
        for (Element child = firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml(section)) addRowsOf(child, list);
        }
    }

    private static void addRowsOf(Element section, List<Element> list) {
        for (Element child = section.firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml("tr")) list.add(child);
        }
    }

    // https://html.spec.whatwg.org/#dom-table-insertrow
    public HTMLTableRowElement insertRow(int index) {
        int count = rows().length();
        if (index < -1 || index > count) throw Tables.outside(index, count);
        if (count > 0 && (index == -1 || index == count)) {
            Element row = Tables.create(this, "tr");
            rows().item(count - 1).parentNode().appendNode(row);
            return (HTMLTableRowElement) row;
        }
        if (count > 0) return (HTMLTableRowElement) Tables.insert(this, rows(), "tr", index);
        HTMLCollection all = tBodies();
        Element body = all.length() == 0 ? null : all.item(all.length() - 1);
        if (body == null) {
            body = Tables.create(this, "tbody");
            appendNode(body);
        }
        Element row = Tables.create(this, "tr");
        body.appendNode(row);
        return (HTMLTableRowElement) row;
    }

    public void deleteRow(int index) {
        Tables.delete(rows(), index);
    }
}

package dev.gyre.page.dom;

/** The text of a CDATA section of an XML document, https://dom.spec.whatwg.org/#interface-cdatasection. */
public final class CDATASection extends Text {
    CDATASection(Document document, String data) {
        super(document.realm().shape("CDATASection"), document, data);
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        return new CDATASection(newDocument, data());
    }

    @Override
    public int nodeType() {
        return CDATA_SECTION_NODE;
    }

    @Override
    public String nodeName() {
        return "#cdata-section";
    }
}

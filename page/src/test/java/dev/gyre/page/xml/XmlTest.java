package dev.gyre.page.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.html.TestDocuments;
import org.junit.jupiter.api.Test;

class XmlTest {
    private final TestDocuments documents = new TestDocuments();

    private Document parse(String xml) {
        Document document = documents.emptyXml();
        XmlParser.parse(document, xml);
        return document;
    }

    private void roundTrip(String xml) {
        assertEquals(xml, XmlSerializer.outer(parse(xml)));
    }

    @Test
    void whatIsReadIsWritten() {
        roundTrip(
                "<!-- a --><!DOCTYPE r PUBLIC \"p\" \"s\"><?pi data?><r xmlns:p=\"u\" a=\"&lt;&amp;&quot;\"><p:c p:b=\"1\"/>t&amp;x<![CDATA[<raw>]]></r>");
        roundTrip("<r xmlns=\"urn:bar\"><outer xmlns=\"\"><inner>value1</inner></outer></r>");
        roundTrip("<!DOCTYPE r SYSTEM \"file:///none.dtd\"><r/>");
    }

    @Test
    void emptyHtmlElementsKeepTheirForm() {
        String xml =
                "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head></head><body><br /><div></div><template><p>x</p></template></body></html>";
        roundTrip(xml);
        Element template = (Element) parse(xml).documentElement().lastChild().lastChild();
        assertEquals(0, template.getElementsByTagName("p").length());
    }

    @Test
    void prefixesAreFoundOrMade() {
        assertEquals("<root><child/></root>", XmlSerializer.outer(parse("<root><child xmlns=''/></root>")));
        assertEquals(
                "<root xmlns=\"u1\"><child xmlns:p=\"u1\"/></root>",
                XmlSerializer.outer(parse("<root xmlns='u1'><p:child xmlns:p='u1'/></root>")));
        Document document = parse("<r xmlns:xx='uri'/>");
        Element root = document.documentElement();
        var names = document.realm().names();
        root.setAttributeValue(names.name("uri", null, "name"), "v");
        root.setAttributeValue(names.name("uri2", "p", "name"), "w");
        assertEquals(
                "<r xmlns:xx=\"uri\" xx:name=\"v\" xmlns:ns1=\"uri2\" ns1:name=\"w\"/>", XmlSerializer.outer(document));
        Element other = document.createElement("urn:foo", "another", null);
        other.appendNode(document.createElement(null, "child", null));
        assertEquals("<another xmlns=\"urn:foo\"><child xmlns=\"\"/></another>", XmlSerializer.outer(other));
    }

    @Test
    void textThatIsNotWellFormedIsAnError() throws XmlException {
        Element root = parse("<a>\n<b></a>").documentElement();
        assertEquals("parsererror", root.localName());
        assertTrue(root.textContent().startsWith("error on line 2 "), root.textContent());
        Element context = parse("<r xmlns='u' xmlns:p='v'/>").documentElement();
        Element child = (Element) XmlParser.parseFragment(context, "<p:a/>t").firstChild();
        assertEquals("v", child.namespaceURI());
        assertThrows(XmlException.class, () -> XmlParser.parseFragment(context, "<a>"));
    }

    @Test
    void scriptsPauseTheParser() throws XmlException {
        Document document = documents.emptyXml();
        var parser = new XmlParser(document, "<html xmlns='" + Namespaces.HTML + "'><script>a</script><p/></html>");
        Element script = parser.run();
        assertEquals("a", script.textContent());
        assertEquals(1, document.documentElement().childElementCount());
        assertEquals(null, parser.run());
        assertEquals(2, document.documentElement().childElementCount());
    }

    @Test
    void depthHasNoLimit() {
        int depth = 20_000;
        String xml = "<a>".repeat(depth) + "x" + "</a>".repeat(depth);
        assertTrue(xml.equals(XmlSerializer.outer(parse(xml))));
    }

    @Test
    void entitiesAreNotLoaded() {
        Element root = parse("<!DOCTYPE r [<!ENTITY a 'x'><!ENTITY b SYSTEM 'file:///etc/hostname'>]><r>&a;</r>")
                .documentElement();
        assertEquals("x", root.textContent());
    }
}

package dev.gyre.page.html;

import java.io.IOException;
import java.io.StringReader;
import java.util.TreeMap;
import nu.validator.htmlparser.common.XmlViolationPolicy;
import nu.validator.htmlparser.sax.HtmlParser;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DefaultHandler2;

/** The tree that the parser of nu.validator makes of a text. */
final class ValidatorDump extends DefaultHandler2 {
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder text = new StringBuilder();
    private int depth;

    private ValidatorDump() {}

    static String of(String html) throws IOException, SAXException {
        var dump = new ValidatorDump();
        var parser = new HtmlParser(XmlViolationPolicy.ALLOW);
        parser.setScriptingEnabled(true);
        parser.setContentHandler(dump);
        parser.setLexicalHandler(dump);
        parser.parse(new InputSource(new StringReader(html)));
        dump.endText();
        return dump.out.toString();
    }

    private void line(String line) {
        out.append("  ".repeat(depth)).append(line).append('\n');
    }

    private void endText() {
        if (!text.isEmpty()) {
            line("\"" + text + "\"");
            text.setLength(0);
        }
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) {
        endText();
        line("<" + TreeText.prefix(uri) + localName + ">");
        depth++;
        var sorted = new TreeMap<String, String>();
        for (int i = 0; i < attributes.getLength(); i++) {
            sorted.put(TreeText.prefix(attributes.getURI(i)) + attributes.getLocalName(i), attributes.getValue(i));
        }
        sorted.forEach((name, value) -> line(name + "=\"" + value + '"'));
    }

    @Override
    public void endElement(String uri, String localName, String qName) {
        endText();
        depth--;
    }

    @Override
    public void characters(char[] chars, int start, int length) {
        text.append(chars, start, length);
    }

    @Override
    public void comment(char[] chars, int start, int length) {
        endText();
        line("<!-- " + new String(chars, start, length) + " -->");
    }

    @Override
    public void startDTD(String name, String publicId, String systemId) {
        line("<!DOCTYPE " + name + ">");
    }
}

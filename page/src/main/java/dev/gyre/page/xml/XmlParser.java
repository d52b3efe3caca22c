package dev.gyre.page.xml;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.names.NameTable;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.elements.HTMLStyleElement;
import dev.gyre.page.elements.HTMLTemplateElement;
import dev.gyre.page.elements.ScriptElement;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads XML into nodes. Like the HTML parser it returns at scripts, and never calls JavaScript. External entities and the external subset of a DOCTYPE are not loaded.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents">Parsing XML documents</a>
 */
public final class XmlParser {
    private static final String PARSER_ERROR = "http://www.mozilla.org/newlayout/xml/parsererror.xml";

    private final Document document;
    private final XMLStreamReader reader;
    private final String source;
    private final NameTable names;
    /** Where the next node goes. */
    private Node parent;
    /** The element whose content the parent is, or null at the top. */
    private Element open;

    private int depth;
    /** The depth of the elements that are not part of the result. */
    private final int outerDepth;

    private XmlParser(Document document, Node target, String source, int outerDepth) throws XmlException {
        this.document = document;
        this.source = source;
        this.names = document.realm().names();
        this.parent = target;
        this.outerDepth = outerDepth;
        try {
            reader = factory().createXMLStreamReader(new StringReader(source));
        } catch (XMLStreamException error) {
            throw wrong(error);
        }
    }

    /**
     * A parser that fills an empty document.
     *
     * @throws XmlException if the text's beginning is not well-formed
     */
    public XmlParser(Document document, String source) throws XmlException {
        this(document, document, source, 0);
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty("http://java.sun.com/xml/stream/properties/ignore-external-dtd", true);
        factory.setProperty("http://java.sun.com/xml/stream/properties/report-cdata-event", true);
        factory.setProperty("jdk.xml.elementAttributeLimit", "0");
        factory.setProperty("jdk.xml.maxXMLNameLimit", "0");
        factory.setProperty("jdk.xml.maxElementDepth", "0");
        factory.setXMLResolver((publicId, systemId, base, namespace) -> new ByteArrayInputStream(new byte[0]));
        return factory;
    }

    /**
     * The document of a text. If it is not well-formed, the document has a parsererror element only.
     *
     * @param document an empty document, which is filled
     */
    public static void parse(Document document, String source) {
        try {
            var parser = new XmlParser(document, source);
            while (parser.run() != null) {
                continue;
            }
        } catch (XmlException error) {
            showError(document, error);
        }
    }

    /** Replaces the content of a document by a parsererror element. */
    public static void showError(Document document, XmlException error) {
        while (document.firstChild() != null) {
            document.firstChild().parserRemove();
        }
        Element root = document.createElement(PARSER_ERROR, "parsererror", null);
        root.parserAppendChild(document.createTextNode(
                "error on line " + error.line() + " at column " + error.column() + ": " + error.getMessage()));
        document.parserAppendChild(root);
    }

    // https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-fragments
    /**
     * The nodes that a text stands for as the contents of an element, in the element's node document, with its namespaces.
     *
     * @throws XmlException if the text is not well-formed
     */
    public static DocumentFragment parseFragment(Element context, String markup) throws XmlException {
        var start = new StringBuilder("<fragment");
        inScope(context).forEach((prefix, namespace) -> {
            start.append(prefix.isEmpty() ? " xmlns=\"" : " xmlns:" + prefix + "=\"");
            start.append(XmlSerializer.escapedAttribute(namespace)).append('"');
        });
        var fragment = new DocumentFragment(context.nodeDocument());
        var parser = new XmlParser(context.nodeDocument(), fragment, start + ">" + markup + "</fragment>", 1);
        Element script = parser.run();
        while (script != null) {
            if (script instanceof ScriptElement element) {
                element.alreadyStarted(true);
            }
            script = parser.run();
        }
        return fragment;
    }

    /** The namespaces by prefix that are declared at an element, the default namespace with an empty prefix. */
    private static Map<String, String> inScope(Element context) {
        var namespaces = new LinkedHashMap<String, String>();
        for (Element element = context; element != null; element = element.parentElement()) {
            declare(
                    namespaces,
                    element.prefix() == null ? "" : element.prefix(),
                    element.namespaceURI() == null ? "" : element.namespaceURI());
            for (int i = 0; i < element.attributeCount(); i++) {
                if (element.attributeName(i).namespace() == Namespaces.XMLNS) {
                    boolean isDefault = element.attributeName(i).prefix() == null;
                    declare(
                            namespaces,
                            isDefault ? "" : element.attributeName(i).localName(),
                            element.attributeValue(i));
                }
            }
        }
        return namespaces;
    }

    private static void declare(Map<String, String> namespaces, String prefix, String namespace) {
        boolean declarable =
                !prefix.equals("xml") && !prefix.equals("xmlns") && (prefix.isEmpty() || !namespace.isEmpty());
        if (declarable) {
            namespaces.putIfAbsent(prefix, namespace);
        }
    }

    private static XmlException wrong(XMLStreamException error) {
        Location location = error.getLocation();
        String message = error.getMessage();
        int detail = message == null ? -1 : message.indexOf("Message: ");
        String text = detail < 0 ? String.valueOf(message) : message.substring(detail + "Message: ".length());
        return new XmlException(
                text,
                location == null ? 1 : Math.max(1, location.getLineNumber()),
                location == null ? 1 : Math.max(1, location.getColumnNumber()));
    }

    /**
     * Reads on.
     *
     * @return the script that must run before reading can continue; null at the end of the document
     * @throws XmlException if the text is not well-formed
     */
    public Element run() throws XmlException {
        try {
            while (reader.hasNext()) {
                Element script = read(reader.next());
                if (script != null) {
                    return script;
                }
            }
            return null;
        } catch (XMLStreamException error) {
            throw wrong(error);
        }
    }

    private Element read(int event) {
        switch (event) {
            case XMLStreamConstants.START_ELEMENT -> start();
            case XMLStreamConstants.END_ELEMENT -> {
                return end();
            }
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.SPACE -> text(reader.getText());
            case XMLStreamConstants.CDATA -> append(document.newCDATASection(reader.getText()));
            case XMLStreamConstants.COMMENT -> append(parent.nodeDocument().createComment(reader.getText()));
            case XMLStreamConstants.PROCESSING_INSTRUCTION ->
                append(document.newProcessingInstruction(
                        reader.getPITarget(), reader.getPIData() == null ? "" : reader.getPIData()));
            case XMLStreamConstants.DTD -> append(XmlDoctype.read(document, source));
            default -> {}
        }
        return null;
    }

    private void append(Node node) {
        parent.parserAppendChild(node);
    }

    private void text(String data) {
        if (parent instanceof Document) {
            return;
        }
        if (parent.lastChild() instanceof Text text && text.nodeType() == Node.TEXT_NODE) {
            text.parserAppendData(data);
        } else {
            append(parent.nodeDocument().createTextNode(data));
        }
    }

    private static String orNull(String text) {
        return text == null || text.isEmpty() ? null : text;
    }

    private void start() {
        if (++depth <= outerDepth) {
            return;
        }
        Element element = parent.nodeDocument()
                .createElement(orNull(reader.getNamespaceURI()), reader.getLocalName(), orNull(reader.getPrefix()));
        int declarations = reader.getNamespaceCount();
        int count = reader.getAttributeCount();
        Object[] pairs = new Object[2 * (declarations + count)];
        for (int i = 0; i < declarations; i++) {
            String prefix = orNull(reader.getNamespacePrefix(i));
            pairs[2 * i] = prefix == null
                    ? names.name(Namespaces.XMLNS, null, "xmlns")
                    : names.name(Namespaces.XMLNS, "xmlns", prefix);
            pairs[2 * i + 1] = reader.getNamespaceURI(i) == null ? "" : reader.getNamespaceURI(i);
        }
        for (int i = 0; i < count; i++) {
            int index = 2 * (declarations + i);
            pairs[index] = names.name(
                    orNull(reader.getAttributeNamespace(i)),
                    orNull(reader.getAttributePrefix(i)),
                    reader.getAttributeLocalName(i));
            pairs[index + 1] = reader.getAttributeValue(i);
        }
        if (element instanceof ScriptElement script) {
            script.parserDocument(document);
            script.forceAsync(false);
        } else if (element instanceof HTMLStyleElement style) {
            style.open();
        }
        element.parserSetAttributes(pairs);
        append(element);
        open = element;
        parent = element instanceof HTMLTemplateElement template ? template.content() : element;
    }

    private Element end() {
        if (--depth < outerDepth) {
            return null;
        }
        Element closed = open;
        parent = closed.parentNode();
        open = parent instanceof DocumentFragment fragment && depth > outerDepth
                ? fragment.hostOrNull()
                : closed.parentElement();
        if (closed instanceof HTMLStyleElement style) {
            style.close();
        }
        return closed.localName().equals("script") && (closed.isHtml() || closed.namespaceURI() == Namespaces.SVG)
                ? closed
                : null;
    }
}

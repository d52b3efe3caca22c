package dev.gyre.page.xml;

import dev.gyre.page.dom.Attr;
import dev.gyre.page.dom.CDATASection;
import dev.gyre.page.dom.Comment;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ProcessingInstruction;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLTemplateElement;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Set;

/**
 * Writes nodes as XML, for trees of any depth.
 *
 * @see <a href="https://w3c.github.io/DOM-Parsing/#xml-serialization">XML serialization</a>
 */
public final class XmlSerializer {
    private static final Set<String> VOID = Set.of(
            "area",
            "base",
            "basefont",
            "bgsound",
            "br",
            "col",
            "embed",
            "frame",
            "hr",
            "img",
            "input",
            "keygen",
            "link",
            "menuitem",
            "meta",
            "param",
            "source",
            "track",
            "wbr");

    private final StringBuilder out = new StringBuilder();
    private final ArrayDeque<Frame> frames = new ArrayDeque<>();
    private int prefixIndex = 1;

    private XmlSerializer() {}

    /** The children of a node that are being written. */
    private static final class Frame {
        Node next;
        final String end;
        final String namespace;
        final NamespacePrefixes prefixes;

        Frame(Node parent, String end, String namespace, NamespacePrefixes prefixes) {
            this.next = parent.firstChild();
            this.end = end;
            this.namespace = namespace;
            this.prefixes = prefixes;
        }
    }

    /** The XML of a node with all below it. */
    public static String outer(Node node) {
        var serializer = new XmlSerializer();
        serializer.start(node, null, new NamespacePrefixes());
        serializer.run();
        return serializer.out.toString();
    }

    /** The XML of a node's children; of a template, of its contents. */
    public static String inner(Node node) {
        var serializer = new XmlSerializer();
        serializer.frames.push(new Frame(
                node instanceof HTMLTemplateElement template ? template.content() : node,
                "",
                null,
                new NamespacePrefixes()));
        serializer.run();
        return serializer.out.toString();
    }

    private void run() {
        while (!frames.isEmpty()) {
            Frame frame = frames.peek();
            Node node = frame.next;
            if (node == null) {
                out.append(frame.end);
                frames.pop();
            } else {
                frame.next = node.nextSibling();
                start(node, frame.namespace, frame.prefixes);
            }
        }
    }

    private void start(Node node, String namespace, NamespacePrefixes prefixes) {
        switch (node) {
            case Element element -> element(element, namespace, prefixes);
            case CDATASection section ->
                out.append("<![CDATA[").append(section.data()).append("]]>");
            case Text text -> escape(text.data(), false);
            case Comment comment -> out.append("<!--").append(comment.data()).append("-->");
            case ProcessingInstruction instruction ->
                out.append("<?")
                        .append(instruction.target())
                        .append(' ')
                        .append(instruction.data())
                        .append("?>");
            case DocumentType doctype -> doctype(doctype);
            case Attr attribute -> {}
            default -> frames.push(new Frame(node, "", namespace, prefixes));
        }
    }

    private void doctype(DocumentType doctype) {
        out.append("<!DOCTYPE ").append(doctype.name());
        if (!doctype.publicId().isEmpty()) {
            out.append(" PUBLIC \"").append(doctype.publicId()).append('"');
        }
        if (!doctype.systemId().isEmpty()) {
            out.append(doctype.publicId().isEmpty() ? " SYSTEM" : "")
                    .append(" \"")
                    .append(doctype.systemId())
                    .append('"');
        }
        out.append('>');
    }

    // https://w3c.github.io/DOM-Parsing/#xml-serializing-an-element-node
    private void element(Element element, String parentNamespace, NamespacePrefixes parentPrefixes) {
        out.append('<');
        int nameStart = out.length();
        String namespace = element.namespaceURI();
        var prefixes = new NamespacePrefixes(parentPrefixes, element);
        String localDefault = prefixes.localDefault();
        String inherited = parentNamespace;
        boolean dropDefault = false;
        String declaration = "";
        if (Objects.equals(inherited, namespace)) {
            dropDefault = localDefault != null;
            out.append(namespace == Namespaces.XML ? "xml:" : "").append(element.localName());
        } else {
            String prefix = element.prefix();
            String candidate = "xmlns".equals(prefix) ? prefix : prefixes.preferred(namespace, prefix);
            if (candidate == null && prefix != null) {
                candidate = prefixes.declared(prefix) == null ? prefix : generate();
                prefixes.add(candidate, namespace);
                declaration = " xmlns:" + candidate + "=\"" + escapedAttribute(namespace) + '"';
            }
            if (candidate != null) {
                out.append(candidate).append(':').append(element.localName());
                if (localDefault != null && !localDefault.equals(Namespaces.XML)) {
                    inherited = localDefault.isEmpty() ? null : localDefault;
                }
            } else {
                out.append(element.localName());
                inherited = namespace;
                if (!Objects.equals(localDefault, namespace == null ? "" : namespace) || localDefault == null) {
                    dropDefault = true;
                    declaration = " xmlns=\"" + escapedAttribute(namespace == null ? "" : namespace) + '"';
                }
            }
        }
        String name = out.substring(nameStart);
        out.append(declaration);
        attributes(element, prefixes, dropDefault);
        content(element, name, inherited, prefixes);
    }

    private void content(Element element, String name, String inherited, NamespacePrefixes prefixes) {
        Node contents = element instanceof HTMLTemplateElement template ? template.content() : element;
        if (!contents.hasChildNodes() && element.isHtml() && VOID.contains(element.localName())) {
            out.append(" />");
        } else if (!contents.hasChildNodes() && !element.isHtml()) {
            out.append("/>");
        } else {
            out.append('>');
            frames.push(new Frame(contents, "</" + name + ">", inherited, prefixes));
        }
    }

    /** A new prefix. */
    private String generate() {
        return "ns" + prefixIndex++;
    }

    // https://w3c.github.io/DOM-Parsing/#xml-serializing-attributes
    private void attributes(Element element, NamespacePrefixes prefixes, boolean dropDefault) {
        for (int i = 0; i < element.attributeCount(); i++) {
            QualifiedName name = element.attributeName(i);
            String value = element.attributeValue(i);
            String prefix = null;
            if (name.namespace() == Namespaces.XMLNS) {
                if (isDropped(name, value, prefixes, dropDefault)) {
                    continue;
                }
                prefix = "xmlns".equals(name.prefix()) ? "xmlns" : null;
            } else if (name.namespace() != null) {
                prefix = prefixes.preferred(name.namespace(), name.prefix());
                if (prefix == null) {
                    prefix = generate();
                    prefixes.add(prefix, name.namespace());
                    out.append(" xmlns:")
                            .append(prefix)
                            .append("=\"")
                            .append(escapedAttribute(name.namespace()))
                            .append('"');
                }
            }
            out.append(' ');
            if (prefix != null) {
                out.append(prefix).append(':');
            }
            out.append(name.localName()).append("=\"");
            escape(value, true);
            out.append('"');
        }
    }

    private static boolean isDropped(
            QualifiedName name, String value, NamespacePrefixes prefixes, boolean dropDefault) {
        if (value.equals(Namespaces.XML)) {
            return true;
        }
        if (name.prefix() == null) {
            return dropDefault;
        }
        return !value.equals(prefixes.declared(name.localName())) && prefixes.has(value, name.localName());
    }

    /** The text of an attribute's value. */
    static String escapedAttribute(String value) {
        var serializer = new XmlSerializer();
        serializer.escape(value, true);
        return serializer.out.toString();
    }

    private void escape(String text, boolean inAttribute) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append(inAttribute ? "&quot;" : "\"");
                case '\t' -> out.append(inAttribute ? "&#9;" : "\t");
                case '\n' -> out.append(inAttribute ? "&#xA;" : "\n");
                case '\r' -> out.append(inAttribute ? "&#xD;" : "\r");
                default -> out.append(c);
            }
        }
    }
}

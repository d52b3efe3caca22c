package dev.gyre.page.html;

import dev.gyre.page.dom.Comment;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ProcessingInstruction;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLTemplateElement;
import java.util.ArrayDeque;
import java.util.Set;

/**
 * The standard's HTML fragment serialisation algorithm, for trees of any depth.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments">Serializing HTML fragments</a>
 */
public final class HtmlSerializer {
    private final Options options;
    private final StringBuilder out = new StringBuilder();
    /** What is being written, innermost first. */
    private final ArrayDeque<Frame> frames = new ArrayDeque<>();

    private HtmlSerializer(Options options) {
        this.options = options;
    }

    /**
     * What is written.
     *
     * @param scripting whether scripts run, so that noscript has text
     * @param serializableShadowRoots whether shadow roots that are serializable are written
     * @param shadowRoots other shadow roots that are written
     */
    public record Options(boolean scripting, boolean serializableShadowRoots, Set<ShadowRoot> shadowRoots) {
        /** Without shadow roots, for nodes whose scripts run. */
        public static final Options SCRIPTING = new Options(true, false, Set.of());

        /** Without shadow roots, for nodes whose scripts do not run. */
        public static final Options INERT = new Options(false, false, Set.of());

        boolean includes(ShadowRoot root) {
            return serializableShadowRoots && root.serializable() || shadowRoots.contains(root);
        }
    }

    /** The children of a node that are being written. */
    private static final class Frame {
        Node next;
        /** The element whose end follows, or null for that of a shadow root. */
        final Element element;

        Frame(Node parent, Element element) {
            this.next = parent.firstChild();
            this.element = element;
        }
    }

    /** The markup of a node's children; of a template, of its contents. */
    public static String inner(Node node, Options options) {
        var serializer = new HtmlSerializer(options);
        if (node instanceof Element element) {
            if (!isVoid(element)) {
                serializer.openContents(element);
                // The element itself is not written.
                serializer.run(element);
            }
        } else {
            for (Node child = node.firstChild(); child != null; child = child.nextSibling()) {
                serializer.write(child);
            }
        }
        return serializer.out.toString();
    }

    /** The markup of a node with its children. */
    public static String outer(Node node, Options options) {
        var serializer = new HtmlSerializer(options);
        serializer.write(node);
        return serializer.out.toString();
    }

    private void write(Node node) {
        start(node);
        run(null);
    }

    /** Writes all that has been begun, without the end tag of an element. */
    private void run(Element without) {
        while (!frames.isEmpty()) {
            Frame frame = frames.peek();
            Node node = frame.next;
            if (node != null) {
                frame.next = node.nextSibling();
                start(node);
                continue;
            }
            frames.pop();
            if (frame.element == null) {
                out.append("</template>");
            } else if (frame.element != without) {
                endTag(frame.element);
            }
        }
    }

    private void start(Node node) {
        if (!(node instanceof Element element)) {
            leaf(node);
            return;
        }
        startTag(element);
        if (!isVoid(element)) {
            openContents(element);
        }
    }

    private void openContents(Element element) {
        frames.push(new Frame(element instanceof HTMLTemplateElement template ? template.content() : element, element));
        ShadowRoot root = element.shadowRootOrNull();
        if (root != null && options.includes(root)) {
            openShadowRoot(root);
            frames.push(new Frame(root, null));
        }
    }

    private void leaf(Node node) {
        switch (node) {
            case Text text -> text(text);
            case Comment comment -> out.append("<!--").append(comment.data()).append("-->");
            case ProcessingInstruction instruction ->
                out.append("<?")
                        .append(instruction.target())
                        .append(' ')
                        .append(instruction.data())
                        .append('>');
            case DocumentType doctype ->
                out.append("<!DOCTYPE ").append(doctype.name()).append('>');
            default -> throw new IllegalArgumentException(node.nodeName());
        }
    }

    private void text(Text text) {
        if (text.parentNode() instanceof Element parent && isRaw(parent)) {
            out.append(text.data());
        } else {
            escape(text.data(), false);
        }
    }

    private boolean isRaw(Element parent) {
        if (!parent.isHtml()) {
            return false;
        }
        return switch (parent.localName()) {
            case "style", "script", "xmp", "iframe", "noembed", "noframes", "plaintext" -> true;
            case "noscript" -> options.scripting();
            default -> false;
        };
    }

    private static boolean isVoid(Element element) {
        if (!element.isHtml()) {
            return false;
        }
        return switch (element.localName()) {
            case "area",
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
                    "meta",
                    "param",
                    "source",
                    "track",
                    "wbr" -> true;
            default -> false;
        };
    }

    private static String tagName(Element element) {
        String namespace = element.namespaceURI();
        boolean known = namespace == Namespaces.HTML || namespace == Namespaces.SVG || namespace == Namespaces.MATHML;
        return known ? element.localName() : element.elementName().qualifiedName();
    }

    private void startTag(Element element) {
        out.append('<').append(tagName(element));
        for (int i = 0; i < element.attributeCount(); i++) {
            attribute(attributeName(element.attributeName(i)), element.attributeValue(i));
        }
        out.append('>');
    }

    private void attribute(String name, String value) {
        out.append(' ').append(name).append("=\"");
        escape(value, true);
        out.append('"');
    }

    private static String attributeName(QualifiedName name) {
        String namespace = name.namespace();
        if (namespace == null) {
            return name.localName();
        }
        return switch (namespace) {
            case Namespaces.XML -> "xml:" + name.localName();
            case Namespaces.XMLNS -> name.localName().equals("xmlns") ? "xmlns" : "xmlns:" + name.localName();
            case Namespaces.XLINK -> "xlink:" + name.localName();
            default -> name.qualifiedName();
        };
    }

    private void endTag(Element element) {
        out.append("</").append(tagName(element)).append('>');
    }

    private void openShadowRoot(ShadowRoot root) {
        out.append("<template shadowrootmode=\"")
                .append(root.isOpen() ? "open" : "closed")
                .append('"');
        if (root.delegatesFocus()) {
            out.append(" shadowrootdelegatesfocus=\"\"");
        }
        if (root.serializable()) {
            out.append(" shadowrootserializable=\"\"");
        }
        if (root.clonable()) {
            out.append(" shadowrootclonable=\"\"");
        }
        out.append('>');
    }

    // https://html.spec.whatwg.org/multipage/parsing.html#escapingString
    private void escape(String text, boolean inAttribute) {
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            String replacement = switch (text.charAt(i)) {
                case '&' -> "&amp;";
                case '\u00A0' -> "&nbsp;";
                case '<' -> "&lt;";
                case '>' -> "&gt;";
                case '"' -> inAttribute ? "&quot;" : null;
                default -> null;
            };
            if (replacement != null) {
                out.append(text, start, i).append(replacement);
                start = i + 1;
            }
        }
        out.append(text, start, text.length());
    }
}

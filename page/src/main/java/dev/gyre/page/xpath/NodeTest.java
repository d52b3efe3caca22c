package dev.gyre.page.xpath;

import dev.gyre.page.dom.Attr;
import dev.gyre.page.dom.Comment;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ProcessingInstruction;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.names.AsciiCase;

/** Tests a node of an axis, https://www.w3.org/TR/1999/REC-xpath-19991116/#node-tests. */
@FunctionalInterface
interface NodeTest {
    NodeTest ANY = (node, attributes) -> true;

    /** @param attributes whether the axis is that of attributes */
    boolean matches(Node node, boolean attributes);

    static NodeTest ofType(String type, String targetOrNull) {
        return switch (type) {
            case "comment" -> (node, attributes) -> node instanceof Comment;
            case "text" -> (node, attributes) -> node instanceof Text;
            case "processing-instruction" ->
                (node, attributes) -> node instanceof ProcessingInstruction instruction
                        && (targetOrNull == null || targetOrNull.equals(instruction.target()));
            default -> ANY;
        };
    }

    /** A name without a prefix: in HTML documents elements of HTML by their name in lower case, otherwise what has no namespace. */
    static NodeTest ofName(String name) {
        if (name.equals("*")) return (node, attributes) -> attributes ? node instanceof Attr : node instanceof Element;
        String lower = AsciiCase.lower(name);
        return (node, attributes) -> {
            if (node instanceof Element element) {
                if (element.isHtml() && element.nodeDocument().isHtml())
                    return element.localName().equals(lower);
                return element.namespaceURI() == null && element.localName().equals(name);
            }
            if (!(node instanceof Attr attr) || attr.namespaceURI() != null) return false;
            boolean html = attr.ownerElement() != null
                    && attr.ownerElement().isHtml()
                    && attr.nodeDocument().isHtml();
            return attr.localName().equals(html ? lower : name);
        };
    }

    static NodeTest ofName(String namespace, String localName) {
        return (node, attributes) -> {
            String given = node instanceof Element element
                    ? element.namespaceURI()
                    : node instanceof Attr attr ? attr.namespaceURI() : null;
            String local = node instanceof Element element
                    ? element.localName()
                    : node instanceof Attr attr ? attr.localName() : "";
            return namespace.equals(given) && (localName.equals("*") || localName.equals(local));
        };
    }
}

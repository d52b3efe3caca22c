package dev.gyre.page.html;

import dev.gyre.page.dom.Comment;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.elements.HTMLTemplateElement;
import java.util.TreeMap;

/** A tree as lines of text, contents of templates like children. */
final class TreeText {
    private final StringBuilder out = new StringBuilder();

    private TreeText() {}

    static String of(Node root) {
        var text = new TreeText();
        text.children(root, 0);
        return text.out.toString();
    }

    static String prefix(String namespace) {
        return switch (namespace) {
            case null -> "";
            case "", Namespaces.HTML -> "";
            case Namespaces.SVG -> "svg ";
            case Namespaces.MATHML -> "math ";
            default -> namespace + " ";
        };
    }

    private void line(int depth, String line) {
        out.append("  ".repeat(depth)).append(line).append('\n');
    }

    private void children(Node parent, int depth) {
        for (Node node = parent.firstChild(); node != null; node = node.nextSibling()) {
            switch (node) {
                case DocumentType doctype -> line(depth, "<!DOCTYPE " + doctype.name() + ">");
                case Text text -> line(depth, '"' + text.data() + '"');
                case Comment comment -> line(depth, "<!-- " + comment.data() + " -->");
                case Element element -> element(element, depth);
                default -> throw new IllegalStateException(node.nodeName());
            }
        }
    }

    private void element(Element element, int depth) {
        line(depth, "<" + prefix(element.namespaceURI()) + element.localName() + ">");
        var sorted = new TreeMap<String, String>();
        for (int i = 0; i < element.attributeCount(); i++) {
            sorted.put(
                    prefix(element.attributeName(i).namespace())
                            + element.attributeName(i).localName(),
                    element.attributeValue(i));
        }
        sorted.forEach((name, value) -> line(depth + 1, name + "=\"" + value + '"'));
        children(element instanceof HTMLTemplateElement template ? template.content() : element, depth + 1);
    }
}

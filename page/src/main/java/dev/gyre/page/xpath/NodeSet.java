package dev.gyre.page.xpath;

import dev.gyre.page.dom.Attr;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/** A set of nodes in document order. */
final class NodeSet {
    private final List<Node> nodes;

    private NodeSet(List<Node> nodes) {
        this.nodes = nodes;
    }

    /** Sorts the nodes and drops those that are there twice. */
    static NodeSet of(Collection<Node> unordered) {
        var list = new ArrayList<>(new LinkedHashSet<>(unordered));
        list.sort(NodeSet::compare);
        return new NodeSet(list);
    }

    private static int compare(Node a, Node b) {
        if (a == b) return 0;
        return (a.compareDocumentPosition(b) & 4) != 0 ? -1 : 1;
    }

    List<Node> nodes() {
        return nodes;
    }

    boolean isEmpty() {
        return nodes.isEmpty();
    }

    // https://www.w3.org/TR/1999/REC-xpath-19991116/#element-nodes
    static String stringValue(Node node) {
        if (node instanceof Attr attr) return attr.value();
        if (node instanceof dev.gyre.page.dom.Document document) {
            Element root = document.documentElement();
            return root == null ? "" : root.textContent();
        }
        String text = node.textContent();
        return text == null ? "" : text;
    }

    String firstString() {
        return nodes.isEmpty() ? "" : stringValue(nodes.getFirst());
    }
}

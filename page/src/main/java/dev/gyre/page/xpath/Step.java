package dev.gyre.page.xpath;

import dev.gyre.page.dom.Attr;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** A step of a location path, https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Location-Steps. */
record Step(String axis, NodeTest test, List<Expression> predicates) {
    static final Set<String> AXES = Set.of(
            "ancestor",
            "ancestor-or-self",
            "attribute",
            "child",
            "descendant",
            "descendant-or-self",
            "following",
            "following-sibling",
            "namespace",
            "parent",
            "preceding",
            "preceding-sibling",
            "self");

    static Step anyDescendant() {
        return new Step("descendant-or-self", NodeTest.ANY, List.of());
    }

    static NodeSet all(List<Step> steps, NodeSet start) {
        NodeSet nodes = start;
        for (Step step : steps) nodes = step.from(nodes);
        return nodes;
    }

    private NodeSet from(NodeSet nodes) {
        var result = new ArrayList<Node>();
        for (Node node : nodes.nodes()) {
            var candidates = new ArrayList<Node>();
            for (Node candidate : onAxis(node)) {
                if (!(candidate instanceof DocumentType) && test.matches(candidate, axis.equals("attribute")))
                    candidates.add(candidate);
            }
            result.addAll(filtered(candidates, predicates));
        }
        return NodeSet.of(result);
    }

    /** The nodes for which all predicates hold; their positions are those in the list. */
    static List<Node> filtered(List<Node> nodes, List<Expression> predicates) {
        List<Node> remaining = nodes;
        for (Expression predicate : predicates) {
            var kept = new ArrayList<Node>();
            for (int i = 0; i < remaining.size(); i++) {
                Object value = predicate.evaluate(new Context(remaining.get(i), i + 1, remaining.size()));
                boolean holds = value instanceof Double number ? number == i + 1 : Values.bool(value);
                if (holds) kept.add(remaining.get(i));
            }
            remaining = kept;
        }
        return remaining;
    }

    /** The nodes of the axis, those of reverse axes backwards. */
    private List<Node> onAxis(Node node) {
        var list = new ArrayList<Node>();
        Node parent = node instanceof Attr attr ? attr.ownerElement() : node.parentNode();
        boolean isAttribute = node instanceof Attr;
        switch (axis) {
            case "self" -> list.add(node);
            case "child" -> Collections.addAll(list, isAttribute ? new Node[0] : node.childArray());
            case "parent" -> {
                if (parent != null) list.add(parent);
            }
            case "descendant" -> descendants(node, list);
            case "descendant-or-self" -> {
                list.add(node);
                descendants(node, list);
            }
            case "ancestor", "ancestor-or-self" -> {
                if (axis.equals("ancestor-or-self")) list.add(node);
                for (Node at = parent; at != null; at = at.parentNode()) list.add(at);
            }
            case "following-sibling" -> {
                for (Node at = node.nextSibling(); at != null; at = at.nextSibling()) list.add(at);
            }
            case "preceding-sibling" -> {
                for (Node at = node.previousSibling(); at != null; at = at.previousSibling()) list.add(at);
            }
            case "following" -> {
                Node from = isAttribute ? parent : node;
                Node root = from.root();
                Node at = isAttribute ? from.nextInTree(root) : from.nextAfterSubtree(root);
                for (; at != null; at = at.nextInTree(root)) list.add(at);
            }
            case "preceding" -> {
                Node from = isAttribute ? parent : node;
                Node root = from.root();
                for (Node at = root; at != null && at != from; at = at.nextInTree(root)) {
                    if (!from.isInclusiveDescendantOf(at)) list.addFirst(at);
                }
            }
            case "attribute" -> {
                if (node instanceof Element element) {
                    for (int i = 0; i < element.attributeCount(); i++)
                        list.add(element.attributes().item(i));
                }
            }
            default -> {}
        }
        return list;
    }

    private static void descendants(Node top, List<Node> list) {
        if (top instanceof Attr) return;
        for (Node node = top.firstChild(); node != null; node = node.nextInTree(top)) list.add(node);
    }
}

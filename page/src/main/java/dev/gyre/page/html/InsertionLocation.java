package dev.gyre.page.html;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.elements.HTMLTemplateElement;
import dev.gyre.page.html.tokenizer.Tags;

/**
 * The appropriate place for inserting a node.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#appropriate-place-for-inserting-a-node">Appropriate place for inserting a node</a>
 */
final class InsertionLocation {
    private final TreeBuilder builder;

    /** The node to insert into. */
    Node parent;
    /** The child to insert before, or null. */
    private Node before;

    InsertionLocation(TreeBuilder builder) {
        this.builder = builder;
    }

    /** Finds the place in the current node. */
    void find() {
        OpenElements open = builder.open;
        if (open.size() == 0) {
            parent = builder.document;
            before = null;
        } else {
            find(open.current(), open.currentType());
        }
    }

    /** Finds the place in another element than the current node. */
    void find(Element target, int type) {
        before = null;
        if (builder.fosterParenting && TagSets.TABLE_PARTS.has(type)) {
            findFosterParent();
        } else {
            parent = type == Tags.TEMPLATE ? contents(target) : target;
        }
        if (parent == builder.fragmentRoot) {
            parent = builder.fragment;
        }
    }

    private void findFosterParent() {
        OpenElements open = builder.open;
        int template = open.lastIndexOf(Tags.TEMPLATE);
        int table = open.lastIndexOf(Tags.TABLE);
        if (template >= 0 && template > table) {
            parent = contents(open.get(template));
        } else if (table < 0) {
            parent = open.get(0);
        } else if (open.get(table).parentNode() != null) {
            parent = open.get(table).parentNode();
            before = open.get(table);
        } else {
            Element previous = open.get(table - 1);
            parent = open.type(table - 1) == Tags.TEMPLATE ? contents(previous) : previous;
        }
    }

    /** Where the children of an element's start tag go. */
    static Node contents(Element element) {
        return element instanceof HTMLTemplateElement template ? template.content() : element;
    }

    /** Inserts a node without a parent. */
    void insert(Node node) {
        if (before == null) {
            parent.parserAppendChild(node);
        } else {
            parent.parserInsertBefore(node, before);
        }
    }

    /** The node that a node which is inserted would follow, or null. */
    Node previous() {
        return before == null ? parent.lastChild() : before.previousSibling();
    }
}

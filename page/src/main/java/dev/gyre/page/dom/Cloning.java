package dev.gyre.page.dom;

// https://dom.spec.whatwg.org/#concept-node-clone
/** Copies nodes. */
public final class Cloning {
    private Cloning() {}

    /** A copy of a node, with all below it if {@code subtree}. */
    public static Node clone(Node node, Document document, boolean subtree) {
        Node copy = copy(node, document, subtree);
        if (!subtree) return copy;
        Node source = node;
        Node target = copy;
        Document targetDocument = document(copy, document);
        while (true) {
            if (source.firstChild() != null) {
                source = source.firstChild();
            } else {
                while (source != node && source.nextSibling() == null) {
                    source = source.parentNode();
                    target = target.parentNode();
                }
                if (source == node) return copy;
                source = source.nextSibling();
                target = target.parentNode();
            }
            Node child = copy(source, targetDocument, true);
            target.appendNode(child);
            target = child;
        }
    }

    private static Document document(Node copy, Document document) {
        return copy instanceof Document own ? own : document;
    }

    private static Node copy(Node node, Document document, boolean subtree) {
        Node copy = node.cloneSingle(document);
        node.cloningSteps(copy, subtree);
        if (node instanceof Element host
                && host.shadowRootOrNull() != null
                && host.shadowRootOrNull().clonable()) {
            copyShadow(host.shadowRootOrNull(), (Element) copy);
        }
        return copy;
    }

    private static void copyShadow(ShadowRoot root, Element host) {
        ShadowRoot copy = host.parserAttachShadow(root.isOpen());
        copy.delegatesFocus(root.delegatesFocus());
        copy.clonable(true);
        copy.serializable(root.serializable());
        for (Node child = root.firstChild(); child != null; child = child.nextSibling()) {
            copy.appendNode(clone(child, host.nodeDocument(), true));
        }
    }
}

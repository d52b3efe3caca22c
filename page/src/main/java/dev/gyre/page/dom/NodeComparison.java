package dev.gyre.page.dom;

import dev.gyre.page.dom.names.QualifiedName;
import java.util.Objects;

/** Equality and order of nodes. */
public final class NodeComparison {
    private static final int DISCONNECTED = 0x01;
    private static final int PRECEDING = 0x02;
    private static final int FOLLOWING = 0x04;
    private static final int CONTAINS = 0x08;
    private static final int CONTAINED_BY = 0x10;
    private static final int IMPLEMENTATION_SPECIFIC = 0x20;

    private NodeComparison() {}

    // https://dom.spec.whatwg.org/#concept-node-equals
    static boolean isEqual(Node a, Node b) {
        Node left = a;
        Node right = b;
        while (true) {
            if (!isEqualSingle(left, right) || (left.firstChild() == null) != (right.firstChild() == null))
                return false;
            if (left.firstChild() != null) {
                left = left.firstChild();
                right = right.firstChild();
                continue;
            }
            while (left != a && left.nextSibling() == null) {
                if (right.nextSibling() != null) return false;
                left = left.parentNode();
                right = right.parentNode();
            }
            if (left == a) return true;
            left = left.nextSibling();
            right = right.nextSibling();
            if (right == null) return false;
        }
    }

    private static boolean isEqualSingle(Node a, Node b) {
        if (a.nodeType() != b.nodeType()) return false;
        return switch (a) {
            case DocumentType left ->
                left.name().equals(((DocumentType) b).name())
                        && left.publicId().equals(((DocumentType) b).publicId())
                        && left.systemId().equals(((DocumentType) b).systemId());
            case Element left -> isEqualElement(left, (Element) b);
            case Attr left ->
                Objects.equals(left.namespaceURI(), ((Attr) b).namespaceURI())
                        && left.localName().equals(((Attr) b).localName())
                        && left.value().equals(((Attr) b).value());
            case ProcessingInstruction left ->
                left.target().equals(((ProcessingInstruction) b).target())
                        && left.data().equals(((ProcessingInstruction) b).data());
            case CharacterData left -> left.data().equals(((CharacterData) b).data());
            default -> true;
        };
    }

    private static boolean isEqualElement(Element a, Element b) {
        if (!a.elementName().equals(b.elementName()) || a.attributeCount() != b.attributeCount()) return false;
        for (int i = 0; i < a.attributeCount(); i++) {
            QualifiedName name = a.attributeName(i);
            int other = b.findAttribute(name.namespace(), name.localName());
            if (other < 0 || !a.attributeValue(i).equals(b.attributeValue(other))) return false;
        }
        return true;
    }

    // https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
    /** Where {@code other} is, seen from {@code self}. */
    static int position(Node self, Node other) {
        if (self == other) return 0;
        Attr attr1 = other instanceof Attr attr ? attr : null;
        Attr attr2 = self instanceof Attr attr ? attr : null;
        Node node1 = attr1 == null ? other : attr1.ownerElement();
        Node node2 = attr2 == null ? self : attr2.ownerElement();
        if (attr1 != null && attr2 != null && node1 != null && node1 == node2) {
            return IMPLEMENTATION_SPECIFIC | (precedes(attr1, attr2) ? PRECEDING : FOLLOWING);
        }
        if (node1 == null || node2 == null || node1.root() != node2.root()) {
            int order = System.identityHashCode(node1 == null ? other : node1.root())
                            < System.identityHashCode(node2 == null ? self : node2.root())
                    ? PRECEDING
                    : FOLLOWING;
            return DISCONNECTED | IMPLEMENTATION_SPECIFIC | order;
        }
        if (node1 != node2 && node2.isInclusiveDescendantOf(node1) && attr1 == null || node1 == node2 && attr2 != null)
            return CONTAINS | PRECEDING;
        if (node1 != node2 && node1.isInclusiveDescendantOf(node2) && attr2 == null || node1 == node2 && attr1 != null)
            return CONTAINED_BY | FOLLOWING;
        return isBefore(node1, node2) ? PRECEDING : FOLLOWING;
    }

    private static boolean precedes(Attr a, Attr b) {
        Element owner = a.ownerElement();
        QualifiedName first = a.attributeName();
        QualifiedName second = b.attributeName();
        return owner.findAttribute(first.namespace(), first.localName())
                < owner.findAttribute(second.namespace(), second.localName());
    }

    /** Whether a node comes before another one of the same tree, in tree order. */
    public static boolean isBefore(Node a, Node b) {
        if (a == b) return false;
        int depthA = depth(a);
        int depthB = depth(b);
        Node x = a;
        Node y = b;
        for (int i = depthA; i > depthB; i--) x = x.parentNode();
        for (int i = depthB; i > depthA; i--) y = y.parentNode();
        if (x == y) return depthA < depthB;
        while (x.parentNode() != y.parentNode()) {
            x = x.parentNode();
            y = y.parentNode();
        }
        return isBeforeSibling(x, y);
    }

    /** Looks from both in turn, so that the time is that of the distance. */
    private static boolean isBeforeSibling(Node a, Node b) {
        Node fromA = a;
        Node fromB = b;
        while (true) {
            fromA = fromA.nextSibling();
            fromB = fromB.nextSibling();
            if (fromA == b || fromB == null) return true;
            if (fromB == a || fromA == null) return false;
        }
    }

    private static int depth(Node node) {
        int depth = 0;
        for (Node at = node.parentNode(); at != null; at = at.parentNode()) depth++;
        return depth;
    }
}

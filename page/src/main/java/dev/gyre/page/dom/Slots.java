package dev.gyre.page.dom;

import dev.gyre.page.dom.names.QualifiedName;
import java.util.ArrayList;
import java.util.List;

/** Which children of shadow hosts are assigned to which slots, https://dom.spec.whatwg.org/#shadow-tree-slots. Kept up to date by the changes of the tree. */
public final class Slots {
    private static final Node[] NONE = {};

    private Slots() {}

    static boolean isSlottable(Node node) {
        return node instanceof Element || node instanceof Text;
    }

    private static boolean isSlot(Node node) {
        return node instanceof Element element && element.isHtml("slot");
    }

    // https://dom.spec.whatwg.org/#find-a-slot
    private static Element find(Node slottable) {
        if (!(slottable.parentNode() instanceof Element host) || host.shadowRootOrNull() == null) return null;
        ShadowRoot root = host.shadowRootOrNull();
        if (root.slotAssignment().equals("manual")) {
            Element slot = slottable.extras() == null ? null : slottable.extras().manualSlot;
            return slot != null && slot.root() == root ? slot : null;
        }
        String wanted = slottable instanceof Element element ? element.attributeOrEmpty("slot") : "";
        for (Element slot : root.slots()) {
            if (slot.attributeOrEmpty("name").equals(wanted)) return slot;
        }
        return null;
    }

    // https://dom.spec.whatwg.org/#find-slotables
    private static Node[] slottables(Element slot) {
        if (!(slot.root() instanceof ShadowRoot root)) return NONE;
        var result = new ArrayList<Node>();
        if (root.slotAssignment().equals("manual")) {
            for (Node node : manuallyAssigned(slot)) {
                if (node.parentNode() == root.host()) result.add(node);
            }
        } else {
            for (Node child = root.host().firstChild(); child != null; child = child.nextSibling()) {
                if (isSlottable(child) && find(child) == slot) result.add(child);
            }
        }
        return result.toArray(NONE);
    }

    private static Node[] manuallyAssigned(Element slot) {
        NodeExtras extras = slot.extras();
        return extras == null || extras.manuallyAssigned == null ? NONE : extras.manuallyAssigned;
    }

    /** The nodes assigned to a slot; the array must not be changed. */
    public static Node[] assigned(Element slot) {
        NodeExtras extras = slot.extras();
        return extras == null || extras.assignedNodes == null ? NONE : extras.assignedNodes;
    }

    // https://dom.spec.whatwg.org/#find-flattened-slotables
    public static List<Node> flattened(Element slot) {
        var result = new ArrayList<Node>();
        if (slot.root() instanceof ShadowRoot) flatten(slot, result);
        return result;
    }

    private static void flatten(Element slot, List<Node> result) {
        Node[] nodes = slottables(slot);
        if (nodes.length == 0) {
            for (Node child = slot.firstChild(); child != null; child = child.nextSibling()) add(child, result);
        } else {
            for (Node node : nodes) add(node, result);
        }
    }

    private static void add(Node node, List<Node> result) {
        if (!isSlottable(node)) return;
        if (isSlot(node) && node.root() instanceof ShadowRoot) flatten((Element) node, result);
        else result.add(node);
    }

    // https://dom.spec.whatwg.org/#assign-slotables
    private static void assign(Element slot) {
        Node[] nodes = slottables(slot);
        NodeExtras extras = slot.ensureExtras();
        Node[] before = extras.assignedNodes == null ? NONE : extras.assignedNodes;
        if (!java.util.Arrays.equals(before, nodes)) signal(slot);
        for (Node node : before) {
            if (node.extras() != null && node.extras().assignedSlot == slot) node.extras().assignedSlot = null;
        }
        extras.assignedNodes = nodes.length == 0 ? null : nodes;
        for (Node node : nodes) node.ensureExtras().assignedSlot = slot;
    }

    // https://dom.spec.whatwg.org/#assign-slotables-for-a-tree
    static void assignTree(Node root) {
        if (root instanceof ShadowRoot shadow) {
            shadow.forgetSlots();
            for (Element slot : shadow.slots()) assign(slot);
            return;
        }
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (isSlot(node) && assigned((Element) node).length > 0) assign((Element) node);
        }
    }

    // https://dom.spec.whatwg.org/#signal-a-slot-change
    private static void signal(Element slot) {
        slot.domRealm().ensureObservers().signalSlot(slot);
    }

    // ---- changes of the tree

    /** A node has been inserted. */
    static void inserted(Node parent, Node node) {
        if (parent instanceof Element host && host.shadowRootOrNull() != null && isSlottable(node)) assignFor(node);
        if (!parent.isInShadowTree()) return;
        if (isSlot(parent) && parent.root() instanceof ShadowRoot && assigned((Element) parent).length == 0)
            signal((Element) parent);
        if (containsSlot(node)) assignTree(parent.root());
    }

    private static void assignFor(Node node) {
        Element slot = find(node);
        if (slot != null) assign(slot);
    }

    private static boolean containsSlot(Node top) {
        for (Node node = top; node != null; node = node.nextInTree(top)) {
            if (isSlot(node)) return true;
        }
        return false;
    }

    /** A node has been removed. */
    static void removed(Node parent, Node node, boolean wasInShadowTree) {
        Element slot = node.extras() == null ? null : node.extras().assignedSlot;
        if (slot != null) assign(slot);
        if (!wasInShadowTree) return;
        if (isSlot(parent) && parent.root() instanceof ShadowRoot && assigned((Element) parent).length == 0)
            signal((Element) parent);
        if (containsSlot(node)) {
            assignTree(parent.root());
            assignTree(node);
        }
    }

    /** The slot attribute of an element, or the name of a slot, has changed. */
    static void attributeChanged(Element element, QualifiedName attribute) {
        if (attribute.is(null, "slot")) {
            NodeExtras extras = element.extras();
            if (extras != null && extras.assignedSlot != null) assign(extras.assignedSlot);
            if (element.parentNode() instanceof Element host && host.shadowRootOrNull() != null) assignFor(element);
        } else if (attribute.is(null, "name") && isSlot(element) && element.root() instanceof ShadowRoot root) {
            assignTree(root);
        }
    }

    // https://html.spec.whatwg.org/#dom-slot-assign
    public static void assignManually(Element slot, Node... nodes) {
        for (Node node : manuallyAssigned(slot)) node.ensureExtras().manualSlot = null;
        var set = new java.util.LinkedHashSet<Node>();
        for (Node node : nodes) {
            NodeExtras extras = node.ensureExtras();
            if (extras.manualSlot != null && extras.manualSlot != slot) withdraw(extras.manualSlot, node);
            extras.manualSlot = slot;
            set.add(node);
        }
        slot.ensureExtras().manuallyAssigned = set.toArray(NONE);
        assignTree(slot.root());
    }

    private static void withdraw(Element slot, Node node) {
        var remaining = new ArrayList<Node>(List.of(manuallyAssigned(slot)));
        remaining.remove(node);
        slot.ensureExtras().manuallyAssigned = remaining.toArray(NONE);
    }
}

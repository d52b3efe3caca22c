package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.names.QualifiedName;

/** One change of a tree, https://dom.spec.whatwg.org/#interface-mutationrecord. */
public final class MutationRecord extends JsObject {
    private final String type;
    private final Node target;
    private final NodeList addedNodes;
    private final NodeList removedNodes;
    private final Node previousSibling;
    private final Node nextSibling;
    private final QualifiedName attribute;
    private final String oldValue;

    MutationRecord(
            DomRealm realm,
            String type,
            Node target,
            Node[] added,
            Node[] removed,
            Node previous,
            Node next,
            QualifiedName attribute,
            String oldValue) {
        super(realm.shape("MutationRecord"));
        this.type = type;
        this.target = target;
        this.addedNodes = NodeList.of(realm, added);
        this.removedNodes = NodeList.of(realm, removed);
        this.previousSibling = previous;
        this.nextSibling = next;
        this.attribute = attribute;
        this.oldValue = oldValue;
    }

    public String type() {
        return type;
    }

    public Node target() {
        return target;
    }

    public NodeList addedNodes() {
        return addedNodes;
    }

    public NodeList removedNodes() {
        return removedNodes;
    }

    public Node previousSibling() {
        return previousSibling;
    }

    public Node nextSibling() {
        return nextSibling;
    }

    public String attributeName() {
        return attribute == null ? null : attribute.localName();
    }

    public String attributeNamespace() {
        return attribute == null ? null : attribute.namespace();
    }

    public String oldValue() {
        return oldValue;
    }
}

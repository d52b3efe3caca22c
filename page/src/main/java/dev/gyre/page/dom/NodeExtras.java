package dev.gyre.page.dom;

import java.util.ArrayList;
import java.util.HashMap;

/** What few nodes have: lists of children that programs have asked for, and registered observers. */
final class NodeExtras {
    ChildNodeList childNodes;
    ChildElements children;
    ArrayList<MutationObservers.Registration> observers;
    NamedNodeMap attributes;
    HashMap<String, DOMTokenList> tokenLists;
    HashMap<Object, HTMLCollection> collections;
    /** The slot that the node is assigned to. */
    Element assignedSlot;
    /** The slot that a program has assigned the node to. */
    Element manualSlot;
    /** Of a slot: the nodes that are assigned to it, and those that a program has assigned. */
    Node[] assignedNodes;

    Node[] manuallyAssigned;
    ElementReferences references;
    double scrollTop;
    double scrollLeft;

    void invalidateChildren() {
        if (childNodes != null) childNodes.invalidate();
        if (children != null) children.invalidate();
    }
}

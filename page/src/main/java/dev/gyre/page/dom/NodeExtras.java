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

    void invalidateChildren() {
        if (childNodes != null) childNodes.invalidate();
        if (children != null) children.invalidate();
    }
}

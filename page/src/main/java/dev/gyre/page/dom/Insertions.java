package dev.gyre.page.dom;

import java.util.ArrayList;

/** The steps after an insertion that may run JavaScript. */
final class Insertions {
    private Insertions() {}

    /** Runs the post-connection steps of a subtree: first all nodes are collected, since the steps may change the tree. */
    static void runPostConnection(Node top) {
        if (top.firstChild() == null) {
            top.postConnectionSteps();
            return;
        }
        ArrayList<Node> nodes = null;
        for (Node node = top; node != null; node = node.nextInTree(top)) {
            if (!(node instanceof Element element) || !element.hasPostConnectionSteps()) continue;
            if (nodes == null) nodes = new ArrayList<>();
            nodes.add(node);
        }
        if (nodes == null) return;
        for (Node node : nodes) {
            if (node.isConnected()) node.postConnectionSteps();
        }
    }
}

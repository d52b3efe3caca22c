package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.List;

/** Builds the tree of a text while it is recognised, and takes back what a reading found that failed. Without a tree, nothing is done. */
final class SyntaxRecorder {
    private SyntaxNode current;

    /** Begins a tree. */
    SyntaxNode begin() {
        current = new SyntaxNode(Kind.PROGRAM, null, 0);
        return current;
    }

    boolean isRecording() {
        return current != null;
    }

    /** The node that what comes belongs to; null without a tree. */
    SyntaxNode current() {
        return current;
    }

    /** A node that what comes belongs to, until it is closed; null without a tree. */
    SyntaxNode open(Kind kind, int start) {
        if (current == null) return null;
        current = add(kind, start, start);
        return current;
    }

    void openArrow(int start) {
        SyntaxNode node = open(Kind.FUNCTION, start);
        if (node != null) node.isArrow = true;
    }

    /** Ends the node at hand. */
    void close(int end) {
        if (current == null) return;
        current.end = end;
        current = current.parent();
    }

    /** Says what the node at hand declares. */
    void name(int start, int end) {
        if (current == null) return;
        current.nameStart = start;
        current.nameEnd = end;
    }

    /** Says where the body of the node at hand begins, after its brace. */
    void enterBody(int start) {
        if (current != null) current.bodyStart = start;
    }

    /** Says where the body of the node at hand, or what stands for one, ends. */
    void endBody(int end) {
        if (current != null) current.bodyEnd = end;
    }

    /** A node without others in it; null without a tree. */
    SyntaxNode add(Kind kind, int start, int end) {
        if (current == null) return null;
        var node = new SyntaxNode(kind, current, start);
        node.end = end;
        current.children().add(node);
        return node;
    }

    /** A node that is a name. */
    void addName(Kind kind, int start, int end, boolean isShorthand) {
        SyntaxNode node = add(kind, start, end);
        if (node == null) return;
        node.nameStart = start;
        node.nameEnd = end;
        node.isShorthand = isShorthand;
    }

    /** The last node that was added; null where there is none. */
    SyntaxNode last() {
        return current == null || current.children().isEmpty()
                ? null
                : current.children().getLast();
    }

    int size() {
        return current == null ? 0 : current.children().size();
    }

    /** Removes all nodes added to a node after the first so many, and makes it the node at hand. */
    void reset(SyntaxNode node, int size) {
        if (node == null) return;
        current = node;
        List<SyntaxNode> children = node.children();
        while (children.size() > size) children.removeLast();
    }
}

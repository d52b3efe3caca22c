package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.SyntaxNode.Kind;
import java.util.List;

/**
 * Builds the tree of a text while it is recognised, and removes the nodes of failed parse attempts. If no tree is
 * needed it does nothing.
 */
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

    /** The current node, to which new nodes are added; null without a tree. */
    SyntaxNode current() {
        return current;
    }

    /** Adds a node and makes it the current one until it is closed; null without a tree. */
    SyntaxNode open(Kind kind, int start) {
        if (current == null) return null;
        current = add(kind, start, start);
        return current;
    }

    void openArrow(int start) {
        SyntaxNode node = open(Kind.FUNCTION, start);
        if (node != null) node.isArrow = true;
    }

    /** Closes the current node. */
    void close(int end) {
        if (current == null) return;
        current.end = end;
        current = current.parent();
    }

    /** Sets the declared name of the current node. */
    void name(int start, int end) {
        if (current == null) return;
        current.nameStart = start;
        current.nameEnd = end;
    }

    /** Sets the start of the current node's body, after its brace. */
    void enterBody(int start) {
        if (current != null) current.bodyStart = start;
    }

    /** Sets the end of the current node's body. */
    void endBody(int end) {
        if (current != null) current.bodyEnd = end;
    }

    /** Adds a node without children; null without a tree. */
    SyntaxNode add(Kind kind, int start, int end) {
        if (current == null) return null;
        var node = new SyntaxNode(kind, current, start);
        node.end = end;
        current.children().add(node);
        return node;
    }

    /** Adds a node for a name. */
    void addName(Kind kind, int start, int end, boolean isShorthand) {
        SyntaxNode node = add(kind, start, end);
        if (node == null) return;
        node.nameStart = start;
        node.nameEnd = end;
        node.isShorthand = isShorthand;
    }

    /** The last node that was added; null if there is none. */
    SyntaxNode last() {
        return current == null || current.children().isEmpty()
                ? null
                : current.children().getLast();
    }

    int size() {
        return current == null ? 0 : current.children().size();
    }

    /** Removes all but the first {@code size} children of a node, and makes it the current node. */
    void reset(SyntaxNode node, int size) {
        if (node == null) return;
        current = node;
        List<SyntaxNode> children = node.children();
        while (children.size() > size) children.removeLast();
    }
}

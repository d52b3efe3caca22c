package dev.gyre.engine.profile;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.runtime.error.StackFrame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tree of calls of a profile: a node for each function below each chain of its callers, with the samples in which it was the innermost. */
final class CallTree {
    /** A function in the tree. Its key is a code block, or the name of a builtin function. */
    static final class Node {
        final int id;
        final Node parent;
        final Object key;
        final String name;
        /** In the order of their ids. */
        final Map<Object, Node> children = new LinkedHashMap<>(4);

        final Map<Integer, int[]> ticksOfLines = new HashMap<>(4);
        int hits;

        private Node(int id, Node parent, Object key, String name) {
            this.id = id;
            this.parent = parent;
            this.key = key;
            this.name = name;
        }

        void hit(int line) {
            hits++;
            if (line > 0) ticksOfLines.computeIfAbsent(line, first -> new int[1])[0]++;
        }
    }

    private final List<Node> nodes = new ArrayList<>();
    final Node root = add(null, "(root)", "(root)");

    List<Node> nodes() {
        return nodes;
    }

    /** The node of a running function below its caller's. */
    Node child(Node parent, StackFrame frame, CodeBlock codeOrNull) {
        Object key = codeOrNull == null ? frame.functionName() : codeOrNull;
        Node known = parent.children.get(key);
        return known != null ? known : child(parent, key, frame.functionName());
    }

    /** The root's child that stands for something else than a function. */
    Node childOfRoot(String name) {
        return child(root, name, name);
    }

    private Node child(Node parent, Object key, String name) {
        Node node = add(parent, key, name);
        parent.children.put(key, node);
        return node;
    }

    private Node add(Node parent, Object key, String name) {
        Node node = new Node(nodes.size() + 1, parent, key, name);
        nodes.add(node);
        return node;
    }
}

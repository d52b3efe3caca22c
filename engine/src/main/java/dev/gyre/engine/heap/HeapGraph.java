package dev.gyre.engine.heap;

import dev.gyre.engine.runtime.object.JsObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The graph of the objects that can be reached from roots, in the order in which they are found. */
public final class HeapGraph {
    /** The first two nodes. */
    private static final int ROOT = 0, COLLECTOR_ROOTS = 1;

    private static final int EDGE_WORDS = 3;

    private final JavaFields fields = new JavaFields();
    private final ObjectReferences references = new ObjectReferences(fields);
    private final Predicate<Object> excluded;
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final Map<String, Integer> strings = new HashMap<>();
    private final List<String> stringTable = new ArrayList<>();
    private final List<Object> objects = new ArrayList<>();
    private final List<NodeDescription> nodes = new ArrayList<>();
    private int[] edgeCounts = new int[1 << 12];
    private int[] edges = new int[1 << 14];
    private int edgeWords;
    private int current;

    /** @param excluded what is not followed, such as objects of other threads */
    private HeapGraph(Predicate<Object> excluded) {
        this.excluded = excluded;
    }

    /**
     * Walks all objects on the thread that owns them.
     *
     * @param globals the global objects, which tools show as windows
     * @param roots objects from which all others can be reached, with names
     */
    public static HeapGraph of(
            List<? extends JsObject> globals, Map<String, Object> roots, Predicate<Object> excluded) {
        HeapGraph graph = new HeapGraph(excluded);
        graph.addSynthetic("");
        graph.addSynthetic("(GC roots)");
        graph.current = ROOT;
        graph.addEdge(EdgeType.ELEMENT, 1, COLLECTOR_ROOTS);
        for (JsObject global : globals) graph.receiver.named(EdgeType.SHORTCUT, "global", global);
        graph.current = COLLECTOR_ROOTS;
        roots.forEach((name, root) -> graph.receiver.named(EdgeType.INTERNAL, name, root));
        for (int i = COLLECTOR_ROOTS + 1; i < graph.objects.size(); i++) {
            graph.current = i;
            graph.references.of(graph.objects.get(i), graph.receiver);
        }
        return graph;
    }

    /** The objects of JavaScript among all that were found. */
    public List<JsObject> objects() {
        List<JsObject> found = new ArrayList<>();
        for (Object object : objects) if (object instanceof JsObject js) found.add(js);
        return found;
    }

    /** The number of nodes. */
    public int size() {
        return nodes.size();
    }

    /** The id of an object's node in the snapshot's text. */
    public int id(JsObject object) {
        return idOf(numbers.get(object));
    }

    /** V8's ids of objects are odd. */
    static int idOf(int node) {
        return 2 * node + 1;
    }

    private void addSynthetic(String name) {
        objects.add(null);
        nodes.add(new NodeDescription(NodeType.SYNTHETIC, name, 0));
    }

    private final EdgeReceiver receiver = new EdgeReceiver() {
        @Override
        public void named(EdgeType type, String name, Object target) {
            int number = numberOf(target);
            if (number >= 0) addEdge(type, string(name), number);
        }

        @Override
        public void indexed(int index, Object target) {
            int number = numberOf(target);
            if (number >= 0) addEdge(EdgeType.ELEMENT, index, number);
        }
    };

    /** The number of an object's node, a new one if it is found for the first time; -1 if it has none. */
    private int numberOf(Object target) {
        if (target == null || target instanceof Integer || !ObjectReferences.isFollowed(target, excluded)) return -1;
        Integer known = numbers.get(target);
        if (known != null) return known;
        int number = objects.size();
        numbers.put(target, number);
        objects.add(target);
        nodes.add(NodeDescription.of(target, fields));
        return number;
    }

    private void addEdge(EdgeType type, int nameOrIndex, int target) {
        if (edgeWords + EDGE_WORDS > edges.length) edges = Arrays.copyOf(edges, 2 * edges.length);
        edges[edgeWords++] = type.ordinal();
        edges[edgeWords++] = nameOrIndex;
        edges[edgeWords++] = target;
        if (current >= edgeCounts.length)
            edgeCounts = Arrays.copyOf(edgeCounts, 2 * Math.max(current, edgeCounts.length));
        edgeCounts[current]++;
    }

    int string(String text) {
        Integer known = strings.putIfAbsent(text, stringTable.size());
        if (known != null) return known;
        stringTable.add(text);
        return stringTable.size() - 1;
    }

    List<NodeDescription> nodes() {
        return nodes;
    }

    int edgeCount(int node) {
        return node < edgeCounts.length ? edgeCounts[node] : 0;
    }

    int edgeCount() {
        return edgeWords / EDGE_WORDS;
    }

    /** The type, the name's string or the index, and the target's node of an edge. */
    int edge(int index, int word) {
        return edges[EDGE_WORDS * index + word];
    }

    List<String> strings() {
        return stringTable;
    }
}

package dev.gyre.node.inspector.domains;

import dev.gyre.engine.heap.HeapGraph;
import dev.gyre.engine.runtime.object.JsObject;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/** The objects of a heap snapshot by their ids; it does not keep them alive. */
final class SnapshotIds {
    static final SnapshotIds NONE = new SnapshotIds();

    private final Map<Integer, WeakReference<JsObject>> objects = new HashMap<>();

    private SnapshotIds() {}

    SnapshotIds(HeapGraph graph) {
        for (JsObject object : graph.objects()) objects.put(graph.id(object), new WeakReference<>(object));
    }

    /** The id of an object; 0 if the snapshot has none, as V8 says. */
    int of(Object object) {
        if (object == null) return 0;
        for (Map.Entry<Integer, WeakReference<JsObject>> entry : objects.entrySet())
            if (entry.getValue().get() == object) return entry.getKey();
        return 0;
    }

    /** Null if there is none, or it has been collected. */
    JsObject find(int id) {
        WeakReference<JsObject> found = objects.get(id);
        return found == null ? null : found.get();
    }
}

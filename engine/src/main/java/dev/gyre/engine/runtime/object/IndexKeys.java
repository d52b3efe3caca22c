package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.SparseElements;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.util.List;

/** Makes property keys of indices, many with interrupt checks, in which other code may change the object: each key was present at some time of the call, and none comes twice. */
final class IndexKeys {
    /** Indices between two interrupt checks. */
    private static final int PIECE = 1 << 13;

    private IndexKeys() {}

    /** Appends the indices at which there are elements, ascending. */
    static void add(List<Object> keys, Elements elements) {
        int size = elements.size();
        Agent agent = size > PIECE ? SurroundingAgent.current() : null;
        int[] sparse = elements instanceof SparseElements table ? table.indicesByWork() : null;
        int count = sparse != null ? sparse.length : size;
        for (int i = 0; i < count; i++) {
            if (agent != null && i % PIECE == PIECE - 1) agent.poll(PIECE);
            if (sparse != null) keys.add(sparse[i]);
            else if (elements.has(i)) keys.add(i);
        }
    }
}

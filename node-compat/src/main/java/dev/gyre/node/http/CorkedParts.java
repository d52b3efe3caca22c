package dev.gyre.node.http;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Parts of a body that were written while the response was corked; they go out as one chunk. */
final class CorkedParts {
    private final List<ByteBuffer> parts = new ArrayList<>(2);
    private int bytes;

    /** Adds a part, whose bytes are read by {@link #take}. */
    void add(ByteBuffer part) {
        parts.add(part);
        bytes += part.remaining();
    }

    /** How many bytes there are. */
    int bytes() {
        return bytes;
    }

    /** All that was added, which is forgotten here. */
    ByteBuffer take() {
        ByteBuffer whole;
        if (parts.size() == 1) {
            whole = parts.get(0);
        } else {
            whole = ByteBuffer.allocate(bytes);
            parts.forEach(whole::put);
            whole.flip();
        }
        parts.clear();
        bytes = 0;
        return whole;
    }
}

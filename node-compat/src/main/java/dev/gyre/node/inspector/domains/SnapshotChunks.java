package dev.gyre.node.inspector.domains;

import dev.gyre.node.inspector.protocol.DomainSession;
import java.util.Map;

/** Sends the text of a heap snapshot in pieces, as events. */
final class SnapshotChunks implements Appendable {
    /** The length of V8's pieces, in UTF-16 units. */
    private static final int CHUNK = 1 << 20;

    private final DomainSession session;
    private final StringBuilder chunk = new StringBuilder(1 << 16);

    SnapshotChunks(DomainSession session) {
        this.session = session;
    }

    @Override
    public Appendable append(CharSequence text) {
        return append(text, 0, text.length());
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) {
        for (int at = start; at < end; ) {
            int part = Math.min(end - at, CHUNK - chunk.length());
            chunk.append(text, at, at + part);
            at += part;
            if (chunk.length() == CHUNK) send();
        }
        return this;
    }

    @Override
    public Appendable append(char unit) {
        chunk.append(unit);
        if (chunk.length() == CHUNK) send();
        return this;
    }

    /** Sends what is left. */
    void end() {
        if (!chunk.isEmpty()) send();
    }

    private void send() {
        session.notify("HeapProfiler.addHeapSnapshotChunk", Map.of("chunk", chunk.toString()));
        chunk.setLength(0);
    }
}

package dev.gyre.node.http;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopWatcher;
import dev.gyre.loop.Phase;
import java.util.ArrayList;
import java.util.List;

/** The connections with output that was written in this turn outside of their own callbacks: flushed once, before the loop polls. */
final class FlushQueue {
    private final LoopWatcher watcher;
    private ArrayList<HttpConnection> waiting = new ArrayList<>();
    private ArrayList<HttpConnection> flushing = new ArrayList<>();

    FlushQueue(EventLoop loop) {
        watcher = new BeforePoll(loop);
        watcher.unref();
    }

    void add(HttpConnection connection) {
        waiting.add(connection);
        watcher.start(null);
    }

    void close() {
        watcher.close(null);
    }

    private void flush() {
        var batch = waiting;
        waiting = flushing;
        flushing = batch;
        watcher.stop();
        for (var index = 0; index < batch.size(); index++) {
            batch.get(index).flush();
        }
        batch.clear();
    }

    /** The prepare watcher that flushes; it never enters the embedder. */
    private final class BeforePoll extends LoopWatcher {
        BeforePoll(EventLoop loop) {
            super(loop, Phase.PREPARE, "http output");
        }

        @Override
        protected void fire() {
            flush();
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            // Wakes nothing: the connections list themselves.
        }
    }
}

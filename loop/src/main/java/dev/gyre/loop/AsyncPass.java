package dev.gyre.loop;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The async handles of a loop. One pass over all calls those that were sent, in the order of their creation. An async
 * sent during the pass is called in the same pass if it comes later in that order, otherwise in the next turn (libuv's
 * uv__async_io).
 */
final class AsyncPass implements Runnable {
    private final EventLoop loop;
    private final AtomicBoolean posted = new AtomicBoolean();
    private Async first;
    private Async last;

    AsyncPass(EventLoop loop) {
        this.loop = loop;
    }

    void add(Async async) {
        async.previousAsync = last;
        if (last == null) {
            first = async;
        } else {
            last.nextAsync = async;
        }
        last = async;
    }

    void remove(Async async) {
        if (async.previousAsync == null) {
            first = async.nextAsync;
        } else {
            async.previousAsync.nextAsync = async.nextAsync;
        }
        if (async.nextAsync == null) {
            last = async.previousAsync;
        } else {
            async.nextAsync.previousAsync = async.previousAsync;
        }
    }

    /** Called when an async has been marked as sent; any thread. */
    void post() {
        if (!posted.get() && posted.compareAndSet(false, true)) {
            loop.completions().add(this);
        }
    }

    @Override
    public void run() {
        // Cleared before the marks are read: an async sent after that posts again.
        posted.set(false);
        var end = last;
        var async = first;
        var ran = false;
        var finished = false;
        try {
            // Handles leave the list in the closing phase only.
            while (async != null && loop.scope().canCall()) {
                if (async.isSent()) {
                    if (ran) {
                        loop.scope().between();
                    }
                    ran = true;
                    async.deliver();
                }
                async = async == end ? null : async.nextAsync;
            }
            finished = true;
        } finally {
            if (!finished) {
                post();
            }
        }
    }
}

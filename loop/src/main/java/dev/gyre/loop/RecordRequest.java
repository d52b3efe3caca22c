package dev.gyre.loop;

import dev.gyre.loop.records.RecordChannel;

/**
 * Work whose result is a few bytes. The result reaches the embedder through a {@link RecordChannel} if it fits,
 * otherwise through {@link #deliver}.
 */
public abstract class RecordRequest extends WorkRequest {
    private final RecordChannel channel;
    private final int operation;
    private byte[] result;

    /** @param operation the number by which the embedder identifies the operation */
    protected RecordRequest(EventLoop loop, RecordChannel channel, int operation) {
        super(loop);
        this.channel = channel;
        this.operation = operation;
    }

    /** The work itself, on a thread of the pool. */
    protected abstract byte[] produce() throws Throwable;

    /** Delivers a result that does not fit; exactly one of failure and result is null. */
    protected abstract void deliver(int operation, Throwable failure, byte[] result);

    @Override
    protected final void work() throws Throwable {
        result = produce();
    }

    @Override
    protected final RecordChannel channel() {
        return channel;
    }

    @Override
    protected final boolean pushRecord() {
        if (!channel.push(operation, result)) {
            return false;
        }
        result = null;
        return true;
    }

    @Override
    protected final void afterWork(Throwable failure) {
        var bytes = result;
        result = null;
        channel.noteDirect();
        deliver(operation, failure, bytes);
    }
}

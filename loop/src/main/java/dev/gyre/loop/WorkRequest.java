package dev.gyre.loop;

import dev.gyre.loop.records.RecordChannel;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Work on a pool thread while the loop continues; its outcome is delivered on the loop's thread (libuv's uv_work_t).
 */
public abstract class WorkRequest extends Request implements Runnable {
    private static final int IDLE = 0;
    private static final int QUEUED = 1;
    private static final int RUNNING = 2;
    private static final int CANCELLED = 3;

    private final AtomicInteger state = new AtomicInteger(IDLE);
    private final Delivery delivery = new Delivery();
    private Throwable failure;
    private long submission;

    protected WorkRequest(EventLoop loop) {
        super(loop);
    }

    @Override
    public String kind() {
        return "work";
    }

    /**
     * The work itself, on a thread of the pool. Whatever it throws, Java errors included, is passed to {@link
     * #afterWork}.
     */
    protected abstract void work() throws Throwable;

    /** The outcome, on the loop's thread inside a callback scope; {@code failure} is what the work threw, or null. */
    protected abstract void afterWork(Throwable failure);

    /** The channel for a result of a few bytes, or null if it is delivered by {@link #afterWork}. */
    protected RecordChannel channel() {
        return null;
    }

    /** Puts the result into the channel's ring; false when it does not fit. */
    protected boolean pushRecord() {
        return false;
    }

    /**
     * Submits the request to the loop's pool.
     *
     * @throws IllegalStateException on another thread than the loop's, or when the request is under way
     */
    public final void submit() {
        begin();
        state.set(QUEUED);
        submission = loop().workSubmitted();
        loop().workPool().submit(this);
    }

    /**
     * Cancels work that no thread of the pool has begun; {@link #afterWork} then gets a {@link CancellationException}.
     * Any thread.
     *
     * @return false when the work has begun, is finished or was not submitted
     */
    public final boolean cancel() {
        if (!state.compareAndSet(QUEUED, CANCELLED)) {
            return false;
        }
        failure = new CancellationException(reason());
        loop().completions().add(delivery);
        return true;
    }

    /** Called by the pool only. */
    @Override
    public final void run() {
        if (!state.compareAndSet(QUEUED, RUNNING)) {
            return;
        }
        try {
            work();
        } catch (Throwable error) {
            failure = error;
        }
        loop().completions().add(delivery);
    }

    /** The index in the order of submission, if a schedule needs it. */
    final long submission() {
        return submission;
    }

    final Runnable delivery() {
        return delivery;
    }

    /** The entry in the completion queue. */
    final class Delivery implements Runnable {
        WorkRequest request() {
            return WorkRequest.this;
        }

        RecordChannel channel() {
            return failure == null ? WorkRequest.this.channel() : null;
        }

        /** Ends the request if its result fits into the ring. */
        boolean pushRecord() {
            if (!WorkRequest.this.pushRecord()) {
                return false;
            }
            state.set(IDLE);
            end();
            return true;
        }

        @Override
        public void run() {
            state.set(IDLE);
            var outcome = failure;
            failure = null;
            end();
            afterWork(outcome);
        }
    }
}

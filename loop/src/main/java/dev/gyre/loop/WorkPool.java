package dev.gyre.loop;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The threads for work that blocks: file system, name lookup, cryptography. Daemon threads, started when first needed. */
public final class WorkPool implements AutoCloseable, ThreadFactory {
    public static final int DEFAULT_SIZE = 4;
    private static final int MAX_SIZE = 1024;
    private static final long IDLE_SECONDS = 30;

    private final int size;
    private final AtomicInteger threadNumber = new AtomicInteger();
    private ThreadPoolExecutor executor;

    /** A pool of so many threads, from 1 to 1024; other sizes become the nearest of these. */
    public WorkPool(int size) {
        this.size = Math.clamp(size, 1, MAX_SIZE);
    }

    /** The size that the value of UV_THREADPOOL_SIZE asks for: 4 when it is null, 1 when it is no number, as in libuv. */
    public static int sizeFrom(String variable) {
        if (variable == null) {
            return DEFAULT_SIZE;
        }
        try {
            return Math.clamp(Long.parseLong(variable.strip()), 1, MAX_SIZE);
        } catch (NumberFormatException notANumber) {
            return 1;
        }
    }

    /** The greatest number of threads; any thread. */
    public int size() {
        return size;
    }

    synchronized void submit(Runnable work) {
        if (executor == null) {
            executor = new ThreadPoolExecutor(
                    size, size, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), this);
            executor.allowCoreThreadTimeOut(true);
        }
        executor.execute(work);
    }

    /** Lets work that was submitted end and takes no more; idempotent, any thread. */
    @Override
    public synchronized void close() {
        if (executor != null) {
            executor.shutdown();
        }
    }

    /** How many threads have been started so far. */
    int threadsStarted() {
        return threadNumber.get();
    }

    /** Called by the pool only. */
    @Override
    public Thread newThread(Runnable body) {
        var thread = new Thread(null, body, "gyre-work-" + threadNumber.incrementAndGet(), 0, false);
        thread.setDaemon(true);
        return thread;
    }
}

package dev.gyre.loop;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The threads for blocking work: file system, name lookup, cryptography. Daemon threads, started when first needed. */
public final class WorkPool implements AutoCloseable, ThreadFactory {
    public static final int DEFAULT_SIZE = 4;
    private static final int MAX_SIZE = 1024;
    private static final long IDLE_SECONDS = 30;

    private final int size;
    private final AtomicInteger threadNumber = new AtomicInteger();
    private ThreadPoolExecutor executor;

    /** A pool with a number of threads from 1 to 1024; other numbers are clamped. */
    public WorkPool(int size) {
        this.size = Math.clamp(size, 1, MAX_SIZE);
    }

    /** The size for a value of UV_THREADPOOL_SIZE: 4 if it is null, 1 if it is not a number, as in libuv. */
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

    /** Lets submitted work finish and accepts no more; idempotent, any thread. */
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

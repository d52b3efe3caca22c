package dev.gyre.node.environment;

import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * A computation without JavaScript that cannot check for interrupts itself. In a real-time job it is done on another thread, while this one stays interruptible; elsewhere at once. It must use no
 * state of the runtime.
 */
public final class LongWork<T> extends FutureTask<T> {
    /** How long the runtime's thread sleeps between two looks at what is due. */
    private static final long LOOK_NANOS = 200_000;

    /** From this number of bytes on, work may take half a millisecond. */
    private static final int LONG = 1 << 17;

    private final Thread waiting = Thread.currentThread();

    private LongWork(Callable<T> work) {
        super(work);
    }

    @Override
    protected void done() {
        LockSupport.unpark(waiting);
    }

    /** As {@link #perform} for work on so many bytes or characters that throws nothing checked; a small one is done at once. */
    public static <T> T get(Realm realm, int size, Supplier<T> work) {
        if (size < LONG) return work.get();
        try {
            return perform(realm, work::get);
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Does the work.
     *
     * @return what it returns
     * @throws Exception what it throws
     */
    public static <T> T perform(Realm realm, Callable<T> work) throws Exception {
        return Environment.of(realm).isInterruptible() ? perform(realm.agent(), work, true) : work.call();
    }

    /** Does work of the engine in a real-time job: other JavaScript runs meanwhile only if no code of the library waits for it. */
    public static <T> T ofEngine(Agent agent, Supplier<T> work) {
        try {
            return perform(agent, work::get, false);
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static <T> T perform(Agent agent, Callable<T> work, boolean betweenPieces) throws Exception {
        var task = new LongWork<>(work);
        Thread.ofVirtual().name("long work").start(task);
        boolean completed = false;
        try {
            while (!task.isDone()) {
                LockSupport.parkNanos(task, LOOK_NANOS);
                agent.requestInterrupt();
                if (betweenPieces) agent.pollBetweenPieces();
                else agent.poll();
            }
            completed = true;
        } finally {
            if (!completed) task.cancel(true);
        }
        try {
            return task.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Exception exception) throw exception;
            throw (Error) failed.getCause();
        }
    }
}

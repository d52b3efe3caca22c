package dev.gyre.node.worker;

import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.PollListener;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/**
 * Work that other threads have for one runtime. It runs on the runtime's thread: before its program, at the next interrupt check or in the next turn of its loop,
 * whichever comes first; not at all if the runtime ends before.
 */
public final class PostedWork implements PollListener, CloseListener {
    private final Queue<Consumer<Environment>> queue = new ConcurrentLinkedQueue<>();
    private Environment environment;
    private Runnable waker;
    private boolean closing;

    /** Called when the runtime exists, on its thread. */
    synchronized void begin(Environment own) {
        environment = own;
        own.onPoll(this);
        own.onClose(this);
    }

    /** Also calls this when there is work, on the thread that posts it: for a runtime that waits elsewhere than in its loop. */
    public synchronized void onPost(Runnable newWaker) {
        waker = newWaker;
    }

    /** Any thread. */
    public synchronized void post(Consumer<Environment> task) {
        queue.add(task);
        if (environment == null || closing) return;
        environment.realm().agent().requestInterrupt();
        environment.loop().post(() -> environment.loop().call(this::run));
        if (waker != null) waker.run();
    }

    /** Runs what was posted so far, on the runtime's thread. */
    public void run() {
        Environment own = environment;
        for (Consumer<Environment> task; (task = queue.poll()) != null; ) task.accept(own);
    }

    @Override
    public void polled() {
        if (!queue.isEmpty()) run();
    }

    @Override
    public synchronized void closing() {
        closing = true;
        queue.clear();
    }
}

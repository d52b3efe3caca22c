package dev.gyre.node.embed;

import dev.gyre.loop.RunMode;
import dev.gyre.node.environment.JavaScriptThread;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

/**
 * A runtime on a thread of its own, whose event loop runs until the runtime is closed or its program ends. All methods may be called on any thread.
 *
 * {@snippet :
 * try (RuntimeThread thread = RuntimeThread.start(NodeRuntime.builder())) {
 *     thread.submit(runtime -> runtime.eval("6 * 7")).join();    // 42
 * }
 * }
 */
public final class RuntimeThread implements AutoCloseable {
    private final Thread thread;
    private final CountDownLatch started = new CountDownLatch(1);
    private volatile NodeRuntime runtime;
    private volatile Throwable failure;

    private RuntimeThread(NodeRuntime.Builder builder) {
        thread = JavaScriptThread.create(() -> run(builder), "javascript");
    }

    /**
     * Starts the thread and waits until its runtime exists. If the calling thread is interrupted meanwhile, the method returns with the interrupt status set and
     * the new thread is interrupted.
     */
    public static RuntimeThread start(NodeRuntime.Builder builder) {
        RuntimeThread result = new RuntimeThread(builder);
        result.thread.start();
        try {
            result.started.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            result.thread.interrupt();
        }
        return result;
    }

    private void run(NodeRuntime.Builder builder) {
        try (NodeRuntime own = builder.build()) {
            own.keepAlive();
            runtime = own;
            started.countDown();
            while (!own.isClosed()) own.run(RunMode.DEFAULT);
        } catch (RuntimeEndedException ended) {
            failure = ended;
        } finally {
            started.countDown();
        }
    }

    /**
     * Runs {@code work} on the runtime's thread, between the callbacks of its loop. The future completes on that thread with the result, or exceptionally with the
     * exception that {@code work} throws, or with a {@link RuntimeEndedException} if the runtime has ended before.
     */
    public <T> CompletableFuture<T> submit(Function<NodeRuntime, T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        NodeRuntime own = runtime;
        if (own == null || !thread.isAlive()) {
            result.completeExceptionally(
                    failure == null ? new RuntimeEndedException("the runtime is closed", 0) : failure);
            return result;
        }
        own.post(() -> {
            try {
                result.complete(work.apply(own));
            } catch (RuntimeException | Error thrown) {
                result.completeExceptionally(thrown);
            }
        });
        return result;
    }

    /**
     * Closes the runtime after the work that was submitted before, dropping pending timers and I/O, and waits for the thread to end, unless called on it. An interrupt
     * of the calling thread ends the wait and stays set.
     */
    @Override
    public void close() {
        NodeRuntime own = runtime;
        if (own != null && thread.isAlive()) own.post(own::close);
        if (Thread.currentThread() == thread) return;
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

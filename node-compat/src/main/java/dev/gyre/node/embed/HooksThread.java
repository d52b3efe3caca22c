package dev.gyre.node.embed;

import dev.gyre.loop.Async;
import dev.gyre.loop.RunMode;
import dev.gyre.node.environment.JavaScriptThread;
import dev.gyre.node.modules.HooksRuntime;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/**
 * Runs module hooks in a separate runtime with the program's settings, files and streams, but its own globals. Between
 * calls its loop is kept alive; during a call it is not, so that the loop ends when nothing can complete the call any
 * more.
 */
final class HooksThread implements HooksRuntime {
    private static final long CLOSE_MILLIS = 1_000;

    private final NodeRuntime.Builder settings;
    private final Thread thread;
    private final CountDownLatch started = new CountDownLatch(1);
    private volatile NodeRuntime runtime;
    private volatile boolean isClosed;
    private Async idle;
    /** The call in progress, or null; and the result of calls after the thread has ended. */
    private CompletableFuture<Answer> open;

    private Answer ended;

    HooksThread(NodeRuntime.Builder settings) {
        this.settings = settings;
        thread = JavaScriptThread.create(this::run, "gyre hooks");
        thread.start();
        try {
            started.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        int exitCode = 0;
        try (NodeRuntime own = settings.build()) {
            idle = own.keepAlive();
            runtime = own;
            started.countDown();
            while (!own.isClosed()) {
                own.run(RunMode.DEFAULT);
                idle.ref();
                settle(Answer.NEVER);
            }
        } catch (RuntimeEndedException exit) {
            exitCode = exit.exitCode();
        } finally {
            end(Answer.exit(exitCode));
            started.countDown();
        }
    }

    private synchronized void end(Answer last) {
        ended = last;
        settle(last);
    }

    private synchronized void settle(Answer answer) {
        if (open == null) return;
        open.complete(answer);
        open = null;
    }

    @Override
    public Answer ask(Object question) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        synchronized (this) {
            if (ended != null) return ended;
            open = answer;
            runtime.post(() -> begin(question));
        }
        return answer.join();
    }

    /** Called on the thread of the hooks. */
    private void begin(Object question) {
        idle.unref();
        try {
            runtime.answerHooks(question).thenAccept(text -> {
                idle.ref();
                settle(Answer.text((String) text));
            });
        } catch (RuntimeEndedException exit) {
            // A hook has ended the program: the loop ends too, with its code.
            idle.unref();
        }
    }

    /**
     * Running hooks are interrupted in the middle of their JavaScript; code that cannot be interrupted is not waited
     * for.
     */
    @Override
    public void close() {
        if (isClosed) return;
        isClosed = true;
        NodeRuntime own = runtime;
        if (own == null || !thread.isAlive()) return;
        own.stop();
        try {
            thread.join(CLOSE_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

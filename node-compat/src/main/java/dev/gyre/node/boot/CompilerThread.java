package dev.gyre.node.boot;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The thread that compiles a runtime's hot code. It ends while there is nothing to compile and keeps no program alive. */
final class CompilerThread {
    private static final long IDLE_SECONDS = 1;

    private CompilerThread() {}

    static Executor create() {
        var executor = new ThreadPoolExecutor(
                1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), CompilerThread::newThread);
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    private static Thread newThread(Runnable body) {
        var thread = new Thread(null, body, "gyre-compiler");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }
}

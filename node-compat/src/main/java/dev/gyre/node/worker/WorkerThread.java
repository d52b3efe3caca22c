package dev.gyre.node.worker;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.JavaScriptThread;
import dev.gyre.node.environment.PollListener;
import dev.gyre.node.environment.ProcessExit;
import dev.gyre.node.errors.ErrorParent;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.messaging.Message;
import dev.gyre.node.messaging.Program;
import dev.gyre.node.process.CpuTimes;
import java.util.List;
import java.util.Map;

/** A worker: a thread with its own runtime, which ends with its program or with terminate(). */
// https://nodejs.org/api/worker_threads.html#class-worker
public final class WorkerThread implements Runnable, PollListener, CloseListener, ErrorParent {
    /** The exit code of a worker that was terminated or that ended by an uncaught error. */
    private static final int ENDED = 1;

    private static final double NANOS_PER_MILLI = 1e6;

    /**
     * The settings of a worker.
     *
     * @param url the URL of its program's file; empty for a text or a data URL
     * @param env its initial environment; a map that other threads may write to if it is shared
     * @param sharesEnv whether other threads see what it writes to its environment
     * @param stackDepth nested calls before a RangeError
     */
    public record Settings(
            String name,
            String url,
            List<String> argv,
            List<String> execArgv,
            Map<String, String> env,
            boolean sharesEnv,
            int stackDepth) {}

    private final Environment parent;
    private final Program program;
    private final Settings settings;
    private final WorkerRunner runner;
    private final int id;
    private final Thread thread;
    private final Runnable ended;
    private Message start;
    private int exitCode;
    private String failureCode;
    private String failureReason;
    private volatile Environment environment;
    private volatile boolean terminated;
    private boolean closing;
    private final PostedWork work = new PostedWork();
    private final PostedWork mainWork;

    /** @param ended called on the worker's thread as its last action */
    public WorkerThread(Environment parent, Settings settings, WorkerRunner runner, Runnable ended) {
        this.parent = parent;
        this.settings = settings;
        this.runner = runner;
        this.ended = ended;
        program = parent.get(Program.KEY);
        mainWork = parent.get(Workers.KEY).mainWork();
        id = program.nextThread();
        thread = JavaScriptThread.create(this, "gyre worker");
    }

    /** Starts the thread with its first message. */
    public void start(Message message) {
        start = message;
        parent.get(Workers.KEY).add(this);
        parent.get(Workers.KEY).starting(this);
        thread.start();
    }

    @Override
    public void run() {
        try {
            exitCode = runner.run(this);
        } catch (ProcessExit exit) {
            exitCode = exit.code();
        } catch (OutOfMemoryError exhausted) {
            outOfMemory();
        } finally {
            environment = null;
            ended.run();
        }
    }

    /** Called when the worker's runtime exists: from now on it can be stopped. */
    public void entered(Environment own) {
        own.get(Workers.KEY).own(this);
        own.set(Program.KEY, program);
        own.shareDirectory(parent.directory());
        own.startTimes().countFrom(parent.startTimes());
        own.get(FatalErrors.KEY).parent(this);
        own.onPoll(this);
        work.begin(own);
        own.onClose(this);
        environment = own;
        if (terminated) stop(own);
    }

    /** What other threads have for the worker to do. */
    public PostedWork work() {
        return work;
    }

    /** What other threads have for the program's main thread to do. */
    PostedWork mainWork() {
        return mainWork;
    }

    /** Ends the worker, even in the middle of JavaScript; any thread. */
    public void terminate() {
        terminated = true;
        Environment own = environment;
        if (own != null) stop(own);
    }

    private synchronized void stop(Environment own) {
        if (closing) return;
        // Ends the worker at whichever comes first: the interrupt check of running JavaScript, the end of a wait, or a
        // turn of the loop.
        own.realm().agent().requestInterrupt();
        own.loop().post(() -> own.exitState().exit(ENDED));
        thread.interrupt();
    }

    /** The worker is ending by itself and must not be interrupted any more. */
    @Override
    public synchronized void closing() {
        closing = true;
        Thread.interrupted();
    }

    @Override
    public void polled() {
        if (terminated) throw new ProcessExit(ENDED);
    }

    /** The parent reports the error. */
    @Override
    public void uncaught(JsException exception) {
        Environment own = environment;
        own.library().call("internal/worker/bootstrap", "reportError", exception.value(own.realm()));
    }

    /** The heap is full, which ends the worker. */
    @Override
    public void outOfMemory() {
        exitCode = ENDED;
        failureCode = "ERR_WORKER_OUT_OF_MEMORY";
        failureReason = "JS heap out of memory";
    }

    /** The idle and active time of its loop in milliseconds; null if the loop does not exist. */
    public double[] loopTimes() {
        Environment own = environment;
        if (own == null || own.startTimes().loopNanos() == 0) return null;
        double idle = own.loop().idleNanos() / NANOS_PER_MILLI;
        return new double[] {
            idle, (own.loop().clock().nanoTime() - own.startTimes().loopNanos()) / NANOS_PER_MILLI - idle
        };
    }

    /** The user and system time of its thread in microseconds. */
    public double[] cpuTimes() {
        return CpuTimes.ofThread(thread);
    }

    /** Waits for the thread to end. */
    public void join() {
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public Settings settings() {
        return settings;
    }

    /** Its thread id in the program. */
    public int id() {
        return id;
    }

    /** The message with which it was started. */
    public Message startMessage() {
        return start;
    }

    public boolean isAlive() {
        return thread.isAlive();
    }

    public int exitCode() {
        return exitCode;
    }

    /** The code of the error that ended the runtime itself, or null. */
    public String failureCode() {
        return failureCode;
    }

    public String failureReason() {
        return failureReason;
    }
}

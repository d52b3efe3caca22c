package dev.gyre.node.worker;

import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.ArrayList;
import java.util.List;

/** The worker that a runtime belongs to, if any, and the workers that it has started. */
public final class Workers implements CloseListener {
    public static final EnvironmentKey<Workers> KEY = new Key();

    private final Environment environment;
    private WorkerRunner runner;
    private WorkerThread own;
    private PostedWork work;
    private List<WorkerThread> started;
    private final List<WorkerObserver> observers = new ArrayList<>();

    private static final class Key extends EnvironmentKey<Workers> {
        @Override
        protected Workers create(Environment environment) {
            return new Workers(environment);
        }
    }

    private Workers(Environment environment) {
        this.environment = environment;
    }

    /** Sets the runner of workers' programs; must be called before the program begins. */
    public void runner(WorkerRunner newRunner) {
        runner = newRunner;
    }

    WorkerRunner runner() {
        return runner;
    }

    void own(WorkerThread thread) {
        own = thread;
    }

    /** The worker of this runtime, or null in the main thread. */
    WorkerThread own() {
        return own;
    }

    /** The number of this runtime's thread: 0 for the main thread. */
    public static int threadId(Environment environment) {
        Workers workers = environment.existing(KEY);
        return workers == null || workers.own == null ? 0 : workers.own.id();
    }

    /** What other threads have for this runtime to do. */
    public PostedWork work() {
        if (own != null) return own.work();
        if (work == null) {
            work = new PostedWork();
            work.begin(environment);
        }
        return work;
    }

    /** What other threads have for the program's main thread to do. */
    public PostedWork mainWork() {
        return own == null ? work() : own.mainWork();
    }

    void add(WorkerThread worker) {
        if (started == null) {
            started = new ArrayList<>();
            environment.onClose(this);
        }
        started.add(worker);
    }

    void remove(WorkerThread worker) {
        started.remove(worker);
        for (WorkerObserver observer : List.copyOf(observers)) observer.ended(worker);
    }

    void starting(WorkerThread worker) {
        for (WorkerObserver observer : List.copyOf(observers)) observer.starting(worker);
    }

    /** Calls an observer from now on. */
    public void observe(WorkerObserver observer) {
        observers.add(observer);
    }

    public void unobserve(WorkerObserver observer) {
        observers.remove(observer);
    }

    /** The workers that this runtime has started and that have not ended. */
    public List<WorkerThread> running() {
        return started == null ? List.of() : List.copyOf(started);
    }

    @Override
    public void closing() {
        for (WorkerThread worker : started) worker.terminate();
        for (WorkerThread worker : started) worker.join();
    }
}

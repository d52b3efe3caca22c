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
    private List<WorkerThread> started;

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

    void add(WorkerThread worker) {
        if (started == null) {
            started = new ArrayList<>();
            environment.onClose(this);
        }
        started.add(worker);
    }

    void remove(WorkerThread worker) {
        started.remove(worker);
    }

    @Override
    public void closing() {
        for (WorkerThread worker : started) worker.terminate();
        for (WorkerThread worker : started) worker.join();
    }
}

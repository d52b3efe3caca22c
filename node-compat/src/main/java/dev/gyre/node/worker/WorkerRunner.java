package dev.gyre.node.worker;

/** Runs the programs of workers. */
public interface WorkerRunner {
    /** Runs the whole program of a worker on the current thread; returns its exit code. */
    int run(WorkerThread worker);
}

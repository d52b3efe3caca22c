package dev.gyre.node.worker;

/** Learns of the workers that a runtime starts, as the inspector does. On the thread of that runtime. */
public interface WorkerObserver {
    /** A worker is about to start: work that is posted to it now runs before its program. */
    void starting(WorkerThread worker);

    /** A worker has ended. */
    void ended(WorkerThread worker);
}

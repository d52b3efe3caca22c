package dev.gyre.node.worker;

import dev.gyre.node.modules.HooksRuntime;

/** Makes the runtimes that a program has beside its own. */
public interface OtherRuntimes {
    /** A runtime for the hooks of module.register, on a thread of its own. */
    HooksRuntime hooks();

    /** Runs the whole program of a worker on the current thread, which is the worker's; its exit code. */
    int run(WorkerThread worker);
}

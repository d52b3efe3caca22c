package dev.gyre.node.environment;

/** Called at the end of each drain, when no tick and no microtask is left and no job is on the stack. */
public interface DrainListener {
    /** Called on the runtime's thread inside the outermost callback scope. Jobs that it queues must be drained by it. */
    void drained();
}

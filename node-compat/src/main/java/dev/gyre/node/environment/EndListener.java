package dev.gyre.node.environment;

/** Called when the loop of a program has run empty, before 'exit' is emitted. */
public interface EndListener {
    /** May set the exit code. On the runtime's thread. */
    void ending();
}

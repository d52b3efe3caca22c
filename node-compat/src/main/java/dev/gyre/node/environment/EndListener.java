package dev.gyre.node.environment;

/** Called when the loop of a program has ended, before 'exit' is emitted. */
public interface EndListener {
    /** Called on the runtime's thread; may set the exit code. */
    void ending();
}

package dev.gyre.node.runtime;

/** The runtime in which the hooks of module.register run, on a thread of its own; whoever asks it waits. */
// https://nodejs.org/api/module.html#asynchronous-customization-hooks
public interface HooksRuntime extends AutoCloseable {
    /** The answer to a question, both in the form of internal/module_hooks. */
    String ask(String question);

    @Override
    void close();
}

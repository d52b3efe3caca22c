package dev.gyre.node.modules;

/** The runtime in which the hooks of module.register run, on a thread of its own; whoever asks it waits. */
// https://nodejs.org/api/module.html#asynchronous-customization-hooks
public interface HooksRuntime extends AutoCloseable {
    /**
     * What became of a question.
     *
     * @param text the answer in the form of internal/module_hooks; null where there is none, nor will be
     * @param exitCode the exit code of hooks that ended the program, otherwise null
     */
    record Answer(String text, Integer exitCode) {
        public static final Answer NEVER = new Answer(null, null);

        public static Answer text(String text) {
            return new Answer(text, null);
        }

        public static Answer exit(int code) {
            return new Answer(null, code);
        }
    }

    /** Asks by a message of internal/module_hooks. */
    Answer ask(Object question);

    @Override
    void close();
}

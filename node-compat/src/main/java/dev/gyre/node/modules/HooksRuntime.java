package dev.gyre.node.modules;

/** The runtime of module.register's hooks on its own thread; callers wait for its results. */
// https://nodejs.org/api/module.html#asynchronous-customization-hooks
public interface HooksRuntime extends AutoCloseable {
    /**
     * The result of a call of the hooks.
     *
     * @param text the result in the form of internal/modules/hooks; null if there will be none
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

    /** Calls the hooks with a message of internal/modules/hooks. */
    Answer ask(Object question);

    @Override
    void close();
}

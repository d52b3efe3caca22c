package dev.gyre.node.gyrefiber;

/** What a fiber does. */
enum FiberState {
    /** It has not been started. */
    NEW("new"),
    /** It is queued to run. */
    RUNNABLE("runnable"),
    RUNNING("running"),
    /** It waits for a promise, a batch, another fiber or Java. */
    WAITING("waiting"),
    /** It has called suspend() and waits for becomeRunnable(). */
    SUSPENDED("suspended"),
    ENDED("ended");

    private final String text;

    FiberState(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}

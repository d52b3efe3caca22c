package dev.gyre.node.environment;

/** Creates threads for JavaScript, because a {@link Thread}'s default stack is too small for recursive programs. */
public final class JavaScriptThread {
    /** Only address space is reserved until it is used. */
    private static final long STACK_SIZE = 512L << 20;

    private JavaScriptThread() {}

    /** A daemon thread that is not started. */
    public static Thread create(Runnable body, String name) {
        Thread thread = new Thread(null, body, name, STACK_SIZE, false);
        thread.setDaemon(true);
        return thread;
    }
}

package dev.gyre.node.environment;

/** Makes threads for JavaScript: the stack of a {@link Thread} by default is too small for programs that recurse. */
public final class JavaScriptThread {
    /** Only address space until it is used. */
    private static final long STACK_SIZE = 512L << 20;

    private JavaScriptThread() {}

    /** A thread that is still to be started and does not keep the JVM alive. */
    public static Thread create(Runnable body, String name) {
        Thread thread = new Thread(null, body, name, STACK_SIZE, false);
        thread.setDaemon(true);
        return thread;
    }
}

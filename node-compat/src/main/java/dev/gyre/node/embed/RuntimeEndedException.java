package dev.gyre.node.embed;

/** The program has ended: by {@code process.exit}, by an uncaught error, or because the host closed the runtime. */
public final class RuntimeEndedException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    private final int exitCode;

    RuntimeEndedException(String message, int exitCode) {
        super(message);
        this.exitCode = exitCode;
    }

    /** The exit code; 0 when the host closed the runtime. */
    public int exitCode() {
        return exitCode;
    }
}

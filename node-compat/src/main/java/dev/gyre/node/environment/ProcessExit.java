package dev.gyre.node.environment;

/** Unwinds the stack after process.exit(); JavaScript cannot catch it. */
public final class ProcessExit extends Error {
    private static final long serialVersionUID = 1;

    private final int code;

    public ProcessExit(int code) {
        super("process.exit", null, false, false);
        this.code = code;
    }

    public int code() {
        return code;
    }
}

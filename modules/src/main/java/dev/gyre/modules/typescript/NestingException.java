package dev.gyre.modules.typescript;

/** Text that is nested too deeply to be read. */
public final class NestingException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NestingException() {
        super("Maximum call stack size exceeded", null, false, false);
    }
}

package dev.gyre.modules.typescript;

/** Thrown for a text that is nested too deeply to be parsed. */
public final class NestingException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NestingException() {
        super("Maximum call stack size exceeded", null, false, false);
    }
}

package dev.gyre.engine.jit.classfile;

/** The class does not fit the class-file format: its code is too long for jumps, or it has too many or too long constants. */
public final class CodeTooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    CodeTooLargeException(String message) {
        super(message, null, false, false);
    }
}

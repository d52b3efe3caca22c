package dev.gyre.engine.jit.classfile;

/** What is assembled does not fit the class-file format: code beyond the reach of a jump, or too many or too long constants. */
public final class CodeTooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    CodeTooLargeException(String message) {
        super(message, null, false, false);
    }
}

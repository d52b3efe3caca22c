package dev.gyre.engine.bytecode.serial;

/** Thrown when a program has a constant without a serial form, so that the program cannot be cached. */
final class UnsupportedConstantException extends Exception {
    UnsupportedConstantException() {
        super(null, null, false, false);
    }
}

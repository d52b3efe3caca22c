package dev.gyre.engine.bytecode.serial;

/** Says that a program has a constant that has no form in bytes, so that it cannot be kept. */
final class UnsupportedConstantException extends Exception {
    UnsupportedConstantException() {
        super(null, null, false, false);
    }
}

package dev.gyre.page.idl.declare.processor;

/** A text that is no Web IDL, or that has no implementation. */
final class BadIdl extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadIdl(String message) {
        super(message);
    }
}

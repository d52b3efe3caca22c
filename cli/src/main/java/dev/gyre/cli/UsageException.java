package dev.gyre.cli;

/** A command line that cannot be understood. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}

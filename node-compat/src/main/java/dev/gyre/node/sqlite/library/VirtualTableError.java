package dev.gyre.node.sqlite.library;

/** Makes a query of a virtual table fail with a message of SQLite's. */
public final class VirtualTableError extends RuntimeException {
    private static final long serialVersionUID = 1;

    public VirtualTableError(String message) {
        super(message, null, false, false);
    }
}

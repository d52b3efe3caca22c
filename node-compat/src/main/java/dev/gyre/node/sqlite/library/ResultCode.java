package dev.gyre.node.sqlite.library;

/** The result codes of SQLite that this package or its users act on. */
// https://www.sqlite.org/rescode.html
public final class ResultCode {
    public static final int OK = 0;
    public static final int ERROR = 1;
    public static final int ABORT = 4;
    public static final int BUSY = 5;
    public static final int LOCKED = 6;
    public static final int NOMEM = 7;
    public static final int CONSTRAINT = 19;
    public static final int MISUSE = 21;
    public static final int ROW = 100;
    public static final int DONE = 101;

    private ResultCode() {}
}

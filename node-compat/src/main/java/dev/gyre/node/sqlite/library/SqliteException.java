package dev.gyre.node.sqlite.library;

/** An error of SQLite: its message, its extended result code, and what that code means, null if SQLite gives no text for it. */
public final class SqliteException extends Exception {
    private static final long serialVersionUID = 1;

    private final int code;
    private final String meaning;

    SqliteException(String message, int code, String meaning) {
        super(message, null, false, false);
        this.code = code;
        this.meaning = meaning;
    }

    /** The extended result code, https://www.sqlite.org/rescode.html. */
    public int code() {
        return code;
    }

    public String meaning() {
        return meaning;
    }
}

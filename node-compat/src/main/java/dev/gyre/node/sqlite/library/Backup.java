package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Copies a database page by page into a file. The thread of the source may change between two steps. */
// https://www.sqlite.org/backup.html
public final class Backup {
    private final long target;
    private final long handle;

    private Backup(long target, long handle) {
        this.target = target;
        this.handle = handle;
    }

    /** Begins a backup of one of the connection's databases into a database of a file. */
    public static Backup begin(Connection source, String sourceName, String path, String targetName)
            throws SqliteException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(JAVA_LONG);
            int flags = Connection.READ_WRITE | Connection.CREATE | Connection.URI;
            int code = ConnectionFunctions.open(Text.cString(arena, path), out.address(), flags, 0);
            long target = out.get(JAVA_LONG, 0);
            long handle = code != ResultCode.OK
                    ? 0
                    : SessionFunctions.backupInit(
                            target, Text.cString(arena, targetName), source.handle(), Text.cString(arena, sourceName));
            if (handle != 0) return new Backup(target, handle);
            SqliteException failure = error(target, code);
            ConnectionFunctions.close(target);
            throw failure;
        }
    }

    private static SqliteException error(long target, int code) {
        if (target == 0) return Connection.failure(code);
        int extended = ConnectionFunctions.extendedErrorCode(target);
        return new SqliteException(
                Text.read(ConnectionFunctions.errorMessage(target)),
                extended,
                Text.read(ConnectionFunctions.errorText(extended)));
    }

    /** Copies so many pages, all if the number is negative; returns OK, DONE, or what failed. */
    public int step(int pages) {
        return SessionFunctions.backupStep(handle, pages);
    }

    public int remainingPages() {
        return SessionFunctions.backupRemaining(handle);
    }

    public int totalPages() {
        return SessionFunctions.backupPageCount(handle);
    }

    /** The error of a step's result. */
    public SqliteException error(int code) {
        String text = Text.read(ConnectionFunctions.errorText(code));
        return new SqliteException(text, code, text);
    }

    /** Ends the backup and closes the file. */
    public void finish() {
        SessionFunctions.backupFinish(handle);
        ConnectionFunctions.close(target);
    }
}

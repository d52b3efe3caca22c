package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** A session, which records the changes of a database. */
// https://www.sqlite.org/sessionintro.html
public final class ChangeSession {
    private final Connection connection;
    private long handle;

    private ChangeSession(Connection connection, long handle) {
        this.connection = connection;
        this.handle = handle;
    }

    static ChangeSession create(Connection connection, String database, String tableOrNull) throws SqliteException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(JAVA_LONG);
            int code = SessionFunctions.create(connection.handle(), Text.cString(arena, database), out.address());
            if (code != ResultCode.OK) throw Connection.failure(code);
            long handle = out.get(JAVA_LONG, 0);
            code = SessionFunctions.attach(handle, Text.cStringOrNull(arena, tableOrNull));
            if (code != ResultCode.OK) {
                SessionFunctions.delete(handle);
                throw Connection.failure(code);
            }
            return new ChangeSession(connection, handle);
        }
    }

    public boolean isDeleted() {
        return handle == 0;
    }

    /** The changes so far, or a patchset, which has fewer of the old values. */
    public byte[] changes(boolean patchset) throws SqliteException {
        if (handle == 0) throw new IllegalStateException("the session is deleted");
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment size = arena.allocate(JAVA_INT);
            MemorySegment out = arena.allocate(JAVA_LONG);
            int code = patchset
                    ? SessionFunctions.patchset(handle, size.address(), out.address())
                    : SessionFunctions.changeset(handle, size.address(), out.address());
            connection.callbacks().rethrow();
            if (code != ResultCode.OK) throw Connection.failure(code);
            long data = out.get(JAVA_LONG, 0);
            byte[] bytes = data == 0 ? new byte[0] : Text.bytes(data, size.get(JAVA_INT, 0));
            if (data != 0) ConnectionFunctions.free(data);
            return bytes;
        }
    }

    /** Ends the session. */
    public void delete() {
        if (handle == 0) return;
        SessionFunctions.delete(handle);
        handle = 0;
        connection.remove(this);
    }
}

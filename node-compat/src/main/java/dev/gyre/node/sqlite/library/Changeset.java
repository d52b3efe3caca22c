package dev.gyre.node.sqlite.library;

import java.lang.foreign.Arena;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Applies changes that a session has recorded. */
// https://www.sqlite.org/session/sqlite3changeset_apply.html
public final class Changeset {
    private static final int ABORT = 2;

    private final Callbacks callbacks;
    private final Filter filter;
    private final ConflictHandler conflicts;

    private Changeset(Callbacks callbacks, Filter filter, ConflictHandler conflicts) {
        this.callbacks = callbacks;
        this.filter = filter;
        this.conflicts = conflicts;
    }

    /** Chooses tables. */
    @FunctionalInterface
    public interface Filter {
        boolean accepts(String table);
    }

    /** Decides about a conflict. */
    @FunctionalInterface
    public interface ConflictHandler {
        /** Returns 0 to omit the change, 1 to replace what is there, 2 to abort. */
        int decide(int conflict);
    }

    /**
     * Applies changes.
     *
     * @param filter null for all tables
     * @param conflicts null to abort
     * @return false if it was aborted because of a conflict
     */
    public static boolean apply(
            Connection connection, byte[] bytes, int offset, int length, Filter filter, ConflictHandler conflicts)
            throws SqliteException {
        Changeset callback = new Changeset(connection.callbacks(), filter, conflicts);
        try (Arena arena = Arena.ofConfined()) {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodType filterType = MethodType.methodType(int.class, long.class, long.class);
            MethodType conflictType = MethodType.methodType(int.class, long.class, int.class, long.class);
            int code = SessionFunctions.apply(
                    connection.handle(),
                    length,
                    Text.copy(arena, bytes, offset, length).address(),
                    filter == null ? 0 : NativeLibrary.callback(lookup, callback, "onTable", filterType, "ill", arena),
                    NativeLibrary.callback(lookup, callback, "onConflict", conflictType, "ilil", arena),
                    0);
            callback.callbacks.rethrow();
            if (code == ResultCode.ABORT) return false;
            if (code != ResultCode.OK) throw Connection.failure(code);
            return true;
        }
    }

    private int onTable(long user, long table) {
        if (callbacks.hasFailed()) return 0;
        callbacks.enter();
        try {
            return filter.accepts(Text.read(table)) ? 1 : 0;
        } catch (Throwable thrown) {
            callbacks.failed(thrown);
            return 0;
        } finally {
            callbacks.leave();
        }
    }

    private int onConflict(long user, int conflict, long change) {
        if (conflicts == null || callbacks.hasFailed()) return ABORT;
        callbacks.enter();
        try {
            return conflicts.decide(conflict);
        } catch (Throwable thrown) {
            callbacks.failed(thrown);
            return ABORT;
        } finally {
            callbacks.leave();
        }
    }
}

package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** What SQLite calls when a statement has run. */
// https://www.sqlite.org/c3ref/trace_v2.html
final class ProfileCallback {
    static final int PROFILE = 2;

    private static final MethodType TYPE =
            MethodType.methodType(int.class, int.class, long.class, long.class, long.class);

    private final Arena arena = Arena.ofAuto();
    private final Callbacks callbacks;
    private final Profile profile;
    private final long address;

    ProfileCallback(Callbacks callbacks, Profile profile) {
        this.callbacks = callbacks;
        this.profile = profile;
        address = NativeLibrary.callback(MethodHandles.lookup(), this, "onEvent", TYPE, "iilll", arena);
    }

    long address() {
        return address;
    }

    private int onEvent(int event, long user, long statement, long nanoseconds) {
        callbacks.enter();
        try {
            String sql = Statement.expandedSql(statement);
            profile.ran(
                    sql == null ? Text.read(StatementFunctions.sql(statement)) : sql,
                    NativeLibrary.MEMORY.get(JAVA_LONG, nanoseconds));
        } catch (Throwable thrown) {
            callbacks.failed(thrown);
        } finally {
            callbacks.leave();
        }
        return 0;
    }
}

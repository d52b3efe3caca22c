package dev.gyre.node.sqlite.library;

import java.lang.foreign.Arena;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

/** A prepared statement. After {@link #finish} nothing may be called but {@link #isFinished} and finish. */
// https://www.sqlite.org/c3ref/stmt.html
public final class Statement {
    /** Types of columns and of values, https://www.sqlite.org/c3ref/c_blob.html. */
    public static final int INTEGER = 1;

    public static final int FLOAT = 2;
    public static final int TEXT = 3;
    public static final int BLOB = 4;
    public static final int NULL = 5;

    /** SQLite copies what it is given. */
    static final long TRANSIENT = -1;

    private static final int REPREPARED = 5;

    private final Connection connection;
    /** Reachable as long as the statement is not finalized. */
    private final OwnerReference owner;

    private long handle;
    private boolean executing;

    Statement(Connection connection, long handle, Object owner, ReferenceQueue<Object> queue) {
        this.connection = connection;
        this.handle = handle;
        this.owner = new OwnerReference(owner, queue);
    }

    /** Tells that the object which uses the statement is unreachable. */
    final class OwnerReference extends PhantomReference<Object> {
        OwnerReference(Object owner, ReferenceQueue<Object> queue) {
            super(owner, queue);
        }

        void finish() {
            Statement.this.finish();
        }
    }

    private long handle() {
        if (handle == 0) throw new IllegalStateException("the statement is finalized");
        return handle;
    }

    public boolean isFinished() {
        return handle == 0;
    }

    /** Whether {@link #step} or {@link #reset} is under way. */
    public boolean isExecuting() {
        return executing;
    }

    /** Finalizes the statement. */
    public void finish() {
        if (handle == 0) return;
        if (executing) throw new IllegalStateException("the statement is being executed");
        long released = handle;
        executing = true;
        try {
            StatementFunctions.finish(released);
        } finally {
            executing = false;
            handle = 0;
            owner.clear();
            connection.remove(this);
        }
        connection.callbacks().rethrow();
    }

    /** Runs to the next row, if there is one. */
    public boolean step() throws SqliteException {
        int code;
        executing = true;
        try {
            code = StatementFunctions.step(handle());
        } finally {
            executing = false;
        }
        connection.callbacks().rethrow();
        if (code == ResultCode.ROW) return true;
        if (code == ResultCode.DONE) return false;
        throw connection.lastError();
    }

    /** Makes the statement ready to run again. The error of the last run, which SQLite repeats, is not reported. */
    public void reset() {
        resetHandle();
        connection.callbacks().rethrow();
    }

    /** As {@link #reset} after an error: another one does not replace it. */
    public void resetQuietly() {
        resetHandle();
        connection.callbacks().discard();
    }

    private void resetHandle() {
        executing = true;
        try {
            StatementFunctions.reset(handle());
        } finally {
            executing = false;
        }
    }

    public void clearBindings() {
        StatementFunctions.clearBindings(handle());
    }

    private void check(int code) throws SqliteException {
        if (code != ResultCode.OK) throw connection.lastError();
    }

    public void bindNull(int index) throws SqliteException {
        check(StatementFunctions.bindNull(handle(), index));
    }

    public void bind(int index, long value) throws SqliteException {
        check(StatementFunctions.bindLong(handle(), index, value));
    }

    public void bind(int index, double value) throws SqliteException {
        check(StatementFunctions.bindDouble(handle(), index, value));
    }

    public void bind(int index, String text) throws SqliteException {
        byte[] bytes = Text.utf8(text);
        if (bytes.length <= Connection.SCRATCH) {
            long copy = connection.scratch(bytes, 0, bytes.length);
            check(StatementFunctions.bindText(handle(), index, copy, bytes.length, TRANSIENT));
        } else {
            try (Arena arena = Arena.ofConfined()) {
                long copy = Text.copy(arena, bytes, 0, bytes.length).address();
                check(StatementFunctions.bindLargeText(handle(), index, copy, bytes.length, TRANSIENT));
            }
        }
    }

    /** Binds a blob, copied. */
    public void bind(int index, byte[] bytes, int offset, int length) throws SqliteException {
        if (length <= Connection.SCRATCH) {
            long copy = connection.scratch(bytes, offset, length);
            check(StatementFunctions.bindBlob(handle(), index, copy, length, TRANSIENT));
        } else {
            try (Arena arena = Arena.ofConfined()) {
                long copy = Text.copy(arena, bytes, offset, length).address();
                check(StatementFunctions.bindLargeBlob(handle(), index, copy, length, TRANSIENT));
            }
        }
    }

    public int parameterCount() {
        return StatementFunctions.parameterCount(handle());
    }

    /** The name of a parameter with its prefix; null if it has none. */
    public String parameterName(int index) {
        return Text.read(StatementFunctions.parameterName(handle(), index));
    }

    public int columnCount() {
        return StatementFunctions.columnCount(handle());
    }

    public String columnName(int column) {
        return Text.read(StatementFunctions.columnName(handle(), column));
    }

    public String columnDatabaseName(int column) {
        return Text.read(StatementFunctions.columnDatabaseName(handle(), column));
    }

    public String columnTableName(int column) {
        return Text.read(StatementFunctions.columnTableName(handle(), column));
    }

    public String columnOriginName(int column) {
        return Text.read(StatementFunctions.columnOriginName(handle(), column));
    }

    public String columnDeclaredType(int column) {
        return Text.read(StatementFunctions.columnDeclaredType(handle(), column));
    }

    public int columnType(int column) {
        return StatementFunctions.columnType(handle(), column);
    }

    public long columnLong(int column) {
        return StatementFunctions.columnLong(handle(), column);
    }

    public double columnDouble(int column) {
        return StatementFunctions.columnDouble(handle(), column);
    }

    public String columnText(int column) {
        long address = StatementFunctions.columnText(handle(), column);
        return address == 0 ? "" : Text.read(address, StatementFunctions.columnBytes(handle(), column));
    }

    public byte[] columnBlob(int column) {
        long address = StatementFunctions.columnBlob(handle(), column);
        return Text.bytes(address, address == 0 ? 0 : StatementFunctions.columnBytes(handle(), column));
    }

    /** A counter of the statement, https://www.sqlite.org/c3ref/c_stmtstatus_counter.html. */
    public int status(int which, boolean reset) {
        return StatementFunctions.status(handle(), which, reset ? 1 : 0);
    }

    /** How often the statement was prepared anew because the schema had changed. */
    public int timesReprepared() {
        return StatementFunctions.status(handle(), REPREPARED, 0);
    }

    public String sql() {
        return Text.read(StatementFunctions.sql(handle()));
    }

    /** The text with the values bound to its parameters; null if it is too long. */
    public String expandedSql() {
        return expandedSql(handle());
    }

    static String expandedSql(long statement) {
        long address = StatementFunctions.expandedSql(statement);
        String text = Text.read(address);
        if (address != 0) ConnectionFunctions.free(address);
        return text;
    }
}

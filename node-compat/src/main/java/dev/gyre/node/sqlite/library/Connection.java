package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A connection to a database. One thread uses it; a {@link Backup} may read it on another. */
// https://www.sqlite.org/c3ref/sqlite3.html
public final class Connection {
    public static final int READ_ONLY = 1;
    public static final int READ_WRITE = 2;
    public static final int CREATE = 4;
    public static final int URI = 0x40;

    /** Options of {@link #configure}, https://www.sqlite.org/c3ref/c_dbconfig_defensive.html. */
    public static final int FOREIGN_KEYS = 1002;

    public static final int LOAD_EXTENSION = 1005;
    public static final int DEFENSIVE = 1010;
    public static final int DOUBLE_QUOTED_STRINGS_DML = 1013;
    public static final int DOUBLE_QUOTED_STRINGS_DDL = 1014;

    /** Flags of functions, https://www.sqlite.org/c3ref/c_deterministic.html. */
    public static final int UTF8 = 1;

    public static final int DETERMINISTIC = 0x800;
    public static final int DIRECT_ONLY = 0x80000;

    /** The size of {@link #scratch}. */
    static final int SCRATCH = 1 << 14;

    /** The data of a deserialized database is freed by SQLite and may grow. */
    private static final int FREE_ON_CLOSE_RESIZEABLE = 3;

    private final ReferenceQueue<Object> lostOwners = new ReferenceQueue<>();
    private final Set<Statement> statements = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<ChangeSession> sessions = Collections.newSetFromMap(new IdentityHashMap<>());
    /** What SQLite may call, as long as it may. */
    private final Map<Object, Object> callbacks = new HashMap<>();
    /** What was replaced while it may have been on the stack. */
    private final List<Object> replaced = new ArrayList<>();

    /** Where small values are copied, from which SQLite copies them at once. */
    private final MemorySegment scratch = Arena.ofAuto().allocate(SCRATCH);

    private final Callbacks state = new Callbacks();
    private long handle;

    private Connection(long handle) {
        this.handle = handle;
    }

    /**
     * Opens a database.
     *
     * @param path a path, a file: URI with {@link #URI} among the flags, or ":memory:"
     */
    public static Connection open(String path, int flags) throws SqliteException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(JAVA_LONG);
            int code = ConnectionFunctions.open(Text.cString(arena, path), out.address(), flags, 0);
            Connection connection = new Connection(out.get(JAVA_LONG, 0));
            if (code == ResultCode.OK) return connection;
            SqliteException failure = connection.handle == 0 ? failure(code) : connection.lastError();
            ConnectionFunctions.close(connection.handle);
            throw failure;
        }
    }

    /** An error of which only the result code is known. */
    static SqliteException failure(int code) {
        String text = Text.read(ConnectionFunctions.errorText(code));
        return new SqliteException(text, code, null);
    }

    /** The handle, for calls that happen at once. */
    long handle() {
        if (handle == 0) throw new IllegalStateException("the connection is closed");
        return handle;
    }

    /** The address of a copy of bytes, until the next one is made. */
    long scratch(byte[] bytes, int offset, int length) {
        MemorySegment.copy(bytes, offset, scratch, java.lang.foreign.ValueLayout.JAVA_BYTE, 0, length);
        return scratch.address();
    }

    Callbacks callbacks() {
        return state;
    }

    public boolean isOpen() {
        return handle != 0;
    }

    /** Whether SQLite is calling back: closing now is not possible. */
    public boolean isInCallback() {
        return state.depth() > 0;
    }

    /** Whether the authorizer is being called, which must not use the connection. */
    public boolean isInAuthorizer() {
        return state.isAuthorizing();
    }

    /** Finalizes the statements, ends the sessions and closes the connection; a backup under way ends first. */
    public void close() {
        if (handle == 0) return;
        if (isInCallback()) throw new IllegalStateException("SQLite is calling back");
        state.beQuiet();
        try {
            finalizeStatements();
        } finally {
            state.endQuiet();
        }
        for (ChangeSession session : sessions.toArray(new ChangeSession[0])) session.delete();
        ConnectionFunctions.close(handle);
        handle = 0;
        callbacks.clear();
        replaced.clear();
    }

    private void keep(Object key, Object callback) {
        Object before = callbacks.put(key, callback);
        if (state.depth() > 0) replaced.add(before);
        else replaced.clear();
    }

    /** A function as SQLite tells functions apart: the name up to a null character, in which only ASCII letters have no case. */
    private static String functionKey(String name, int arguments) {
        StringBuilder key = new StringBuilder().append(arguments).append(':');
        for (int i = 0; i < name.length() && name.charAt(i) != 0; i++) {
            char letter = name.charAt(i);
            key.append(letter >= 'A' && letter <= 'Z' ? (char) (letter + 32) : letter);
        }
        return key.toString();
    }

    /** Finalizes all statements. */
    public void finalizeStatements() {
        for (Statement statement : statements.toArray(new Statement[0])) statement.finish();
    }

    void remove(Statement statement) {
        statements.remove(statement);
    }

    void remove(ChangeSession session) {
        sessions.remove(session);
    }

    /** The error of the last call that failed. */
    public SqliteException lastError() {
        int code = ConnectionFunctions.extendedErrorCode(handle);
        String message = Text.read(ConnectionFunctions.errorMessage(handle));
        return new SqliteException(message, code, Text.read(ConnectionFunctions.errorText(code)));
    }

    /** Throws what a callback threw, or else the error of a result code. */
    private void check(int code) throws SqliteException {
        state.rethrow();
        if (code != ResultCode.OK) throw lastError();
    }

    /** Executes statements. */
    public void exec(String sql) throws SqliteException {
        try (Arena arena = Arena.ofConfined()) {
            check(ConnectionFunctions.exec(handle(), Text.cString(arena, sql), 0, 0, 0));
        }
    }

    /**
     * Prepares the first statement of a text.
     *
     * @param owner the statement is finalized some time after this object has become unreachable
     * @return null if the text has no statement
     */
    public Statement prepare(String sql, Object owner) throws SqliteException {
        finalizeLost();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(JAVA_LONG);
            check(ConnectionFunctions.prepare(handle(), Text.cString(arena, sql), -1, out.address(), 0));
            long prepared = out.get(JAVA_LONG, 0);
            if (prepared == 0) return null;
            Statement statement = new Statement(this, prepared, owner, lostOwners);
            statements.add(statement);
            return statement;
        }
    }

    private void finalizeLost() {
        for (Object lost = lostOwners.poll(); lost != null; lost = lostOwners.poll()) {
            state.beQuiet();
            try {
                ((Statement.OwnerReference) lost).finish();
            } finally {
                state.endQuiet();
            }
        }
    }

    /** Sets how long a lock is waited for, in milliseconds. */
    public void busyTimeout(int milliseconds) {
        ConnectionFunctions.busyTimeout(handle(), milliseconds);
    }

    /** Sets an option of the connection, one of the constants above. */
    public void configure(int option, boolean value) throws SqliteException {
        check(ConnectionFunctions.configure(handle(), option, value ? 1 : 0, 0));
    }

    /** Sets a limit unless the value is negative, and returns the one before; https://www.sqlite.org/c3ref/c_limit_attached.html. */
    public int limit(int which, int value) {
        return ConnectionFunctions.limit(handle(), which, value);
    }

    public boolean isAutocommit() {
        return ConnectionFunctions.isAutocommit(handle()) != 0;
    }

    /** The path of an attached database; null or empty if it has none. */
    public String fileName(String database) {
        try (Arena arena = Arena.ofConfined()) {
            return Text.read(ConnectionFunctions.fileName(handle(), Text.cString(arena, database)));
        }
    }

    /** The rows that the last statement changed. */
    public long changes() {
        return ConnectionFunctions.changes(handle());
    }

    public long lastInsertRowid() {
        return ConnectionFunctions.lastInsertRowid(handle());
    }

    /**
     * Defines a function.
     *
     * @param arguments their number, -1 for any
     * @param flags {@link #UTF8} and others
     */
    public void function(String name, int arguments, int flags, ScalarFunction function) throws SqliteException {
        FunctionCallbacks callback = FunctionCallbacks.scalar(state, function);
        try (Arena arena = Arena.ofConfined()) {
            check(ConnectionFunctions.createFunction(
                    handle(), Text.cString(arena, name), arguments, flags, 0, callback.step(), 0, 0, 0));
        }
        keep(functionKey(name, arguments), callback);
    }

    /** Defines an aggregate function, which is a window function if it has an inverse. */
    public void aggregate(String name, int arguments, int flags, AggregateFunction function) throws SqliteException {
        FunctionCallbacks callback = FunctionCallbacks.aggregate(state, function);
        try (Arena arena = Arena.ofConfined()) {
            check(ConnectionFunctions.createWindowFunction(
                    handle(),
                    Text.cString(arena, name),
                    arguments,
                    flags,
                    0,
                    callback.step(),
                    callback.finish(),
                    callback.value(),
                    callback.inverse(),
                    0));
        }
        keep(functionKey(name, arguments), callback);
    }

    /** Defines a module of virtual tables. */
    public void module(String name, VirtualTableModule module) throws SqliteException {
        ModuleCallbacks callback = new ModuleCallbacks(state, module);
        // Tables of the module that this one replaces are connected until they are closed.
        keep(callback, callback);
        try (Arena arena = Arena.ofConfined()) {
            check(ConnectionFunctions.createModule(handle(), Text.cString(arena, name), callback.address(), 0, 0));
        }
    }

    /** Sets the authorizer; null for none. */
    public void authorizer(Authorizer authorizer) throws SqliteException {
        AuthorizerCallback callback = authorizer == null ? null : new AuthorizerCallback(state, authorizer);
        check(ConnectionFunctions.setAuthorizer(handle(), callback == null ? 0 : callback.address(), 0));
        keep("authorizer", callback);
    }

    /** Sets the listener to statements that have run; null removes it. */
    public void profile(Profile profile) throws SqliteException {
        ProfileCallback callback = profile == null ? null : new ProfileCallback(state, profile);
        check(ConnectionFunctions.trace(
                handle(),
                callback == null ? 0 : ProfileCallback.PROFILE,
                callback == null ? 0 : callback.address(),
                0));
        keep("profile", callback);
    }

    /** The bytes of a database. */
    public byte[] serialize(String database) throws SqliteException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment size = arena.allocate(JAVA_LONG);
            long data = ConnectionFunctions.serialize(handle(), Text.cString(arena, database), size.address(), 0);
            state.rethrow();
            long length = size.get(JAVA_LONG, 0);
            if (data == 0 && length == 0) return new byte[0];
            if (data == 0) throw lastError();
            try {
                if (length > Integer.MAX_VALUE - 8) throw failure(ResultCode.NOMEM);
                return Text.bytes(data, (int) length);
            } finally {
                ConnectionFunctions.free(data);
            }
        }
    }

    /** Replaces a database by a copy of these bytes. No statement may be prepared. */
    public void deserialize(String database, byte[] bytes, int offset, int length) throws SqliteException {
        long data = ConnectionFunctions.malloc(length);
        if (data == 0) throw failure(ResultCode.NOMEM);
        MemorySegment.copy(bytes, offset, NativeLibrary.MEMORY, java.lang.foreign.ValueLayout.JAVA_BYTE, data, length);
        try (Arena arena = Arena.ofConfined()) {
            // SQLite frees the data even if it fails.
            check(ConnectionFunctions.deserialize(
                    handle(), Text.cString(arena, database), data, length, length, FREE_ON_CLOSE_RESIZEABLE));
        }
    }

    /** Loads an extension; the entry point may be null. */
    public void loadExtension(String file, String entry) throws SqliteException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment message = arena.allocate(JAVA_LONG);
            int code = ConnectionFunctions.loadExtension(
                    handle(), Text.cString(arena, file), Text.cStringOrNull(arena, entry), message.address());
            long address = message.get(JAVA_LONG, 0);
            String text = Text.read(address);
            if (address != 0) ConnectionFunctions.free(address);
            state.rethrow();
            if (code != ResultCode.OK) {
                throw text == null ? failure(code) : new SqliteException(text, code, null);
            }
        }
    }

    /** Begins to record the changes of a database, of one table unless that is null. */
    public ChangeSession session(String database, String table) throws SqliteException {
        ChangeSession session = ChangeSession.create(this, database, table);
        sessions.add(session);
        return session;
    }
}

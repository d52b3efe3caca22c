package dev.gyre.node.webstorage;

import dev.gyre.node.sqlite.library.Connection;
import dev.gyre.node.sqlite.library.ResultCode;
import dev.gyre.node.sqlite.library.SqliteException;
import dev.gyre.node.sqlite.library.Statement;
import java.util.ArrayList;
import java.util.List;

/** Keys and values in a database. Strings are stored as UTF-16, so that every string of JavaScript survives; triggers keep the sum of their sizes within the quota. */
final class StorageArea {
    /** The tables and triggers of Node's files. */
    private static final String SCHEMA = """
            PRAGMA encoding = 'UTF-16le';
            PRAGMA busy_timeout = 3000;
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = NORMAL;
            PRAGMA temp_store = MEMORY;
            CREATE TABLE IF NOT EXISTS nodejs_webstorage (
              key BLOB NOT NULL, value BLOB NOT NULL, PRIMARY KEY (key)
            ) STRICT;
            CREATE TABLE IF NOT EXISTS nodejs_webstorage_state (
              max_size INTEGER NOT NULL DEFAULT 10485760,
              total_size INTEGER NOT NULL,
              schema_version INTEGER NOT NULL DEFAULT 0,
              single_row_ INTEGER NOT NULL DEFAULT 1 CHECK (single_row_ = 1),
              PRIMARY KEY (single_row_)
            ) STRICT;
            CREATE TRIGGER IF NOT EXISTS nodejs_quota_insert AFTER INSERT ON nodejs_webstorage BEGIN
              UPDATE nodejs_webstorage_state SET total_size = total_size + octet_length(new.key) + octet_length(new.value);
              SELECT raise(ABORT, 'QuotaExceeded') FROM nodejs_webstorage_state WHERE total_size > max_size;
            END;
            CREATE TRIGGER IF NOT EXISTS nodejs_quota_update AFTER UPDATE ON nodejs_webstorage BEGIN
              UPDATE nodejs_webstorage_state SET total_size = total_size
                + octet_length(new.key) + octet_length(new.value) - octet_length(old.key) - octet_length(old.value);
              SELECT raise(ABORT, 'QuotaExceeded') FROM nodejs_webstorage_state WHERE total_size > max_size;
            END;
            CREATE TRIGGER IF NOT EXISTS nodejs_quota_delete AFTER DELETE ON nodejs_webstorage BEGIN
              UPDATE nodejs_webstorage_state SET total_size = total_size - octet_length(old.key) - octet_length(old.value);
            END;
            INSERT OR IGNORE INTO nodejs_webstorage_state (total_size, schema_version) VALUES (0, 1);
            """;

    private final Connection connection;
    private final Statement count;
    private final Statement get;
    private final Statement set;
    private final Statement remove;
    private final Statement clear;
    private final Statement keys;
    private final Statement keyAt;

    StorageArea(String path) throws SqliteException {
        connection = Connection.open(path, Connection.READ_WRITE | Connection.CREATE);
        boolean complete = false;
        try {
            connection.exec(SCHEMA);
            count = prepare("SELECT count(*) FROM nodejs_webstorage");
            get = prepare("SELECT value FROM nodejs_webstorage WHERE key = ?");
            set = prepare("INSERT INTO nodejs_webstorage (key, value) VALUES (?, ?) "
                    + "ON CONFLICT (key) DO UPDATE SET value = excluded.value");
            remove = prepare("DELETE FROM nodejs_webstorage WHERE key = ?");
            clear = prepare("DELETE FROM nodejs_webstorage");
            keys = prepare("SELECT key FROM nodejs_webstorage ORDER BY key");
            keyAt = prepare("SELECT key FROM nodejs_webstorage ORDER BY key LIMIT 1 OFFSET ?");
            complete = true;
        } finally {
            if (!complete) connection.close();
        }
    }

    private Statement prepare(String sql) throws SqliteException {
        return connection.prepare(sql, this);
    }

    void close() {
        connection.close();
    }

    private static byte[] bytes(String text) {
        byte[] bytes = new byte[text.length() * 2];
        for (int i = 0; i < text.length(); i++) {
            bytes[2 * i] = (byte) text.charAt(i);
            bytes[2 * i + 1] = (byte) (text.charAt(i) >> 8);
        }
        return bytes;
    }

    private static String text(byte[] bytes) {
        char[] units = new char[bytes.length / 2];
        for (int i = 0; i < units.length; i++) units[i] = (char) (bytes[2 * i] & 0xFF | bytes[2 * i + 1] << 8);
        return new String(units);
    }

    private static void bind(Statement statement, int index, String text) throws SqliteException {
        byte[] bytes = bytes(text);
        statement.bind(index, bytes, 0, bytes.length);
    }

    /** Runs a statement without rows. */
    private static void run(Statement statement) throws SqliteException {
        boolean complete = false;
        try {
            statement.step();
            complete = true;
        } finally {
            if (complete) statement.reset();
            else statement.resetQuietly();
        }
    }

    /** The text in the first column of the first row; null if there is no row. */
    private static String first(Statement statement) throws SqliteException {
        try {
            return statement.step() ? text(statement.columnBlob(0)) : null;
        } finally {
            statement.resetQuietly();
        }
    }

    int length() throws SqliteException {
        try {
            count.step();
            return (int) count.columnLong(0);
        } finally {
            count.resetQuietly();
        }
    }

    /** The value of a key; null if there is none. */
    String get(String key) throws SqliteException {
        bind(get, 1, key);
        return first(get);
    }

    /** Sets the value of a key; false if that would exceed the quota. */
    boolean set(String key, String value) throws SqliteException {
        bind(set, 1, key);
        bind(set, 2, value);
        try {
            run(set);
            return true;
        } catch (SqliteException failure) {
            if ((failure.code() & 0xFF) == ResultCode.CONSTRAINT) return false;
            throw failure;
        }
    }

    void remove(String key) throws SqliteException {
        bind(remove, 1, key);
        run(remove);
    }

    void clear() throws SqliteException {
        run(clear);
    }

    /** The key at a place of the order of keys; null if there are not so many. */
    String key(long index) throws SqliteException {
        keyAt.bind(1, index);
        return first(keyAt);
    }

    List<String> keys() throws SqliteException {
        List<String> result = new ArrayList<>();
        try {
            while (keys.step()) result.add(text(keys.columnBlob(0)));
        } finally {
            keys.resetQuietly();
        }
        return result;
    }
}

package dev.gyre.node.http2;

import java.util.TreeMap;

/** The settings of one side that are in force. */
// https://www.rfc-editor.org/rfc/rfc9113#section-6.5.2
final class SessionSettings {
    static final int HEADER_TABLE_SIZE = 1;
    static final int ENABLE_PUSH = 2;
    static final int MAX_CONCURRENT_STREAMS = 3;
    static final int INITIAL_WINDOW_SIZE = 4;
    static final int MAX_FRAME_SIZE = 5;
    static final int MAX_HEADER_LIST_SIZE = 6;
    static final int ENABLE_CONNECT_PROTOCOL = 8;

    private static final long UNLIMITED = 0xffffffffL;
    private static final int COUNT = 9;

    private final long[] values = new long[COUNT];
    private final TreeMap<Integer, Long> custom = new TreeMap<>();

    SessionSettings() {
        values[HEADER_TABLE_SIZE] = 4096;
        values[ENABLE_PUSH] = 1;
        values[MAX_CONCURRENT_STREAMS] = UNLIMITED;
        values[INITIAL_WINDOW_SIZE] = 65_535;
        values[MAX_FRAME_SIZE] = 16_384;
        values[MAX_HEADER_LIST_SIZE] = UNLIMITED;
    }

    static boolean isKnown(int id) {
        return id >= HEADER_TABLE_SIZE && id <= MAX_HEADER_LIST_SIZE || id == ENABLE_CONNECT_PROTOCOL;
    }

    long get(int id) {
        return values[id];
    }

    int initialWindow() {
        return (int) values[INITIAL_WINDOW_SIZE];
    }

    void set(int id, long value) {
        if (isKnown(id)) values[id] = value;
        else custom.put(id, value);
    }

    /** Settings by numbers that the standard does not know. */
    TreeMap<Integer, Long> custom() {
        return custom;
    }
}

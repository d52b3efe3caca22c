package dev.gyre.node.http2;

import io.netty.buffer.ByteBuf;
import java.util.ArrayDeque;

/** Follows the representations of header blocks, to know how large the dynamic table is and which fields are never indexed. */
// https://www.rfc-editor.org/rfc/rfc7541#section-6
final class DynamicTableSize {
    private static final int ENTRY_OVERHEAD = 32;
    private static final int INDEXED = 0x80;
    private static final int INCREMENTAL = 0x40;
    private static final int TABLE_SIZE = 0x20;
    private static final int NEVER_INDEXED = 0x10;
    private static final int LONG_LENGTH = 0x7f;
    private static final int SHORT_INDEX = 0x0f;
    private static final int MAX_SHIFT = 28;

    // The sizes of the entries, the oldest first.
    private final ArrayDeque<Integer> entries = new ArrayDeque<>();
    private long bytes;
    private long limit = 4096;

    long bytes() {
        return bytes;
    }

    void limit(long newLimit) {
        limit = newLimit;
        evict(0);
    }

    /** Walks over a block's representations; {@code marks} notes in {@code fields} which of them no table may keep. */
    void follow(ByteBuf block, int start, int end, FieldList fields, boolean marks) {
        int at = start;
        int field = 0;
        while (at < end) {
            int first = block.getByte(at) & 0xff;
            if ((first & INDEXED) != 0) {
                at = afterInteger(block, at, LONG_LENGTH);
                field++;
            } else if ((first & INCREMENTAL) != 0) {
                at = afterLiteral(block, at, INCREMENTAL - 1);
                if (field < fields.size())
                    insert(fields.name(field).length() + fields.value(field).length() + ENTRY_OVERHEAD);
                field++;
            } else if ((first & TABLE_SIZE) != 0) {
                limit(integer(block, at, TABLE_SIZE - 1));
                at = afterInteger(block, at, TABLE_SIZE - 1);
            } else {
                if (marks && (first & NEVER_INDEXED) != 0 && field < fields.size()) fields.markSensitive(field);
                at = afterLiteral(block, at, SHORT_INDEX);
                field++;
            }
        }
    }

    private void insert(int size) {
        evict(size);
        if (size > limit) return;
        entries.add(size);
        bytes += size;
    }

    private void evict(int room) {
        while (!entries.isEmpty() && bytes + room > limit) bytes -= entries.poll();
    }

    private static int afterLiteral(ByteBuf block, int start, int mask) {
        boolean hasName = (block.getByte(start) & mask) == 0;
        int at = afterInteger(block, start, mask);
        if (hasName) at = afterString(block, at);
        return afterString(block, at);
    }

    private static int afterString(ByteBuf block, int at) {
        return afterInteger(block, at, LONG_LENGTH) + (int) integer(block, at, LONG_LENGTH);
    }

    private static int afterInteger(ByteBuf block, int start, int mask) {
        if ((block.getByte(start) & mask) != mask) return start + 1;
        int at = start + 1;
        while (block.getByte(at) < 0) at++;
        return at + 1;
    }

    private static long integer(ByteBuf block, int start, int mask) {
        int prefix = block.getByte(start) & mask;
        if (prefix != mask) return prefix;
        long value = mask;
        int at = start + 1;
        for (int shift = 0; shift <= MAX_SHIFT; shift += 7) {
            int next = block.getByte(at++);
            value += (long) (next & LONG_LENGTH) << shift;
            if (next >= 0) break;
        }
        return value;
    }
}

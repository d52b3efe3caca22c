package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.HashMap;
import java.util.Map;

/** What SQLite calls for a module of virtual tables. */
// https://www.sqlite.org/c3ref/module.html
final class ModuleCallbacks {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final Class<?> L = long.class;
    private static final Class<?> I = int.class;

    /** sqlite3_module up to xRowid and the methods after it, all of which are absent. */
    private static final int MODULE_BYTES = 200;
    /** sqlite3_vtab, and sqlite3_vtab_cursor: one pointer that SQLite sets. */
    private static final int TABLE_BYTES = 24;

    private static final int TABLE_MESSAGE = 16;
    private static final int CURSOR_BYTES = 8;

    /** Offsets in sqlite3_index_info. */
    private static final int CONSTRAINT_COUNT = 0;

    private static final int CONSTRAINTS = 8;
    private static final int USAGES = 32;
    private static final int INDEX_NUMBER = 40;
    private static final int ESTIMATED_COST = 64;
    private static final int CONSTRAINT_BYTES = 12;
    private static final int USAGE_BYTES = 8;

    private static final byte EQUAL = 2;
    private static final int CONSTRAINT = 19;
    private static final int DIRECT_ONLY = 3;

    private final Arena arena = Arena.ofAuto();
    private final Callbacks callbacks;
    private final VirtualTableModule module;
    private final MemorySegment methods = arena.allocate(MODULE_BYTES, 8);
    private final Map<Long, Cursor> cursors = new HashMap<>();

    /** A cursor: the rows, which one is current, and the parameters that the query has given. */
    private static final class Cursor {
        private VirtualTableModule.Rows rows;
        private long row;
        private boolean atEnd = true;
    }

    ModuleCallbacks(Callbacks callbacks, VirtualTableModule module) {
        this.callbacks = callbacks;
        this.module = module;
        method(1, "onConnect", "illilll", MethodType.methodType(int.class, L, L, I, L, L, L));
        // A table that needs no CREATE VIRTUAL TABLE has one function for both.
        methods.set(JAVA_LONG, 16, methods.get(JAVA_LONG, 8));
        method(3, "onBestIndex", "ill", MethodType.methodType(int.class, L, L));
        method(4, "onDisconnect", "il", MethodType.methodType(int.class, L));
        method(5, "onDisconnect", "il", MethodType.methodType(int.class, L));
        method(6, "onOpen", "ill", MethodType.methodType(int.class, L, L));
        method(7, "onClose", "il", MethodType.methodType(int.class, L));
        method(8, "onFilter", "ililil", MethodType.methodType(int.class, L, I, L, I, L));
        method(9, "onNext", "il", MethodType.methodType(int.class, L));
        method(10, "onEof", "il", MethodType.methodType(int.class, L));
        method(11, "onColumn", "illi", MethodType.methodType(int.class, L, L, I));
        method(12, "onRowid", "ill", MethodType.methodType(int.class, L, L));
    }

    /** The methods are pointers after the version. */
    private void method(int index, String name, String signature, MethodType type) {
        methods.set(JAVA_LONG, 8L * index, NativeLibrary.callback(LOOKUP, this, name, type, signature, arena));
    }

    long address() {
        return methods.address();
    }

    private interface Work {
        int run();
    }

    private int perform(Work work) {
        callbacks.enter();
        try {
            return work.run();
        } catch (Throwable thrown) {
            callbacks.failed(thrown);
            return ResultCode.ERROR;
        } finally {
            callbacks.leave();
        }
    }

    private static long allocate(int bytes) {
        long address = ConnectionFunctions.malloc(bytes);
        if (address != 0) NativeLibrary.MEMORY.asSlice(address, bytes).fill((byte) 0);
        return address;
    }

    private int onConnect(long database, long user, int count, long arguments, long tableOut, long messageOut) {
        return perform(() -> {
            try (Arena text = Arena.ofConfined()) {
                int code = ConnectionFunctions.declareVirtualTable(database, Text.cString(text, module.declaration()));
                if (code != ResultCode.OK) return code;
            }
            if (module.isDirectOnly()) ConnectionFunctions.configureVirtualTable(database, DIRECT_ONLY);
            long table = allocate(TABLE_BYTES);
            if (table == 0) return ResultCode.NOMEM;
            NativeLibrary.MEMORY.set(JAVA_LONG, tableOut, table);
            return ResultCode.OK;
        });
    }

    private int onDisconnect(long table) {
        ConnectionFunctions.free(table);
        return ResultCode.OK;
    }

    /** Equality of a hidden column is a parameter; the index number has a bit for each that is given. */
    private int onBestIndex(long table, long info) {
        return perform(() -> {
            MemorySegment memory = NativeLibrary.MEMORY;
            int[] hidden = module.hiddenColumns();
            int[] constraint = new int[hidden.length];
            java.util.Arrays.fill(constraint, -1);
            long constraints = memory.get(JAVA_LONG, info + CONSTRAINTS);
            boolean missing = false;
            for (int i = 0; i < memory.get(JAVA_INT, info + CONSTRAINT_COUNT); i++) {
                long at = constraints + (long) CONSTRAINT_BYTES * i;
                int which = java.util.Arrays.binarySearch(hidden, memory.get(JAVA_INT, at));
                if (which < 0 || memory.get(JAVA_BYTE, at + 4) != EQUAL) continue;
                if (memory.get(JAVA_BYTE, at + 5) == 0) missing = true;
                else if (constraint[which] < 0) constraint[which] = i;
            }
            // A plan without a parameter that the query has is no plan.
            if (missing) return CONSTRAINT;
            int bits = 0;
            int place = 0;
            long usages = memory.get(JAVA_LONG, info + USAGES);
            for (int which = 0; which < hidden.length; which++) {
                if (constraint[which] < 0) continue;
                bits |= 1 << which;
                long usage = usages + (long) USAGE_BYTES * constraint[which];
                memory.set(JAVA_INT, usage, ++place);
                memory.set(JAVA_BYTE, usage + 4, (byte) 1);
            }
            memory.set(JAVA_INT, info + INDEX_NUMBER, bits);
            memory.set(java.lang.foreign.ValueLayout.JAVA_DOUBLE, info + ESTIMATED_COST, place > 0 ? 10 : 1_000_000);
            return ResultCode.OK;
        });
    }

    private int onOpen(long table, long cursorOut) {
        return perform(() -> {
            long address = allocate(CURSOR_BYTES);
            if (address == 0) return ResultCode.NOMEM;
            cursors.put(address, new Cursor());
            NativeLibrary.MEMORY.set(JAVA_LONG, cursorOut, address);
            return ResultCode.OK;
        });
    }

    private int onClose(long address) {
        return perform(() -> {
            Cursor cursor = cursors.remove(address);
            ConnectionFunctions.free(address);
            close(cursor);
            return ResultCode.OK;
        });
    }

    private void close(Cursor cursor) {
        VirtualTableModule.Rows rows = cursor.rows;
        cursor.rows = null;
        if (rows != null && !cursor.atEnd && !callbacks.hasFailed() && !callbacks.isQuiet()) rows.close();
    }

    private int onFilter(long address, int bits, long text, int count, long values) {
        return perform(
                () -> {
                    Cursor cursor = cursors.get(address);
                    close(cursor);
                    int[] given = new int[module.hiddenColumns().length];
                    int place = 0;
                    for (int which = 0; which < given.length; which++)
                        given[which] = (bits & 1 << which) != 0 ? place++ : -1;
                    cursor.atEnd = true;
                    cursor.row = 0;
                    cursor.rows = module.rows(new FunctionCall(0, count, values), given);
                    advance(cursor);
                    return ResultCode.OK;
                },
                address);
    }

    private int onNext(long address) {
        return perform(
                () -> {
                    advance(cursors.get(address));
                    return ResultCode.OK;
                },
                address);
    }

    private static void advance(Cursor cursor) {
        cursor.atEnd = true;
        cursor.atEnd = !cursor.rows.next();
        cursor.row++;
    }

    /** As {@link #perform(Work)}, where a {@link VirtualTableError} becomes the table's message. */
    private int perform(Work work, long cursor) {
        return perform(() -> {
            try {
                return work.run();
            } catch (VirtualTableError error) {
                long table = NativeLibrary.MEMORY.get(JAVA_LONG, cursor);
                byte[] message = Text.utf8(error.getMessage());
                long copy = allocate(message.length + 1);
                if (copy == 0) return ResultCode.NOMEM;
                MemorySegment.copy(message, 0, NativeLibrary.MEMORY, JAVA_BYTE, copy, message.length);
                long before = NativeLibrary.MEMORY.get(JAVA_LONG, table + TABLE_MESSAGE);
                if (before != 0) ConnectionFunctions.free(before);
                NativeLibrary.MEMORY.set(JAVA_LONG, table + TABLE_MESSAGE, copy);
                return ResultCode.ERROR;
            }
        });
    }

    private int onEof(long address) {
        return cursors.get(address).atEnd ? 1 : 0;
    }

    private int onColumn(long address, long context, int column) {
        return perform(() -> {
            cursors.get(address).rows.column(column, new FunctionCall(context, 0, 0));
            return ResultCode.OK;
        });
    }

    private int onRowid(long address, long out) {
        NativeLibrary.MEMORY.set(JAVA_LONG, out, cursors.get(address).row);
        return ResultCode.OK;
    }
}

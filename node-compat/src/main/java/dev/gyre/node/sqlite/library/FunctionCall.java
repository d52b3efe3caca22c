package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;

/** A call of a function: its arguments and where its result goes. Valid until the function returns. */
public final class FunctionCall {
    private final long context;
    private final int count;
    private final long values;

    FunctionCall(long context, int count, long values) {
        this.context = context;
        this.count = count;
        this.values = values;
    }

    public int count() {
        return count;
    }

    private long value(int index) {
        return NativeLibrary.MEMORY.get(JAVA_LONG, values + 8L * index);
    }

    /** The type of an argument, a constant of {@link Statement}. */
    public int type(int index) {
        return ValueFunctions.type(value(index));
    }

    public long longValue(int index) {
        return ValueFunctions.longValue(value(index));
    }

    public double doubleValue(int index) {
        return ValueFunctions.doubleValue(value(index));
    }

    public String text(int index) {
        long address = ValueFunctions.text(value(index));
        return address == 0 ? "" : Text.read(address, ValueFunctions.bytes(value(index)));
    }

    public byte[] blob(int index) {
        long address = ValueFunctions.blob(value(index));
        return Text.bytes(address, address == 0 ? 0 : ValueFunctions.bytes(value(index)));
    }

    public void resultNull() {
        ValueFunctions.resultNull(context);
    }

    public void result(long value) {
        ValueFunctions.resultLong(context, value);
    }

    public void result(double value) {
        ValueFunctions.resultDouble(context, value);
    }

    public void result(String text) {
        byte[] bytes = Text.utf8(text);
        try (Arena arena = Arena.ofConfined()) {
            ValueFunctions.resultText(
                    context, Text.copy(arena, bytes, 0, bytes.length).address(), bytes.length, Statement.TRANSIENT);
        }
    }

    public void result(byte[] bytes, int offset, int length) {
        try (Arena arena = Arena.ofConfined()) {
            ValueFunctions.resultBlob(
                    context, Text.copy(arena, bytes, offset, length).address(), length, Statement.TRANSIENT);
        }
    }

    /** The call fails with a message. */
    public void error(String message) {
        error(context, message);
    }

    static void error(long context, String message) {
        byte[] bytes = Text.utf8(message);
        try (Arena arena = Arena.ofConfined()) {
            ValueFunctions.resultError(
                    context, Text.copy(arena, bytes, 0, bytes.length).address(), bytes.length);
        }
    }
}

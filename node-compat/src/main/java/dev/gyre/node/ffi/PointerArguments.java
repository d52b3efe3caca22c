package dev.gyre.node.ffi;

import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.DataViewObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.buffer.TextEncodings;
import dev.gyre.node.environment.NativeErrors;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The pointers among the arguments of one call: addresses, and texts and bytes that need memory while it runs. */
final class PointerArguments {
    private final Realm realm;
    private final List<Integer> places = new ArrayList<>();
    /** For each place the bytes of a text, or a view. */
    private final List<Object> contents = new ArrayList<>();

    private Arena texts;
    private SharedMemory.Loan loan;

    PointerArguments(Realm realm) {
        this.realm = realm;
    }

    /** The address of an argument; null if it has one only once {@link #place} has given it memory. */
    Long addOrNull(int index, Object value) {
        if (value instanceof BigInteger) {
            Object address = ForeignType.POINTER.toNativeOrNull(value);
            if (address != null) return (Long) address;
            throw invalid(index, " must be a non-negative pointer bigint");
        }
        if (value == Null.INSTANCE || value == Undefined.INSTANCE) return 0L;
        places.add(index);
        contents.add(value instanceof CharSequence text ? text(index, text.toString()) : view(index, value));
        return null;
    }

    private JsException invalid(int index, String fault) {
        return NativeErrors.argumentValue(realm, "Argument " + index + fault);
    }

    private byte[] text(int index, String text) {
        if (text.indexOf('\0') >= 0) throw invalid(index, " must not contain null bytes");
        return TextEncodings.utf8(text);
    }

    private ByteView view(int index, Object value) {
        if (value instanceof ArrayBufferObject buffer && !buffer.isShared()) {
            if (buffer.isDetached()) throw invalid(index, " is a detached ArrayBuffer");
            return ByteView.of(value);
        }
        if (!(value instanceof TypedArrayObject) && !(value instanceof DataViewObject)) {
            throw invalid(index, " must be a buffer, an ArrayBuffer, a string, or a bigint");
        }
        if (Pointers.isDetached(value)) throw invalid(index, " is an ArrayBufferView backed by a detached ArrayBuffer");
        return ByteView.of(value);
    }

    boolean needMemory() {
        return !places.isEmpty();
    }

    /** Gives texts and bytes memory, and writes its addresses among the values. */
    void place(SharedMemory memory, Object[] values) {
        loan = memory.lend();
        for (int i = 0; i < places.size(); i++) {
            values[places.get(i)] =
                    contents.get(i) instanceof ByteView view ? address(view) : copy((byte[]) contents.get(i));
        }
    }

    /** Views of one array get parts of one piece of memory, so that they overlap as they do in the array. */
    private long address(ByteView view) {
        int start = view.offset();
        int end = start + view.length();
        for (Object content : contents) {
            if (!(content instanceof ByteView other) || other.bytes() != view.bytes()) continue;
            start = Math.min(start, other.offset());
            end = Math.max(end, other.offset() + other.length());
        }
        return loan.address(view.bytes(), start, end - start) + (view.offset() - start);
    }

    private long copy(byte[] text) {
        if (texts == null) texts = Arena.ofConfined();
        return texts.allocateFrom(ValueLayout.JAVA_BYTE, java.util.Arrays.copyOf(text, text.length + 1))
                .address();
    }

    /** Releases the memory, but for what the result points to. */
    void end(long resultOrZero) {
        if (loan != null) loan.end(resultOrZero);
        if (texts != null) texts.close();
    }
}

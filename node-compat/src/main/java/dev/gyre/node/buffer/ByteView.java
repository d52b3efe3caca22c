package dev.gyre.node.buffer;

import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.DataViewObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import java.nio.ByteBuffer;

/** The bytes of a typed array, a DataView or an ArrayBuffer, shared rather than copied. */
public record ByteView(byte[] bytes, int offset, int length) {
    private static final byte[] NOTHING = {};

    /** The view of a JS value, empty if its buffer is detached or too short; null if the value has no bytes. */
    public static ByteView ofOrNull(Object value) {
        if (value instanceof TypedArrayObject array) {
            if (array.isOutOfBounds()) return new ByteView(NOTHING, 0, 0);
            return new ByteView(
                    array.buffer().data(),
                    array.byteOffset(),
                    array.length() * array.type().size());
        }
        if (value instanceof DataViewObject view) {
            if (view.isOutOfBounds()) return new ByteView(NOTHING, 0, 0);
            return new ByteView(view.buffer().data(), view.byteOffset(), view.byteLength());
        }
        if (value instanceof ArrayBufferObject buffer) return new ByteView(buffer.data(), 0, buffer.byteLength());
        return null;
    }

    /** Whether a value is a Uint8Array. */
    public static boolean isBytes(Object value) {
        return value instanceof TypedArrayObject array && array.type() == ElementType.UINT8;
    }

    public static ByteView of(Object value) {
        ByteView view = ofOrNull(value);
        if (view == null) throw Errors.typeError("argument must be a buffer");
        return view;
    }

    /** A part of this view, clamped to its length. */
    public ByteView slice(int from, int count) {
        int start = Math.clamp(from, 0, length);
        return new ByteView(bytes, offset + start, Math.clamp(count, 0, length - start));
    }

    public ByteBuffer buffer() {
        return ByteBuffer.wrap(bytes, offset, length);
    }

    public byte[] copy() {
        return java.util.Arrays.copyOfRange(bytes, offset, offset + length);
    }

    public String utf8() {
        return TextEncodings.decodeUtf8(bytes, offset, offset + length);
    }

    /** A new ArrayBuffer that takes over the bytes. */
    public static ArrayBufferObject arrayBuffer(Realm realm, byte[] bytes) {
        return new ArrayBufferObject(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE), bytes);
    }

    /** A new ArrayBuffer with the remaining bytes of a buffer. */
    public static ArrayBufferObject arrayBuffer(Realm realm, ByteBuffer data) {
        byte[] bytes = new byte[data.remaining()];
        data.get(bytes);
        return arrayBuffer(realm, bytes);
    }

    /** The value of a property if it is a function, otherwise null. */
    public static JsObject functionOrNull(JsObject holder, Object key) {
        return holder.get(key) instanceof JsObject function && function.isCallable() ? function : null;
    }
}

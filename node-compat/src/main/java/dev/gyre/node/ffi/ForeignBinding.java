package dev.gyre.node.ffi;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.DataViewObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.buffer.TextEncodings;
import dev.gyre.node.environment.NativeErrors;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;

/** internalBinding('ffi'): the class DynamicLibrary, and access to memory by addresses. */
// lib/internal/bindings.md, ffi
@BuiltinObject(intrinsic = "%ffi binding%")
public final class ForeignBinding {
    /** The types of the getters and setters, in the order of their names. */
    private static final ForeignType[] TYPES = {
        ForeignType.INT8,
        ForeignType.UINT8,
        ForeignType.INT16,
        ForeignType.UINT16,
        ForeignType.INT32,
        ForeignType.UINT32,
        ForeignType.INT64,
        ForeignType.UINT64,
        ForeignType.FLOAT,
        ForeignType.DOUBLE
    };

    private ForeignBinding() {}

    // libraryClass(): DynamicLibrary
    @Builtin
    static Object libraryClass(Realm realm, Object self) {
        return ForeignState.of(realm).library;
    }

    // requirePermission(): throws ERR_ACCESS_DENIED unless --allow-ffi or no permissions are given
    @Builtin
    static Object requirePermission(Realm realm, Object self) {
        ForeignState.of(realm).requirePermission();
        return Undefined.INSTANCE;
    }

    private static Object at(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : Undefined.INSTANCE;
    }

    /** The address that a getter or setter accesses. */
    private static long accessed(Realm realm, Object pointer, Object offsetOrUndefined) {
        long address = Pointers.named(realm, pointer);
        long offset = offsetOrUndefined == Undefined.INSTANCE ? 0 : Pointers.count(realm, offsetOrUndefined, "offset");
        if (address == 0) throw ForeignErrors.invalidPointer(realm, "Cannot dereference a null pointer");
        Pointers.requireRange(realm, address, offset, "offset");
        return address + offset;
    }

    // getInt8(pointer[, offset]) and so on, https://nodejs.org/api/ffi.html#primitive-memory-access-helpers
    @Builtin(
            names = {
                "getInt8",
                "getUint8",
                "getInt16",
                "getUint16",
                "getInt32",
                "getUint32",
                "getInt64",
                "getUint64",
                "getFloat32",
                "getFloat64"
            },
            magic = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
            length = 0)
    static Object get(Realm realm, Object self, Object pointer, Object offset, int magic) {
        ForeignState state = ForeignState.of(realm);
        state.requirePermission();
        long address = accessed(realm, pointer, offset);
        state.memory().toNative();
        return TYPES[magic].toJavaScript(TYPES[magic].read(address));
    }

    // setInt8(pointer, offset, value) and so on, https://nodejs.org/api/ffi.html#primitive-memory-access-helpers
    @Builtin(
            names = {
                "setInt8",
                "setUint8",
                "setInt16",
                "setUint16",
                "setInt32",
                "setUint32",
                "setInt64",
                "setUint64",
                "setFloat32",
                "setFloat64"
            },
            magic = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
            length = 0)
    static Object set(Realm realm, Object self, Object pointer, Object offset, Object value, int magic) {
        ForeignState state = ForeignState.of(realm);
        state.requirePermission();
        Pointers.named(realm, pointer);
        if (offset == Undefined.INSTANCE) throw NativeErrors.argumentValue(realm, "Expected an offset argument");
        if (value == Undefined.INSTANCE) throw NativeErrors.argumentValue(realm, "Expected a value argument");
        long address = accessed(realm, pointer, offset);
        ForeignType type = TYPES[magic];
        Object stored = type.toNativeOrNull(value);
        if (stored == null) {
            boolean isNumeric = value instanceof Number || value instanceof BigInteger;
            String expected = type.isWide() && !isNumeric ? "a bigint or a number" : type.described();
            throw NativeErrors.argumentValue(realm, "Value must be " + expected);
        }
        state.memory().toNative();
        type.write(address, stored);
        state.memory().fromNative();
        return Undefined.INSTANCE;
    }

    // toString(pointer), https://nodejs.org/api/ffi.html#ffitostringpointer
    @Builtin(names = "toString", length = 0)
    static Object text(Realm realm, Object self, Object pointer) {
        ForeignState state = ForeignState.of(realm);
        state.requirePermission();
        long address = Pointers.first(realm, pointer);
        if (address == 0) return Null.INSTANCE;
        Pointers.requireRange(realm, address, 0, "length");
        state.memory().toNative();
        int length = 0;
        while (DynamicLinker.MEMORY.get(ValueLayout.JAVA_BYTE, address + length) != 0) length++;
        return TextEncodings.decodeUtf8(bytes(address, length), 0, length);
    }

    private static byte[] bytes(long address, int length) {
        byte[] bytes = new byte[length];
        MemorySegment.copy(DynamicLinker.MEMORY, ValueLayout.JAVA_BYTE, address, bytes, 0, length);
        return bytes;
    }

    // bytes(kind, [pointer, length, copy]): an ArrayBuffer with a copy of memory, or with the memory itself; the kind,
    // with its article, is for the error of a null pointer
    @Builtin
    static Object bytes(Realm realm, Object self, Object kind, Object arguments) {
        ForeignState state = ForeignState.of(realm);
        state.requirePermission();
        Object[] given = ((JsArray) arguments).toObjectArray();
        long address = Pointers.first(realm, at(given, 0));
        long length = Pointers.count(realm, at(given, 1), "length");
        Object copy = at(given, 2);
        if (copy != Undefined.INSTANCE && !(copy instanceof Boolean)) {
            throw NativeErrors.argumentType(realm, "The copy argument must be a boolean");
        }
        if (length == 0) return ByteView.arrayBuffer(realm, new byte[0]);
        if (address == 0) {
            throw ForeignErrors.invalidPointer(realm, "Cannot create " + kind + " from a null pointer");
        }
        Pointers.requireRange(realm, address, length, "length");
        if (length > Integer.MAX_VALUE - 8) throw ForeignErrors.allocation(realm);
        state.memory().toNative();
        return ByteView.arrayBuffer(
                realm,
                copy == Boolean.FALSE ? state.memory().view(address, (int) length) : bytes(address, (int) length));
    }

    // exportBytes(view, pointer, length): copies the bytes to memory of that length
    @Builtin
    static Object exportBytes(Realm realm, Object self, Object source, Object pointer, Object length) {
        ForeignState state = ForeignState.of(realm);
        long address = Pointers.named(realm, pointer);
        requireAttached(realm, source);
        ByteView view = ByteView.of(source);
        if (view.length() == 0) return Undefined.INSTANCE;
        if (address == 0) {
            throw ForeignErrors.invalidPointer(realm, "Cannot create a buffer from a null pointer");
        }
        Pointers.requireRange(realm, address, Pointers.count(realm, length, "length"), "length");
        state.memory().toNative();
        MemorySegment.copy(
                view.bytes(), view.offset(), DynamicLinker.MEMORY, ValueLayout.JAVA_BYTE, address, view.length());
        state.memory().fromNative();
        return Undefined.INSTANCE;
    }

    private static void requireAttached(Realm realm, Object source) {
        if (source instanceof ArrayBufferObject buffer) {
            if (buffer.isDetached()) throw NativeErrors.argumentValue(realm, "ArrayBuffer is detached");
        } else if (Pointers.isDetached(source)) {
            throw NativeErrors.argumentValue(realm, "ArrayBufferView is backed by a detached ArrayBuffer");
        }
    }

    // getRawPointer(source), https://nodejs.org/api/ffi.html#ffigetrawpointersource
    @Builtin(length = 0)
    static Object getRawPointer(Realm realm, Object self, Object source) {
        ForeignState state = ForeignState.of(realm);
        state.requirePermission();
        if (!(source instanceof ArrayBufferObject)
                && !(source instanceof TypedArrayObject)
                && !(source instanceof DataViewObject)) {
            String message = "The first argument must be a Buffer, ArrayBuffer, SharedArrayBuffer, or ArrayBufferView";
            throw NativeErrors.argumentType(realm, message);
        }
        requireAttached(realm, source);
        ByteView view = ByteView.of(source);
        return ForeignType.unsigned(state.memory().address(view.bytes()) + view.offset());
    }

    // getCurrentEventLoop(), https://nodejs.org/api/ffi.html#ffigetcurrenteventloop
    @Builtin
    static Object getCurrentEventLoop(Realm realm, Object self) {
        ForeignState state = ForeignState.of(realm);
        state.requirePermission();
        return ForeignType.unsigned(state.loopAddress());
    }
}

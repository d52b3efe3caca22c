package dev.gyre.node.ffi;

import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.DataViewObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import java.math.BigInteger;

/** Checks of pointers, offsets and lengths. */
final class Pointers {
    private static final double TOO_LARGE = 1L << 53;

    private Pointers() {}

    private static long of(Realm realm, Object value, String subject) {
        if (!(value instanceof BigInteger)) throw NativeErrors.argumentType(realm, subject + " must be a bigint");
        Object address = ForeignType.POINTER.toNativeOrNull(value);
        if (address != null) return (long) address;
        throw NativeErrors.argumentValue(realm, subject + " must be a non-negative bigint");
    }

    /** The address that is the first argument. */
    static long first(Realm realm, Object value) {
        return of(realm, value, "The first argument");
    }

    /** An address that is accessed. */
    static long named(Realm realm, Object value) {
        return of(realm, value, "The pointer");
    }

    /** An offset or a length. */
    static long count(Realm realm, Object value, String name) {
        String subject = "The " + name;
        if (!(value instanceof Integer || value instanceof Double)) {
            throw NativeErrors.argumentType(realm, subject + " must be a number");
        }
        double number = ((Number) value).doubleValue();
        if (!(number >= 0) || Math.rint(number) != number || Double.isInfinite(number)) {
            throw NativeErrors.argumentValue(realm, subject + " must be a non-negative integer");
        }
        if (number >= TOO_LARGE) throw NativeErrors.outOfRange(realm, subject + " is too large");
        return (long) number;
    }

    /** Fails unless so many bytes can follow an address; it is unsigned. */
    static void requireRange(Realm realm, long address, long length, String what) {
        if (Long.compareUnsigned(address, -1 - length) > 0) {
            String message = "The pointer and " + what + " exceed the platform address range";
            throw NativeErrors.argumentValue(realm, message);
        }
        // The system's half of the address space.
        if (address < 0) throw ForeignErrors.invalidPointer(realm, "Cannot access the memory of the system");
    }

    /** Whether a view's buffer is detached. */
    static boolean isDetached(Object view) {
        ArrayBufferObject buffer =
                view instanceof DataViewObject data ? data.buffer() : ((TypedArrayObject) view).buffer();
        return buffer.isDetached();
    }
}

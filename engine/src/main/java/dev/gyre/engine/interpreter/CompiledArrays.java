package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.value.Undefined;

/** What compiled code calls for methods of arrays. */
final class CompiledArrays {
    /** Longer arrays are left to the builtin, so that the length is an int. */
    private static final int MOST_PUSHED = 1 << 30;

    private CompiledArrays() {}

    // ---- Array.prototype.push with one argument: the new length, -1 before any effect where that takes more

    static int push(Object base, int value) {
        return base instanceof JsArray array && canPush(array) ? array.append(value) : -1;
    }

    static int push(Object base, double value) {
        return base instanceof JsArray array && canPush(array) ? array.append(value) : -1;
    }

    static int push(Object base, Object value) {
        return base instanceof JsArray array && canPush(array) ? array.append(value) : -1;
    }

    private static boolean canPush(JsArray array) {
        return array.length() < MOST_PUSHED && array.canAppend();
    }

    // ---- Array.prototype.pop

    /** Removes the last element; null before any effect where that takes more. */
    static Object pop(Object base) {
        if (!(base instanceof JsArray array)) return null;
        return array.length() == 0 && array.isLengthWritable() ? Undefined.INSTANCE : array.popDense();
    }

    /** Whether {@link #popInt} can be called. */
    static boolean endsWithInt(Object base) {
        return base instanceof JsArray array && array.endsWithInt();
    }

    static int popInt(Object base) {
        return ((JsArray) base).popInt();
    }
}

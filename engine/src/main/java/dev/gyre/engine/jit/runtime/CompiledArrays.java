package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.interpreter.LiteralOps;
import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** What compiled code calls for methods of arrays. */
public final class CompiledArrays {
    private CompiledArrays() {}

    // ---- literals

    public static JsArray create(Realm realm) {
        return JsArray.create(realm, 0);
    }

    public static JsArray create(Realm realm, int[] values) {
        return JsArray.adopt(realm, new IntElements(values, values.length), values.length);
    }

    public static JsArray create(Realm realm, double[] values) {
        return JsArray.adopt(realm, new DoubleElements(values, values.length), values.length);
    }

    public static JsArray create(Realm realm, Object[] values) {
        return LiteralOps.createArray(realm, values);
    }

    public static void append(Object array, Object value) {
        LiteralOps.append((JsArray) array, value);
    }

    /** Appends the elements of an array to one under construction, where iterating over it calls no JavaScript; returns false otherwise. */
    public static boolean appendAll(Realm realm, Object array, Object iterable) {
        return LiteralOps.appendAll(realm, (JsArray) array, iterable);
    }

    /** The arguments of a call whose last one is spread, in an array that only the call reads: as {@link #appendAll}; null if iterating may call JavaScript. */
    public static Object arguments(Realm realm, Object array, Object iterable) {
        if (((JsArray) array).length() == 0
                && iterable instanceof JsArray source
                && source.isDense()
                && IteratorOperations.isPristine(realm, source)) return source;
        return appendAll(realm, array, iterable) ? array : null;
    }

    /** Whether a value is an array; null for a proxy, whose target decides. */
    public static Boolean isArray(Object value) {
        if (value instanceof JsArray) return Boolean.TRUE;
        return value instanceof ProxyObject ? null : Boolean.FALSE;
    }

    // ---- Array.prototype.push with one argument. The result is the new length, or -1 without an effect where the
    // general method is needed

    public static int push(Object base, int value) {
        return base instanceof JsArray array && canPush(array) ? array.append(value) : -1;
    }

    public static int push(Object base, double value) {
        return base instanceof JsArray array && canPush(array) ? array.append(value) : -1;
    }

    public static int push(Object base, Object value) {
        return base instanceof JsArray array && canPush(array) ? array.append(value) : -1;
    }

    private static boolean canPush(JsArray array) {
        return array.length() < JsArray.MOST_DENSE && array.canAppend();
    }

    // ---- Array.prototype.pop

    /** Removes the last element; null without an effect where the general method is needed. */
    public static Object pop(Object base) {
        if (!(base instanceof JsArray array)) return null;
        return array.length() == 0 && array.isLengthWritable() ? Undefined.INSTANCE : array.popDense();
    }

    /** Whether {@link #popInt} can be called. */
    public static boolean endsWithInt(Object base) {
        return base instanceof JsArray array && array.endsWithInt();
    }

    public static int popInt(Object base) {
        return ((JsArray) base).popInt();
    }
}

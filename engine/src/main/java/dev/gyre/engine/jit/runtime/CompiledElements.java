package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.interpreter.ElementOps;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.exotic.IntegerIndexedObject;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LookupCache;

/** What compiled code calls for properties with computed keys. */
public final class CompiledElements {
    private CompiledElements() {}

    // ---- elements of a known kind: a test, and the access after it

    public static boolean hasInt(Object base, int index) {
        return base instanceof JsArray array
                && array.elements() instanceof IntElements ints
                && index >= 0
                && index < ints.size();
    }

    public static int getInt(Object base, int index) {
        return ((IntElements) ((JsArray) base).elements()).getInt(index);
    }

    public static boolean hasDouble(Object base, int index) {
        return base instanceof JsArray array
                && array.elements() instanceof DoubleElements doubles
                && index >= 0
                && index < doubles.size();
    }

    public static double getDouble(Object base, int index) {
        return ((DoubleElements) ((JsArray) base).elements()).getDouble(index);
    }

    /** Whether there is an element and it is in int or double elements. */
    public static boolean hasNumber(Object base, int index) {
        return hasDouble(base, index) || hasInt(base, index);
    }

    public static double getNumber(Object base, int index) {
        Elements elements = ((JsArray) base).elements();
        return elements instanceof DoubleElements doubles
                ? doubles.getDouble(index)
                : ((IntElements) elements).getInt(index);
    }

    /** The element of an array of any values; null where there is none. */
    public static Object objectAt(Object base, int index) {
        return base instanceof JsArray array && array.elements() instanceof ObjectElements objects && index >= 0
                ? objects.get(index)
                : null;
    }

    /** Overwrites an element; returns false without an effect where the general way is needed. */
    public static boolean putInt(Object base, int index, int value) {
        if (!hasInt(base, index)) return false;
        ((IntElements) ((JsArray) base).elements()).setInt(index, value);
        return true;
    }

    public static boolean putDouble(Object base, int index, double value) {
        if (!hasDouble(base, index)) return false;
        ((DoubleElements) ((JsArray) base).elements()).setDouble(index, value);
        return true;
    }

    public static boolean putNumber(Object base, int index, double value) {
        return putDouble(base, index, value) || CompiledNumbers.isInt(value) && putInt(base, index, (int) value);
    }

    public static boolean putObject(Object base, int index, Object value) {
        return base instanceof JsArray array && index >= 0 && ElementOps.overwrite(array.elements(), index, value);
    }

    // ---- the same for code that has also appended elements

    public static boolean putOrAppendInt(Object base, int index, int value) {
        if (putInt(base, index, value)) return true;
        if (!canAppend(base, index)) return false;
        ((JsArray) base).append(value);
        return true;
    }

    public static boolean putOrAppendNumber(Object base, int index, double value) {
        if (putNumber(base, index, value)) return true;
        if (!canAppend(base, index)) return false;
        ((JsArray) base).append(value);
        return true;
    }

    public static boolean putOrAppendObject(Object base, int index, Object value) {
        if (putObject(base, index, value)) return true;
        if (!canAppend(base, index)) return false;
        ((JsArray) base).append(value);
        return true;
    }

    /** Whether an index is the length of an extensible array and no prototype has elements, so that an element can be appended. */
    private static boolean canAppend(Object base, int index) {
        return base instanceof JsArray array
                && index == array.length()
                && index < JsArray.MOST_DENSE
                && array.canAppend();
    }

    // ---- any base and key

    /** The value of an element that one step finds, which needs no frame; null where {@link #get(Frame, int, Object, int)} is needed. */
    public static Object find(Object base, int index) {
        if (base instanceof JsArray array) {
            Object value = index < 0 ? null : ElementOps.stored(array.elements(), index);
            return value instanceof Accessor ? null : value;
        }
        if (base instanceof IntegerIndexedObject array && array.hasDirect(index))
            return array.type()
                    .load(
                            array.data(),
                            array.byteOffset() + index * array.type().size());
        return CompiledStrings.characterAt(base, index);
    }

    /** As {@link #find(Object, int)}, for any key. */
    public static Object find(Object base, Object key) {
        if (key instanceof Integer index) return find(base, index.intValue());
        return base instanceof JsObject object ? LookupCache.find(object, key) : null;
    }

    /** Where {@link #find(Object, int)} has found nothing. */
    public static Object get(Frame frame, int pc, Object base, int index) {
        return get(frame, pc, base, (Object) index);
    }

    /** Where {@link #find(Object, Object)} has found nothing. */
    public static Object get(Frame frame, int pc, Object base, Object key) {
        int[] code = frame.code.code;
        // If a conversion of the key calls something that is no function, the error message reads the key from there.
        Object[] registers = frame.registers();
        registers[code[pc + 3]] = key;
        registers[code[pc + 2]] = base;
        return ElementOps.get(frame, code, pc, base, key);
    }

    public static void set(Frame frame, int pc, Object base, Object key, Object value) {
        if (base instanceof JsArray array
                && key instanceof Integer index
                && index >= 0
                && putOrAppendObject(array, index, value)) return;
        ElementOps.set(frame, frame.code.code, pc, base, key, value);
    }
}

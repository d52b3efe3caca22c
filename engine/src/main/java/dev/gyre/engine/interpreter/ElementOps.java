package dev.gyre.engine.interpreter;

import dev.gyre.engine.cache.LoadIC;
import dev.gyre.engine.cache.StoreIC;
import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LookupCache;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.SingleCharacter;
import dev.gyre.engine.runtime.value.Undefined;

/** Reads and writes properties with computed keys; array indices are the fast path. */
public final class ElementOps {
    private ElementOps() {}

    static void getElement(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof JsArray array && r[code[pc + 3]] instanceof Integer index && index >= 0) {
            Object value = stored(array.elements(), index);
            if (value != null && !(value instanceof Accessor)) {
                r[code[pc + 1]] = value;
                return;
            }
        }
        r[code[pc + 1]] = get(frame, code, pc, r[code[pc + 2]], r[code[pc + 3]]);
    }

    /** Where the key is no index of an element that an array has. */
    public static Object get(Frame frame, int[] code, int pc, Object base, Object key) {
        frame.pc = pc;
        return key instanceof JsSymbol symbol && base instanceof JsObject object
                ? LoadIC.loadBySymbol(frame.code.caches, code[pc + 4], object, symbol)
                : getSlow(frame, base, key);
    }

    /** OPTIMIZATION: tests the classes, since a call of the abstract method would be megamorphic. */
    public static Object stored(Elements elements, int index) {
        if (elements instanceof ObjectElements objects) return objects.get(index);
        if (elements instanceof IntElements ints) return ints.get(index);
        if (elements instanceof DoubleElements doubles) return doubles.get(index);
        return elements.get(index);
    }

    /** Overwrites an element that is present, if its kind can hold the value; otherwise returns false. */
    public static boolean overwrite(Elements elements, int index, Object value) {
        if (elements instanceof ObjectElements objects) {
            if (objects.get(index) == null) return false;
            objects.put(index, value);
            return true;
        }
        if (elements instanceof IntElements ints && value instanceof Integer number && index < ints.size()) {
            ints.setInt(index, number);
            return true;
        }
        if (elements instanceof DoubleElements doubles && value instanceof Double && doubles.get(index) != null) {
            doubles.put(index, value);
            return true;
        }
        return false;
    }

    /** OPTIMIZATION: a short string that was used as a key recently finds its java.lang.String again. */
    static Object keyOf(Frame frame, Object key) {
        return key instanceof ShortString text
                ? frame.realm.agent().shortStringKeys().of(text)
                : PropertyKey.of(key);
    }

    private static Object getSlow(Frame frame, Object base, Object key) {
        if (base instanceof JsObject object) {
            if (key instanceof Integer index && index >= 0 && index != Integer.MAX_VALUE)
                return object.getIndexed(index, object);
            return LookupCache.getByValue(object, key instanceof ShortString ? keyOf(frame, key) : key);
        }
        if (base instanceof CharSequence text && key instanceof Integer index && index >= 0 && index < text.length()) {
            return SingleCharacter.of(text.charAt(index));
        }
        if (base == Undefined.INSTANCE || base == Null.INSTANCE) throw PropertyOps.cannotRead(base, key);
        return ObjectOperations.getV(frame.realm, base, PropertyKey.of(key));
    }

    static void setElement(Frame frame, int[] code, Object[] r, int pc) {
        Object base = r[code[pc + 1]], key = r[code[pc + 2]], value = r[code[pc + 3]];
        if (base instanceof JsArray array
                && key instanceof Integer index
                && index >= 0
                && overwrite(array.elements(), index, value)) return;
        set(frame, code, pc, base, key, value);
    }

    /** Where overwriting an element of an array did not do. */
    public static void set(Frame frame, int[] code, int pc, Object base, Object key, Object value) {
        frame.pc = pc;
        if (base instanceof JsObject object) {
            if (key instanceof Integer index && index >= 0 && index != Integer.MAX_VALUE) {
                if (!object.setIndexed(index, value, object)) PropertyOps.refused(frame, object, key);
            } else if (key instanceof JsSymbol symbol) {
                if (!StoreIC.storeBySymbol(frame.code.caches, code[pc + 4], object, symbol, value))
                    PropertyOps.refused(frame, object, key);
            } else {
                setSlow(frame, object, keyOf(frame, key), value);
            }
        } else {
            if (base == Undefined.INSTANCE || base == Null.INSTANCE) throw PropertyErrors.cannotSetNullish(base, key);
            PropertyOps.setOnPrimitive(frame, base, PropertyKey.of(key), value);
        }
    }

    private static void setSlow(Frame frame, JsObject object, Object key, Object value) {
        if (!object.set(key, value, object)) PropertyOps.refused(frame, object, key);
    }
}

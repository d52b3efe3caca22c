package dev.gyre.engine.interpreter;

import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.Accessor;
import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.operations.ObjectOperations;
import dev.gyre.engine.value.Null;
import dev.gyre.engine.value.Undefined;

/** Reading and writing properties with computed keys; indices of arrays first. */
final class ElementOps {
    private ElementOps() {}

    static void getElement(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] instanceof JsArray array && r[code[pc + 3]] instanceof Integer index && index >= 0) {
            Object value = array.elements().get(index);
            if (value != null && !(value instanceof Accessor)) {
                r[code[pc + 1]] = value;
                return;
            }
        }
        frame.pc = pc;
        r[code[pc + 1]] = getSlow(frame, r[code[pc + 2]], r[code[pc + 3]]);
    }

    private static Object getSlow(Frame frame, Object base, Object key) {
        if (base instanceof JsObject object) {
            if (key instanceof Integer index && index >= 0 && index != Integer.MAX_VALUE) return object.getIndexed(index, object);
            return object.get(PropertyKey.of(key), object);
        }
        if (base instanceof CharSequence text && key instanceof Integer index && index >= 0 && index < text.length()) {
            return String.valueOf(text.charAt(index));
        }
        if (base == Undefined.INSTANCE || base == Null.INSTANCE) throw cannotReadElement(base, key);
        return ObjectOperations.getV(frame.realm, base, PropertyKey.of(key));
    }

    /** The key is shown without running JS: an object's conversion must not be seen. */
    static JsException cannotReadElement(Object base, Object key) {
        return PropertyOps.cannotRead(base, displayKey(key));
    }

    private static Object displayKey(Object key) {
        return key instanceof JsObject object ? "#<" + object.className() + ">" : PropertyKey.of(key);
    }

    static void setElement(Frame frame, int[] code, Object[] r, int pc) {
        Object base = r[code[pc + 1]], key = r[code[pc + 2]], value = r[code[pc + 3]];
        frame.pc = pc;
        if (base instanceof JsObject object) {
            if (key instanceof Integer index && index >= 0 && index != Integer.MAX_VALUE) {
                if (!object.setIndexed(index, value, object)) PropertyOps.refused(frame, object, key);
            } else {
                setSlow(frame, object, PropertyKey.of(key), value);
            }
        } else {
            if (base == Undefined.INSTANCE || base == Null.INSTANCE) PropertyOps.setOnPrimitive(frame, base, displayKey(key), value);
            PropertyOps.setOnPrimitive(frame, base, PropertyKey.of(key), value);
        }
    }

    private static void setSlow(Frame frame, JsObject object, Object key, Object value) {
        if (!object.set(key, value, object)) PropertyOps.refused(frame, object, key);
    }
}

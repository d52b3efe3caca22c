package dev.gyre.engine.interpreter;

import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.cache.LoadIC;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.cache.StoreIC;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.SingleCharacter;
import dev.gyre.engine.runtime.value.Undefined;

/** Reading, writing and deleting properties with constant keys, and super properties. */
public final class PropertyOps {
    private PropertyOps() {}

    static void getNamed(Frame frame, int[] code, Object[] r, int pc) {
        Object base = r[code[pc + 2]];
        if (base instanceof JsObject object) {
            if (frame.code.caches[code[pc + 4]] instanceof LoadHandler handler && handler.shape == object.shape()) {
                if (handler.kind == LoadHandler.OWN) {
                    r[code[pc + 1]] = object.slot(handler.slot);
                    return;
                }
                if (handler.kind == LoadHandler.INHERITED && handler.cell.isValid()) {
                    r[code[pc + 1]] = handler.holder.slot(handler.slot);
                    return;
                }
            }
            frame.pc = pc;
            r[code[pc + 1]] = LoadIC.load(frame.code.caches, code[pc + 4], object, frame.code.constants[code[pc + 3]]);
            return;
        }
        frame.pc = pc;
        r[code[pc + 1]] = getOfPrimitive(frame, base, frame.code.constants[code[pc + 3]], code[pc + 4]);
    }

    static void getLength(Frame frame, int[] code, Object[] r, int pc) {
        Object base = r[code[pc + 2]];
        if (base instanceof JsArray array) {
            r[code[pc + 1]] = array.lengthValue();
        } else if (base instanceof CharSequence text) {
            r[code[pc + 1]] = text.length();
        } else {
            frame.pc = pc;
            r[code[pc + 1]] = base instanceof JsObject object
                    ? LoadIC.load(frame.code.caches, code[pc + 3], object, "length")
                    : getOfPrimitive(frame, base, "length", code[pc + 3]);
        }
    }

    public static Object getOfPrimitive(Frame frame, Object base, Object key, int site) {
        if (base instanceof CharSequence text) {
            if (key.equals("length")) return text.length();
            if (key instanceof Integer index && index < text.length()) return SingleCharacter.of(text.charAt(index));
        } else if (base == Undefined.INSTANCE || base == Null.INSTANCE) {
            throw cannotRead(base, key);
        }
        return LoadIC.loadFromPrimitive(
                frame.code.caches, site, base, TypeConversion.prototypeOf(frame.realm, base), key);
    }

    static JsException cannotRead(Object base, Object key) {
        if (key == JsSymbol.ITERATOR) return IteratorOperations.notIterable(base);
        return PropertyErrors.cannotReadNullish(base, key);
    }

    static void setNamed(Frame frame, int[] code, Object[] r, int pc) {
        Object value = r[code[pc + 3]];
        if (r[code[pc + 1]] instanceof JsObject object) {
            if (frame.code.caches[code[pc + 4]] instanceof StoreHandler handler && handler.shape == object.shape()) {
                if (handler.kind == StoreHandler.OWN) {
                    object.setSlot(handler.slot, value);
                    return;
                }
                if (handler.kind == StoreHandler.ADD && handler.cell.isValid()) {
                    object.addSlot(handler.target, handler.slot, value);
                    return;
                }
            }
            frame.pc = pc;
            Object key = frame.code.constants[code[pc + 2]];
            if (!StoreIC.store(frame.code.caches, code[pc + 4], object, key, value)) refused(frame, object, key);
            return;
        }
        frame.pc = pc;
        setOnPrimitive(frame, r[code[pc + 1]], frame.code.constants[code[pc + 2]], value);
    }

    /** Reports a rejected store: a TypeError in strict code, otherwise nothing. */
    public static void refused(Frame frame, JsObject object, Object key) {
        if (frame.isStrict()) throw PropertyErrors.cannotSet(object, key);
    }

    public static void setOnPrimitive(Frame frame, Object base, Object key, Object value) {
        if (base == Undefined.INSTANCE || base == Null.INSTANCE) throw PropertyErrors.cannotSetNullish(base, key);
        boolean done = !(base instanceof CharSequence text
                        && (key.equals("length") || key instanceof Integer index && index < text.length()))
                && TypeConversion.prototypeOf(frame.realm, base).set(key, value, base);
        if (!done && frame.isStrict()) throw PropertyErrors.cannotCreateOnPrimitive(base, key);
    }

    static void deleteNamed(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = delete(frame, r[code[pc + 2]], frame.code.constants[code[pc + 3]]);
    }

    static void deleteElement(Frame frame, int[] code, Object[] r, int pc) {
        Object base = r[code[pc + 2]], key = r[code[pc + 3]];
        if (base == Undefined.INSTANCE || base == Null.INSTANCE)
            throw Errors.typeError("Cannot convert undefined or null to object");
        r[code[pc + 1]] = delete(frame, base, PropertyKey.of(key));
    }

    // The delete Operator, https://tc39.es/ecma262/#sec-delete-operator
    private static boolean delete(Frame frame, Object base, Object key) {
        JsObject object = base instanceof JsObject direct ? direct : TypeConversion.toObject(frame.realm, base);
        boolean deleted = object.delete(key);
        if (!deleted && frame.isStrict()) throw PropertyErrors.cannotDelete(object, key);
        return deleted;
    }

    static void loadSuperBase(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = superBase(frame.activeFunction());
    }

    public static Object superBase(BytecodeFunction active) {
        JsObject prototype = active.homeObject().getPrototypeOf();
        return prototype == null ? Null.INSTANCE : prototype;
    }

    static void getSuper(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = getSuper(frame, code, pc, r[code[pc + 2]], r[code[pc + 3]], r[code[pc + 4]]);
    }

    public static Object getSuper(Frame frame, int[] code, int pc, Object base, Object receiver, Object key) {
        frame.pc = pc;
        if (!(base instanceof JsObject object)) throw cannotRead(Null.INSTANCE, PropertyKey.of(key));
        return LoadIC.loadSuper(frame.code.caches, code[pc + 5], object, key, receiver);
    }

    static void setSuper(Frame frame, int[] code, Object[] r, int pc) {
        Object key = r[code[pc + 3]];
        if (!(r[code[pc + 1]] instanceof JsObject base))
            throw PropertyErrors.cannotSetNullish(Null.INSTANCE, PropertyKey.of(key));
        key = PropertyKey.of(key);
        if (!base.set(key, r[code[pc + 4]], r[code[pc + 2]]) && frame.isStrict()) {
            throw r[code[pc + 2]] instanceof JsObject receiver
                    ? PropertyErrors.cannotSetSuper(base, receiver, key)
                    : PropertyErrors.cannotCreateOnPrimitive(r[code[pc + 2]], key);
        }
    }

    static void throwDeleteSuper(Frame frame, int[] code, Object[] r, int pc) {
        throw Errors.referenceError("Unsupported reference to 'super'");
    }

    static void toMemberKey(Frame frame, int[] code, Object[] r, int pc) {
        Object base = r[code[pc + 2]], key = r[code[pc + 3]];
        if (base == Undefined.INSTANCE || base == Null.INSTANCE) throw cannotRead(base, key);
        r[code[pc + 1]] = ElementOps.keyOf(frame, key);
    }

    static void requireObjectCoercible(Frame frame, int[] code, Object[] r, int pc) {
        Object value = r[code[pc + 1]];
        if (value != Undefined.INSTANCE && value != Null.INSTANCE) return;
        throw CallSiteErrors.notCoercible(frame, pc, value, frame.constant(code[pc + 2]));
    }

    /** GetV for the instruction families: any value, any key. */
    static Object getValue(Frame frame, Object base, Object key) {
        return base instanceof JsObject object
                ? object.get(key, object)
                : ObjectOperations.getV(frame.realm, base, key);
    }
}

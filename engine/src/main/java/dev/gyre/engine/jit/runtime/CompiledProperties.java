package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.cache.LoadIC;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.cache.StoreIC;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.ClassOps;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.PropertyOps;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LookupCache;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;

/** What compiled code calls for named and private properties when its inline checks of shapes fail. */
public final class CompiledProperties {
    private CompiledProperties() {}

    /** The value of a property that one step finds, which needs no frame; null where {@link #get} is needed. */
    public static Object find(Object base, Object key) {
        return base instanceof JsObject object ? LookupCache.find(object, key) : null;
    }

    public static Object get(Frame frame, int pc, Object base) {
        frame.pc = pc;
        int[] code = frame.code.code;
        Object key = frame.code.constants[code[pc + 3]];
        return base instanceof JsObject object
                ? LoadIC.load(frame.code.caches, code[pc + 4], object, key)
                : PropertyOps.getOfPrimitive(frame, base, key, code[pc + 4]);
    }

    public static void set(Frame frame, int pc, Object base, Object value) {
        frame.pc = pc;
        int[] code = frame.code.code;
        Object key = frame.code.constants[code[pc + 2]];
        if (!(base instanceof JsObject object)) PropertyOps.setOnPrimitive(frame, base, key, value);
        else if (!StoreIC.store(frame.code.caches, code[pc + 4], object, key, value))
            PropertyOps.refused(frame, object, key);
    }

    /** The length of an array or a string; negative if it is no int32, and for other objects. */
    public static int length(Object base) {
        if (base instanceof JsArray array) {
            long length = array.length();
            return length <= Integer.MAX_VALUE ? (int) length : -1;
        }
        return CompiledStrings.length(base);
    }

    public static Object length(Frame frame, int pc, Object base) {
        if (base instanceof JsArray array) return array.lengthValue();
        if (base instanceof CharSequence text) return text.length();
        frame.pc = pc;
        int site = frame.code.code[pc + 3];
        return base instanceof JsObject object
                ? LoadIC.load(frame.code.caches, site, object, "length")
                : PropertyOps.getOfPrimitive(frame, base, "length", site);
    }

    /** An empty object with slots allocated for properties. */
    public static JsObject createObject(Realm realm, int slots) {
        return new OrdinaryObject(realm.objectShape(), slots);
    }

    public static void define(Frame frame, int pc, Object base, Object value) {
        var object = (JsObject) base;
        int[] code = frame.code.code;
        if (frame.code.caches[code[pc + 4]] instanceof StoreHandler handler && handler.shape == object.shape()) {
            object.addSlot(handler.target, handler.slot, value);
            return;
        }
        frame.pc = pc;
        Object key = frame.constant(code[pc + 2]);
        if (!StoreIC.define(frame.code.caches, code[pc + 4], object, key, value))
            throw PropertyErrors.cannotCreate(object, key);
    }

    public static Object getPrivate(Frame frame, int pc, Object base, Object name) {
        return ClassOps.getPrivate(frame, frame.code.code, pc, base, (JsSymbol) name);
    }

    public static void setPrivate(Frame frame, int pc, Object base, Object name, Object value) {
        ClassOps.setPrivate(frame, frame.code.code, pc, base, (JsSymbol) name, value);
    }

    public static void definePrivate(Frame frame, int pc, Object base, Object name, Object value) {
        ClassOps.definePrivateField(frame, frame.code.code, pc, base, (JsSymbol) name, value);
    }

    public static Boolean hasPrivate(Frame frame, int pc, Object name, Object base) {
        frame.pc = pc;
        return ClassOps.hasPrivate((JsSymbol) name, base);
    }

    public static Object superBase(Frame frame) {
        return PropertyOps.superBase(frame.activeFunction());
    }

    public static Object superBase(BytecodeFunction running) {
        return PropertyOps.superBase(running.activeFunction());
    }

    public static Object getSuper(Frame frame, int pc, Object base, Object receiver, Object key) {
        return PropertyOps.getSuper(frame, frame.code.code, pc, base, receiver, key);
    }
}

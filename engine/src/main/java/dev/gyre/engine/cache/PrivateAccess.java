package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.JsSymbol;

/** Reads and writes private elements; a site caches the last shape and name with a field. */
public final class PrivateAccess {
    private PrivateAccess() {}

    // PrivateGet ( O, P ), https://tc39.es/ecma262/#sec-privateget
    public static Object get(Object[] caches, int site, JsObject object, JsSymbol name) {
        int found = object.shape().find(name);
        if (found < 0) throw cannotRead(name);
        Object stored = object.slot(Shape.slotOf(found));
        if (!(stored instanceof Accessor accessor)) {
            caches[site] =
                    new LoadHandler(object.shape(), LoadHandler.OWN, Shape.slotOf(found), null, null, name, null);
            return stored;
        }
        if (accessor.getter() == null)
            throw Errors.typeError("'" + name.description() + "' was defined without a getter");
        return accessor.getter().call0(object);
    }

    // PrivateSet ( O, P, value ), https://tc39.es/ecma262/#sec-privateset
    public static void set(Object[] caches, int site, JsObject object, JsSymbol name, Object value) {
        int found = object.shape().find(name);
        if (found < 0) throw cannotWrite(name);
        if (object.slot(Shape.slotOf(found)) instanceof Accessor accessor) {
            if (accessor.setter() == null)
                throw Errors.typeError("'" + name.description() + "' was defined without a setter");
            accessor.setter().call1(object, value);
        } else if ((found & Attributes.WRITABLE) == 0) {
            throw Errors.typeError("Private method '" + name.description() + "' is not writable");
        } else {
            caches[site] =
                    new LoadHandler(object.shape(), LoadHandler.OWN, Shape.slotOf(found), null, null, name, null);
            object.setSlot(Shape.slotOf(found), value);
        }
    }

    /**
     * The name in V8's message about reading from undefined or null: for a method its class, since V8 checks the brand
     * of the class.
     */
    public static String nameOfMissing(JsSymbol name) {
        String owner = name.methodOwner();
        return owner == null ? name.description() : owner.substring(owner.lastIndexOf(' ') + 1);
    }

    /** Whether the method is static: V8 then compares the object with the class. */
    public static boolean isStaticMethod(JsSymbol name) {
        return name.methodOwner() != null && name.methodOwner().startsWith("class ");
    }

    private static JsException wrongReceiver(JsSymbol name) {
        return Errors.typeError("Receiver must be " + name.methodOwner());
    }

    public static JsException cannotRead(JsSymbol name) {
        if (name.methodOwner() != null) return wrongReceiver(name);
        return Errors.typeError(
                "Cannot read private member " + name.description() + " from an object whose class did not declare it");
    }

    public static JsException cannotWrite(JsSymbol name) {
        if (name.methodOwner() != null) return wrongReceiver(name);
        return Errors.typeError(
                "Cannot write private member " + name.description() + " to an object whose class did not declare it");
    }
}

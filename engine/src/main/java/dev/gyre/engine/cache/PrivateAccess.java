package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.JsSymbol;

/** Reads and writes private elements; a site has a handler for each pair of shape and name with a field or method. */
public final class PrivateAccess {
    private PrivateAccess() {}

    // PrivateGet ( O, P ), https://tc39.es/ecma262/#sec-privateget
    public static Object get(Object[] caches, int site, JsObject object, JsSymbol name) {
        LoadHandler handler = loadHandler(caches[site], object.shape(), name);
        if (handler != null) {
            Object stored = object.slot(handler.slot);
            return handler.kind == LoadHandler.OWN ? stored : ((Accessor) stored).get(object);
        }
        int found = object.shape().find(name);
        if (found < 0) throw cannotRead(name);
        Object stored = object.slot(Shape.slotOf(found));
        if (!(stored instanceof Accessor accessor)) {
            rememberLoad(caches, site, object.shape(), LoadHandler.OWN, found, name);
            return stored;
        }
        if (accessor.getter() == null)
            throw Errors.typeError("'" + name.description() + "' was defined without a getter");
        rememberLoad(caches, site, object.shape(), LoadHandler.OWN_GETTER, found, name);
        return accessor.get(object);
    }

    // PrivateSet ( O, P, value ), https://tc39.es/ecma262/#sec-privateset
    public static void set(Object[] caches, int site, JsObject object, JsSymbol name, Object value) {
        StoreHandler handler = storeHandler(caches[site], object.shape(), name);
        if (handler != null) {
            if (handler.kind == StoreHandler.OWN) object.setSlot(handler.slot, value);
            else ((Accessor) object.slot(handler.slot)).set(object, value);
            return;
        }
        int found = object.shape().find(name);
        if (found < 0) throw cannotWrite(name);
        if (object.slot(Shape.slotOf(found)) instanceof Accessor accessor) {
            if (accessor.setter() == null)
                throw Errors.typeError("'" + name.description() + "' was defined without a setter");
            rememberStore(caches, site, object.shape(), StoreHandler.OWN_SETTER, found, name);
            accessor.set(object, value);
        } else if ((found & Attributes.WRITABLE) == 0) {
            throw Errors.typeError("Private method '" + name.description() + "' is not writable");
        } else {
            rememberStore(caches, site, object.shape(), StoreHandler.OWN, found, name);
            object.setSlot(Shape.slotOf(found), value);
        }
    }

    // PrivateFieldAdd ( O, P, value ), https://tc39.es/ecma262/#sec-privatefieldadd
    /** False when the object has the field already. */
    public static boolean add(Object[] caches, int site, JsObject object, JsSymbol name, Object value) {
        Shape before = object.shape();
        StoreHandler handler = storeHandler(caches[site], before, name);
        if (handler != null) {
            object.addSlot(handler.target, handler.slot, value);
            return true;
        }
        if (object.hasPrivate(name)) return false;
        object.addPrivate(name, value, Attributes.WRITABLE);
        Shape after = object.shape();
        boolean caching = caches[site] != LoadHandler.MEGAMORPHIC;
        if (caching && !before.isUnique() && !after.isUnique() && after.slotCount() == before.slotCount() + 1)
            caches[site] = StoreHandler.prepend(
                    before, StoreHandler.ADD, before.slotCount(), after, null, null, name, caches[site]);
        return true;
    }

    private static LoadHandler loadHandler(Object cache, Shape shape, JsSymbol name) {
        if (!(cache instanceof LoadHandler)) return null;
        for (var handler = (LoadHandler) cache; handler != null; handler = handler.next) {
            if (handler.shape == shape && handler.key == name) return handler;
        }
        return null;
    }

    private static StoreHandler storeHandler(Object cache, Shape shape, JsSymbol name) {
        if (!(cache instanceof StoreHandler)) return null;
        for (var handler = (StoreHandler) cache; handler != null; handler = handler.next) {
            if (handler.shape == shape && handler.key == name) return handler;
        }
        return null;
    }

    private static void rememberLoad(Object[] caches, int site, Shape shape, int kind, int found, JsSymbol name) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return;
        caches[site] = LoadHandler.prepend(shape, kind, Shape.slotOf(found), null, null, name, caches[site]);
    }

    private static void rememberStore(Object[] caches, int site, Shape shape, int kind, int found, JsSymbol name) {
        if (caches[site] == LoadHandler.MEGAMORPHIC) return;
        caches[site] = StoreHandler.prepend(shape, kind, Shape.slotOf(found), null, null, null, name, caches[site]);
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

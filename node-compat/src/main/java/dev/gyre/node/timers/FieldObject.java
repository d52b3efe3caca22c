package dev.gyre.node.timers;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * An object whose first properties are Java fields, so that creating it needs no slots. To scripts they are data
 * properties; when one of them is redefined or deleted, all become ordinary properties.
 */
abstract class FieldObject extends JsObject {
    private boolean laidOut;

    FieldObject(JsObject prototype) {
        super(Shape.rootFor(prototype, ShapeKind.EXOTIC));
    }

    /** The names of the fields in order, symbols last. */
    abstract Object[] fieldNames();

    abstract Object field(int index);

    /** Stores to a field; returns false if only an ordinary property can have the value. */
    abstract boolean field(int index, Object value);

    /** Whether the fields have become ordinary properties. */
    final boolean isLaidOut() {
        return laidOut;
    }

    private int find(Object key) {
        if (laidOut) return -1;
        Object[] names = fieldNames();
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(key)) return i;
        }
        return -1;
    }

    private void layOut() {
        Object[] names = fieldNames();
        var values = new Object[names.length];
        for (int i = 0; i < names.length; i++) values[i] = field(i);
        laidOut = true;
        // Properties that the script has added follow the fields, as before.
        var added = new LinkedHashMap<Object, PropertyDescriptor>();
        for (Object key : super.ownPropertyKeys()) added.put(key, super.getOwnProperty(key));
        for (Object key : added.keySet()) super.delete(key);
        for (int i = 0; i < names.length; i++) defineBuiltin(names[i], values[i], Attributes.ALL);
        added.forEach((key, property) -> super.defineOwnProperty(key, property));
    }

    @Override
    public final boolean ownsSpecially(Object key) {
        return find(key) >= 0;
    }

    @Override
    public final PropertyDescriptor getOwnProperty(Object key) {
        int index = find(key);
        return index < 0 ? super.getOwnProperty(key) : PropertyDescriptor.data(field(index), Attributes.ALL);
    }

    @Override
    public final boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        if (find(key) >= 0) layOut();
        return super.defineOwnProperty(key, desc);
    }

    @Override
    public final boolean hasProperty(Object key) {
        return find(key) >= 0 || super.hasProperty(key);
    }

    @Override
    public final Object get(Object key, Object receiver) {
        int index = find(key);
        return index < 0 ? super.get(key, receiver) : field(index);
    }

    @Override
    public final boolean set(Object key, Object value, Object receiver) {
        int index = find(key);
        if (index >= 0) {
            if (receiver == this && field(index, value)) return true;
            layOut();
        }
        return super.set(key, value, receiver);
    }

    @Override
    public final boolean delete(Object key) {
        if (find(key) >= 0) layOut();
        return super.delete(key);
    }

    @Override
    public final boolean preventExtensions() {
        if (!laidOut) layOut();
        return super.preventExtensions();
    }

    @Override
    public final List<Object> ownPropertyKeys() {
        List<Object> keys = super.ownPropertyKeys();
        if (laidOut) return keys;
        int strings = 0;
        int firstSymbol = 0;
        while (firstSymbol < keys.size() && !(keys.get(firstSymbol) instanceof JsSymbol)) {
            if (keys.get(firstSymbol++) instanceof Integer) strings++;
        }
        for (Object name : fieldNames()) {
            keys.add(name instanceof JsSymbol ? firstSymbol : strings++, name);
            firstSymbol++;
        }
        return keys;
    }
}

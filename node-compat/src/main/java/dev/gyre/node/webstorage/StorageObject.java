package dev.gyre.node.webstorage;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.SqliteException;
import java.util.ArrayList;
import java.util.List;

/** A Storage: its keys are its properties. The database is opened at the first use. */
// https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-interface
final class StorageObject extends ExoticObject {
    private final Realm realm;
    private final String path;
    private final JsObject observerOrNull;
    private StorageArea area;

    /**
     * @param path of a file, or ":memory:"
     * @param observerOrNull a function that is called for each change by a method, with the arguments of {@link #changed}
     */
    StorageObject(Realm realm, JsObject prototype, String path, JsObject observerOrNull) {
        super(Shape.rootFor(prototype, ShapeKind.EXOTIC));
        this.realm = realm;
        this.path = path;
        this.observerOrNull = observerOrNull;
    }

    boolean isObserved() {
        return observerOrNull != null;
    }

    /** Calls the observer with a key, undefined if all items have been removed, its old and its new value, undefined for none. */
    void changed(Object key, Object before, Object after) {
        if (observerOrNull != null) observerOrNull.call(Undefined.INSTANCE, new Object[] {key, before, after});
    }

    @Override
    public String className() {
        return "Storage";
    }

    private interface Query<T> {
        T run(StorageArea area) throws SqliteException;
    }

    /** What a query of the database answers. */
    private <T> T ask(Query<T> query) {
        try {
            if (area == null) {
                area = new StorageArea(path);
                Environment.of(realm).onClose(area::close);
            }
            return query.run(area);
        } catch (SqliteException failure) {
            throw NativeErrors.invalidState(realm, failure.getMessage());
        }
    }

    int count() {
        return ask(StorageArea::length);
    }

    /** The value of a key; null if there is none. */
    String item(String key) {
        return ask(storage -> storage.get(key));
    }

    void item(String key, String value) {
        if (ask(storage -> storage.set(key, value))) return;
        throw new JsException(Environment.of(realm).library().call("internal/webstorage", "quotaExceeded"));
    }

    void removeItem(String key) {
        ask(storage -> {
            storage.remove(key);
            return null;
        });
    }

    void removeAll() {
        ask(storage -> {
            storage.clear();
            return null;
        });
    }

    /** The key at a place; null if there are not so many. */
    String key(long index) {
        return ask(storage -> storage.key(index));
    }

    private static String name(Object key) {
        return TypeConversion.toString(PropertyKey.toValue(key));
    }

    /** The value that a property stands for; null if it stands for none. */
    private String stored(Object key) {
        return key instanceof JsSymbol ? null : item(name(key));
    }

    private boolean isInherited(Object key) {
        return getPrototypeOf() != null && getPrototypeOf().hasProperty(key);
    }

    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        String value = isInherited(key) ? null : stored(key);
        return value == null ? super.getOwnProperty(key) : PropertyDescriptor.data(value, true, true, true);
    }

    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor descriptor) {
        if (key instanceof JsSymbol) return super.defineOwnProperty(key, descriptor);
        if (!descriptor.isAccessor() && descriptor.value != null) {
            item(name(key), TypeConversion.toString(descriptor.value));
        }
        return true;
    }

    @Override
    public boolean hasProperty(Object key) {
        return stored(key) != null || super.hasProperty(key);
    }

    @Override
    public Object get(Object key, Object receiver) {
        if (key instanceof JsSymbol || isInherited(key)) return super.get(key, receiver);
        String value = stored(key);
        return value == null ? super.get(key, receiver) : value;
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        if (key instanceof JsSymbol || receiver != this) return super.set(key, value, receiver);
        item(name(key), TypeConversion.toString(value));
        return true;
    }

    @Override
    public boolean delete(Object key) {
        if (key instanceof JsSymbol) return super.delete(key);
        removeItem(name(key));
        return true;
    }

    @Override
    public boolean preventExtensions() {
        throw Errors.typeError("Cannot prevent extensions");
    }

    @Override
    public List<Object> ownPropertyKeys() {
        List<Object> keys = new ArrayList<>();
        for (String key : ask(StorageArea::keys)) keys.add(PropertyKey.fromString(key));
        keys.addAll(super.ownPropertyKeys());
        return keys;
    }
}

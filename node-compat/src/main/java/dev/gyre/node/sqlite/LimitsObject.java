package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import java.util.ArrayList;
import java.util.List;

/** The limits of a database, as properties that read and set them. */
// https://nodejs.org/api/sqlite.html#databaselimits
final class LimitsObject extends ExoticObject {
    /** In the order of SQLite's numbers, https://www.sqlite.org/c3ref/c_limit_attached.html. */
    static final List<String> NAMES = List.of(
            "length",
            "sqlLength",
            "column",
            "exprDepth",
            "compoundSelect",
            "vdbeOp",
            "functionArg",
            "attach",
            "likePatternLength",
            "variableNumber",
            "triggerDepth");

    private final Realm realm;
    private final DatabaseObject database;

    LimitsObject(Realm realm, DatabaseObject database) {
        super(Shape.rootFor(JsObject.create(realm), ShapeKind.EXOTIC));
        this.realm = realm;
        this.database = database;
    }

    private static int limit(Object key) {
        return key instanceof String name ? NAMES.indexOf(name) : -1;
    }

    private Object value(int limit) {
        return database.connection().limit(limit, -1);
    }

    private void change(int limit, Object value) {
        database.connection();
        if (value instanceof Double infinite && infinite == Double.POSITIVE_INFINITY) {
            database.connection().limit(limit, Integer.MAX_VALUE);
            return;
        }
        if (!Arguments.isInt(value)) {
            throw NativeErrors.argumentType(realm, "Limit value must be a non-negative integer or Infinity.");
        }
        int number = ((Number) value).intValue();
        if (number < 0) throw NativeErrors.outOfRange(realm, "Limit value must be non-negative.");
        database.connection().limit(limit, number);
    }

    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        int limit = limit(key);
        return limit < 0 ? super.getOwnProperty(key) : PropertyDescriptor.data(value(limit), true, true, false);
    }

    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor descriptor) {
        int limit = limit(key);
        if (limit < 0) return super.defineOwnProperty(key, descriptor);
        if (descriptor.isAccessor()) return false;
        if (descriptor.value != null) change(limit, descriptor.value);
        return true;
    }

    @Override
    public boolean hasProperty(Object key) {
        return limit(key) >= 0 || super.hasProperty(key);
    }

    @Override
    public Object get(Object key, Object receiver) {
        int limit = limit(key);
        return limit < 0 ? super.get(key, receiver) : value(limit);
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        int limit = limit(key);
        if (limit < 0 || receiver != this) return super.set(key, value, receiver);
        change(limit, value);
        return true;
    }

    @Override
    public boolean delete(Object key) {
        return limit(key) >= 0 || super.delete(key);
    }

    @Override
    public List<Object> ownPropertyKeys() {
        List<Object> keys = new ArrayList<>(NAMES);
        keys.addAll(super.ownPropertyKeys());
        return keys;
    }
}

package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.sqlite.library.Statement;

/** Makes objects and arrays of a statement's rows. Objects of one statement share their shape. */
final class RowReader {
    private final Realm realm;
    private final Statement statement;

    private Object[] keys;
    /** Null if the names of the columns are not different names of properties. */
    private Shape shape;

    private int prepared = -1;

    RowReader(Realm realm, Statement statement) {
        this.realm = realm;
        this.statement = statement;
    }

    /** Reads the names of the columns, which change with the schema. */
    private void refresh() {
        int times = statement.timesReprepared();
        if (times == prepared) return;
        prepared = times;
        keys = new Object[statement.columnCount()];
        shape = Shape.root(null, ShapeKind.ORDINARY);
        for (int i = 0; i < keys.length; i++) {
            keys[i] = PropertyKey.fromString(statement.columnName(i));
            if (shape == null) continue;
            boolean plain = keys[i] instanceof String && shape.find(keys[i]) < 0;
            shape = plain ? shape.add(keys[i], Attributes.ALL) : null;
        }
    }

    /** The current row as an array. */
    JsArray array(boolean bigInts) {
        Object[] values = new Object[statement.columnCount()];
        for (int i = 0; i < values.length; i++) values[i] = Values.column(realm, statement, i, bigInts);
        return JsArray.adopt(realm, values);
    }

    /** The current row as an object without a prototype. */
    JsObject object(boolean bigInts) {
        refresh();
        if (shape != null) {
            Object[] values = new Object[keys.length];
            for (int i = 0; i < values.length; i++) values[i] = Values.column(realm, statement, i, bigInts);
            return new JsObject(shape, values);
        }
        JsObject row = JsObject.create(realm, null);
        for (int i = 0; i < keys.length; i++) {
            row.createDataProperty(keys[i], Values.column(realm, statement, i, bigInts));
        }
        return row;
    }
}

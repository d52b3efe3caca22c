package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import java.util.Iterator;
import java.util.LinkedHashMap;

/** The statements of tagged templates by their texts; of too many, the one that was not used longest is dropped. */
// https://nodejs.org/api/sqlite.html#class-sqltagstore
final class TagStoreObject extends JsObject {
    static final int CAPACITY = 1000;

    private static final float LOAD_FACTOR = 0.75f;

    private final DatabaseObject database;
    private final int capacity;
    /** In the order of their last uses. */
    private final LinkedHashMap<String, StatementObject> statements = new LinkedHashMap<>(16, LOAD_FACTOR, true);

    TagStoreObject(DatabaseObject database, int capacity) {
        super(database.state().prototype(database.state().tagStore));
        this.database = database;
        this.capacity = capacity;
        int getter = Attributes.ENUMERABLE | Attributes.ACCESSOR;
        defineBuiltin("capacity", database.state().capacity, getter);
        defineBuiltin("db", database.state().db, getter);
        defineBuiltin("size", database.state().size, getter);
    }

    @Override
    public String className() {
        return "SQLTagStore";
    }

    int capacity() {
        return capacity;
    }

    DatabaseObject database() {
        return database;
    }

    int size() {
        return statements.size();
    }

    void clear() {
        statements.clear();
    }

    /** The statement of a template's parts, each followed by a parameter as long as there are values. */
    StatementObject statement(Object parts, int values) {
        database.unauthorizingConnection();
        Realm realm = database.realm();
        if (!(parts instanceof JsArray array)) {
            throw NativeErrors.argumentType(realm, "First argument must be an array of strings (template literal).");
        }
        StringBuilder sql = new StringBuilder();
        for (int i = 0; i < array.length(); i++) {
            if (!(array.getIndex(i) instanceof CharSequence part)) {
                throw NativeErrors.argumentType(realm, "Template literal parts must be strings.");
            }
            sql.append(part);
            if (i < values) sql.append('?');
        }
        String key = sql.toString();
        StatementObject kept = statements.get(key);
        if (kept != null && !kept.isFinished()) return kept;
        StatementObject prepared = StatementObject.prepare(database, key, null);
        statements.put(key, prepared);
        if (statements.size() > capacity) {
            Iterator<StatementObject> eldest = statements.values().iterator();
            eldest.next();
            eldest.remove();
        }
        return prepared;
    }
}

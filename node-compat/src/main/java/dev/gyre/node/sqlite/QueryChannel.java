package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.sqlite.library.Connection;
import dev.gyre.node.sqlite.library.SqliteException;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

/** Publishes each statement that has run on the diagnostics channel sqlite.db.query, while that has subscribers. */
// https://nodejs.org/api/diagnostics_channel.html
final class QueryChannel {
    private final Realm realm;
    private final JsObject channel;
    private final Set<Connection> observed = Collections.newSetFromMap(new WeakHashMap<>());

    QueryChannel(Realm realm, JsObject channel) {
        this.realm = realm;
        this.channel = channel;
    }

    /** Begins or ends to observe a database before it runs a statement. */
    void observe(DatabaseObject database) {
        boolean wanted = TypeConversion.toBoolean(channel.get("hasSubscribers"));
        Connection connection = database.connection();
        if (!wanted && observed.isEmpty() || wanted == observed.contains(connection)) return;
        if (wanted) observed.add(connection);
        else observed.remove(connection);
        WeakReference<DatabaseObject> reference = new WeakReference<>(database);
        try {
            connection.profile(wanted ? (sql, nanoseconds) -> publish(reference.get(), sql, nanoseconds) : null);
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        }
    }

    private void publish(DatabaseObject database, String sql, long nanoseconds) {
        JsObject message = JsObject.create(realm, null);
        message.createDataProperty("sql", sql);
        message.createDataProperty("database", database == null ? Undefined.INSTANCE : database);
        message.createDataProperty("duration", TypeConversion.number(nanoseconds));
        ((JsObject) channel.get("publish")).call1(channel, message);
    }
}

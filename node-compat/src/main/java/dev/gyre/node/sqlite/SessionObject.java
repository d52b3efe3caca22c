package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.ChangeSession;
import dev.gyre.node.sqlite.library.SqliteException;

/** A session of node:sqlite. */
// https://nodejs.org/api/sqlite.html#class-session
final class SessionObject extends JsObject {
    private final DatabaseObject database;
    private final ChangeSession session;

    SessionObject(DatabaseObject database, ChangeSession session) {
        super(database.state().prototype(database.state().session));
        this.database = database;
        this.session = session;
    }

    @Override
    public String className() {
        return "Session";
    }

    /** The session, which has to be open as its database has. */
    private ChangeSession open() {
        database.unauthorizingConnection();
        if (session.isDeleted()) throw NativeErrors.invalidState(database.realm(), "session is not open");
        return session;
    }

    Object changes(Realm realm, boolean patchset) {
        try {
            return Values.bytes(realm, open().changes(patchset));
        } catch (SqliteException failure) {
            throw SqliteErrors.of(realm, failure);
        }
    }

    void close() {
        open().delete();
    }

    void dispose() {
        if (database.connectionOrNull() != null && !session.isDeleted()) close();
    }
}

package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.sqlite.library.Connection;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.HashSet;
import java.util.Set;

/** The classes of node:sqlite in one runtime, and its open connections. */
final class SqliteState {
    static final EnvironmentKey<SqliteState> KEY = new Key();

    private final Realm realm;
    private final ReferenceQueue<Object> lost = new ReferenceQueue<>();
    private final Set<OpenConnection> open = new HashSet<>();
    private QueryChannel queries;

    final JsObject database;
    final JsObject statement;
    final JsObject session;
    final JsObject tagStore;
    final JsObject iterator;

    final Accessor isOpen;
    final Accessor isTransaction;
    final Accessor limits;
    final Accessor sourceSql;
    final Accessor expandedSql;
    final Accessor capacity;
    final Accessor db;
    final Accessor size;

    private static final class Key extends EnvironmentKey<SqliteState> {
        @Override
        protected SqliteState create(Environment environment) {
            return new SqliteState(environment);
        }
    }

    /** Closes a connection whose database object is unreachable. */
    private final class OpenConnection extends PhantomReference<Object> {
        private final Connection connection;

        OpenConnection(Object owner, Connection connection) {
            super(owner, lost);
            this.connection = connection;
        }
    }

    private SqliteState(Environment environment) {
        realm = environment.realm();
        database = constructor(DatabasePrototypeTable.INSTANCE, "Database", DatabasePrototype::dispose);
        statement = constructor(StatementPrototypeTable.INSTANCE, "Statement", StatementPrototype::dispose);
        session = constructor(SessionPrototypeTable.INSTANCE, "Session", SessionPrototype::dispose);
        tagStore = constructor(TagStorePrototypeTable.INSTANCE, "SQLTagStore", null);
        iterator = constructor(StatementIterator_MethodsTable.INSTANCE, "StatementIterator", null);
        prototype(iterator).setPrototypeOf(realm.intrinsic(Intrinsic.ITERATOR_PROTOTYPE));
        isOpen = getter(self -> DatabasePrototype.require(self).connectionOrNull() != null);
        isTransaction =
                getter(self -> !DatabasePrototype.require(self).connection().isAutocommit());
        limits = getter(self -> DatabasePrototype.require(self).limits());
        sourceSql = getter(self -> StatementPrototype.require(self).open().sql());
        expandedSql = getter(self ->
                Values.textOrNull(StatementPrototype.require(self).open().expandedSql()));
        capacity = getter(self -> TagStorePrototype.require(self).capacity());
        db = getter(self -> TagStorePrototype.require(self).database());
        size = getter(self -> TagStorePrototype.require(self).size());
        environment.onClose(this::closeAll);
    }

    static SqliteState of(Realm realm) {
        return Environment.of(realm).get(KEY);
    }

    Realm realm() {
        return realm;
    }

    QueryChannel queries() {
        return queries;
    }

    void queries(QueryChannel channel) {
        queries = channel;
    }

    private interface Getter {
        Object get(Object self);
    }

    private Accessor getter(Getter getter) {
        return new Accessor(
                new NativeClosure(realm, "", 0, (in, callee, self, arguments, target) -> getter.get(self)), null);
    }

    private JsObject constructor(BuiltinTable table, String name, Getter dispose) {
        int id = table.constructor();
        NativeFunction function = new NativeFunction(realm.nativeFunctionShape(), realm, table, id, true, 0, name);
        JsObject prototype = JsObject.create(realm);
        BuiltinInstaller.populate(realm, prototype, table);
        prototype.defineBuiltin("constructor", function, Attributes.METHOD);
        if (dispose != null) {
            prototype.defineBuiltin(JsSymbol.DISPOSE, getter(dispose).getter(), Attributes.ALL);
        }
        function.makeUnique();
        function.defineBuiltin("prototype", prototype, Attributes.WRITABLE);
        return function;
    }

    JsObject prototype(JsObject constructor) {
        return (JsObject) constructor.get("prototype");
    }

    /** Keeps a connection until it is closed, its owner is unreachable, or the runtime ends. */
    void opened(Object owner, Connection connection) {
        closeLost();
        open.removeIf(other -> !other.connection.isOpen());
        open.add(new OpenConnection(owner, connection));
    }

    private void closeLost() {
        for (Reference<?> reference = lost.poll(); reference != null; reference = lost.poll()) {
            OpenConnection connection = (OpenConnection) reference;
            open.remove(connection);
            connection.connection.close();
        }
    }

    private void closeAll() {
        for (OpenConnection connection : open) {
            if (!connection.connection.isInCallback()) connection.connection.close();
        }
        open.clear();
    }
}

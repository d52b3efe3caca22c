package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.SqliteException;
import dev.gyre.node.sqlite.library.Statement;
import java.util.HashMap;
import java.util.Map;

/** Binds the arguments of a statement's methods to its parameters. */
// https://nodejs.org/api/sqlite.html#binding-parameters
final class Parameters {
    private final Realm realm;
    private final Statement statement;

    /** The names of the parameters, by index; index 0 is unused, a name may be null. */
    private String[] names;
    /** The indices by the names with prefixes, and by those without. */
    private Map<String, Integer> prefixed;

    private Map<String, Integer> bare;

    Parameters(Realm realm, Statement statement) {
        this.realm = realm;
        this.statement = statement;
    }

    /** Binds arguments, the first of which may be an object of named parameters if that is allowed. */
    void bind(StatementObject owner, Object[] arguments, boolean allowNamed) throws SqliteException {
        if (names == null) readNames();
        if (arguments.length == 0) {
            if (names.length > 1) statement.clearBindings();
            return;
        }
        statement.clearBindings();
        int next = 0;
        if (allowNamed && arguments[0] instanceof JsObject named && ByteView.ofOrNull(named) == null) {
            bindNamed(owner, named);
            next = 1;
        }
        int index = 1;
        for (; next < arguments.length; next++) {
            while (index < names.length && names[index] != null && !names[index].startsWith("?")) index++;
            Values.bind(realm, statement, index++, arguments[next]);
        }
    }

    private void readNames() {
        names = new String[statement.parameterCount() + 1];
        for (int i = 1; i < names.length; i++) names[i] = statement.parameterName(i);
    }

    private void bindNamed(StatementObject owner, JsObject named) throws SqliteException {
        if (prefixed == null) {
            prefixed = new HashMap<>();
            for (int i = 1; i < names.length; i++) if (names[i] != null) prefixed.putIfAbsent(names[i], i);
        }
        if (owner.allowBareNamedParameters && bare == null) bare = bareNames();
        for (Object key : named.ownPropertyKeys()) {
            if (key instanceof dev.gyre.engine.runtime.value.JsSymbol || !named.hasEnumerableOwn(key)) continue;
            String name = TypeConversion.toString(dev.gyre.engine.runtime.object.PropertyKey.toValue(key));
            Integer index = prefixed.get(name);
            if (index == null && owner.allowBareNamedParameters) index = bare.get(name);
            if (index == null) {
                if (owner.allowUnknownNamedParameters) continue;
                throw NativeErrors.invalidState(realm, "Unknown named parameter '" + name + "'");
            }
            Object value = named.get(key);
            // A getter may have closed the database.
            owner.open();
            Values.bind(realm, statement, index, value);
        }
    }

    private Map<String, Integer> bareNames() {
        Map<String, Integer> result = new HashMap<>();
        for (int i = 1; i < names.length; i++) {
            if (names[i] == null) continue;
            String name = names[i].substring(1);
            Integer other = result.putIfAbsent(name, i);
            if (other != null) {
                throw NativeErrors.invalidState(
                        realm,
                        "Cannot create bare named parameter '" + name + "' because of conflicting names '"
                                + names[other] + "' and '" + names[i] + "'.");
            }
        }
        return result;
    }
}

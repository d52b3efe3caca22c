package dev.gyre.node.environment;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.IdentityHashMap;
import java.util.Map;

/** The prototype objects of a runtime's handles, created at their first use. */
public final class Prototypes {
    private final Map<BuiltinTable, JsObject> prototypes = new IdentityHashMap<>();

    Prototypes() {}

    /** The prototype object of a table, which has the methods of the shared tables too. */
    public JsObject of(Realm realm, BuiltinTable table, BuiltinTable... shared) {
        JsObject prototype = prototypes.get(table);
        if (prototype == null) {
            prototype = JsObject.create(realm);
            BuiltinInstaller.populate(realm, prototype, table);
            BuiltinInstaller.populate(realm, prototype, shared);
            prototypes.put(table, prototype);
        }
        return prototype;
    }
}

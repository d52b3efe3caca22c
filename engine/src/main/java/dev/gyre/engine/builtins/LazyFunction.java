package dev.gyre.engine.builtins;

import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Realm;

/** A builtin method that is created at the first read of its property; several properties may share it. */
final class LazyFunction extends LazyValue {
    private final Realm realm;
    private final BuiltinTable table;
    private final int id;
    private NativeFunction function;

    LazyFunction(Realm realm, BuiltinTable table, int id) {
        this.realm = realm;
        this.table = table;
        this.id = id;
    }

    @Override
    protected Object resolve(JsObject holder) {
        if (function == null) {
            function = new NativeFunction(realm, table, id, false);
        }
        return function;
    }
}

package dev.gyre.engine.builtins;

import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Realm;

/** A builtin accessor property whose functions are created at the first use; an id of -1 means undefined. */
final class LazyAccessor extends LazyValue {
    private final Realm realm;
    private final BuiltinTable table;
    private final int getter;
    private final int setter;

    LazyAccessor(Realm realm, BuiltinTable table, int getter, int setter) {
        this.realm = realm;
        this.table = table;
        this.getter = getter;
        this.setter = setter;
    }

    @Override
    protected Object resolve(JsObject holder) {
        return new Accessor(function(getter, "get "), function(setter, "set "));
    }

    private NativeFunction function(int id, String prefix) {
        return id < 0
                ? null
                : new NativeFunction(
                        realm.nativeFunctionShape(),
                        realm,
                        table,
                        id,
                        false,
                        table.length(id),
                        prefix + table.name(id));
    }
}

package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Map constructor. */
// 24.1.1 The Map Constructor, https://tc39.es/ecma262/#sec-map-constructor
@BuiltinObject(intrinsic = "%Map%")
public final class MapConstructor {
    private MapConstructor() {}

    // Map ( [ iterable ] ), https://tc39.es/ecma262/#sec-map-iterable
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object iterable) {
        Receiver.requireNew(newTarget, "Map");
        MapObject map = new MapObject(ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.MAP_PROTOTYPE));
        CollectionFilling.addEntries(realm, map, iterable);
        return map;
    }

    // Map.groupBy ( items, callback ), https://tc39.es/ecma262/#sec-map.groupby
    @Builtin
    static Object groupBy(Realm realm, Object self, Object items, Object callback) {
        Receiver.requireCoercible(items, "Map.groupBy");
        MapObject map = new MapObject(realm.intrinsic(Intrinsic.MAP_PROTOTYPE));
        for (var group : ObjectOperations.groupBy(realm, items, callback, OrderedTable::comparable)
                .entrySet()) {
            map.table().put(group.getKey(), JsArray.fromList(realm, group.getValue()));
        }
        return map;
    }

    // get Map [ @@species ], https://tc39.es/ecma262/#sec-get-map-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }
}

package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.wrapper.BooleanObject;

/** Boolean.prototype. */
// 20.3.3 Properties of the Boolean Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-boolean-prototype-object
@BuiltinObject(intrinsic = "%Boolean.prototype%")
public final class BooleanPrototype {
    private BooleanPrototype() {}

    // Boolean.prototype.toString ( ), https://tc39.es/ecma262/#sec-boolean.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        return thisBooleanValue(self, "toString") ? "true" : "false";
    }

    // Boolean.prototype.valueOf ( ), https://tc39.es/ecma262/#sec-boolean.prototype.valueof
    @Builtin
    static boolean valueOf(Realm realm, Object self) {
        return thisBooleanValue(self, "valueOf");
    }

    // ThisBooleanValue ( value ), https://tc39.es/ecma262/#sec-thisbooleanvalue
    private static boolean thisBooleanValue(Object self, String method) {
        if (self instanceof Boolean flag) return flag;
        if (self instanceof BooleanObject object) return object.value();
        throw Errors.typeError("Boolean.prototype." + method + " requires that 'this' be a Boolean");
    }
}

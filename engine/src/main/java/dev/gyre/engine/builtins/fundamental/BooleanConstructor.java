package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.wrapper.BooleanObject;

/** The Boolean constructor. */
// 20.3.1 The Boolean Constructor, https://tc39.es/ecma262/#sec-boolean-constructor
@BuiltinObject(intrinsic = "%Boolean%")
public final class BooleanConstructor {
    private BooleanConstructor() {}

    // Boolean ( value ), https://tc39.es/ecma262/#sec-boolean-constructor-boolean-value
    @Builtin(constructor = true)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object value) {
        boolean flag = TypeConversion.toBoolean(value);
        if (newTarget == null) return flag;
        return new BooleanObject(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.BOOLEAN_PROTOTYPE), flag);
    }
}

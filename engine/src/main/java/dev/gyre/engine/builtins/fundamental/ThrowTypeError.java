package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.realm.Realm;

/** Makes %ThrowTypeError%, the frozen function that refuses callee, caller and arguments. */
// %ThrowTypeError% ( ), https://tc39.es/ecma262/#sec-%throwtypeerror%
final class ThrowTypeError {
    private ThrowTypeError() {}

    static JsObject create(Realm realm) {
        NativeClosure thrower = new NativeClosure(realm, "", 0, (current, callee, self, arguments, newTarget) -> {
            throw Errors.typeError(
                    "'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them");
        });
        thrower.defineOwnProperty("length", PropertyDescriptor.data(0, Attributes.NONE));
        thrower.defineOwnProperty("name", PropertyDescriptor.data("", Attributes.NONE));
        thrower.preventExtensions();
        return thrower;
    }
}
